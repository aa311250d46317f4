/** Whether there is room for something beside the table, as style/rats/desk.css has it. */

const wide = matchMedia("(min-width: 56.25rem) and (min-height: 37.5rem)");

export const isWide = () => wide.matches;

/** Call `act` when that changes, as when a tablet is turned. */
export const whenWideChanges = (act) => wide.addEventListener("change", act);
