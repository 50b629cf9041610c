# The board of Monopoly and what is looked at closely, in English.
# es/board.ftl has the same keys in the same order, with the same variables.

## In the middle of the board

play-monopoly-turn = Turn { $turn }
play-monopoly-dice = dice { $dice }
play-monopoly-stock = in the bank { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} and { $hotels ->
    [one] { $hotels } hotel
   *[other] { $hotels } hotels
}
play-monopoly-debt = Debt
play-monopoly-auction-title = Auction
play-monopoly-bids = the highest bid, { $amount }; has { $cash }
play-monopoly-may-bid = may bid; has { $cash }
play-monopoly-left = has left the auction
play-monopoly-trade-title = An offer
play-monopoly-package-title = A package

play-monopoly-card-of = leave jail with the card of “{ $deck }”

## Marks of two signs

play-monopoly-mark-go = ->
play-monopoly-mark-station = S
play-monopoly-mark-utility = U
play-monopoly-mark-cards = ?
play-monopoly-mark-tax = $
play-monopoly-mark-income-tax = $$
play-monopoly-mark-jail = #
play-monopoly-mark-go-to-jail = >#
play-monopoly-mark-parking = P
play-monopoly-kind-go = go
play-monopoly-kind-station = station
play-monopoly-kind-utility = utility
play-monopoly-kind-cards = card
play-monopoly-kind-tax = tax
play-monopoly-kind-income-tax = tax to choose
play-monopoly-kind-jail = jail
play-monopoly-kind-go-to-jail = go to jail
play-monopoly-kind-parking = free parking
play-monopoly-legend =
    A     owned by A             ▸BC   B and C are here
    A3    with three houses      #B    B is in jail
    AH    with a hotel           200   price of a free lot
    Am    mortgaged

## Players and the bank

play-monopoly-column-turn = TURN
play-monopoly-column-name = NAME
play-monopoly-column-colour = COLOUR
play-monopoly-column-cash = CASH
play-monopoly-column-capital = CAPITAL
play-monopoly-column-balance = BALANCE
play-monopoly-sheet-capital = Capital
play-monopoly-sheet-cash = in cash
play-monopoly-sheet-invested = invested
play-monopoly-sheet-balance = Balance of debts
play-monopoly-mortgaged = mortgaged
play-monopoly-houses = { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}
play-monopoly-houses-left = Houses in the bank: { $houses }
play-monopoly-hotels-left = Hotels in the bank: { $hotels }
play-monopoly-endless-buildings = The bank always has houses and hotels.
play-monopoly-unsold = { $lots ->
    [0] Every lot is owned.
    [one] { $lots } lot without an owner:
   *[other] { $lots } lots without an owner:
}
play-monopoly-no-player = There is no player “{ $found }”; type a letter, a name or a colour.
play-monopoly-look-what = Look at what? A square (39), a player (B), players, bank or legend.

## Deeds

play-monopoly-deed-rent = Rent
play-monopoly-deed-rent-group = with the whole group
play-monopoly-deed-rent-houses = { $count ->
    [one] with { $count } house
   *[other] with { $count } houses
}
play-monopoly-deed-rent-hotel = with a hotel
play-monopoly-deed-rent-stations = { $count ->
    [one] Rent with { $count } station
   *[other] with { $count } stations
}
play-monopoly-deed-rent-utilities = { $count ->
    [one] Dice, with { $count } utility
   *[other] with { $count } utilities
}
play-monopoly-deed-pay = You pay
play-monopoly-deed-pay-percent = or, of everything that you have,
play-monopoly-deed-salary = Passing or landing earns
play-monopoly-deed-fine = Fine to leave
play-monopoly-deed-turns = Turns at most
play-monopoly-deed-price = Price
play-monopoly-deed-mortgage = Mortgage
play-monopoly-deed-house-price = A house costs
play-monopoly-deed-hotel-price = A hotel, besides the houses
play-monopoly-deed-owner = Owner: { $name }
play-monopoly-deed-group = The rest of the group:
