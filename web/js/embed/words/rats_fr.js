export { default } from "pocketcrowns:words-fr-rats";
