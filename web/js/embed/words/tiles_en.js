export { default } from "pocketcrowns:words-en-tiles";
