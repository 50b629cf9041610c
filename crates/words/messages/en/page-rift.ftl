# The page at a table of The Rift, in English.
# es/page-rift.ftl has the same keys in the same order, with the same variables.

page-rift-name = The Rift

## The card and the board
page-rift-board = Board
page-rift-cell = column { $column }, row { $row }
page-rift-cell-empty = { $cell }: empty
page-rift-cell-held = { $cell }: { $card }; { $name }’s
page-rift-cell-flips = { $count ->
    [0] { $cell }: empty; you flip nothing
    [one] { $cell }: empty; you flip one card
   *[other] { $cell }: empty; you flip { $count } cards
}
page-rift-card = { $name }: { $top } at the top, { $right } on the right, { $bottom } at the bottom, { $left } on the left
page-rift-hand = { $count ->
    [0] Your hand: no cards
    [one] Your hand: one card
   *[other] Your hand: { $count } cards
}
page-rift-seat = { $name }: { $points } on the board, { $held } in hand, { $deck } in the deck

## What can be done
page-rift-choose-card = Choose a card of your hand, or drag it to a cell.
page-rift-choose-or-take = Choose a card, or take over the first one that was played.
page-rift-choose-cell = Choose a marked cell.
page-rift-choose-target = Echo: choose which card the flipped one attacks.
page-rift-flips = { $count ->
    [0] You flip nothing here.
    [one] You flip one card here.
   *[other] You flip { $count } cards here.
}{ $echoes ->
    [0] {""}
    [one] {" "}An echo follows.
   *[other] {" "}{ $echoes } echoes follow.
}
page-rift-game-over = { $name } wins game { $game }: { $mine }–{ $theirs }.
page-rift-game-won = You win game { $game }: { $mine }–{ $theirs }.
page-rift-game-drawn = Game { $game } is a draw: { $mine }–{ $theirs }.
page-rift-between = Between two games
page-rift-next-game = See the next one

## How it stands
page-rift-cells = { $count ->
    [one] 1 cell
   *[other] { $count } cells
}
page-rift-held = hand { $held } · deck { $deck }
page-rift-match = { $wins ->
    [one] 1 game
   *[other] { $wins } games
} · { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-rift-match-state = Game { $game } of { $games } · games { $mine }–{ $theirs }

## A card from near
page-rift-look = Point at a card to see it from near.
page-rift-kind = { $rarity } · { $faction } · value { $value }
page-rift-no-ability = No abilities.
page-rift-security = Show security
page-rift-security-about = How likely a card stays with whoever holds it: an estimate from its free sides (marked) and the cards left in hand. A lock: it has no free side.
page-rift-ability-draw = Draw { $count }
page-rift-ability-defender = Defender
page-rift-ability-force = Force
page-rift-ability-echo = Echo
page-rift-ability-other = { $name }
page-rift-does-draw = { $count ->
    [one] Draws a card when it is played.
   *[other] Draws { $count } cards when it is played.
}
page-rift-does-defender = Flips nothing when it is played.
page-rift-does-force = Flips on equal values, too, when it is played.
page-rift-does-echo = Each card that it flips attacks another one beside it.
page-rift-does-other = An ability of this set of cards.
page-rift-rarity-common = Common
page-rift-rarity-rare = Rare
page-rift-rarity-epic = Epic
page-rift-rarity-unique = Unique

## The deck builder
page-rift-decks = Decks of The Rift
page-rift-decks-about = { $size } cards, at most { $copies } copies of each.
page-rift-collection = Collection
page-rift-found = { $count ->
    [0] No card
    [one] One card
   *[other] { $count } cards
}
page-rift-filters = Filters
page-rift-filter-text = Search
page-rift-filter-faction = Faction
page-rift-filter-rarity = Rarity
page-rift-filter-ability = Ability
page-rift-filter-low = Value from
page-rift-filter-high = Value up to
page-rift-filter-all = All
page-rift-filter-none = No ability
page-rift-filter-draw = Draw
page-rift-filter-clear = Clear filters
page-rift-order = Order
page-rift-order-base = Of the collection
page-rift-order-name = Name
page-rift-order-value = Value
page-rift-order-sum = Sum of sides
page-rift-deck = Your deck
page-rift-deck-size = { $count } of { $size } cards
page-rift-deck-empty = Tap cards of the collection to add them.
page-rift-deck-name = Name of the deck
page-rift-deck-code = Code
page-rift-deck-code-hint = Paste a code here
page-rift-deck-read = Read
page-rift-deck-copy = Copy
page-rift-deck-copied = Copied
page-rift-deck-save = Save
page-rift-deck-saved = Saved in this browser.
page-rift-deck-not-saved = The browser does not let anything be saved.
page-rift-deck-fill = Fill up at random
page-rift-deck-no-fill = It cannot be completed within this limit.
page-rift-deck-clear = Empty
page-rift-deck-add = Add { $card } ({ $have } of { $most })
page-rift-deck-remove = Take { $card } out
page-rift-deck-load = Open
page-rift-deck-forget = Delete { $name }
page-rift-deck-mine = Saved decks
page-rift-deck-none = You have not saved any yet.
page-rift-deck-show = See the deck
page-rift-deck-play = Play with this deck
page-rift-deck-checked = The server finds the deck good.
page-rift-format = Value limit
page-rift-format-open = No limit
page-rift-format-limit = Up to { $limit }
page-rift-value = Value { $value }
page-rift-value-of = Value { $value } of { $limit }
page-rift-curve = Value curve
page-rift-curve-column = { $count ->
    [one] 1 card of value { $value }
   *[other] { $count } cards of value { $value }
}
page-rift-test-hand = Test hand
page-rift-test-deal = Deal five
page-rift-fault-size = It has { $found } cards and should have { $size }.
page-rift-fault-copies = { $card }: { $found } copies, where { $most } are allowed.
page-rift-fault-value = The value is { $found }, and the limit { $most }.
page-rift-code-length = A code has about 20 letters.
page-rift-code-letter = There is a sign that codes do not have.
page-rift-code-check = A letter is wrong or missing.
page-rift-code-version = The code is of another version.
page-rift-code-no-deck = The code is not of a deck of 20 cards.
page-rift-code-other-base = The code is of another collection of cards.
page-rift-cards-missing = The cards could not be fetched: { $why }
page-rift-cards-loading = Fetching the cards…
page-rift-cards-again = Try again
