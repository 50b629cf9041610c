//! The languages of the house.

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lang {
    /// Spanish.
    Spanish,
    /// English, when nothing else is known.
    English,
}

impl Lang {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Spanish, Self::English];

    /// The code by which it is asked for.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Spanish => "es",
            Self::English => "en",
        }
    }

    /// The language of this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language of a locale such as `es-MX`: Spanish for any Spanish, else English.
    pub fn from_locale(locale: &str) -> Self {
        let language = locale.split(['-', '_', '.']).next().unwrap_or_default();
        if language.eq_ignore_ascii_case("es") { Self::Spanish } else { Self::English }
    }

    /// The language of the environment.
    pub fn from_environment() -> Self {
        sys_locale::get_locale().map_or(Self::English, |locale| Self::from_locale(&locale))
    }

    /// All messages of the language, file by file.
    pub const fn messages(self) -> &'static [&'static str] {
        match self {
            Self::Spanish => &[
                include_str!("../messages/es.ftl"),
                include_str!("../messages/es/analyse.ftl"),
                include_str!("../messages/es/board.ftl"),
                include_str!("../messages/es/console.ftl"),
                include_str!("../messages/es/export.ftl"),
                include_str!("../messages/es/join.ftl"),
                include_str!("../messages/es/page.ftl"),
                include_str!("../messages/es/page-monopoly.ftl"),
                include_str!("../messages/es/page-parchis.ftl"),
                include_str!("../messages/es/page-rift.ftl"),
                include_str!("../messages/es/page-rules.ftl"),
                include_str!("../messages/es/monopd.ftl"),
                include_str!("../messages/es/monopd-play.ftl"),
                include_str!("../messages/es/pages.ftl"),
                include_str!("../messages/es/pictures.ftl"),
                include_str!("../messages/es/play.ftl"),
                include_str!("../messages/es/queue.ftl"),
                include_str!("../messages/es/refusals.ftl"),
                include_str!("../messages/es/report.ftl"),
                include_str!("../messages/es/reproduce.ftl"),
                include_str!("../messages/es/ring.ftl"),
                include_str!("../messages/es/serve.ftl"),
                include_str!("../messages/es/terms.ftl"),
                include_str!("../messages/es/tournament.ftl"),
            ],
            Self::English => &[
                include_str!("../messages/en.ftl"),
                include_str!("../messages/en/analyse.ftl"),
                include_str!("../messages/en/board.ftl"),
                include_str!("../messages/en/console.ftl"),
                include_str!("../messages/en/export.ftl"),
                include_str!("../messages/en/join.ftl"),
                include_str!("../messages/en/page.ftl"),
                include_str!("../messages/en/page-monopoly.ftl"),
                include_str!("../messages/en/page-parchis.ftl"),
                include_str!("../messages/en/page-rift.ftl"),
                include_str!("../messages/en/page-rules.ftl"),
                include_str!("../messages/en/monopd.ftl"),
                include_str!("../messages/en/monopd-play.ftl"),
                include_str!("../messages/en/pages.ftl"),
                include_str!("../messages/en/pictures.ftl"),
                include_str!("../messages/en/play.ftl"),
                include_str!("../messages/en/queue.ftl"),
                include_str!("../messages/en/refusals.ftl"),
                include_str!("../messages/en/report.ftl"),
                include_str!("../messages/en/reproduce.ftl"),
                include_str!("../messages/en/ring.ftl"),
                include_str!("../messages/en/serve.ftl"),
                include_str!("../messages/en/terms.ftl"),
                include_str!("../messages/en/tournament.ftl"),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_spanish_is_spanish() {
        for locale in ["es", "es-ES", "es_MX.UTF-8", "ES"] {
            assert_eq!(Lang::from_locale(locale), Lang::Spanish, "{locale}");
        }
        for locale in ["en-GB", "C", "", "est", "fr-FR"] {
            assert_eq!(Lang::from_locale(locale), Lang::English, "{locale}");
        }
    }
}
