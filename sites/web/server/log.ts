import { destination, pino, type Logger } from "pino";

/** The site's log on standard output. The site goes on if its reader has gone, or its disk is full. */
export function openLog(level: string): Logger {
  const output = destination(1);
  // Without a listener, an error ends the process, and the flush at its end then retries for ever.
  output.on("error", () => {
    output.flushSync = () => {};
  });
  return pino({ level }, output);
}
