# The page at a table of Monopoly, in English.
# es/page-monopoly.ftl has the same keys in the same order, with the same variables.

page-monopoly-name = Monopoly

## The board

page-monopoly-board = Board. The arrow keys walk the squares, Enter opens the deed.
page-monopoly-kind-street = street
page-monopoly-kind-station = station
page-monopoly-kind-utility = utility
page-monopoly-kind-cards = draw a card
page-monopoly-kind-tax = tax
page-monopoly-kind-income-tax = income tax
page-monopoly-kind-go = start
page-monopoly-kind-jail = jail
page-monopoly-kind-go-to-jail = go to jail
page-monopoly-kind-parking = rest
page-monopoly-hotel = a hotel
page-monopoly-houses = { $count ->
    [one] { $count } house
   *[other] { $count } houses
}
page-monopoly-mortgaged = mortgaged
page-monopoly-says-owner = owned by { $name }
page-monopoly-says-free = for sale at { $amount }
page-monopoly-says-rent = rent { $amount }
page-monopoly-says-rent-dice = rent { $amount } times the dice
page-monopoly-says-here = here: { $names }
page-monopoly-turn-of = { $name }’s turn
page-monopoly-opening = Who starts?
page-monopoly-over = The game is over
page-monopoly-rolled = { $name } rolled { $sum }
page-monopoly-drew = { $name } drew:
page-monopoly-dice = Dice: { $first } and { $second }, { $sum } in all
page-monopoly-turn = Turn { $turn }
page-monopoly-stock = in the bank { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
}, { $hotels ->
    [one] { $hotels } hotel
   *[other] { $hotels } hotels
}
page-monopoly-pot = pot { $amount }

## Deeds

page-monopoly-close = Close
page-monopoly-free = free
page-monopoly-group = The rest of the group
page-monopoly-lift-for = mortgaged: { $amount } lifts it
page-monopoly-times-dice = { $factor } × dice
page-monopoly-visits = Rolls that land here
page-monopoly-income = Brings per opponent roll
page-monopoly-payback = Pays for itself after
page-monopoly-rolls = { $count ->
    [one] { $count } roll
   *[other] { $count } rolls
}
page-monopoly-deed-bare = Rent
page-monopoly-deed-complete = with the whole group
page-monopoly-deed-houses = { $count ->
    [one] with { $count } house
   *[other] with { $count } houses
}
page-monopoly-deed-hotel = with a hotel
page-monopoly-deed-stations = { $count ->
    [one] with { $count } station
   *[other] with { $count } stations
}
page-monopoly-deed-utilities = { $count ->
    [one] with { $count } utility
   *[other] with { $count } utilities
}
page-monopoly-deed-pay = Pay
page-monopoly-deed-pay-percent = or of everything you have
page-monopoly-deed-salary = Salary
page-monopoly-deed-fine = Fine
page-monopoly-deed-turns = Rolls inside at most
page-monopoly-deed-price = Price
page-monopoly-deed-mortgage = Mortgage
page-monopoly-deed-house-price = A building costs
page-monopoly-deed-hotel-price = A hotel costs

## Players

page-monopoly-cash = Cash
page-monopoly-worth = worth { $amount }
page-monopoly-out = bankrupt
page-monopoly-in-jail = in jail, roll { $turn }
page-monopoly-in-jail-short = in jail
page-monopoly-deeds = Deeds
page-monopoly-holds = { $group }: { $held } of { $all }
page-monopoly-you = You
page-monopoly-nothing = nothing
page-monopoly-jail-card = Jail card
page-monopoly-jail-cards = { $count ->
    [one] { $count } jail card
   *[other] { $count } jail cards
}

## What can be done

page-monopoly-panel = Decisions
page-monopoly-you-have = You have { $amount }
page-monopoly-buy = Buy for { $amount }
page-monopoly-decline = Don’t buy
page-monopoly-decline-auction = Don’t buy: auction
page-monopoly-buy-left = { $amount } would be left
page-monopoly-buy-missing = { $amount } are missing; you could raise { $most }
page-monopoly-completes = completes { $group }
page-monopoly-breaks = breaks up { $group }
page-monopoly-jail-ways = Roll for doubles, or
page-monopoly-about = { $amount } now
page-monopoly-estate = Buildings and mortgages
page-monopoly-no-lots = No deeds to choose from.
page-monopoly-build-one = Build on { $name } for { $amount }
page-monopoly-sell-one = Sell a building of { $name } for { $amount }
page-monopoly-mortgage = Mortgage
page-monopoly-lift = Lift

## Auctions

page-monopoly-auction = Auction
page-monopoly-a-house = a house
page-monopoly-a-hotel = a hotel
page-monopoly-printed = price { $amount }
page-monopoly-no-bid = no bid yet
page-monopoly-bidders = Bidders
page-monopoly-bidder-leads = leads
page-monopoly-bidder-to-ask = still in
page-monopoly-bidder-passed = passed
page-monopoly-bidder-left = has left
page-monopoly-own-bid = Your bid
page-monopoly-bid = Bid
page-monopoly-pass = Pass
page-monopoly-leave = Leave the auction
page-monopoly-limit = Bid for me up to
page-monopoly-limit-set = Go
page-monopoly-limit-on = Bids for you up to { $amount }
page-monopoly-limit-off = Stop
page-monopoly-best-offer = The best offer is { $share } % on top, by { $name }
page-monopoly-share = { $share } % on top of half the price: { $amount }
page-monopoly-offer-share = Offer { $amount }
page-monopoly-no-offer = Offer nothing

## Debts

page-monopoly-debt = Owed: { $amount }
page-monopoly-missing = { $amount } are missing, { $most } can be raised
page-monopoly-enough = that is enough
page-monopoly-pay = Pay { $amount }
page-monopoly-raise = Raise { $amount } the cheapest way and pay
page-monopoly-plan-mortgage = mortgage { $name }: { $amount }
page-monopoly-plan-sell = sell a building of { $name }: { $amount }
page-monopoly-cannot-raise = Buildings and mortgages are not enough. Can you still trade?
page-monopoly-bankrupt = Declare bankruptcy
page-monopoly-give-up = Give up…
page-monopoly-sure = Everything you have is sold, and your game ends.
page-monopoly-not-yet = Not yet

## Trades

page-monopoly-trade = Trade
page-monopoly-partner = With whom
page-monopoly-gives = { $name } gives
page-monopoly-you-give = You give
page-monopoly-money = Money
page-monopoly-money-of = Money from { $name }
page-monopoly-balance = { $gets } for { $gives }
page-monopoly-interest = { $amount } interest on mortgages, at once
page-monopoly-send = Offer to { $name }
page-monopoly-clear = Start over
page-monopoly-ideas = Offers that would complete a group
page-monopoly-blocked-poor = You don’t have that much money.
page-monopoly-blocked-partner-poor = Your partner doesn’t have that much money.
page-monopoly-blocked-too-many = You have made { $most } offers; more are possible after the next roll.
page-monopoly-accept = Accept
page-monopoly-refuse = Refuse
page-monopoly-counter = Refuse and counter
page-monopoly-counter-how = A counter-offer waits for your next window, before the next roll.
page-monopoly-counter-ready = Your counter-offer: change it as you like and send it.
page-monopoly-package = A package among several
page-monopoly-leg-from = From
page-monopoly-leg-to = to
page-monopoly-leg-add = Add to the package
page-monopoly-refused = { $name } has refused.
page-monopoly-why-not = Why not?
page-monopoly-values = Accepting is worth { $accept } to them, refusing { $refuse }.
