import { Vocabulary } from "@preforma/backend/search/vocabulary";
import { accessSync, constants } from "node:fs";
import { join } from "node:path";

/** Other programs' variables with names similar to ours. */
const others = new Set(["APP_URL", "AUTH0_SECRET", "LOGLEVEL"]);
/** Shorter names are similar to too many others. */
const shortest = 5;
/** From this length on, two typos are recognised; below it, one. */
const long = 9;

/** Messages for variables whose names look like typos of ours, one line each. */
export function misspeltSettings(given: readonly string[], known: readonly string[]): string[] {
  const names = [...new Set(known)].filter((name) => name.length >= shortest).toSorted();
  const vocabulary = new Vocabulary(names, names);
  return given.flatMap((name) => {
    if (known.includes(name) || others.has(name) || name.length < shortest) return [];
    let meant: string | null = null;
    let least = 3;
    // Ignores case: variables are case-sensitive, except on Windows.
    vocabulary.near(name.toUpperCase(), 2, false, (term, distance) => {
      const candidate = names[term] ?? "";
      if (distance >= least || distance > (candidate.length < long ? 1 : 2)) return;
      meant = candidate;
      least = distance;
    });
    return meant === null ? [] : [`${name} is not known; write ${meant as string}, or unset it`];
  });
}

/** What is wrong with SMTP_URL; null where mail can be tried with it. */
export function smtpUrlFault(text: string): string | null {
  if (!/^smtps?:\/\//.test(text)) return "must begin with smtp:// or smtps://";
  try {
    const { hostname, username, password, searchParams } = new URL(text);
    decodeURIComponent(`${username} ${password}`);
    if (hostname === "") return "must name a host, such as smtp://user:password@host:587";
    const from = searchParams.get("from");
    return from === null || /^[^\s@]+@[^\s@]+$/.test(from) ? null : "must name an e-mail address as from";
  } catch {
    return "must be a URL such as smtp://user:password@host:587; in user and password # is %23, % is %25, / is %2F, ? is %3F";
  }
}

/** What the studio reads from its folder of media. */
const parts = [join("packs", "manifest.json"), "fonts", "documents"];

/** The fault of MEDIA_DIR, where it is set; null where the studio can read all of it. */
export function mediaFolderFault({ MEDIA_DIR, API_URL }: Record<string, string | undefined>): string | null {
  // Without the backend nothing is drawn here.
  if (MEDIA_DIR === undefined || API_URL !== undefined) return null;
  const missing = parts.find((part) => !isReadable(join(MEDIA_DIR, part)));
  if (missing === undefined) return null;
  return `MEDIA_DIR must be a copy of packages/studio/media that the site's user can read; ${missing} is not there or not readable (now: ${JSON.stringify(MEDIA_DIR)})`;
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
