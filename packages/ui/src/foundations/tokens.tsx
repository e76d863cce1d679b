import { vars } from "../theme/index.ts";
import * as css from "./samples.css.ts";
import { propertyName } from "../theme/names.ts";
import type { TableColumn } from "../table/index.ts";

/** Tokens by their names, as the theme holds them. */
export interface Branch {
  readonly [key: string]: string | Branch;
}

/** A token with the values that it resolves to. */
export interface Token {
  readonly path: string;
  readonly values: readonly string[];
}

/** The tokens of a group, each with its value in each of the given trees. */
export function tokensOf(path: string, trees: readonly Branch[]): readonly Token[] {
  const at = (tree: Branch) =>
    path
      .split(".")
      .reduce<string | Branch | undefined>(
        (node, key) => (typeof node === "object" ? node[key] : undefined),
        tree,
      );
  const [first] = trees.map(at);
  if (first === undefined) throw new Error(`There is no group of tokens "${path}".`);
  if (typeof first === "string") return [{ path, values: trees.map((tree) => at(tree) as string) }];
  return Object.keys(first).flatMap((key) => tokensOf(`${path}.${key}`, trees));
}

/** The reference to a token's custom property, by its path in `vars`. */
export function referenceOf(path: string): string {
  let node: unknown = vars;
  for (const key of path.split(".")) node = (node as Record<string, unknown>)[key];
  return node as string;
}

/** How a token is written in styles. */
export const nameColumn: TableColumn<Token> = {
  key: "token",
  title: "Token",
  cell: ({ path }) => <code className={css.name}>vars.{path}</code>,
};

/** How it is written in plain CSS. */
export const propertyColumn: TableColumn<Token> = {
  key: "property",
  title: "Custom property",
  cell: ({ path }) => <code className={css.name}>--{propertyName(path.split("."))}</code>,
};

/** What it is. */
export const valueColumn: TableColumn<Token> = {
  key: "value",
  title: "Value",
  cell: ({ values }) => <code className={css.value}>{values[0]}</code>,
};
