/** A declaration at the top level of a story file. The files are formatted, so that each begins in the first column. */
interface Declaration {
  readonly name: string;
  readonly text: string;
}

const beginning = /^(?:export )?(?:async )?(?:const|let|function|type|interface)\s+(\w+)/;

/** The top-level statements of a story file, without their comments. */
function statementsOf(source: string): readonly string[] {
  return source
    .replaceAll(/^(?:\/\*\*[\s\S]*?\*\/|\/\/.*)\n/gm, "")
    .split(/\n(?=\S)(?![)\]}>])/)
    .map((statement) => statement.trim());
}

/** `const { key, texts: words, ...rest } = …` */
const destructuring = /^(?:export )?const [{[]([^=]*)[}\]] = /;

function declarationsOf(statements: readonly string[]): readonly Declaration[] {
  return statements.flatMap((statement) => {
    const text = statement.replace(/^export /, "");
    const names = destructuring
      .exec(text)?.[1]
      ?.split(",")
      .map((part) => /(\w+)\s*$/.exec(part)?.[1]);
    return (names ?? [beginning.exec(text)?.[1]]).flatMap((name) =>
      name === undefined ? [] : [{ name, text }],
    );
  });
}

/** Splits a line at its commas, except those within brackets and strings. */
function apart(line: string): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const [token] of line.matchAll(/"(?:[^"\\]|\\.)*"|[^"]/g)) {
    if (/^[{[(]$/.test(token)) depth += 1;
    if (/^[}\])]$/.test(token)) depth -= 1;
    if (token === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += token;
  }
  return parts.map((part) => part.trim());
}

/** The members of an object literal, by name, whose lines are indented by `indent` spaces. */
function membersOf(literal: string, indent: number): ReadonlyMap<string, string> {
  const parts = literal.includes("\n")
    ? literal
        .split(new RegExp(`\\n(?= {${indent}}[\\w."'])`))
        .slice(1)
        .map((part) =>
          part
            .replace(/,?(?:\n\s*\})?$/, "")
            .replace(/,$/, "")
            .trim(),
        )
    : apart(literal.replace(/^\{|\}$/g, ""));
  return new Map(
    parts.filter(Boolean).map((text) => {
      const [, name = text, value = name] = /^["']?([\w-]+)["']?:\s*([\s\S]*)$/.exec(text) ?? [];
      return [name, value] as const;
    }),
  );
}

const bodyOf = (declaration: string): string =>
  declaration.slice(declaration.indexOf("= ") + 2).replace(/(?: satisfies [^=]*)?;?$/, "");

/** Whether a name is used as a value or as the type of a constant, and not only assigned. */
const used = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w."-])${name}\\b(?!\\s*=[^>=])|: ${name} = `).test(text);

/** Props as attributes of an element. */
function elementOf(component: string, args: ReadonlyMap<string, string>): string {
  const children = args.get("children");
  const attributes = [...args]
    .filter(([name, value]) => name !== "children" && value !== "undefined")
    .map(([name, value]) =>
      name.startsWith("...")
        ? `{${name}}`
        : value === "true"
          ? name
          : /^"[^"{}\\]*"$/.test(value)
            ? `${name}=${value}`
            : `${name}={${value}}`,
    );
  const inside =
    children === undefined ? "" : /^"[^"{}<>\\]*"$/.test(children) ? children.slice(1, -1) : `{${children}}`;
  const short = `<${component}${attributes.map((attribute) => ` ${attribute}`).join("")}`;
  const head =
    short.length < 70 && !short.includes("\n")
      ? short
      : `<${component}\n${attributes.map((attribute) => `  ${attribute.replaceAll("\n", "\n  ")}\n`).join("")}`;
  return inside === "" ? `${head}${head.endsWith("\n") ? "" : " "}/>` : `${head}>${inside}</${component}>`;
}

const indented = (text: string, margin: string) => text.replaceAll(/\n(?!$)/g, `\n${margin}`);

/** The story as a component. */
function componentOf(
  name: string,
  story: ReadonlyMap<string, string>,
  meta: ReadonlyMap<string, string>,
): string {
  const render = story.get("render") ?? (story.has("component") ? undefined : meta.get("render"));
  const args = new Map([
    ...membersOf(meta.get("args") ?? "{}", 4),
    ...membersOf(story.get("args") ?? "{}", 4),
  ]);
  const [, parameters = "", body = ""] =
    /^function \w*\(([^)]*)\) \{([\s\S]*)\}$/.exec(render ?? "") ??
    /^\(([^)]*)\) => ([\s\S]*)$/.exec(render ?? "") ??
    [];
  const takesProps = render === undefined || (/^\(?args\b/.test(parameters) && body.includes("{...args}"));
  const single = /^<(\w+) \{\.\.\.args\} \/>$/.exec(body.trim());
  if (takesProps && (render === undefined || single !== null)) {
    const component = single?.[1] ?? meta.get("component") ?? "Component";
    return `export function ${name}() {\n  return (\n    ${indented(elementOf(component, args), "    ")}\n  );\n}`;
  }
  const constants = takesProps
    ? `  const args = {\n${[...args].map(([key, value]) => `    ${key}: ${value},\n`).join("")}  };\n`
    : "";
  if (render?.startsWith("function"))
    return `export function ${name}() {\n${constants}${body
      .replace(/\n {2}(?=\S)/g, "\n")
      .replaceAll("\n  ", "\n")
      .replace(/^\n/, "")}}`;
  return body.startsWith("{")
    ? `export function ${name}() ${body.trim().replaceAll("\n  ", "\n")}`
    : `export function ${name}() {\n${constants}  return ${body.trim()};\n}`;
}

/** Replaces mocks by their implementation: `fn<Send>(answer)` by `answer`, `fn()` by a no-op. */
function withoutMocks(code: string): string {
  const call = /\bfn(?:<.*?>)?\(/.exec(code);
  if (call === null) return code;
  const start = call.index + call[0].length;
  let end = start;
  for (let depth = 1; depth > 0 && end < code.length; end += 1) {
    if (code[end] === "(") depth += 1;
    if (code[end] === ")") depth -= 1;
  }
  const answer = code
    .slice(start, end - 1)
    .trim()
    .replace(/,$/, "");
  return `${code.slice(0, call.index)}${answer || "() => {}"}${withoutMocks(code.slice(end))}`;
}

/** A relative import as a consumer writes it; undefined for an unpublished file. */
function publicPath(specifier: string, folder: string): string | undefined {
  if (!specifier.startsWith("."))
    return specifier.startsWith("storybook") || specifier.startsWith("@storybook") ? undefined : specifier;
  const [, other, file = ""] = /^\.\.\/([\w-]+)\/(.*)$/.exec(specifier) ?? ["", folder, specifier.slice(2)];
  // Whole pages are examples, not entries of the package.
  const isOwn = other === folder && folder !== "compositions" && /(?<!\.fixtures)\.tsx$/.test(file);
  return file === "index.ts" || isOwn ? `@preforma/ui/${other}` : undefined;
}

/** The imports that the code needs, with the names that it uses. */
function importsFor(code: string, statements: readonly string[], folder: string): readonly string[] {
  return statements.flatMap((statement) => {
    const [, braced, whole, specifier = ""] =
      /^import (?:type )?(?:\{([^}]*)\}|(\w+)) from "([^"]+)"(?: with .*)?;$/.exec(statement) ?? [];
    const names = braced ?? whole;
    if (names === undefined) return [];
    const wanted = names
      .split(",")
      .map((name) => name.trim())
      .filter(
        (name) =>
          name !== "" &&
          used(
            code,
            name
              .replace(/^type /, "")
              .split(" as ")
              .at(-1) ?? "",
          ),
      );
    if (wanted.length === 0) return [];
    const path = publicPath(specifier, folder);
    if (path !== undefined) return [`import { ${wanted.join(", ")} } from "${path}";`];
    return specifier.startsWith(".") ? [`// ${wanted.join(", ")}: sample data. Put your own here.`] : [];
  });
}

/**
 * A story as code for a consumer: the story as a component, its dependencies in the story file, and its imports from
 * the package. Reads the source of the story file, so that names are the written ones.
 *
 * @param folder The folder of the story file in `packages/ui/src`.
 * @param name The name under which the file exports the story.
 */
export function showCode(source: string, folder: string, name: string): string {
  // A type that only Storybook needs.
  const statements = statementsOf(source.replaceAll(/\{\.\.\.\(args as [^()\n]*\)\}/g, "{...args}"));
  const declarations = declarationsOf(statements);
  const find = (wanted: string) => declarations.find((declaration) => declaration.name === wanted)?.text;
  const members = (wanted: string): ReadonlyMap<string, string> => {
    const own = membersOf(bodyOf(find(wanted) ?? "= {}"), 2);
    return new Map(
      [...own].flatMap(([key, value]) =>
        key.startsWith("...") ? [...members(key.slice(3))] : [[key, value] as const],
      ),
    );
  };
  let code = componentOf(name, members(name), members("meta"));
  const taken = new Set([name, "meta", "Story", "play"]);
  for (let added = true; added;) {
    const next = declarations.findLast(
      (declaration) => !taken.has(declaration.name) && used(code, declaration.name),
    );
    added = next !== undefined;
    if (next !== undefined) {
      for (const { name: one, text } of declarations) if (text === next.text) taken.add(one);
      code = `${next.text}\n\n${code}`;
    }
  }
  code = withoutMocks(code);
  const imports = importsFor(code, statements, folder);
  return `${[...new Set(imports)].join("\n")}\n\n${code}\n`.trimStart();
}

const idOf = (name: string) =>
  name.replaceAll(/([a-z\d])([A-Z])|([A-Z]+)(?=[A-Z][a-z])/g, "$1$3-$2").toLowerCase();

const nameOf = (source: string, id: string): string | undefined =>
  [...source.matchAll(/^export const (\w+)/gm)]
    .map(([, name = ""]) => name)
    .find((candidate) => idOf(candidate) === id.split("--")[1]);

/** Whether the story with this id is a test rather than an example. */
export function isTestStory(source: string, id: string): boolean {
  const name = nameOf(source, id);
  const story = statementsOf(source).find((statement) => statement.startsWith(`export const ${name}`)) ?? "";
  return /tags: \[[^\]]*"(?:behaviour|keyboard)"/.test(story);
}

/**
 * The code of the story with this id, `undefined` if the file has none.
 *
 * @param path The path of the story file.
 */
export function storyCode(source: string, path: string, id: string): string | undefined {
  const name = nameOf(source, id);
  return name && showCode(source, path.split("/").at(-2) ?? "", name);
}
