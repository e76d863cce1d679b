export { chosenMediaHosts, chosenStore, fromCaller, say, wordsOf } from "./environment.ts";
export { amount, commandNamed, day, emailAddress, notBlank, recordNumbers, wholeNumber } from "./commands.ts";
export { RefusedError } from "./refused-error.ts";
