// `pnpm release:dry-run`: what the next release would be. Changes nothing, here or anywhere else.
import { describeRelease, planRelease, waitingNotes } from "./release.ts";

const notes = waitingNotes();
console.log(
  `${notes.length} ${notes.length === 1 ? "note waits" : "notes wait"}: ${notes.join(", ") || "none"}\n`,
);
console.log(describeRelease(await planRelease()));
