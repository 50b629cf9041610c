// Records the moments of games that the tests of The Rift and Parchís read, as small as they can be.
//
//   node tools/moments.mjs      (from page/, with cargo at hand)
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

function moments(game, rules, agents, seed, most) {
  const args = ['run', '-q', '-p', 'ludoteca-catalog', '--example', 'moments', '--'];
  const found = execFileSync('cargo', [...args, game, rules, agents, seed, most].map(String), {
    maxBuffer: 1 << 26,
  });
  return JSON.parse(found);
}

const decisions = (record) => record.moments.filter((moment) => moment.turn !== 'Chance');

// Parchís: some decisions of every kind of rules, with the moves that the engine lists.
const parchis = [
  ['classic', 'rating,expecti', 3, 400, 18],
  ['four', 'rating,expecti,rating,rating', 13, 900, 20],
  ['partners', 'rating,rating,rating,rating', 5, 500, 16],
  ['fast', 'rating,rating,random,rating', 7, 500, 20],
  ['six', 'rating,random,rating,rating,rating,random', 9, 600, 12],
  ['classic:goal=bounce', 'random,random', 11, 900, 20],
].map(([rules, agents, seed, most, wanted]) => {
  const record = moments('parchis', rules, agents, seed, most);
  const every = decisions(record);
  const step = Math.max(1, Math.floor(every.length / wanted));
  return {
    setting: record.setting,
    moments: every
      .filter((_, n) => n % step === step - 1)
      .map(({ view }) => ({
        on_turn: view.on_turn,
        colours: view.colours.map(({ name, owner, pieces }) => ({ name, owner, pieces })),
        pending: view.pending,
        moves: view.moves,
      })),
  };
});
writeFileSync('src/games/parchis/fixtures/moves.json', JSON.stringify(parchis));

// A stretch of a game with whole views and news, to look at and to walk through.
{
  const record = moments('parchis', 'four', 'rating,expecti,rating,rating', 13, 400);
  const stretch = record.moments.slice(238, 268);
  writeFileSync(
    'src/games/parchis/fixtures/stretch.json',
    JSON.stringify({ setting: record.setting, moments: stretch }),
  );
}

// The Rift: a whole match as one seat sees it, and the plays of others with what they flipped.
{
  const record = moments('rift', '-', 'search,classic', 2, 300);
  writeFileSync(
    'src/games/rift/fixtures/match.json',
    JSON.stringify({ setting: record.setting, moments: decisions(record), end: record.end }),
  );
  const others = [
    ['-', 'search,classic', 4],
    ['-', 'search,classic', 5],
    ['-', 'search,classic', 6],
    ['-', 'search,classic', 7],
    ['standard:board=..../.#../....,pie', 'classic,classic', 1],
    ['classic', 'search,classic', 9],
  ].map(([rules, agents, seed]) => {
    const game = moments('rift', rules, agents, seed, 300);
    return {
      board: game.setting.board,
      rules: game.setting.rules,
      plays: decisions(game).map(({ view, action, news }) => ({
        to_move: view.to_move,
        cells: view.cells,
        echo: view.echo,
        action,
        flips: news.filter((event) => event.event === 'flipped'),
      })),
    };
  });
  writeFileSync('src/games/rift/fixtures/plays.json', JSON.stringify(others));
}
