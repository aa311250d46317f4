/**
 * Questions for the engine that lead it once through every kind of work: whatever it imports late is imported by the
 * end of them. An answer is a function of the question alone (budgets are in nodes), so two engines can be compared.
 */

const NODES = { nodes: 40 };

/** Each game in its kinds; every level is heard. */
const GAMES = [
  ["brave-rats", {}],
  ["brave-rats", { edition: 18, variants: ["traitor"] }],
  ["brave-rats", { variants: ["lucky-draw"] }],
  ["brave-rats", { variants: ["draft"] }],
  ["brave-rats", { variants: ["emperor", "fast-rat"] }],
  ["r-vs-r", {}],
  ["r-vs-r", { setup: "first-game" }],
  ["r-vs-r", { setup: "secret-draft", match: "points" }],
];
const SEED = "a rehearsal";
const SECRETS = { p1: "1".repeat(64), p2: "2".repeat(64) };

/** Questions for `handle` (text to text): `say` a text, or `ask` a verb for its result; `answers` keeps what was answered. */
export function conversation(handle) {
  const answers = [];
  const say = (text) => {
    answers.push(handle(text));
    return answers.at(-1);
  };
  const ask = (verb, fields) => JSON.parse(say(JSON.stringify({ id: answers.length, ask: verb, with: fields }))).result;
  return { say, ask, answers };
}

/** Ask all of it of `handle`; answers the answers' texts. */
export function rehearse(handle) {
  const { say, ask, answers } = conversation(handle);
  const { games } = ask("catalogue", {});
  ask("table", { game: "brave-rats" });
  for (const [game, options] of GAMES) {
    const opened = ask("open", { game, options, seed: SEED });
    const { match } = opened;
    let { record, waiting_for: waiting } = opened;
    for (let turn = 0; waiting.length > 0 && turn < 4 * games[game].levels.length; turn++) {
      const [seat] = waiting;
      ask("view", { match, seat });
      if (turn < 3) ask("advise", { match, seat, budget: NODES });
      const level = games[game].levels[turn % games[game].levels.length];
      ({ record, waiting_for: waiting } = ask("bot", { match, seat, level, budget: NODES }));
    }
    ask("view", { match, seat: null });
    ask("undo", { match });
    ask("resume", { record });
    ask("review", { record, budget: NODES });
    ask("why_not", { match, seat: "p1", action: "nothing" });
    ask("choose", { match, seat: "p1", action: "nothing" });
    ask("preview", { match, seat: "p1", action: "nothing" });
    ask("close", { match });
  }
  for (const [game, options] of GAMES) correspond(ask, game, options);
  say("{");
  say("\u{1F400}");
  return answers;
}

/** The first messages of a game by letters. */
function correspond(ask, game, options) {
  const kept = (seat, { text }) => ({ text, seat, secret: SECRETS[seat] });
  const play = (seat, look) => {
    if (!look.choosing) return look;
    const { match } = ask("resume", { record: look.record });
    const [action] = ask("view", { match, seat }).legal;
    ask("close", { match });
    return ask("letter_choose", { ...kept(seat, look), action });
  };
  const first = play("p1", ask("letter_new", { game, options, name: "Léa", secret: SECRETS.p1 }));
  ask("letter_private", kept("p1", first));
  ask("letter_read", { text: first.text, games: [] });
  const second = play("p2", ask("letter_join", { text: first.text, name: "Tom", secret: SECRETS.p2 }));
  const { look } = ask("letter_read", { text: second.text, games: [kept("p1", first)] });
  play("p1", look);
  ask("letter_see", kept("p1", look));
  ask("letter_read", { text: `${second.text}x`, games: [] });
}
