/** One fact: its kind, and its text. */
export interface Fact {
  kind: string;
  text: string;
}

/** Facts by source, such as `page product tr`. */
export type Recording = Map<string, Fact[]>;

/** Masks values that differ between runs: ports, hashes of files, tokens, random ids. */
export function normaliser(origin: string): (text: string) => string {
  const { host, port } = new URL(origin);
  const spellings = [origin, encodeURIComponent(origin), host, encodeURIComponent(host), `127.0.0.1:${port}`];
  return (text) => {
    let made = text;
    for (const spelling of spellings) made = made.replaceAll(spelling, "{site}");
    return (
      made
        // Files of the build: `/assets/name-AbC_123x.js`.
        .replaceAll(/(\/assets\/[\w.~-]{1,80})-[\w-]{8}(?=\.\w{1,8}\b)/g, "$1-*")
        .replaceAll(/([?&]v=|\/locales\/|\/frames?\/)[\w-]{8,64}(?=[/"'&.?]|$)/g, "$1*")
        .replaceAll(/'sha(256|384|512)-[\w+/=]{20,}'/g, "'sha$1-*'")
        .replaceAll(/('sha\d{3}-\*')(?: 'sha\d{3}-\*')+/g, "$1")
        .replaceAll(/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g, "{uuid}")
        // Order numbers are random.
        .replaceAll(/PF-\d{4}-[\dA-Z]{6}/g, "{order}")
        .replaceAll(/\b[\da-f]{40,128}\b/g, "{digest}")
        .replaceAll(/\beyJ[\w.-]{40,}/g, "{token}")
        .replaceAll(/(?<![\w/-])[\w-]{43}(?![\w/-])/g, "{token}")
    );
  };
}

/** A recording as text: the name of each source, then its facts, one per line. `git diff` repeats the name. */
export const written = (recording: Recording): string =>
  [...recording]
    .flatMap(([source, facts]) => [
      source,
      ...facts.map(({ kind, text }) => `  ${kind}: ${text.replaceAll(/\s+/g, " ").trim()}`),
    ])
    .join("\n")
    .concat("\n");
