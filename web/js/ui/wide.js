/** Whether there is room for something beside the table, as style/rats/desk.css has it. */

const wide = matchMedia("(min-width: 900px) and (min-height: 600px)");

export const isWide = () => wide.matches;

/** Call `act` when that changes, as when a tablet is turned. */
export const whenWideChanges = (act) => wide.addEventListener("change", act);
