/** Brave Rats on the study board: how it stands, and how a position is set up. */

import catalogue from "pocketcrowns:catalogue";
import { html } from "lit-html";
import { t } from "../i18n/index.js";
import { SEATS } from "../players.js";
import { crowns, gamesWon } from "../table/crowns.js";
import { firstOptions, picked } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { nameOf } from "../ui/parts.js";
import { rules, select } from "../ui/rules.js";
import { cardOf, printed, small } from "./card.js";

const FROM_ABOVE = ["p2", "p1"]; // as they sit at the table
const { editions, open_variants: open, options: offered } = catalogue.games["brave-rats"];
const BONUS = 2;
const HAND = 3; // of Lucky Draw
const COPIES = 2; // of each card, in a draft

export const begin = { options: firstOptions(offered) };
export const budget = { ms: 1500 };

const drafts = ({ variants }) => variants.includes("draft");
const draws = ({ variants }) => variants.includes("lucky-draw");
const bySeat = (make) => Object.fromEntries(SEATS.map((seat) => [seat, make(seat)]));
const copies = (cards, id) => cards.filter((each) => each === id).length;
const less = (cards, id) => cards.filter((each) => each !== id);

/** Whether the engine sets positions up under these options; of a draft, as long as it goes on. */
export const canSetUp = (options, { seen }) =>
  options.variants.every((each) => open.includes(each)) && drafts(options) === (seen.phase === "draft");

/** The cards of a pile: what is left to a side beside its hand. */
const pile = ({ hands, left, piles }, seat) =>
  piles[seat] && hands[seat] ? left[seat].filter((id) => !hands[seat].includes(id)) : [];

/** What is shown, as a position. */
export function positionOf({ wins, held, bonus, shows_first, shown, rounds, ...seen }) {
  const { hands, pack } = seen;
  const last = rounds.at(-1)?.cards ?? {};
  const piles = bySeat((seat) => pile(seen, seat));
  return { hands, piles, pack: pack ?? [], wins, held, bonus, shows_first, shown, last };
}

/** As the engine is asked for it: what is left open is left out. */
export function asked({ hands, piles, pack, bonus, last, ...position }, options) {
  if (drafts(options)) return { hands, pack };
  const isLast = SEATS.every((seat) => last[seat]);
  const inPiles = draws(options) ? { piles } : {};
  return { ...position, hands, ...inPiles, ...(bonus ? { bonus } : {}), ...(isLast ? { last } : {}) };
}

/** Every card of the edition, those of `held` as faces and of `below` as faces in a pile; `tap(id, count)` changes one. */
const row = (options, held, seat, { below = [], tap = null } = {}) => html`<ul class="row-of-cards">
  ${editions[options.edition].map((id) => {
    const count = copies(held, id);
    const isBelow = below.includes(id);
    const face = html`${count || isBelow || tap ? icon(id) : ""}<b>${printed(id)}</b>${count > 1 ? html`<small>×${count}</small>` : ""}<span class="unseen">${t(`card-${id}`)}${isBelow ? ` (${t("study-in-pile")})` : ""}</span>`;
    return html`<li>
      ${
        tap
          ? html`<button class="face ${seat}" aria-pressed=${count ? "true" : "false"} @click=${() => tap(id, count)}>${face}</button>`
          : html`<span class="face ${seat} ${isBelow ? "below" : count ? "" : "out"}">${face}</span>`
      }
    </li>`;
  })}
</ul>`;

/** What a draft has on offer. */
const onOffer = (pack, seat) => html`<div class="study-side">
  <p>${t("study-offered")}</p>
  <ul class="row-of-cards few">
    ${pack.map((id) => html`<li>${small(id, seat, html`<span class="unseen">${t(`card-${id}`)}</span>`)}</li>`)}
  </ul>
</div>`;

const chip = (words) => html`<span class="chip gold">${words}</span>`;

/** Whose a side is, and what counts for it in the next round. */
const whose = (players, seat, { bonus, held, shows_first: first }) => html`<b>${nameOf(players, seat)}</b>
  ${bonus?.[seat] ? chip(`+${bonus[seat]}`) : ""} ${held[seat] ? chip(t("study-held", { count: held[seat] })) : ""}
  ${first === seat ? chip(t("study-shows")) : ""}`;

/** Both hands, that of `bottom` below, with what else counts. */
export const picture = (seen, options, players, _rated, [chooser], bottom = "p1") => html`<div class="study-mat">
  ${(bottom === "p1" ? FROM_ABOVE : SEATS).map(
    (seat) => html`<div class="study-side ${seat}">
      <p>
        ${whose(players, seat, seen)}
        ${seen.piles[seat] ? chip(t("study-pile", { count: seen.piles[seat] })) : ""}
        ${options.variants.includes("emperor") && seen.games[seat] ? gamesWon(seen.games[seat]) : ""}
        ${seen.phase === "draft" ? "" : crowns(seen.wins[seat], seen.target)}
      </p>
      ${seen.hands[seat] ? row(options, seen.hands[seat], seat, { below: pile(seen, seat) }) : t("table-hidden", { count: seen.hand_sizes[seat] })}
    </div>`,
  )}
  ${seen.pack ? onOffer(seen.pack, chooser) : ""}
</div>`;

/** A choice in words, without the number: that of the step stands before it. */
export const inWords = (action) => t(`card-${cardOf(action)}`);

/** A choice as a small face. */
export const sign = (action, seat) => {
  const id = cardOf(action);
  return html`<span class="face ${seat}" aria-hidden="true">${icon(id)}<b>${printed(id)}</b></span>`;
};

/** What can be changed: { part, side, body } each, `part` being the name of its tab on a phone, `side` its place at a desk. */
export const setUp = (position, change, players, options) => [
  ...(drafts(options) ? setUpDraft : setUpRound)(position, change, players, options),
  {
    part: "options",
    side: "right",
    body: rules(
      html`${edition(position, change, options)} ${variants(position, change, options)}`,
      offered.rulings.options,
      options,
      change,
    ),
  },
];

/** The middle of a draft: no, one or both of each card in three places; what is nowhere is dealt later. */
function setUpDraft({ hands, pack }, change, players, options) {
  const all = [...hands.p1, ...hands.p2, ...pack];
  const place = (title, held, seat, put) => {
    const tap = (id, count) => {
      const most = COPIES - copies(all, id) + count;
      put(count < most ? [...held, id] : less(held, id));
    };
    return html`<div class="study-side ${seat}" role="group" aria-label=${title}>
      <p><b>${title}</b></p>
      ${row(options, held, seat, { tap })}
    </div>`;
  };
  const mat = html`<div class="study-mat">
    ${FROM_ABOVE.map((seat) => place(nameOf(players, seat), hands[seat], seat, (cards) => change({ hands: { ...hands, [seat]: cards } })))}
    ${place(t("study-offered"), pack, "", (cards) => change({ pack: cards }))}
  </div>`;
  return [
    { part: "hands", side: "standing", body: mat },
    { part: "hands", side: "left", body: html`<p class="quiet">${t("study-draft")}</p>` },
  ];
}

function setUpRound(position, change, players, options) {
  const { hands, piles, wins, held, bonus, shows_first: first, shown, last } = position;
  const deck = editions[options.edition];
  const name = (seat) => nameOf(players, seat);
  const card = (id) => (id ? `${printed(id)} ${t(`card-${id}`)}` : t("study-any"));
  const count = (what, pair, seat) => html`<label class="count">
    ${t(`study-${what}`, { count: 0 })}
    <input type="number" min="0" max="20" .value=${String(pair[seat])}
      @change=${({ target }) => change({ [what]: { ...pair, [seat]: Math.min(20, Math.max(0, Math.trunc(Number(target.value) || 0))) } })} />
  </label>`;
  const hand = (seat) => {
    /** Into one place or out of it; a card is in one place only. */
    const tap = (into, other) => (id, has) =>
      change({
        [into]: { ...position[into], [seat]: has ? less(position[into][seat], id) : [...position[into][seat], id] },
        [other]: { ...position[other], [seat]: less(position[other][seat], id) },
        ...(last[seat] === id ? { last: {} } : {}),
        ...(shown === id ? { shown: null } : {}),
      });
    const inHand = row(options, hands[seat], seat, { tap: tap("hands", "piles") });
    const handAndPile = html`<p>${t("study-in-hand")}</p>
      ${inHand}
      <p>${t("study-in-pile")}</p>
      ${row(options, piles[seat], seat, { tap: tap("piles", "hands") })}`;
    return html`<div class="study-side ${seat}" role="group" aria-label=${name(seat)}>
      <p>${whose(players, seat, position)} ${crowns(wins[seat], wins[seat])}</p>
      ${draws(options) ? handAndPile : inHand}
    </div>`;
  };
  const score = (seat) => html`<div class="study-side ${seat}" role="group" aria-label=${name(seat)}>
    <p><b>${name(seat)}</b></p>
    <div class="counts">
      ${count("wins", wins, seat)} ${count("held", held, seat)}
      ${select(
        t("study-last"),
        [undefined, ...deck.filter((id) => ![...hands[seat], ...piles[seat]].includes(id))],
        last[seat],
        (id) => change({ last: { ...last, [seat]: id } }),
        card,
      )}
    </div>
  </div>`;
  const got = (...seats) => bySeat((seat) => (seats.includes(seat) ? BONUS : 0));
  const bonuses = [null, got(), got("p1"), got("p2"), got("p1", "p2")];
  const gets = (value) => {
    const seats = SEATS.filter((seat) => value?.[seat]);
    return value ? seats.map(name).join(" + ") || t("study-nobody") : t("study-any");
  };
  const fields = html`<div class="fields">
    ${select(
      t("study-bonus"),
      bonuses,
      bonuses.find((each) => gets(each) === gets(bonus)),
      (value) => change({ bonus: value }),
      gets,
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
  const mat = html`<div class="study-mat">${FROM_ABOVE.map(hand)}</div>
    <p class="quiet">${t("study-how-cards")}</p>`;
  return [
    { part: "hands", side: "standing", body: mat },
    { part: "score", side: "left", body: html`${FROM_ABOVE.map(score)} ${fields}` },
  ];
}

/** Whoever gets more cards holds them, or has them in the pile, and of fewer nobody holds any; in a draft they are dealt later. */
function edition({ hands, piles, pack }, change, options) {
  const now = options.edition;
  const pick = (value) => {
    const [before, deck] = [editions[now], editions[value]];
    const added = drafts(options) ? [] : deck.filter((id) => !before.includes(id));
    const left = (cards) => cards.filter((id) => deck.includes(id));
    const more = (cards, isWanted) => bySeat((seat) => [...left(cards[seat]), ...(isWanted ? added : [])]);
    const held = { hands: more(hands, !draws(options)), piles: more(piles, draws(options)), pack: left(pack) };
    change({ ...held, last: {}, shown: null }, { edition: value });
  };
  return select(t("new-edition"), offered.edition.values, now, pick, (value) => t(`new-edition-${value}`));
}

const variants = (position, change, options) => html`<div class="picks chips">
  ${open.map((id) => {
    const chosen = options.variants;
    const others = less(chosen, id);
    const pick = () => {
      const picked = { ...options, variants: chosen.includes(id) ? others : [...others, id] };
      change(id === "fast-rat" ? {} : held(position, picked, options), { variants: picked.variants });
    };
    return picked("checkbox", "variant", id, chosen.includes(id), pick, t(`variant-${id}`));
  })}
</div>`;

/** Who holds what once a draft, or piles, come in or go. */
function held({ hands, piles }, picked, { edition: number, ...before }) {
  if (drafts(picked)) return drafts(before) ? {} : { hands: bySeat(() => []), piles: bySeat(() => []), pack: [] };
  const left = (seat) => (drafts(before) ? editions[number] : [...hands[seat], ...piles[seat]]);
  const inHand = draws(picked) ? HAND : Infinity;
  return {
    hands: bySeat((seat) => left(seat).slice(0, inHand)),
    piles: bySeat((seat) => left(seat).slice(inHand)),
    shown: null,
    ...(drafts(before) ? { last: {} } : {}),
  };
}

/** What a refusal is about, in words. */
export const named = ({ seat, card, p1, p2, target, count, needed }, players) => ({
  name: seat ? nameOf(players, seat) : "",
  piece: card ? t(`card-${card}`) : "",
  ...{ p1: p1 ?? 0, p2: p2 ?? 0, target: target ?? 0, count: count ?? 0, needed: needed ?? 0 },
});
