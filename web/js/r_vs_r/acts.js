/** What can be done at the table, by whatever hand. */

import { sound } from "../feel/feel.js";
import { t } from "../i18n/index.js";
import { isWide } from "../table/over.js";
import { aimsOf } from "./aims.js";
import { attemptOf } from "./choice.js";
import { meet, strangers } from "./met.js";
import { theTile } from "./tile.js";

/** From a tap, a key or a drag to the choice that is made of it. */
export function actsOf(scene) {
  const { app, session, state, stage, choice, aims, actor, seen } = scene;
  const act = (change) => app.attempt(() => take(scene, change));
  const look = (id) => {
    state.looked = state.looked === id || !id ? null : id;
    app.draw();
  };
  const pick = (value) => act(() => (choice.offers.includes(value) ? choice.pick(value) : choice.attempted(value)));
  return {
    /** What a mouse is over, told beside a wide table. */
    hover({ target, pointerType }) {
      if (pointerType !== "mouse" || !isWide()) return;
      const { tile, cell } = target.closest("[data-tile], [data-cell]")?.dataset ?? {};
      const id = tile ?? seen.board[cell]?.tile ?? null;
      if (id === state.hovered) return;
      state.hovered = id;
      app.draw();
    },
    tapCell(cell) {
      if (!choice || choice.step === "tile") return look(seen.board[cell]?.tile);
      if (choice.step !== "confirm") return pick(aims.cells[cell] ?? cell);
      return act(() => (choice.instead((now) => aimsOf(now).cells[cell] ?? cell) ? undefined : choice.attempted(cell)));
    },
    tapTile(id, owner) {
      if (aims?.tiles.includes(id)) return pick(id);
      const isOwn = choice && (owner === actor || owner === "neutral");
      if (!isOwn) return look(id);
      if (id === choice.tile) return act(() => reset(state));
      if (choice.canBegin(id)) return act(() => choice.begin(id));
      return choice.canGoBack ? look(id) : act(() => attemptOf(id));
    },
    drop: (id, cell) =>
      act(() => {
        if (choice.tile !== id || choice.cell) choice.begin(id);
        return choice.offers.includes(cell) ? choice.pick(cell) : choice.attempted(cell);
      }),
    /** What the coach advises, on the board for as long as it is pointed at; null for nothing. */
    point: (action) => app.attempt(() => point(scene, action)),
    take: (action) => {
      state.closeSheet();
      return act(() => choice.take(action));
    },
    pick,
    back: () => choice && act(() => choice.back()),
    decline: () => act(() => choice.decline()),
    confirm: () =>
      app.attempt(() => {
        meet([choice.tile, ...strangers(scene.told, stage.seat)]);
        sound("place");
        state.confirmed();
        return session.choose(choice.action);
      }),
    choose: (action) => app.attempt(() => session.choose(action)),
    goOn: () => app.attempt(() => session.goOn(session.nextPerson)),
  };
}

const reset = ({ choice }) => {
  while (choice.canGoBack) choice.back();
};

async function point({ app, session, state, stage }, action) {
  state.pointed = null;
  state.wanted = action;
  if (action) {
    const preview = await session.preview(action);
    if (state.wanted === action && session.stage === stage) state.pointed = { action, ...preview };
  }
  app.draw();
}

/** One step: `change` picks or takes back; an action that it returns is not on offer, so the engine says why. */
async function take({ app, session, state, choice }, change) {
  Object.assign(state, { reason: null, looked: null, pointed: null, wanted: null });
  const refused = change();
  if (refused !== undefined) {
    state.reason = words(await session.whyNot(refused));
    return;
  }
  state.preview = null;
  app.draw();
  const { action } = choice;
  if (!action) return;
  const preview = await session.preview(action);
  if (choice.action === action && state.choice === choice) state.preview = preview; // nothing was taken back meanwhile
}

function words({ reason, tile, cell }) {
  if (reason === "not-offered") return null;
  return t(`rvr-not-${reason}`, { ...(tile ? { tile: theTile(tile) } : {}), ...(cell ? { cell } : {}) });
}
