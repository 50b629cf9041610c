# Trades, auctions, windows and hints for clients of the monopd network, in English.
# es/monopd-play.ftl has the same keys in the same order.

monopd-serve-goes-on = The game goes on.
monopd-serve-not-yours = That is not yours.
monopd-serve-kept = It will be done as soon as you can: before the next roll.
monopd-serve-kept-full = Too much is waiting for your next turn to manage.
monopd-serve-kept-refused = { $lot }: what you wanted before cannot be done any more.
monopd-serve-no-partner = There is nobody to trade with of that number.
monopd-serve-many-trades = Too many trades are open.
monopd-serve-no-trade = There is no such trade.
monopd-serve-old-trade = The trade has changed since.
monopd-serve-bad-part = Expected something that somebody in the game has, and no amount below zero.
monopd-serve-empty-trade = Nothing is in the trade yet.
monopd-serve-two-only = At this table only two trade with each other.
monopd-serve-too-many-parties = Too many players for one trade.
monopd-serve-trade-kept = The offer will be made as soon as you can make one: before the next roll.
monopd-serve-on-table = The offer is on the table; it ends with its answer.
monopd-serve-no-auction = There is no auction.
monopd-serve-highest-already = The highest bid is yours.
monopd-serve-left-auction = You have left this auction.
monopd-serve-low-bid = Somebody has bid as much already.
monopd-serve-standing = Your bid stands, and is made when it is your turn to bid.
monopd-serve-outbid = Your bid came too late, or is not high enough any more.
monopd-serve-replaced = A computer player decides for you until you do something.
monopd-serve-returned = You decide for yourself again.
monopd-button-back = I am back
monopd-button-bankrupt = Declare bankruptcy
monopd-button-hint = Hint
monopd-hint = { $agent } would choose: { $action }
monopd-hint-chance = Chance to win with it: { $share }
monopd-hint-reasons = What counts most: { $reasons }
