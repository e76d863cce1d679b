import { readdir, readFile } from "node:fs/promises";
import { expect } from "vitest";

/** The style sheets of the built site, by name. */
export async function builtStyles(): Promise<[name: string, styles: string][]> {
  const folder = new URL("../build/client/assets/", import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith(".css"));
  expect(names.length).toBeGreaterThan(10);
  return Promise.all(names.map(async (name) => [name, await readFile(new URL(name, folder), "utf8")]));
}

/** The classes that have rules in style sheets. */
const classesOf = (styles: string): string[] =>
  [...styles.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name);

/**
 * Finds the classes in a page's HTML that only other pages' style sheets have rules for: lazy parts whose styles were
 * forgotten.
 */
export async function unstyledClasses(): Promise<(html: string) => string[]> {
  const known = new Set((await builtStyles()).flatMap(([, styles]) => classesOf(styles)));
  return (html) => {
    const own = new Set(
      [...html.matchAll(/<style>(.*?)<\/style>/gs)].flatMap(([, styles = ""]) => classesOf(styles)),
    );
    const used = new Set(
      [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")),
    );
    return [...used].filter((name) => known.has(name) && !own.has(name));
  };
}
