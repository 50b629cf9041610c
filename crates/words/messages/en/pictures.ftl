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
