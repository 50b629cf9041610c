//! What servers say: elements that carry only what has changed.

mod value;

pub(super) use value::Attributes;
use value::Value;

/// Makes a struct of attributes, all of them optional, that can be read, written and merged.
macro_rules! attributes {
    ($(#[$meta:meta])* $name:ident { $($field:ident = $attribute:literal : $kind:ty,)* }) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Eq, Debug, Default)]
        #[expect(missing_docs, reason = "the fields are the attributes of the wire")]
        pub struct $name { $(pub $field: Option<$kind>,)* }

        impl Attributes for $name {
            fn set(&mut self, name: &str, text: &str) {
                match name {
                    $($attribute => self.$field = <$kind as Value>::read(text).or(self.$field.take()),)*
                    _ => {}
                }
            }

            fn each(&self, write: &mut dyn FnMut(&'static str, &str)) {
                $(if let Some(value) = &self.$field { write($attribute, &value.write()); })*
            }
        }

        impl $name {
            /// Takes over everything that the newer one says.
            pub fn merge(&mut self, newer: &Self) {
                $(if newer.$field.is_some() { self.$field.clone_from(&newer.$field); })*
            }

            /// What this one says that somebody who was told the other does not know.
            #[must_use]
            pub fn since(&self, told: &Self) -> Self {
                Self { $($field: self.$field.clone().filter(|_| self.$field != told.$field),)* }
            }
        }
    };
}

attributes! {
    /// The greeting of a server.
    ServerInfo { host = "host": String, version = "version": String, }
}

attributes! {
    /// Who the client is.
    ClientInfo { player = "playerid": i32, cookie = "cookie": String, }
}

attributes! {
    /// Something said: by the server (`info`, `error`) or by somebody (`chat`).
    Message {
        kind = "type": String,
        player = "playerid": i32,
        author = "author": String,
        value = "value": String,
    }
}

attributes! {
    /// A game, or with the number -1 a type of games.
    GameUpdate {
        game = "gameid": i32,
        name = "name": String,
        kind = "gametype": String,
        status = "status": String,
        description = "description": String,
        turn = "turn": i32,
        master = "master": i32,
        min_players = "minplayers": i32,
        max_players = "maxplayers": i32,
        players = "players": i32,
        can_be_joined = "canbejoined": bool,
        can_be_watched = "canbewatched": bool,
    }
}

attributes! {
    /// An option of a game.
    ConfigUpdate {
        config = "configid": i32,
        game = "gameid": i32,
        name = "name": String,
        description = "description": String,
        kind = "type": String,
        edit = "edit": bool,
        value = "value": String,
    }
}

attributes! {
    /// A player; some of it only its own client is told.
    PlayerUpdate {
        player = "playerid": i32,
        name = "name": String,
        host = "host": String,
        image = "image": String,
        cookie = "cookie": String,
        game = "game": i32,
        money = "money": i32,
        double_count = "doublecount": i32,
        jail_count = "jailcount": i32,
        location = "location": i32,
        turn_order = "turnorder": i32,
        bankrupt = "bankrupt": bool,
        jailed = "jailed": bool,
        has_turn = "hasturn": bool,
        spectator = "spectator": bool,
        can_roll = "can_roll": bool,
        can_roll_again = "canrollagain": bool,
        can_buy = "can_buyestate": bool,
        can_auction = "canauction": bool,
        has_debt = "hasdebt": bool,
        can_use_card = "canusecard": bool,
        direct_move = "directmove": bool,
    }
}

attributes! {
    /// A group of estates.
    GroupUpdate { group = "groupid": i32, name = "name": String, }
}

attributes! {
    /// A space of the board.
    EstateUpdate {
        estate = "estateid": i32,
        name = "name": String,
        color = "color": String,
        background = "bgcolor": String,
        icon = "icon": String,
        owner = "owner": i32,
        group = "group": i32,
        houses = "houses": i32,
        money = "money": i32,
        pass_money = "passmoney": i32,
        tax = "tax": i32,
        tax_percentage = "taxpercentage": i32,
        pay_amount = "payamount": i32,
        price = "price": i32,
        house_price = "houseprice": i32,
        sell_house_price = "sellhouseprice": i32,
        mortgage_price = "mortgageprice": i32,
        unmortgage_price = "unmortgageprice": i32,
        rent0 = "rent0": i32,
        rent1 = "rent1": i32,
        rent2 = "rent2": i32,
        rent3 = "rent3": i32,
        rent4 = "rent4": i32,
        rent5 = "rent5": i32,
        mortgaged = "mortgaged": bool,
        jail = "jail": bool,
        to_jail = "tojail": bool,
        can_be_owned = "can_be_owned": bool,
        can_toggle_mortgage = "can_toggle_mortgage": bool,
        can_buy_houses = "can_buy_houses": bool,
        can_sell_houses = "can_sell_houses": bool,
    }
}

attributes! {
    /// A card that can be kept.
    CardUpdate { card = "cardid": i32, title = "title": String, owner = "owner": i32, }
}

attributes! {
    /// An auction.
    AuctionUpdate {
        auction = "auctionid": i32,
        actor = "actor": i32,
        estate = "estateid": i32,
        high_bid = "highbid": i32,
        high_bidder = "highbidder": i32,
        status = "status": i32,
    }
}

attributes! {
    /// A text for the person at the client, without its buttons.
    DisplayText {
        estate = "estateid": i32,
        text = "text": String,
        clear_text = "cleartext": bool,
        clear_buttons = "clearbuttons": bool,
    }
}

attributes! {
    /// A button; its command is sent back as it is.
    Button { command = "command": String, caption = "caption": String, enabled = "enabled": bool, }
}

attributes! {
    /// What has happened to a trade, without its parts.
    TradeInfo {
        trade = "tradeid": i32,
        kind = "type": String,
        actor = "actor": i32,
        revision = "revision": i32,
    }
}

attributes! {
    /// A participant of a trade.
    TradePlayer { player = "playerid": i32, accept = "accept": bool, }
}

attributes! {
    /// An estate that a trade moves; to its owner or nobody: it does not any more.
    TradeEstate { estate = "estateid": i32, to = "targetplayer": i32, }
}

attributes! {
    /// A card that a trade moves.
    TradeCard { card = "cardid": i32, to = "targetplayer": i32, }
}

attributes! {
    /// Money that a trade moves.
    TradeMoney { from = "playerfrom": i32, to = "playerto": i32, money = "money": i32, }
}

attributes! {
    /// A game that is no more.
    DeleteGame { game = "gameid": i32, }
}

attributes! {
    /// A player who is no more.
    DeletePlayer { player = "playerid": i32, }
}

/// A text for the person at the client.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Display {
    /// The text itself, and what it replaces.
    pub shown: DisplayText,
    /// The buttons that come with it.
    pub buttons: Vec<Button>,
}

/// News of a trade.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TradeUpdate {
    /// What has happened.
    pub info: TradeInfo,
    /// What has changed in it.
    pub parts: Vec<TradePart>,
}

/// One part of a trade.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the variants are the elements of the wire")]
pub enum TradePart {
    Player(TradePlayer),
    Estate(TradeEstate),
    Card(TradeCard),
    Money(TradeMoney),
}

/// One element of a line of the server.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the variants are the elements of the wire")]
pub enum Element {
    Server(ServerInfo),
    Client(ClientInfo),
    Message(Message),
    Game(GameUpdate),
    DeleteGame(DeleteGame),
    DeletePlayer(DeletePlayer),
    Config(ConfigUpdate),
    Player(PlayerUpdate),
    Group(GroupUpdate),
    Estate(Box<EstateUpdate>),
    Card(CardUpdate),
    Display(Display),
    Auction(AuctionUpdate),
    Trade(TradeUpdate),
}

impl Element {
    /// The element of this name without attributes; none: nobody knows it.
    pub(super) fn named(name: &str) -> Option<Self> {
        Some(match name {
            "server" => Self::Server(ServerInfo::default()),
            "client" => Self::Client(ClientInfo::default()),
            "msg" => Self::Message(Message::default()),
            "gameupdate" => Self::Game(GameUpdate::default()),
            "deletegame" => Self::DeleteGame(DeleteGame::default()),
            "deleteplayer" => Self::DeletePlayer(DeletePlayer::default()),
            "configupdate" => Self::Config(ConfigUpdate::default()),
            "playerupdate" => Self::Player(PlayerUpdate::default()),
            "estategroupupdate" => Self::Group(GroupUpdate::default()),
            "estateupdate" => Self::Estate(Box::default()),
            "cardupdate" => Self::Card(CardUpdate::default()),
            "display" => Self::Display(Display::default()),
            "auctionupdate" => Self::Auction(AuctionUpdate::default()),
            "tradeupdate" => Self::Trade(TradeUpdate::default()),
            _ => return None,
        })
    }

    /// Its name on the wire.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Server(_) => "server",
            Self::Client(_) => "client",
            Self::Message(_) => "msg",
            Self::Game(_) => "gameupdate",
            Self::DeleteGame(_) => "deletegame",
            Self::DeletePlayer(_) => "deleteplayer",
            Self::Config(_) => "configupdate",
            Self::Player(_) => "playerupdate",
            Self::Group(_) => "estategroupupdate",
            Self::Estate(_) => "estateupdate",
            Self::Card(_) => "cardupdate",
            Self::Display(_) => "display",
            Self::Auction(_) => "auctionupdate",
            Self::Trade(_) => "tradeupdate",
        }
    }

    pub(super) fn attributes(&self) -> &dyn Attributes {
        match self {
            Self::Server(it) => it,
            Self::Client(it) => it,
            Self::Message(it) => it,
            Self::Game(it) => it,
            Self::DeleteGame(it) => it,
            Self::DeletePlayer(it) => it,
            Self::Config(it) => it,
            Self::Player(it) => it,
            Self::Group(it) => it,
            Self::Estate(it) => &**it,
            Self::Card(it) => it,
            Self::Display(it) => &it.shown,
            Self::Auction(it) => it,
            Self::Trade(it) => &it.info,
        }
    }

    pub(super) fn attributes_mut(&mut self) -> &mut dyn Attributes {
        match self {
            Self::Server(it) => it,
            Self::Client(it) => it,
            Self::Message(it) => it,
            Self::Game(it) => it,
            Self::DeleteGame(it) => it,
            Self::DeletePlayer(it) => it,
            Self::Config(it) => it,
            Self::Player(it) => it,
            Self::Group(it) => it,
            Self::Estate(it) => &mut **it,
            Self::Card(it) => it,
            Self::Display(it) => &mut it.shown,
            Self::Auction(it) => it,
            Self::Trade(it) => &mut it.info,
        }
    }

    /// The attributes of a new child of this name; none: it does not belong here.
    pub(super) fn add_child(&mut self, name: &str) -> Option<&mut dyn Attributes> {
        match self {
            Self::Display(display) if name == "button" => {
                display.buttons.push(Button::default());
                display.buttons.last_mut().map(|button| button as &mut dyn Attributes)
            }
            Self::Trade(trade) => {
                trade.parts.push(TradePart::named(name)?);
                trade.parts.last_mut().map(TradePart::attributes_mut)
            }
            _ => None,
        }
    }

    /// The children with their names.
    pub(super) fn children(&self) -> Vec<(&'static str, &dyn Attributes)> {
        match self {
            Self::Display(display) => {
                display.buttons.iter().map(|it| ("button", it as &dyn Attributes)).collect()
            }
            Self::Trade(trade) => trade.parts.iter().map(TradePart::named_attributes).collect(),
            _ => Vec::new(),
        }
    }
}

impl TradePart {
    fn named(name: &str) -> Option<Self> {
        Some(match name {
            "tradeplayer" => Self::Player(TradePlayer::default()),
            "tradeestate" => Self::Estate(TradeEstate::default()),
            "tradecard" => Self::Card(TradeCard::default()),
            "trademoney" => Self::Money(TradeMoney::default()),
            _ => return None,
        })
    }

    fn named_attributes(&self) -> (&'static str, &dyn Attributes) {
        match self {
            Self::Player(it) => ("tradeplayer", it),
            Self::Estate(it) => ("tradeestate", it),
            Self::Card(it) => ("tradecard", it),
            Self::Money(it) => ("trademoney", it),
        }
    }

    fn attributes_mut(&mut self) -> &mut dyn Attributes {
        match self {
            Self::Player(it) => it,
            Self::Estate(it) => it,
            Self::Card(it) => it,
            Self::Money(it) => it,
        }
    }
}
