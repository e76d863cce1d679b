import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { fixtureProducts } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { Stack } from "../layout/index.ts";
import { formatNumber, useLocale } from "../provider/index.ts";
import tableMessages from "../messages/texts/table.json" with { type: "json" };
import { actionColumn, columns, type Row } from "./table.fixtures.tsx";
import words from "./table.words.json" with { type: "json" };
import {
  Table,
  TableBody,
  TableCell,
  TableColumnHeader,
  TableHeader,
  TableRoot,
  TableRow,
  TableRowHeader,
  type TableSort,
} from "./index.ts";

const meta = {
  id: "content-table",
  title: "Content/Table (data grid, row actions)",
  component: Table,
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj;

interface Product {
  readonly code: string;
  readonly volume: number;
}

export const Playground: StoryObj<typeof Table<Product>> = {
  args: {
    caption: "Bottles",
    columns: [
      { key: "code", title: "Code", cell: ({ code }) => code },
      { key: "volume", title: "Volume, ml", cell: ({ volume }) => volume, align: "end", sortable: true },
    ],
    rows: [
      { code: "PB-250-24", volume: 250 },
      { code: "PB-500-28", volume: 500 },
    ],
    rowKey: ({ code }) => code,
  },
  render: (args) => <Table {...args} />,
  tags: ["playground", "!test"],
};

/** A heading that sorts is a button. The order is read out when it changes. */
export const Sorted: Story = {
  render: function Sortable() {
    const { locale } = useLocale();
    const [sort, setSort] = useState<TableSort>();
    const value = (row: Row) => (sort?.column === "minimum" ? row.minimumOrder : row.variantCount);
    const rows = sort
      ? fixtureProducts.toSorted(
          (one, other) => (value(one) - value(other)) * (sort.direction === "ascending" ? 1 : -1),
        )
      : fixtureProducts;
    return (
      <Table
        caption={words[locale].caption}
        columns={columns(locale)}
        rows={rows}
        rowKey={(row) => row.code}
        sort={sort}
        onSortChange={setSort}
      />
    );
  },
  play: async ({ canvas }) => {
    const column = canvas.getAllByRole("columnheader")[2]!;
    const button = within(column).getByRole("button");
    await userEvent.click(button);
    await waitFor(() => expect(column).toHaveAttribute("aria-sort", "ascending"));
    await userEvent.click(button);
    await waitFor(() => expect(column).toHaveAttribute("aria-sort", "descending"));
    await expect(canvas.getByRole("status")).not.toBeEmptyDOMElement();
    const [first] = canvas.getAllByRole("rowheader");
    const largest = fixtureProducts.toSorted((one, other) => other.minimumOrder - one.minimumOrder)[0]!;
    await expect(Object.values(largest.title)).toContain(first!.textContent);
    button.blur();
  },
};

function Composed() {
  const { locale } = useLocale();
  const { caption, product, code, minimum } = words[locale];
  return (
    <TableRoot caption={caption}>
      <TableHeader>
        <TableColumnHeader>{product}</TableColumnHeader>
        <TableColumnHeader>{code}</TableColumnHeader>
        <TableColumnHeader align="end">{minimum}</TableColumnHeader>
      </TableHeader>
      <TableBody>
        {fixtureProducts.slice(0, 3).map((row) => (
          <TableRow key={row.code}>
            <TableRowHeader>{row.title[locale]}</TableRowHeader>
            <TableCell>
              <bdi dir="ltr">{row.code}</bdi>
            </TableCell>
            <TableCell align="end">{formatNumber(row.minimumOrder, locale)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </TableRoot>
  );
}

/** Composed of parts, for rows and cells that a list of columns cannot describe. */
export const FromParts: Story = { render: () => <Composed /> };

const spy = fn();

function Selectable({ selectionMode = "multiple" }: { selectionMode?: "single" | "multiple" }) {
  const { locale } = useLocale();
  return (
    <Table
      caption={words[locale].caption}
      columns={columns(locale)}
      rows={fixtureProducts.slice(0, 4)}
      rowKey={(row) => row.code}
      selectionMode={selectionMode}
      defaultSelectedKeys={[fixtureProducts[1]?.code ?? ""]}
      onSelectionChange={spy}
      name="product"
    />
  );
}

const onward = () => (document.documentElement.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
const rows = (root: ParentNode) => [...root.querySelectorAll<HTMLTableRowElement>("tbody tr")];
const selectedIn = (root: ParentNode) =>
  [...root.querySelectorAll<HTMLInputElement>("tbody input")].map(({ checked }) => checked);
/** Waits for the library: it gives the table the role `grid`. */
const isGrid = (root: ParentNode) => waitFor(() => expect(root.querySelector("[role=grid]")).not.toBeNull());

/** Rows that can be selected, some of them or all. */
export const Selection: Story = {
  render: () => <Selectable />,
  play: async ({ canvas, globals }) => {
    const { selectAll } = tableMessages[globals.locale as Locale];
    await waitFor(() => expect(canvas.getByRole("checkbox", { name: selectAll })).toBePartiallyChecked());
  },
};

/** The arrow keys go from cell to cell in reading direction. One press anywhere in a row selects it once. */
export const SelectionInUse: Story = {
  ...Selection,
  tags: ["behaviour"],
  beforeEach: () => void spy.mockClear(),
  play: async ({ canvas, canvasElement, globals }) => {
    const messages = tableMessages[globals.locale as Locale];
    const all = canvas.getByRole("checkbox", { name: messages.selectAll });
    await waitFor(() => expect(all).toBePartiallyChecked());
    const first = canvas.getAllByRole("checkbox")[1]!;
    await expect(first).toHaveAccessibleName(
      `${messages.selectRow} ${within(rows(canvasElement)[0]!).getByRole("rowheader").textContent}`,
    );
    first.focus();
    await isGrid(canvasElement);
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() =>
      expect(rows(canvasElement)[1]).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard(" ");
    await waitFor(() => expect(selectedIn(canvasElement)).toEqual([false, false, false, false]));
    // One press anywhere in the row is one change.
    await expect(spy).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(onward());
    await waitFor(() => expect(document.activeElement).toHaveRole("rowheader"));
    await userEvent.keyboard(" ");
    await waitFor(() => expect(selectedIn(canvasElement)).toEqual([false, true, false, false]));
    await expect(rows(canvasElement)[1]).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(selectedIn(canvasElement)).toEqual([false, false, false, false]));
    await userEvent.click(all);
    await waitFor(() => expect(selectedIn(canvasElement)).toEqual([true, true, true, true]));
    await userEvent.click(first);
    await userEvent.click(rows(canvasElement)[3]!.cells[2]!);
    await waitFor(() => expect(selectedIn(canvasElement)).toEqual([false, true, true, false]));
    (document.activeElement as HTMLElement).blur();
  },
};

/** One row at a time, in a form that sends it. The reset button restores the first selection. */
export const SelectionInForm: Story = {
  render: () => (
    <form>
      <Selectable selectionMode="single" />
    </form>
  ),
  parameters: { picture: false, pictureOff: "Looks as the other selection does, with radio buttons." },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector("form")!;
    const sent = () => new FormData(form).getAll("product");
    const [first, second] = fixtureProducts;
    await userEvent.click(canvasElement.querySelector("tbody input")!);
    await waitFor(() => expect(sent()).toEqual([first?.code]));
    form.reset();
    await waitFor(() => expect(sent()).toEqual([second?.code]));
    await isGrid(canvasElement);
    await waitFor(() => expect(rows(canvasElement)[1]).toHaveAttribute("aria-selected", "true"));
    (document.activeElement as HTMLElement).blur();
  },
};

function WithActions() {
  const { locale } = useLocale();
  return (
    <div style={{ minBlockSize: "24rem" }}>
      <Table
        caption={words[locale].caption}
        columns={[...columns(locale).slice(0, 2), actionColumn(locale)]}
        rows={fixtureProducts.slice(0, 3)}
        rowKey={({ code }) => code}
      />
    </div>
  );
}

/** Several actions for a row are in a menu in its last column. */
export const RowActions: Story = {
  render: () => <WithActions />,
  parameters: { picture: "window" },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole("button")[1] as HTMLElement);
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByRole("menu")).toBeVisible());
  },
};

/** In a narrow container the table scrolls and its first column stays. And a table without rows. */
export const NarrowAndEmpty: Story = {
  render: function NarrowAndEmpty() {
    const { locale } = useLocale();
    // Two regions must not have the same name.
    const { caption, product } = words[locale];
    return (
      <Stack>
        <div style={{ inlineSize: "min(240px, 100%)" }}>
          <Table
            caption={caption}
            hideCaption
            density="compact"
            columns={columns(locale).slice(1)}
            rows={fixtureProducts}
            rowKey={(row) => row.code}
          />
        </div>
        <div style={{ inlineSize: "min(420px, 100%)" }}>
          <Table caption={product} columns={columns(locale)} rows={[]} rowKey={(row) => row.code} />
        </div>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("region")).toHaveLength(2);
    await userEvent.tab();
    await expect(canvas.getAllByRole("region")[0]).toHaveFocus();
    canvas.getAllByRole("region")[0]!.blur();
  },
};

/** The frame is in the tab order only while there is something to scroll. */
export const StopsWhereItScrolls: Story = {
  tags: ["behaviour"],
  render: function StopsWhereItScrolls() {
    const { locale } = useLocale();
    return (
      <Table
        caption={words[locale].caption}
        columns={columns(locale)}
        rows={fixtureProducts.slice(0, 3)}
        rowKey={(row) => row.code}
      />
    );
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole("region");
    const room = frame.parentElement!;
    // Enough room for the table in any window.
    const wide = "60rem";
    room.style.inlineSize = wide;
    await waitFor(() => expect(frame).toHaveAttribute("tabindex", "-1"));
    await userEvent.tab();
    await expect(frame).not.toHaveFocus();

    room.style.inlineSize = "16rem";
    await waitFor(() => expect(frame).toHaveAttribute("tabindex", "0"));
    await userEvent.tab();
    await expect(frame).toHaveFocus();

    // The focus stays when the window grows.
    room.style.inlineSize = wide;
    await waitFor(() => expect(frame).toHaveAttribute("tabindex", "-1"));
    await expect(frame).toHaveFocus();
    frame.blur();
    room.style.inlineSize = "";
  },
};

export const KeyboardNarrowAndEmpty: Story = {
  ...NarrowAndEmpty,
  ...pressing(async ({ onward, back, one, tabThrough, scrolls }) => {
    // The other table shows all it has.
    await tabThrough("region");
    const frame = one("[role=region]");
    frame.style.maxInlineSize = "10rem";
    await expect(await scrolls(frame, onward)).toBeGreaterThan(0);
    await expect(await scrolls(frame, back)).toBeLessThan(0);
  }),
  tags: ["keyboard"],
};

export const KeyboardSorted: Story = {
  ...Sorted,
  ...pressing(async ({ one, tabThrough, clicks }) => {
    // Once measured, the frame is no tab stop if nothing scrolls.
    await waitFor(() => expect(one("[role=region]").tabIndex).toBe(-1));
    await tabThrough("button 2");
    const heading = one("th", 2);
    const button = one("button", 0, heading);
    await clicks(button, "Enter");
    await expect(heading.ariaSort).toBe("ascending");
    await clicks(button, "Space");
    await expect(heading.ariaSort).toBe("descending");
  }),
  tags: ["keyboard"],
};
