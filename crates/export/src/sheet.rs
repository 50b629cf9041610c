//! A file of columns that is written row by row.

use std::io::Write;
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::parser::parse_message_type;

use crate::column::{Column, Kind, Shape, schema};

/// A row group is closed when it holds so many rows, or so many bytes: all that is ever in memory.
const ROWS: usize = 1 << 17;
const BYTES: usize = 1 << 24;

/// One value of a row.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cell<'a> {
    Text(&'a str),
    Whole(i64),
    /// The bits of a number without a sign are kept as they are.
    Unsigned(u64),
    Real(f64),
    Truth(bool),
    Nothing,
    Texts(&'a [String]),
    Wholes(&'a [i64]),
    Reals(&'a [f64]),
}

impl Cell<'_> {
    /// A number of things.
    pub(crate) fn of(count: usize) -> Self {
        Self::Whole(i64::try_from(count).unwrap_or(i64::MAX))
    }
}

/// A file that is being written.
pub(crate) struct Sheet<W: Write + Send> {
    writer: SerializedFileWriter<W>,
    buffers: Vec<Buffer>,
    rows: usize,
    bytes: usize,
}

impl<W: Write + Send> Sheet<W> {
    pub(crate) fn new(name: &str, columns: &[Column], file: W) -> Result<Self, ParquetError> {
        let schema = parse_message_type(&schema(name, columns))?;
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_created_by(concat!("ludoteca ", env!("CARGO_PKG_VERSION")).to_owned())
            .set_statistics_enabled(EnabledStatistics::Chunk)
            .build();
        let writer = SerializedFileWriter::new(file, Arc::new(schema), Arc::new(properties))?;
        let buffers = columns.iter().map(Buffer::new).collect();
        Ok(Self { writer, buffers, rows: 0, bytes: 0 })
    }

    /// Adds a row: a cell for each column.
    pub(crate) fn push(&mut self, cells: &[Cell<'_>]) -> Result<(), ParquetError> {
        debug_assert_eq!(cells.len(), self.buffers.len(), "a cell for each column");
        for (buffer, &cell) in self.buffers.iter_mut().zip(cells) {
            self.bytes += buffer.push(cell);
        }
        self.rows += 1;
        if self.rows >= ROWS || self.bytes >= BYTES { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Result<(), ParquetError> {
        if self.rows == 0 {
            return Ok(());
        }
        let mut group = self.writer.next_row_group()?;
        for buffer in &mut self.buffers {
            let column = group.next_column()?;
            buffer.write(column.unwrap_or_else(|| unreachable!("the schema has this column")))?;
        }
        group.close()?;
        (self.rows, self.bytes) = (0, 0);
        Ok(())
    }

    /// Writes what is left, and the end of the file.
    pub(crate) fn finish(mut self) -> Result<(), ParquetError> {
        self.flush()?;
        self.writer.close().map(drop)
    }
}

/// The values of one column that are not written yet.
struct Buffer {
    values: Values,
    shape: Shape,
    /// For each entry whether there is a value: 1, or 0 for nothing and for an empty list.
    present: Vec<i16>,
    /// For each entry whether it goes on with the list of the last one: 1, or 0.
    further: Vec<i16>,
}

enum Values {
    Text(Vec<ByteArray>),
    Whole(Vec<i64>),
    Real(Vec<f64>),
    Truth(Vec<bool>),
}

impl Buffer {
    fn new(column: &Column) -> Self {
        let values = match column.kind {
            Kind::Text => Values::Text(Vec::new()),
            Kind::Whole | Kind::Unsigned => Values::Whole(Vec::new()),
            Kind::Real => Values::Real(Vec::new()),
            Kind::Truth => Values::Truth(Vec::new()),
        };
        Self { values, shape: column.shape, present: Vec::new(), further: Vec::new() }
    }

    /// Takes a cell over; how many bytes that are.
    fn push(&mut self, cell: Cell<'_>) -> usize {
        match cell {
            Cell::Nothing => {
                self.mark(0, 0);
                2
            }
            Cell::Texts(list) => self.list(list.iter().map(|text| Cell::Text(text))),
            Cell::Wholes(list) => self.list(list.iter().map(|&number| Cell::Whole(number))),
            Cell::Reals(list) => self.list(list.iter().map(|&number| Cell::Real(number))),
            one => {
                self.mark(1, 0);
                self.value(one)
            }
        }
    }

    fn list<'a>(&mut self, cells: impl Iterator<Item = Cell<'a>>) -> usize {
        let (mut bytes, mut further) = (0, 0);
        for cell in cells {
            self.mark(1, further);
            bytes += self.value(cell);
            further = 1;
        }
        if further == 0 {
            self.mark(0, 0);
        }
        bytes
    }

    fn mark(&mut self, present: i16, further: i16) {
        if self.shape != Shape::One {
            self.present.push(present);
        }
        if self.shape == Shape::List {
            self.further.push(further);
        }
    }

    fn value(&mut self, cell: Cell<'_>) -> usize {
        match (&mut self.values, cell) {
            (Values::Text(values), Cell::Text(text)) => {
                values.push(ByteArray::from(text));
                size_of::<ByteArray>() + text.len()
            }
            (Values::Whole(values), Cell::Whole(number)) => {
                values.push(number);
                8
            }
            (Values::Whole(values), Cell::Unsigned(number)) => {
                values.push(number.cast_signed());
                8
            }
            (Values::Real(values), Cell::Real(number)) => {
                values.push(number);
                8
            }
            (Values::Truth(values), Cell::Truth(truth)) => {
                values.push(truth);
                1
            }
            (_, cell) => unreachable!("a cell of another kind than its column: {cell:?}"),
        }
    }

    /// Writes all of it, and begins anew.
    fn write(&mut self, mut column: SerializedColumnWriter<'_>) -> Result<(), ParquetError> {
        let present = (self.shape != Shape::One).then_some(self.present.as_slice());
        let further = (self.shape == Shape::List).then_some(self.further.as_slice());
        match &mut self.values {
            Values::Text(values) => {
                column.typed::<ByteArrayType>().write_batch(values, present, further)?;
                values.clear();
            }
            Values::Whole(values) => {
                column.typed::<Int64Type>().write_batch(values, present, further)?;
                values.clear();
            }
            Values::Real(values) => {
                column.typed::<DoubleType>().write_batch(values, present, further)?;
                values.clear();
            }
            Values::Truth(values) => {
                column.typed::<BoolType>().write_batch(values, present, further)?;
                values.clear();
            }
        }
        self.present.clear();
        self.further.clear();
        column.close()
    }
}
