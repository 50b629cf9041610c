## measures: what is told of each player as a game goes on

measure-money = Money
measure-properties = Properties
measure-buildable = Buildable streets
measure-buildings = Buildings (a hotel counts five)
measure-worth = Net worth
measure-squares = Squares gone
measure-goal = Pieces in the goal
measure-yard = Pieces at home
measure-points = Points (cells held)
measure-wins = Games won
measure-score = Score

## pictures

picture-turns = Turns of all players together
picture-player = Player { $seat }
picture-course-about = { $measure } of { $players } over { $turns } turns, one line for each player.
picture-points-title = Points per game
picture-points-axis = points per game (95 % interval)
picture-wins-title = Games won
picture-wins-axis = share of all games (95 % interval)
picture-fair = fair share: what chance would give
picture-intervals-about = A row for each of { $rows } players: a mark at the value, a bar for its interval.
picture-rating-title = Ratings
picture-rating-axis = rating (bar: one standard deviation either way)
picture-sweep-title = Points per game by { $parameter }
picture-sweep-about = Points per game against { $parameter } at { $points } values, with 95 % intervals.
picture-sprt-title = How the test went
picture-sprt-about = The logarithm of the likelihood ratio after each job, between the bounds at which the test ends.
picture-sprt-blocks = blocks played
picture-sprt-ratio = logarithm of the likelihood ratio
picture-sprt-upper = upper bound: H1 is accepted
picture-sprt-lower = lower bound: H0 is accepted
picture-reliability-about = What happened against what was predicted, in { $bins } groups with 95 % intervals; on the diagonal both are the same.
picture-reliability-predicted = predicted chance of winning
picture-reliability-observed = share that was won
picture-reliability-diagonal = as predicted
