export { default } from "pocketcrowns:words-fr-tiles";
