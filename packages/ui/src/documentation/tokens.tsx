import { vars } from "../theme/index.ts";
import { propertyName } from "../theme/names.ts";
import { Table, type TableColumn } from "../table/index.ts";
import { Text } from "../text/index.ts";
import * as css from "./docs.css.ts";
import { Part } from "./parts.tsx";

/** The reference to a token's custom property, by its path in `vars`. */
export function referenceOf(path: string): string {
  let node: unknown = vars;
  for (const key of path.split(".")) node = (node as Record<string, unknown>)[key];
  return node as string;
}

const columns: readonly TableColumn<string>[] = [
  {
    key: "token",
    title: "Token",
    cell: (token) => (
      <span className={css.token}>
        {token.startsWith("color.") && (
          <span className={css.swatch} style={{ backgroundColor: referenceOf(token) }} />
        )}
        <code className={css.code}>vars.{token}</code>
      </span>
    ),
  },
  {
    key: "property",
    title: "Custom property",
    cell: (token) => <code className={css.code}>--{propertyName(token.split("."))}</code>,
  },
];

/** The tokens that a component's styles stand on, by which a brand or a part of a page changes its look. */
export function Tokens({ tokens }: { readonly tokens: readonly string[] }) {
  if (tokens.length === 0) return null;
  return (
    <Part title="Tokens">
      <Text tone="muted" measure className={css.intro}>
        Read from its style sheets. Set a custom property on any element, and what stands inside follows.
      </Text>
      <Table
        caption="Tokens of its styles"
        captionHidden
        density="compact"
        rows={tokens}
        rowKey={(token) => token}
        columns={columns}
      />
    </Part>
  );
}
