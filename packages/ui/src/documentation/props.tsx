import type { ComponentType } from "react";
import { Table, type TableColumn } from "../table/index.ts";
import { Heading, Text } from "../text/index.ts";
import { apartFromDefault } from "./default-tag.ts";
import * as css from "./docs.css.ts";
import { Words } from "./parts.tsx";
import { shownType } from "./prop-type.ts";

/** What is read from a component's types and comments while Storybook is built. */
interface Docgen {
  readonly props?: Readonly<
    Record<
      string,
      {
        readonly required?: boolean;
        readonly tsType?: { readonly name: string; readonly raw?: string };
        readonly description?: string;
        readonly defaultValue?: { readonly value?: unknown };
      }
    >
  >;
  /** Types of elements whose attributes it takes too. */
  readonly composes?: readonly string[];
}

interface Row {
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  readonly byDefault: string;
  readonly description: string;
}

function rowsOf({ props = {} }: Docgen): readonly Row[] {
  return Object.entries(props)
    .map(([name, { required = false, tsType, description = "", defaultValue }]) => {
      const { text, byDefault } = apartFromDefault(description);
      return {
        name,
        required,
        type: shownType(tsType?.raw ?? tsType?.name ?? ""),
        byDefault: byDefault ?? (typeof defaultValue?.value === "string" ? defaultValue.value : ""),
        // What only has another default than its element has neither type nor comment here.
        description:
          tsType === undefined && text === "" ? "As in HTML." : text.replaceAll(/\s*\n\s*/g, " ").trim(),
      };
    })
    .filter(({ name }) => name !== "className" && name !== "ref")
    .toSorted((one, other) => Number(other.required) - Number(one.required));
}

const columns: readonly TableColumn<Row>[] = [
  {
    key: "name",
    title: "Prop",
    cell: ({ name, required }) => (
      <>
        <code className={css.code}>{name}</code>
        {required && (
          <Text as="small" size="xs" tone="muted" className={css.required}>
            required
          </Text>
        )}
      </>
    ),
  },
  {
    key: "description",
    title: "What it does",
    cell: ({ description, type }) => (
      <div className={css.prop}>
        {description !== "" && (
          <span>
            <Words>{description}</Words>
          </span>
        )}
        <code className={css.type}>{type}</code>
      </div>
    ),
  },
  {
    key: "default",
    title: "By default",
    cell: ({ byDefault }) => {
      if (byDefault === "") return "–";
      return /^["\d[{]|^(?:true|false|undefined)$/.test(byDefault) ? (
        <code className={css.code}>{byDefault}</code>
      ) : (
        <Words>{byDefault}</Words>
      );
    },
  },
];

/** The props of the components that a folder exports, by their names. */
export function Props({
  components,
}: {
  readonly components: readonly (readonly [name: string, component: ComponentType])[];
}) {
  const told = components.flatMap(([name, component]) => {
    const docgen = (component as { readonly __docgenInfo?: Docgen }).__docgenInfo;
    return docgen === undefined ? [] : [{ name, docgen, rows: rowsOf(docgen) }];
  });
  if (told.length === 0) return <Text tone="muted">It exports no component of its own.</Text>;
  return told.map(({ name, docgen, rows }) => (
    <div key={name}>
      <Heading level={3} size="m" className={css.subheading}>
        {name}
      </Heading>
      {rows.length === 0 ? (
        <Text tone="muted">None of its own.</Text>
      ) : (
        <Table
          caption={`Props of ${name}`}
          captionHidden
          density="compact"
          rows={rows}
          rowKey={(row) => row.name}
          columns={columns}
        />
      )}
      {docgen.composes !== undefined && (
        <Text size="s" tone="muted" className={css.after}>
          And the attributes and events of its HTML element.
        </Text>
      )}
    </div>
  ));
}
