/** Brave Rats on the study board: how it stands, and how a position is set up. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { rules, select } from "../study/rules.js";
import { crowns } from "../table/crowns.js";
import { firstOptions, picked } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";
import { cardOf, printed } from "./card.js";

const SEATS = ["p1", "p2"];
const { editions, open_variants: open, options: offered } = catalogue.games["brave-rats"];
const BONUS = 2;

export const begin = { options: firstOptions(offered) };
export const budget = { ms: 1500 };

/** Whether the engine sets positions up under these options. */
export const canSetUp = ({ variants }) => variants.every((each) => open.includes(each));

/** What is shown, as a position. */
export function positionOf({ hands, wins, held, bonus, shows_first, shown, rounds }) {
  const last = rounds.at(-1)?.cards ?? {};
  return { hands, wins, held, bonus, shows_first, shown, last };
}

/** As the engine is asked for it: what is left open is left out. */
export function asked({ bonus, last, ...position }) {
  const isLast = SEATS.every((seat) => last[seat]);
  return { ...position, ...(bonus ? { bonus } : {}), ...(isLast ? { last } : {}) };
}

/** Every card of the edition, those that are held as faces; `tap(id, has)` changes one. */
const hand = (options, held, seat, tap = null) => html`<ul class="row-of-cards">
  ${editions[options.edition].map((id) => {
    const has = held.includes(id);
    const face = html`${has || tap ? icon(id) : ""}<b>${printed(id)}</b><span class="unseen">${t(`card-${id}`)}</span>`;
    return html`<li>
      ${
        tap
          ? html`<button class="face ${seat}" aria-pressed=${has ? "true" : "false"} @click=${() => tap(id, has)}>${face}</button>`
          : html`<span class="face ${seat} ${has ? "" : "out"}">${face}</span>`
      }
    </li>`;
  })}
</ul>`;

/** Both hands, the second seat's above, with what else counts. */
export const picture = (seen, options, players) => html`<div class="study-mat">
  ${["p2", "p1"].map(
    (seat) => html`<div class="study-side ${seat}">
      <p>
        <b>${nameOf(players, seat)}</b>
        ${seen.bonus[seat] ? html`<span class="chip gold">+${seen.bonus[seat]}</span>` : ""}
        ${seen.held[seat] ? html`<span class="chip gold">${t("study-held", { count: seen.held[seat] })}</span>` : ""}
        ${seen.shows_first === seat ? html`<span class="chip gold">${t("study-shows")}</span>` : ""}
        ${crowns(seen.wins[seat], seen.target)}
      </p>
      ${hand(options, seen.hands[seat], seat)}
    </div>`,
  )}
</div>`;

/** A choice as a small face. */
export const sign = (action, seat) => {
  const id = cardOf(action);
  return html`<span class="face ${seat}" aria-hidden="true">${icon(id)}<b>${printed(id)}</b></span>`;
};

export function setUp(position, change, players, options) {
  const { hands, wins, held, bonus, shows_first: first, shown, last } = position;
  const deck = editions[options.edition];
  const name = (seat) => nameOf(players, seat);
  const card = (id) => (id ? `${printed(id)} ${t(`card-${id}`)}` : t("study-any"));
  const count = (what, pair, seat) => html`<label class="count">
    ${t(`study-${what}`, { count: 0 })}
    <input type="number" min="0" max="20" .value=${String(pair[seat])}
      @change=${({ target }) => change({ [what]: { ...pair, [seat]: Math.min(20, Math.max(0, Math.trunc(Number(target.value) || 0))) } })} />
  </label>`;
  const side = (seat) => {
    const tap = (id, has) =>
      change({
        hands: { ...hands, [seat]: has ? hands[seat].filter((each) => each !== id) : [...hands[seat], id] },
        ...(last[seat] === id && !has ? { last: {} } : {}),
        ...(shown === id && has ? { shown: null } : {}),
      });
    return html`<div class="study-side ${seat}" role="group" aria-label=${name(seat)}>
      <p><b>${name(seat)}</b></p>
      ${hand(options, hands[seat], seat, tap)} ${count("wins", wins, seat)} ${count("held", held, seat)}
      ${select(
        t("study-last", { name: name(seat) }),
        [undefined, ...deck.filter((id) => !hands[seat].includes(id))],
        last[seat],
        (id) => change({ last: { ...last, [seat]: id } }),
        card,
      )}
    </div>`;
  };
  const got = (...seats) => Object.fromEntries(SEATS.map((seat) => [seat, seats.includes(seat) ? BONUS : 0]));
  const bonuses = [null, got(), got("p1"), got("p2"), got("p1", "p2")];
  const whose = (value) => {
    const seats = SEATS.filter((seat) => value?.[seat]);
    return value ? seats.map(name).join(" + ") || t("study-nobody") : t("study-any");
  };
  const fields = html`<div class="fields">
    ${select(
      t("study-bonus"),
      bonuses,
      bonuses.find((each) => whose(each) === whose(bonus)),
      (value) => change({ bonus: value }),
      whose,
    )}
    ${select(
      t("study-first"),
      [null, ...SEATS],
      first,
      (seat) => change({ shows_first: seat, shown: null }),
      (seat) => (seat ? name(seat) : t("study-nobody")),
    )}
    ${
      first
        ? select(
            t("study-shown"),
            [null, ...hands[first]],
            shown,
            (id) => change({ shown: id }),
            (id) => (id ? card(id) : t("study-not-yet")),
          )
        : ""
    }
  </div>`;
  return html`<h2>${t("study-hands")}</h2>
    ${SEATS.map(side)} ${fields}
    ${rules(html`${edition(position, change, options)} ${variants(change, options)}`, offered.rulings.options, options, change)}`;
}

/** Whoever gets more cards holds them, and of fewer nobody holds any. */
function edition({ hands }, change, { edition: now }) {
  const pick = (value) => {
    const [before, deck] = [editions[now], editions[value]];
    const more = deck.filter((id) => !before.includes(id));
    const held = (seat) => [...hands[seat].filter((id) => deck.includes(id)), ...more];
    change(
      { hands: Object.fromEntries(SEATS.map((seat) => [seat, held(seat)])), last: {}, shown: null },
      { edition: value },
    );
  };
  return select(t("new-edition"), offered.edition.values, now, pick, (value) => t(`new-edition-${value}`));
}

const variants = (change, { variants: chosen }) =>
  open.map((id) => {
    const others = chosen.filter((each) => each !== id);
    const pick = () => change({}, { variants: chosen.includes(id) ? others : [...others, id] });
    return html`<div class="picks chips">${picked("checkbox", "variant", id, chosen.includes(id), pick, t(`variant-${id}`))}</div>`;
  });

/** What a refusal is about, in words. */
export const named = ({ seat, card, p1, p2, target, count }, players) => ({
  name: seat ? nameOf(players, seat) : "",
  piece: card ? t(`card-${card}`) : "",
  ...{ p1: p1 ?? 0, p2: p2 ?? 0, target: target ?? 0, count: count ?? 0 },
});
