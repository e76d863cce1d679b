// The public API of a packed package as text, from the declarations that consumers get.
import { posix } from "node:path";
import { parseSync, type ESTree } from "vite";
import { manifestOf, targetsOf, type PackedFiles } from "./tarball.ts";

/** A name in a declaration file: its file, and its name there. */
interface Declared {
  readonly file: string;
  readonly name: string;
}

interface Declarations {
  /** The file's declarations, by name; overloads are several. */
  readonly own: ReadonlyMap<string, readonly Piece[]>;
  /** The file's imports: local name to the other file's name. `*` is the whole module. */
  readonly imported: ReadonlyMap<string, Declared | string>;
  /** The file's exports: public name to the local or other file's name. */
  readonly exported: ReadonlyMap<string, Declared>;
}

interface Piece {
  readonly text: string;
  /** Every name in it. */
  readonly names: ReadonlySet<string>;
}

const keyOf = ({ file, name }: Declared): string => `${file}#${name}`;

/**
 * Every entry with its exports, then the internal declarations that those use. One line per declaration, without
 * comments, sorted by name: a changed line is a change for consumers' compilers.
 */
export function publicApi(files: PackedFiles): string {
  const read = reader(files);
  const entries = [...targetsOf(files, "types")].filter(
    ([entry, file]) => file.endsWith(".d.ts") && !entry.endsWith(".css"),
  );
  const lines: string[] = [];
  const shown = new Set<string>();
  const needed: Declared[] = [];

  for (const [entry, file] of entries) {
    lines.push("", `## ${manifestOf(files).name}${entry.slice(1)}`, "");
    const names = [...allExports(file, read)].toSorted(([one], [other]) => (one < other ? -1 : 1));
    for (const [name, where] of names) {
      const found = resolve(where, read);
      shown.add(keyOf(found));
      needed.push(found);
      const text = textOf(found, read);
      lines.push(found.name === name ? text : `${name} = ${text}`);
    }
  }

  const parts = new Map<string, Declared>();
  for (let at = 0; at < needed.length; at += 1) {
    const from = needed[at] as Declared;
    for (const used of usedBy(from, read)) {
      const found = resolve(used, read);
      const key = keyOf(found);
      if (shown.has(key) || parts.has(key)) continue;
      parts.set(key, found);
      needed.push(found);
    }
  }
  lines.push("", "## Declarations that the above are made of", "");
  for (const [key, found] of [...parts].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    lines.push(
      `${posix
        .dirname(key.split("#")[0] ?? "")
        .split("/")
        .at(-1)}: ${textOf(found, read)}`,
    );
  return `${lines.join("\n").trim()}\n`;
}

type Reader = (file: string) => Declarations;

function reader(files: PackedFiles): Reader {
  const known = new Map<string, Declarations>();
  return (file) => {
    const cached = known.get(file);
    if (cached !== undefined) return cached;
    const source = files.get(file);
    if (source === undefined)
      throw new Error(`A declaration names ${file}, which the package does not hold.`);
    const made = declarationsOf(file, source);
    known.set(file, made);
    return made;
  };
}

/** The declaration file of a relative import. */
function declarationFile(from: string, specifier: string): string {
  const path = posix.join(posix.dirname(from), specifier);
  return path.replace(/\.(?:js|tsx?)$/, "").replace(/(?<!\.d)$/, ".d.ts");
}

function declarationsOf(file: string, source: string): Declarations {
  const { program, comments, errors } = parseSync(file, source, { lang: "dts" });
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const own = new Map<string, Piece[]>();
  const imported = new Map<string, Declared | string>();
  const exported = new Map<string, Declared>();
  const declare = (name: string, node: ESTree.Node) =>
    own.set(name, [...(own.get(name) ?? []), pieceOf(node, source, comments)]);

  for (const node of program.body) {
    if (node.type === "ImportDeclaration") {
      // Data has no declarations to follow.
      const isOwn = node.source.value.startsWith(".") && !node.source.value.endsWith(".json");
      for (const specifier of node.specifiers) {
        const name = specifier.type === "ImportSpecifier" ? nameOf(specifier.imported) : "*";
        imported.set(
          specifier.local.name,
          isOwn ? { file: declarationFile(file, node.source.value), name } : `${node.source.value}#${name}`,
        );
      }
    } else if (node.type === "ExportAllDeclaration") {
      const name = node.exported === null ? `* ${node.source.value}` : nameOf(node.exported);
      exported.set(name, { file: declarationFile(file, node.source.value), name: "*" });
    } else if (node.type === "ExportNamedDeclaration" && node.declaration !== null) {
      for (const name of namesOf(node.declaration)) {
        declare(name, node.declaration);
        exported.set(name, { file, name });
      }
    } else if (node.type === "ExportNamedDeclaration") {
      for (const { local, exported: given } of node.specifiers)
        exported.set(nameOf(given), {
          file: node.source === null ? file : declarationFile(file, node.source.value),
          name: nameOf(local),
        });
    } else {
      for (const name of namesOf(node)) declare(name, node);
    }
  }
  return { own, imported, exported };
}

function nameOf(node: ESTree.ModuleExportName): string {
  return node.type === "Literal" ? node.value : node.name;
}

/** The names that a declaration defines. */
function namesOf(node: ESTree.Node): string[] {
  if (node.type === "VariableDeclaration")
    return node.declarations.flatMap(({ id }) => (id.type === "Identifier" ? [id.name] : []));
  return "id" in node && node.id !== null && node.id !== undefined && "name" in node.id ? [node.id.name] : [];
}

/** A declaration on one line, without its comments. */
function pieceOf(
  node: ESTree.Node,
  source: string,
  comments: ReturnType<typeof parseSync>["comments"],
): Piece {
  let text = "";
  let at = node.start;
  for (const comment of comments) {
    if (comment.start < node.start || comment.end > node.end) continue;
    text += source.slice(at, comment.start);
    at = comment.end;
  }
  text += source.slice(at, node.end);
  const names = new Set(text.match(/[A-Za-z_$][\w$]*/g));
  return {
    text: text
      .replaceAll(/\s+/g, " ")
      .replace(/^declare /, "")
      .trim(),
    names,
  };
}

/** All exports of a file, including those through `export *`. */
function allExports(file: string, read: Reader): Map<string, Declared> {
  const found = new Map<string, Declared>();
  for (const [name, where] of read(file).exported)
    if (name.startsWith("* "))
      for (const [inner, there] of allExports(where.file, read)) found.set(inner, there);
    else found.set(name, where);
  return found;
}

/** Follows imports and re-exports to the declaration of a name. */
function resolve(where: Declared, read: Reader): Declared {
  if (where.name === "*") return where;
  const { own, imported } = read(where.file);
  if (own.has(where.name)) return where;
  const from = imported.get(where.name) ?? allExports(where.file, read).get(where.name);
  if (from === undefined)
    throw new Error(`${where.file} is asked for ${where.name}, which it neither declares nor exports.`);
  if (typeof from === "string") return { file: from, name: where.name };
  return from.file === where.file && from.name === where.name ? where : resolve(from, read);
}

const isForeign = (file: string): boolean => file.includes("#");

function textOf({ file, name }: Declared, read: Reader): string {
  if (isForeign(file)) return `${name} from ${file.split("#")[0]}`;
  if (name === "*") return `everything of ${file}`;
  return (read(file).own.get(name) ?? []).map(({ text }) => text).join(" ");
}

/** The declarations of its own package that a declaration uses. */
function usedBy(where: Declared, read: Reader): Declared[] {
  if (isForeign(where.file)) return [];
  const { own, imported } = read(where.file);
  if (where.name === "*") return [...own.keys()].map((name) => ({ file: where.file, name }));
  const names = (own.get(where.name) ?? []).flatMap((piece) => [...piece.names]);
  return names.flatMap((name): Declared[] => {
    if (own.has(name)) return name === where.name ? [] : [{ file: where.file, name }];
    const from = imported.get(name);
    return from === undefined || typeof from === "string" ? [] : [from];
  });
}
