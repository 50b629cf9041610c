# Names of presets, boards, switches and what they can be, for setting up a table, in English.
# es/page-rules.ftl has the same keys in the same order, with the same variables.

## Presets and boards

page-preset-official = The official rules
page-preset-street-masters = Street Master’s
page-preset-serial = Monopolio Serial
page-preset-optimal = The study of optimal play
page-preset-standard = The Rift
page-preset-classic = The classic game
page-preset-four = Every colour for itself
page-preset-partners = Partners
page-preset-fast = Two dice
page-preset-sixteen = Sixteen safe squares
page-preset-six = Six colours
page-preset-quick = A quick game
page-board-madrid = Madrid
page-board-atlantic-city = Atlantic City
page-board-atlantic-city-es = Atlantic City, in Spanish

## Switches of Monopoly

page-switch-short = Short game
page-switch-time_limit = Game against the clock
page-switch-start_cash = Money at the start
page-switch-houses = Houses in the bank
page-switch-hotels = Hotels in the bank
page-switch-unlimited_buildings = As many buildings as you like
page-switch-houses_before_hotel = Houses before a hotel
page-switch-even_building = Build evenly
page-switch-hotel_sold_whole = A hotel is sold whole
page-switch-building_auctions = Auctions of scarce buildings
page-switch-auctions = Auctions
page-switch-low_bid_passes = A bid that is too low passes
page-switch-own_auctions = Players auction their own lots
page-switch-sell_lots = Lots can be sold to the bank
page-switch-trades = Trades
page-switch-trade_jail_cards = Trades of jail cards
page-switch-trade_buildings = Trades of built lots
page-switch-packages = Offers of several lots
page-switch-offers_per_window = Offers at a time
page-switch-others_manage = Others build and trade between turns
page-switch-manage_after_move = Build and trade after the move
page-switch-transfer_interest = Interest on mortgages that change hands
page-switch-estate = What a bankrupt had goes to
page-switch-income_tax = Income tax
page-switch-free_parking_pot = Free Parking collects the fines
page-switch-double_salary = Double salary on Go
page-switch-jail_ends_free = The last try in jail is free
page-switch-fine_any_turn = The fine can be paid in any turn
page-switch-rent_in_jail = Rent while in jail
page-switch-keep_jail_cards = Jail cards are kept
page-switch-reshuffle_decks = Decks are shuffled again
page-switch-fresh_throw = A fresh throw for utilities
page-switch-opening_roll = Throw for who begins
page-switch-dealt_lots = Lots dealt at the start
page-switch-last_bankruptcy = Bankruptcies until the end (0: all)
page-switch-turn_limit = Turns until the end (0: none)
page-switch-pay_automatically = Debts are paid by themselves

## Switches of The Rift

page-switch-board = Board
page-switch-eco = Echo
page-switch-tie_break = When points are equal
page-switch-value_limit = Most value of a deck (0: any)
page-switch-max_copies = Copies of a card
page-switch-extra_cards = Extra cards
page-switch-forced_centre = The first card goes to the centre
page-switch-pie = The second may take over the first move
page-switch-unplayed_counts = Cards in hand count
page-switch-games = Games of a match

## Switches of Parchís and Pig

page-switch-seating = Colours of a player
page-switch-pairing = Which colours go together
page-switch-dice = Dice
page-switch-out_at_start = Pieces out at the start
page-switch-six_counts = A six counts
page-switch-goal = Into the goal
page-switch-bonuses = Bonuses for captures and goals
page-switch-barriers = Barriers
page-switch-places = Play on for the places
page-switch-safe_squares = Safe squares
page-switch-target = Points to win

## What switches can be

page-value-open = open
page-value-percent = in percent
page-value-creditor = the creditor
page-value-bank = the bank
page-value-choice = as the player chooses
page-value-flat = a fixed amount
page-value-draw = a draw
page-value-pairs = two
page-value-singles = one
page-value-partners = one, with a partner
page-value-opposite = opposite ones
page-value-exact = by an exact throw
page-value-printed = as printed
page-value-sixteen = sixteen
page-value-four = four colours
page-value-six = six colours

## What can be set on computer players

page-word-no = no
page-word-yes = yes
page-word-none = none
page-word-aggressive = aggressive
page-word-cautious = cautious
page-word-runner = runner
page-word-blocker = blocker
