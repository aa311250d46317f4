export { default } from "pocketcrowns:words-fr-every";
