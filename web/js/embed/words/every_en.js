export { default } from "pocketcrowns:words-en-every";
