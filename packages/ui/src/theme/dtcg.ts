/**
 * Reads design tokens in the W3C Design Tokens format (DTCG, 2025.10): groups, `$type` inherited from the group,
 * aliases `{group.token}`, and references `{ "$ref": "#/group/token/$value/part" }` to a part of another value.
 */

/** The tree of a token file with every token replaced by `Leaf`. */
export type TokenTree<Group, Leaf = string> = Group extends { readonly $value: unknown }
  ? Leaf
  : { readonly [Key in keyof Group as Key extends `$${string}` ? never : Key]: TokenTree<Group[Key], Leaf> };

/** A token file's parsed JSON. */
export type TokenGroup = { readonly [key: string]: unknown };

/** A token with its type, and with all aliases and references in its value resolved. */
export interface ResolvedToken {
  readonly type: string;
  readonly value: unknown;
  readonly extensions: unknown;
  readonly description: string | undefined;
}

const isGroup = (node: unknown): node is TokenGroup =>
  typeof node === "object" && node !== null && !Array.isArray(node);

/**
 * Resolves each token of a group and passes it to `leaf` with its path, `palette.brand.700`. `sources` are all files
 * that aliases may refer to.
 *
 * @throws Error on a dangling or circular alias.
 */
export function mapTokens<Group extends TokenGroup, Leaf>(
  group: Group,
  sources: readonly TokenGroup[],
  leaf: (token: ResolvedToken, path: string) => Leaf,
): TokenTree<Group, Leaf> {
  const walk = (node: TokenGroup, inherited: string, path: string): unknown => {
    const type = typeof node.$type === "string" ? node.$type : inherited;
    if ("$value" in node) return leaf(resolveToken(node, type, sources), path.slice(1));
    return Object.fromEntries(
      Object.entries(node)
        .filter(([key]) => !key.startsWith("$"))
        .map(([key, child]) => [key, walk(child as TokenGroup, type, `${path}.${key}`)]),
    );
  };
  return walk(group, "", "") as TokenTree<Group, Leaf>;
}

/** Merges groups token by token; later ones win. */
export function mergeGroups(...groups: readonly TokenGroup[]): TokenGroup {
  const merged: Record<string, unknown> = {};
  for (const group of groups) {
    for (const [key, value] of Object.entries(group)) {
      const below = merged[key];
      merged[key] =
        isGroup(value) && isGroup(below) && !("$value" in value) ? mergeGroups(below, value) : value;
    }
  }
  return merged;
}

function resolveToken(token: TokenGroup, type: string, sources: readonly TokenGroup[]): ResolvedToken {
  const description = typeof token.$description === "string" ? token.$description : undefined;
  let found = { value: token.$value, type: type as string | undefined, extensions: token.$extensions };
  const seen: string[] = [];
  while (isAlias(found.value)) {
    const alias = found.value;
    if (seen.includes(alias)) throw new Error(`Token alias ${alias} points back at itself.`);
    seen.push(alias);
    const next = find(alias.slice(1, -1).split("."), alias, sources);
    found = { ...next, type: next.type ?? found.type };
  }
  return {
    type: found.type ?? type,
    value: dereference(found.value, sources, seen),
    extensions: found.extensions,
    description,
  };
}

function isAlias(value: unknown): value is string {
  return typeof value === "string" && value.startsWith("{") && value.endsWith("}");
}

/** Resolves references within a value, such as the colour of a shadow. */
function dereference(value: unknown, sources: readonly TokenGroup[], seen: readonly string[]): unknown {
  const follow = (name: string, path: readonly string[]) => {
    if (seen.includes(name)) throw new Error(`Token alias ${name} points back at itself.`);
    return dereference(find(path, name, sources).value, sources, [...seen, name]);
  };
  if (isAlias(value)) return follow(value, value.slice(1, -1).split("."));
  if (Array.isArray(value)) return value.map((item) => dereference(item, sources, seen));
  if (!isGroup(value)) return value;
  if (typeof value.$ref === "string") return follow(value.$ref, value.$ref.replace(/^#\//, "").split("/"));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, dereference(part, sources, seen)]),
  );
}

function find(path: readonly string[], name: string, sources: readonly TokenGroup[]) {
  for (const source of sources) {
    let node: unknown = source;
    let type: string | undefined;
    for (const key of path) {
      node = isGroup(node) ? node[key] : undefined;
      if (isGroup(node) && typeof node.$type === "string") type = node.$type;
    }
    if (isGroup(node) && "$value" in node) {
      return { value: node.$value, type, extensions: node.$extensions };
    }
    if (node !== undefined && path.includes("$value")) return { value: node, type, extensions: undefined };
  }
  throw new Error(`Token alias ${name} points at nothing.`);
}
