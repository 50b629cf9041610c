//! Writes the wire types as TypeScript to the standard output.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

fn main() {
    print!("{}", ludoteca_host::wire::typescript());
}
