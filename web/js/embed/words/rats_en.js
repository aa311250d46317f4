export { default } from "pocketcrowns:words-en-rats";
