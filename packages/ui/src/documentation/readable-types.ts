import type { Sources } from "./tokens-used.ts";

/** The text from an opening bracket to the one that closes it, both included. */
function bracketed(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at] ?? "";
    if ("{[(".includes(sign)) depth += 1;
    if ("}])".includes(sign)) depth -= 1;
    if (depth === 0) return source.slice(from, at + 1);
  }
  return source.slice(from);
}

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "");

/** The keys of an object that is written out in a style sheet: `styleVariants({ small: …, large: … })`. */
function keysOf(sheet: string, name: string): readonly string[] {
  const source = withoutComments(sheet);
  const start = new RegExp(`^export const ${name} = styleVariants\\(\\{`, "m").exec(source);
  if (start === null) return [];
  const body = bracketed(source, start.index + start[0].length - 1).slice(1, -1);
  const keys: string[] = [];
  let depth = 0;
  for (const part of body.matchAll(/[{[(]|[}\])]|(?:^|[,{]|\n)\s*(?:"([\w-]+)"|(\w+)):|,/g)) {
    const [sign, quoted, plain] = part;
    const key = quoted ?? plain;
    if (key !== undefined && depth === 0) keys.push(key);
    else if (/^[{[(]$/.test(sign)) depth += 1;
    else if (/^[}\])]$/.test(sign)) depth -= 1;
  }
  return keys;
}

interface Member {
  readonly comment: string;
  readonly optional: boolean;
  readonly type: string;
}

/** What an interface extends, each as it is written. */
function heritageOf(clause: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const sign of clause) {
    if (sign === "<") depth += 1;
    if (sign === ">") depth -= 1;
    if (sign === "," && depth === 0) {
      parts.push(part.trim());
      part = "";
    } else part += sign;
  }
  return [...parts, part.trim()].filter((one) => one !== "");
}

const memberPattern =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)?(?:\s|\/\/[^\n]*\n)*(?:readonly )?\b(\w+)(\?)?: ((?:[^;{]|\{[^}]*\})+);/g;

/** The members of an interface of the library with those that it has from others of it; none of one that is elsewhere. */
function membersOf(sources: Sources, owner: string): ReadonlyMap<string, Member> | undefined {
  for (const source of sources.values()) {
    const start = new RegExp(`^export interface ${owner}(?:\\s+extends\\s([^{]*))?\\s*\\{`, "m").exec(source);
    if (start === null) continue;
    const inherited = heritageOf(start[1] ?? "").flatMap((part) => [
      ...((/^\w+$/.test(part) ? membersOf(sources, part) : chosenOf(sources, part))?.entries() ?? []),
    ]);
    const body = bracketed(source, start.index + start[0].length - 1).slice(1, -1);
    const own = [...body.matchAll(memberPattern)].map(
      ([, comment = "", name = "", optional, type = ""]) =>
        [name, { comment, optional: optional !== undefined, type }] as const,
    );
    return new Map([...own, ...inherited.filter(([name]) => !own.some(([other]) => other === name))]);
  }
  return undefined;
}

/** What React says of an HTML element. */
const ofElement = /^(?:ComponentPropsWith(?:out)?Ref|HTMLAttributes)<[^>]*>$/;

const switches = new Set(["disabled", "required", "readOnly", "multiple", "hidden", "checked"]);

/** An attribute or event that a component hands on to its element. */
const attribute = (name: string): Member => ({
  comment: "/** As in HTML. */",
  optional: true,
  type: switches.has(name) ? "boolean" : /^on[A-Z]/.test(name) ? "() => void" : "string",
});

/** What `Pick<DialogProps, "size">` or `Omit<DialogProps, "size">` leaves of an interface; none of one that is elsewhere. */
function chosenOf(sources: Sources, part: string): ReadonlyMap<string, Member> | undefined {
  const [, kind, owner = "", list = ""] =
    /^(Pick|Omit)<\s*(\w+(?:<[^<>]*>)?),\s*((?:\|?\s*"[\w-]+"\s*)+),?\s*>$/.exec(part) ?? [];
  const isPick = kind === "Pick";
  const members = ofElement.test(owner) && isPick ? new Map<string, Member>() : membersOf(sources, owner);
  if (members === undefined) return undefined;
  const names = [...list.matchAll(/"([\w-]+)"/g)].map(([, name = ""]) => name);
  // What an interface of the library has not of its own, it has of its element.
  return isPick
    ? new Map(names.map((name) => [name, members.get(name) ?? attribute(name)]))
    : new Map([...members].filter(([name]) => !names.includes(name)));
}

/** Members as code on one line. */
const written = (members: ReadonlyMap<string, Member>): string =>
  [...members]
    .map(([name, { comment, optional, type }]) => `${comment} ${name}${optional ? "?" : ""}: ${type};`)
    .join(" ")
    .replaceAll(/\s*\n\s*(?:\*(?!\/) ?)?/g, " ");

/** `interface A extends Pick<B, "x">, C {` as `interface A extends C { x: string;`, with no line more or less. */
function spellOutHeritage(sources: Sources, code: string): string {
  return code.replaceAll(/(\binterface \w+)\s+extends\s([^{]*)\{/g, (whole, head: string, clause: string) => {
    const parts = heritageOf(clause).map((part) => ({
      // Of an element it is told which one, not what is left of it.
      part: /^Omit<\s*((\w+)<[^<>]*>),/.exec(part)?.[1] ?? part,
      members: chosenOf(sources, part),
    }));
    const kept = parts.flatMap(({ part, members }) => (members === undefined ? [part] : []));
    const own = parts.flatMap(({ members }) => (members === undefined ? [] : [written(members)]));
    const spelled = `${head}${kept.length > 0 ? ` extends ${kept.join(", ")}` : ""} { ${own.join(" ")}`;
    const lines = (text: string) => text.split("\n").length;
    return `${spelled}${"\n".repeat(Math.max(0, lines(whole) - lines(spelled)))}`;
  });
}

/**
 * Spells out two kinds of type that the reader of prop types does not follow, so that tables name each value and
 * controls offer it: the keys of a style sheet's variants, and what is taken of another component's props.
 *
 * @param path The file, from `packages/ui/src`.
 */
export function spellOutTypes(sources: Sources, path: string, code: string): string {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const variants = (text: string) => {
    const imported = /import \* as css from "(\.[^"]+)"/.exec(code)?.[1];
    const places = [
      ...(imported === undefined ? [] : [new URL(imported, `file:///${path}`).pathname.slice(1)]),
      // What was picked comes from another file of the folder, or of another one.
      ...[...sources.keys()].filter((file) => file.startsWith(`${folder}/`) && file.endsWith(".css.ts")),
    ];
    return text.replaceAll(/keyof typeof css\.(\w+)/g, (whole, name: string) => {
      const keys = places
        .map((place) => keysOf(sources.get(place) ?? "", name))
        .find(({ length }) => length > 0);
      return keys === undefined ? whole : keys.map((key) => `"${key}"`).join(" | ");
    });
  };
  return variants(
    // An interface can extend a name, but no type that is written out.
    spellOutHeritage(sources, code).replaceAll(
      /(?<!\bextends\s[^{]*)\b(?:Pick|Omit)<\s*\w+,\s*(?:\|?\s*"\w+"\s*)+>/g,
      (whole) => {
        const members = chosenOf(sources, whole);
        return members === undefined ? whole : `{ ${written(members)} }`;
      },
    ),
  );
}
