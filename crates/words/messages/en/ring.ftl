## ring

command-ring = Monopolio Serial: Monopoly on a ring of serial cables
command-ring-station = One station of the ring, at its serial cables
command-ring-simulate = A whole ring on this machine, every station a process of its own
command-ring-sniff = Prints what goes over a cable in words
value-device = DEVICE
value-profile = PROFILE
value-pace = PACE
value-share = SHARE
argument-ring-sniff = A serial device, a file of bytes, or - for the standard input
option-ring-in = The serial device over which the station before this one is heard
option-ring-out = The serial device over which the next one is reached (default: the same)
option-ring-seat = Who plays here: you, or an agent (default: you)
option-ring-name = What you are called at this station
option-ring-start = Starts the game: this is station 1
option-ring-profile = What the starter plays by: safe (every message is confirmed and repeated until it is), or document (bit for bit what the document says) (default: safe)
option-ring-journal = The file in which the station keeps the game; it goes on from there
option-ring-turns = Turns of all together after which the richest wins; the same at every station
option-ring-seed = Seed of dice and cards (default: any)
option-ring-baud = Bits per second of the cables; the same at every station (default: 2400)
option-ring-slack = Milliseconds that ports and stations may lose on a lap (default: 150)
option-ring-json = One JSON object for every message that was applied, with its number and the hash of the state
option-ring-stations = How many stations, from 2 to 4 (default: 4, or as many as there are seats)
option-ring-seats = Who plays at which station: you, an agent, or open for a station that is started in another terminal (default: you,rules,rules,…)
option-ring-pace = How fast bytes go over the cables: true (2400 baud) or fast (default: true)
option-ring-faults = Share of bytes that are damaged on the way, such as 0.01: changed, lost or doubled
option-ring-cuts = Share of bytes after which the receiving station is switched off for a moment
option-ring-games = How many games, one after another (default: 1)
option-ring-keep = The folder in which the journals of all stations stay
option-ring-tap = The file to which all bytes go that station 1 sends; for sniff
option-ring-simulate-json = Results as JSON
option-ring-sniff-json = One JSON object to a line
ring-json-needs-an-agent = --json tells what an agent's station does; you see it on the screen
ring-people-play-one-game = With people there is one game at a time: leave out --games
ring-one-person-here = One person fits into this terminal; the others are open, and start their stations in terminals of their own
ring-wrong-seats = Expected one seat for each of { $stations } stations (2 to 4), found { $found }
ring-expected-share = expected a share from 0 to 0.5, such as 0.01
ring-device = The device cannot be used: { $reason }
ring-journal = The journal cannot be used: { $reason }
ring-stopped = The station has stopped: { $reason }
ring-no-game = no game had begun
ring-ready = Listening at { $device }.
ring-starting = Counting the stations: the game begins when the ring is closed.
ring-waiting = Waiting for another station to start the game.
ring-goes-on = { $messages ->
    [one] The journal holds one message: the game goes on after it.
   *[other] The journal holds { $messages } messages: the game goes on after them.
}
ring-seated = { $name }: station { $station } of { $players }.
ring-lingering = This station passes messages on for a few more seconds.
ring-left = You have left, and the ring is open here. Without --journal the station cannot come back into this game.
ring-left-kept = You have left, and the ring is open here. The same command with --journal { $file } goes on from there.
ring-station-name = Station { $station }
ring-station-line = Station { $station }: { $seat } at { $device }
ring-open-station = Station { $station }: open. In another terminal: ludoteca ring station --in { $device } --seat you
ring-won = Station { $station } has won.
ring-richest = The turns are over, and station { $station } is the richest.
ring-paused = Paused: nothing was applied for a long time. The stations told last:
    { $told }
ring-diverged = The copies of the game differ from message { $number } on!
ring-station-ended = Station { $station } has ended: { $why }
ring-game = Game { $game } (seed { $seed }): { $ending } { $turns ->
    [one] One turn
   *[other] { $turns } turns
}, { $messages ->
    [one] one message
   *[other] { $messages } messages
}, { $seconds } s.
ring-game-faults = {"  "}{ $damaged } of { $bytes } bytes damaged, { $restarts ->
    [one] one power cut
   *[other] { $restarts } power cuts
}, { $faults ->
    [one] one fault
   *[other] { $faults } faults
} told by the stations.
ring-summary = { $games } games, { $won } of them played to the end, { $messages } messages. { $diverged ->
    [0] After every message all copies were equal.
   *[other] In { $diverged } of the games the copies differ!
}
ring-numbered = This is station { $station }, and the profile is { $profile }.
ring-no-place-left = Four stations were counted before this one: there is no place for it in this game.
ring-not-counted = A game goes on for which this station was not counted.
ring-no-station = the station has stopped
ring-not-now = nothing is to be decided now
ring-unspeakable = that cannot be said on the ring
ring-busy = the last message is still on its way round the ring
ring-no-action = “{ $found }” is no action
ring-start-failed = The count did not come back: the ring is not closed, or a station is not on yet. It goes round until it does.
ring-two-starters = Another station is starting, too. It will be tried again, unless the other one is first.
ring-unreadable = Something came that is no message ({ $frame }): { $why }.
ring-refused = Station { $station } sent what is not possible now: { $what }. Nothing was changed; { $why }.
ring-already-playing = Somebody wants to start a game, but this one is not over.
ring-came-back-changed = What this station sent ({ $sent }) came back as { $came }: it was damaged on the way, and is sent again.
ring-came-back-lost = What this station sent ({ $sent }) came back as { $came }: it was damaged on the way. By the document nothing can be repeated: the copies may differ now.
ring-not-mine = A message ({ $frame }) came in the name of this station that it has not sent; it goes no further.
ring-unconfirmed = A confirmation ({ $frame }) came that fits nothing; it goes no further. It will come again.
ring-not-returned = { $tries ->
    [one] The message of this station did not come back; it is sent again.
   *[other] The message of this station did not come back, { $tries } times by now: a station does not answer, or the ring is broken. It goes on trying.
}
ring-not-returned-lost = The message of this station did not come back: a station does not answer, or the ring is broken. By the document nothing can be repeated; the game waits.
ring-silent = Nothing has come for a long time: the ring is broken on the way to this station. Look at the cable from station { $before }, and whether the stations before are on.
ring-mended = The ring is whole again.
ring-why-instruction = there is no instruction { $found }
ring-why-information = instruction { $instruction } does not go with { $info }
ring-why-dice = dice show 1 to 6, not { $first } and { $second }
ring-why-lot = there are lots 0 to 27, not { $found }
ring-why-share = offers go from 0 to { $most } %, not to { $found }
ring-why-profile = the profile { $profile } does not know it
ring-why-number = { $found } is out of bounds
ring-why-over = the game is over
ring-why-sender = it is station { $expected } that has to send
ring-why-destination = it names station { $found }, but station { $expected } comes next
ring-why-not-owed = first comes { $first }
ring-why-other-game = another game was counted
ring-why-card = that card cannot be drawn now
ring-why-no-jail-card = that card does not open the jail
ring-why-not-for-sale = { $lot } is not for sale
ring-why-illegal = the rules forbid it ({ $why })
ring-owed-announcement = the announcement
ring-owed-roll = the roll
ring-owed-purchase = whether { $lot } is bought
ring-owed-card = the card that was drawn
ring-owed-proposal = the auction of { $lot }
ring-owed-answer = an answer to the auction of { $lot }
ring-owed-transfer = who gets { $lot }
ring-owed-debt = money: { $amount } are missing
ring-owed-victory = the victory
ring-says-count = the stations count themselves: { $number } so far (profile { $profile })
ring-says-announce = { $players } play (profile { $profile })
ring-says-roll = rolls { $first } and { $second }
ring-says-fine-roll = pays the fine and rolls { $first } and { $second }
ring-says-propose = puts { $lot } up for auction
ring-says-transfer = { $lot } goes to station { $station }
ring-says-to-bank = { $lot } goes to the bank
ring-says-no-offer = offers nothing
ring-says-answer = offers { $share } % more than half the price
ring-says-buy = buys { $lot }, or builds on it
ring-says-sell = sells a building on { $lot }, or the lot
ring-says-mortgage = mortgages { $lot }
ring-says-lift = lifts the mortgage of { $lot }
ring-says-card = card of { $deck }: { $text }
ring-says-leave = leaves the game
ring-says-victory = has won
ring-says-confirm = confirms it ({ $crc })
ring-garbage = { $bytes ->
    [one] one byte that is no frame
   *[other] { $bytes } bytes that are no frame
}
ring-no-message = a frame that is no message: { $why }
ring-sniffed = { $frames ->
    [one] One frame
   *[other] { $frames } frames
}, { $garbage ->
    [one] one byte of garbage
   *[other] { $garbage } bytes of garbage
}.
