import { bracketed, keysSpelled } from "./variant-keys.ts";
import type { Sources } from "./tokens-used.ts";

/** A member of a type, as it is written. */
export interface Member {
  readonly comment: string;
  readonly optional: boolean;
  readonly type: string;
}

/** What a list of types names, each as it is written: between the commas of `extends`, or the signs of `A & B`. */
export function apart(list: string, between: "," | "&"): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (let at = 0; at < list.length; at += 1) {
    const sign = list[at] ?? "";
    if ("<{([".includes(sign)) depth += 1;
    // The head of an arrow closes nothing.
    if ("})]".includes(sign) || (sign === ">" && list[at - 1] !== "=")) depth -= 1;
    if (sign === between && depth === 0) {
      parts.push(part.trim());
      part = "";
    } else part += sign;
  }
  return [...parts, part.trim()].filter((one) => one !== "");
}

const memberPattern =
  /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)?(?:\s|\/\/[^\n]*\n)*(?:readonly )?(?:"([\w-]+)"|\b(\w+))(\?)?: ((?:[^;{]|\{[^}]*\})+);/g;

/** Where a type of the library is declared, what it is made of, and what it says itself. */
interface Declaration {
  readonly path: string;
  readonly parts: readonly string[];
  readonly body: string;
}

/** The declaration of an interface, or of a type that joins others with `&`; none of what is elsewhere. */
function declarationOf(sources: Sources, owner: string): Declaration | undefined {
  for (const [path, source] of sources) {
    const start = new RegExp(`^export interface ${owner}(?:\\s+extends\\s([^{]*))?\\s*\\{`, "m").exec(source);
    if (start !== null) {
      const body = bracketed(source, start.index + start[0].length - 1).slice(1, -1);
      return { path, parts: apart(start[1] ?? "", ","), body };
    }
    const joined = new RegExp(`^export type ${owner} =\\s+((?:[^;{]|\\{[^}]*\\})+);`, "m").exec(source)?.[1];
    if (joined === undefined) continue;
    const parts = apart(joined, "&");
    return {
      path,
      parts: parts.filter((part) => !part.startsWith("{")),
      body: parts.flatMap((part) => (part.startsWith("{") ? [part.slice(1, -1)] : [])).join("\n"),
    };
  }
  return undefined;
}

/** The members of a type of the library with those that it has from others of it; none of one that is elsewhere. */
export function membersOf(sources: Sources, owner: string): ReadonlyMap<string, Member> | undefined {
  const declaration = declarationOf(sources, owner);
  if (declaration === undefined) return undefined;
  const { path, parts, body } = declaration;
  const inherited = parts.flatMap((part) => [
    ...((/^\w+$/.test(part) ? membersOf(sources, part) : chosenOf(sources, part))?.entries() ?? []),
  ]);
  const own = [...body.matchAll(memberPattern)].map(
    ([, comment = "", quoted, name = quoted ?? "", optional, type = ""]) =>
      // Where it is declared its sheet is known; who takes it over has another.
      [name, { comment, optional: optional !== undefined, type: keysSpelled(sources, path, type) }] as const,
  );
  return new Map([...own, ...inherited.filter(([name]) => !own.some(([other]) => other === name))]);
}

/** The types of elements whose attributes a type of the library takes too. */
export function elementsOf(sources: Sources, owner: string): readonly string[] {
  const parts = declarationOf(sources, owner)?.parts ?? [];
  return [
    ...new Set(
      parts.flatMap((part) => {
        const whole = wholeOf(part);
        return ofElement.test(whole) ? [whole] : elementsOf(sources, whole);
      }),
    ),
  ];
}

/** What React says of an HTML element. */
const ofElement = /^(?:ComponentPropsWith(?:out)?Ref|HTMLAttributes)<[^>]*>$/;

/** The type of which `Omit` leaves a few members out; any other as it is. */
export const wholeOf = (part: string) => /^Omit<\s*(\w+(?:<[^<>]*>)?),/.exec(part)?.[1] ?? part;

const switches = new Set(["disabled", "required", "readOnly", "multiple", "hidden", "checked"]);

/** An attribute or event that a component hands on to its element. */
const attribute = (name: string): Member => ({
  comment: "/** As in HTML. */",
  optional: true,
  type: switches.has(name) ? "boolean" : /^on[A-Z]/.test(name) ? "() => void" : "string",
});

/** What may stand for names in `Pick` and `Omit`. */
export const namesPattern = /\|?\s*(?:keyof \w+|"[\w-]+")\s*/;

/** What `Pick<DialogProps, "size">` or `Omit<DialogProps, "size">` leaves of a type; none of one that is elsewhere. */
export function chosenOf(sources: Sources, part: string): ReadonlyMap<string, Member> | undefined {
  const [, kind, owner = "", list = ""] =
    new RegExp(`^(Pick|Omit)<\\s*(\\w+(?:<[^<>]*>)?),\\s*((?:${namesPattern.source})+),?\\s*>$`).exec(part) ??
    [];
  const isPick = kind === "Pick";
  const members = ofElement.test(owner) && isPick ? new Map<string, Member>() : membersOf(sources, owner);
  if (members === undefined) return undefined;
  const names = [...list.matchAll(/keyof (\w+)|"([\w-]+)"/g)].flatMap(([, others, name = ""]) =>
    others === undefined ? [name] : [...(membersOf(sources, others)?.keys() ?? [])],
  );
  // What an interface of the library has not of its own, it has of its element.
  return isPick
    ? new Map(names.map((name) => [name, members.get(name) ?? attribute(name)]))
    : new Map([...members].filter(([name]) => !names.includes(name)));
}
