import * as css from "./samples.css.ts";
import { propertyName } from "../theme/names.ts";
import type { TableColumn } from "../table/index.ts";
import type { Token } from "./tokens-of.ts";

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
