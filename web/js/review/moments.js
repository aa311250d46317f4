/**
 * A finished game cut into moments: one placement, or one round in which both have chosen. The engine tells the turns;
 * here they are only put together.
 */

import { t } from "../i18n/index.js";
import { SEATS } from "../players.js";
import { roundOf } from "../table/round.js";
import { named } from "../ui/parts.js";

/**
 * `turns` as the engine's "replay" tells them. Each moment: { first, last, choices: [{ turn, seat, action }], events,
 * view }, `first` and `last` being numbers of turns, `view` what an onlooker saw after it.
 */
export function momentsOf(turns, simultaneous) {
  const moments = [];
  let open = null;
  for (const { turn, choices, events, view } of turns) {
    open ??= { first: turn, choices: [], events: [] };
    open.choices.push(
      ...SEATS.filter((seat) => seat in choices).map((seat) => ({ turn, seat, action: choices[seat] })),
    );
    open.events.push(...events);
    Object.assign(open, { last: turn, view });
    const whole = simultaneous ? SEATS.every((seat) => open.choices.some((each) => each.seat === seat)) : true;
    if (open.choices.length > 0 && whole) {
      moments.push(open);
      open = null;
    }
  }
  return moments;
}

/** What a moment is called: a round in which both chose, or the choice of one. */
export function titleOf({ choices, view }, index, players) {
  if (choices.length > 1) return t("review-round", { number: index + 1 });
  return t("review-turn", {
    number: index + 1,
    round: roundOf(view.seen),
    ...named(players, { name: choices[0].seat }),
  });
}

/** For a keydown: the arrow keys turn the pages too, `to(number)`, from the one that is `at`. */
export const turnsByArrows = (at, to) => (event) => {
  const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!way || event.target.closest(".board")) return; // which has arrows of its own
  event.preventDefault();
  to(at + way);
};
