/** A card that is dragged to its place, by finger, pen or mouse; a tap stays a tap. */

const FAR = 12; // px before a press becomes a drag

/** After a drag, or a long press: the click that a browser sends then is kept back. */
export function noClick() {
  const keep = (click) => click.stopImmediatePropagation();
  addEventListener("click", keep, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", keep, { capture: true }));
}

/** For the pointerdown of what can be dragged. `slots`: the elements to drop it on; `dropped(slot)` is called when it was. */
export function startDrag(event, slots, dropped) {
  const card = event.currentTarget;
  if (event.button !== 0 || !event.isPrimary || card.disabled || !slots.length) return;
  const { pointerId, clientX: fromX, clientY: fromY } = event;
  let isDragged = false;
  const over = ({ clientX: x, clientY: y }) =>
    slots.find((slot) => {
      const { left, right, top, bottom } = slot.getBoundingClientRect();
      return x > left && x < right && y > top && y < bottom;
    });
  const move = (now) => {
    const [x, y] = [now.clientX - fromX, now.clientY - fromY];
    if (!isDragged && Math.hypot(x, y) < FAR) return;
    isDragged = true;
    card.classList.add("dragged");
    card.style.translate = `${x}px ${y}px`;
    const found = over(now);
    for (const slot of slots) slot.classList.toggle("wanted", slot === found);
  };
  const end = (now) => {
    controller.abort();
    card.classList.remove("dragged");
    card.style.translate = "";
    for (const slot of slots) slot.classList.remove("wanted");
    if (!isDragged) return;
    noClick();
    const found = over(now);
    if (now.type === "pointerup" && found) dropped(found);
  };
  card.setPointerCapture(pointerId); // a quick mouse has left the card before it moves for the first time
  const controller = new AbortController();
  const { signal } = controller;
  card.addEventListener("pointermove", move, { signal });
  card.addEventListener("pointerup", end, { signal });
  card.addEventListener("pointercancel", end, { signal });
}
