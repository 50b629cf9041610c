# Playing in a terminal, in English.
# es/play.ftl has the same keys in the same order, with the same variables.
# Sentences about what somebody did begin with { $who } { $has }: “You have”, “quick has”.

## The command

command-play = Play in this terminal, against computer players or other people
value-seats = YOU,A,…
option-seats = Who plays, one per seat: you or you:NAME for a person, else a computer player (default: you, and a strong one at the others)
option-seed-play = Seed of all chance, to play the same dice or cards again (default: another one each time)
option-load = Go on with a saved game, which is kept up to date; the rules are those of the file, and the players unless --seats says otherwise
option-save = Keep the game in this file, up to date at every decision
option-auto = Computer players at all seats: just watch
option-ascii = Draw with ASCII signs alone
play-no-face = { $game } cannot be played in a terminal yet
play-too-many-seats = { $game } is played by { $low } to { $high } players; --seats names { $found }
play-other-game = { $file } is a game of { $found }, not of { $game }
play-sees-everything = { $agent } sees hidden cards and does not play against people
play-save-not-ours = { $file } is there already and is no saved game; choose another name for --save
play-begins = { $game } · { $rules } · seed { $seed }
play-goes-on = { $game } · { $rules } · the game of { $file } goes on
play-lost = The game cannot go on: { $reason }

## Who

play-you = You
play-to-you = you
play-have = have
play-has = has
play-person = Player

## The loop

play-help =
    Type the number of an action, or the action in words. And at any time:
      help              this page
      hint              what a strong player would do, and why
      why               why the last computer player did what it did
      undo              back to your last decision
      look THING        a closer look: a square, a card
      board, actions    the board again; all that you can do
      save FILE         keeps the game in a file from now on
      windows           be asked out of turn, too, or no more
      quit              leaves the game
    Spanish works as well: ayuda, pista, porque, deshacer, mirar, tablero, acciones, guardar, ventanas, salir.
play-refused = That cannot be played: { $reason }.
play-unable = This table does not do that.
play-no-such-number = There are actions 1 to { $most }.
play-more-actions = … and { $left } more: “actions” shows all
play-earlier-news = { $lines ->
    [one] ({ $lines } line before these)
   *[other] ({ $lines } lines before these)
}
play-nothing-to-undo = You have decided nothing yet.
play-undone = Back at your last decision; the same dice and cards will come again.
play-windows-on = You will be asked out of turn, too.
play-windows-off = Out of turn you will only be asked when something depends on you.
play-hint = { $agent } would choose: { $action }
play-why = { $agent } chose: { $action }
play-no-hint = Nobody has to decide anything now.
play-no-why = No computer player has decided anything since your last look back.
play-no-reasons = It gives no reasons.
play-nothing-to-see = There is nothing to look at by the name of “{ $what }”.
play-pass-keyboard = { $name }, it is your turn. When nobody else looks, press Enter.{" "}
play-save-where = Save to which file? Type: save FILE
play-save-other = { $file } is something else than a saved game; choose another name.
play-saved = Saved to { $file }, which is kept up to date from now on.
play-unsaved = { $file } cannot be written: { $reason }
play-save-before-leaving = A file name keeps the game, Enter lets it go:{" "}
play-go-on = The game is kept. To go on: ludoteca play { $game } --load { $file }
play-not-kept = The game was not kept; “save FILE” or --save FILE keep one.
play-won = { $who } { $has } won!
play-drawn = A draw: { $names }.
play-watch-prompt = Enter: next turn>{" "}
play-watch-help = Enter plays the next turn; why, look THING, board, save FILE and quit work here.

## Pig

play-pig-help =
    Roll as often as you dare: every roll adds to the turn, but a 1 loses what the turn has gained.
    Hold, and it is yours. Type roll (r) or hold (h).
play-pig-target = Whoever has { $target } points first wins.
play-pig-stake = + { $points } this turn
play-pig-roll = { $points ->
    [0] roll the die
   *[other] roll again, and risk { $points }
}
play-pig-hold = { $points ->
    [0] hold, with nothing gained
   *[other] hold, and keep { $points }
}
play-pig-rolled = { $who } { $has } rolled a { $face }.
play-pig-lost = { $points ->
    [one] A 1: { $who } { $has } lost the { $points } point of the turn.
   *[other] A 1: { $who } { $has } lost the { $points } points of the turn.
}
play-pig-held = { $who } { $has } held { $points }: { $score } points in all.
play-pig-expected = Expected roll or hold, found “{ $found }”; help shows all.
