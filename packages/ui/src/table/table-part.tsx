"use client";

import { useMemo, type RefObject, type SyntheticEvent } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import {
  useTable,
  useTableCell,
  useTableColumnHeader,
  useTableHeaderRow,
  useTableRow,
} from "react-aria/useTable";
import {
  Cell,
  Column,
  Row,
  TableBody,
  TableHeader,
  useTableState,
  type TableState,
} from "react-stately/useTableState";
import { useBind, type Bindings } from "../intent/use-bound.ts";
import { useCatchUp } from "../intent/use-early-key.ts";
import { useLocaleIn, useStructure } from "../intent/use-structure.ts";
import { gridOf, type Grid, type GridElement } from "./grid.ts";
import type { Selection } from "./use-selection.ts";

export interface TablePartProps {
  table: RefObject<HTMLTableElement | null>;
  captionId: string;
  bindings: Bindings;
  selection: Selection;
  /** Repeats a press from before this was loaded. */
  onReady: () => void;
}

type State = TableState<object>;
type Node = Parameters<typeof useTableCell>[0]["node"];

/** Keyboard handling of a selectable table, on react-aria, whose props are applied to the server-rendered elements. */
export function TablePart(props: TablePartProps) {
  return props.table.current !== null && <TableIn {...props} element={props.table.current} />;
}

function TableIn(props: TablePartProps & { element: HTMLTableElement }) {
  const { element, bindings } = props;
  const grid = useStructure(
    element,
    useMemo(() => () => gridOf(element, bindings), [element, bindings]),
  );
  return (
    <I18nProvider locale={useLocaleIn(element)}>
      {grid !== undefined && grid.rows.length > 0 && <GridKeys {...props} grid={grid} />}
    </I18nProvider>
  );
}

function GridKeys({
  element,
  table,
  captionId,
  bindings,
  selection,
  onReady,
  grid,
}: TablePartProps & { element: HTMLTableElement; grid: Grid }) {
  const children = useMemo(() => collectionOf(grid), [grid]);
  const { mode, selected, select } = selection;
  const state = useTableState<object>({
    children,
    selectionMode: mode,
    selectedKeys: selected,
    showSelectionCheckboxes: true,
    onSelectionChange: (keys) =>
      select(keys === "all" ? grid.rows.map(({ key }) => key) : [...keys].map(String)),
  });
  const { id: _, ...props } = useTable({ "aria-labelledby": captionId }, state, table).gridProps;
  useBind(bindings.get(element)?.bind, props);

  useCatchUp(() => {
    const place = nodesOf(state, grid).find(([, { element: cell }]) => cell.contains(document.activeElement));
    if (place === undefined) return;
    state.selectionManager.setFocused(true);
    state.selectionManager.setFocusedKey(place[0].key);
  }, onReady);

  const [head] = state.collection.headerRows;
  return (
    <>
      {head !== undefined && <HeaderRow state={state} node={head} to={grid.head} />}
      {[...(head?.childNodes ?? [])].map((node, place) => {
        const to = grid.columns[place];
        return to && <ColumnHeader key={node.key} state={state} node={node} to={to} />;
      })}
      {grid.rows.map((row) => {
        const node = state.collection.getItem(row.key);
        return node && <RowProps key={row.key} state={state} node={node} to={row} />;
      })}
      {nodesOf(state, grid).map(([node, to]) => (
        <CellProps key={node.key} state={state} node={node} to={to} />
      ))}
    </>
  );
}

/** The cells of the rows, and the elements for them. */
const nodesOf = (state: State, grid: Grid) =>
  grid.rows.flatMap(({ key, cells }) =>
    [...(state.collection.getChildren?.(key) ?? [])].flatMap((node, place) => {
      const cell = cells[place];
      return cell === undefined ? [] : [[node, cell] as const];
    }),
  );

function collectionOf({ columns, rows }: Grid) {
  // The check box column is added automatically.
  const [, ...titles] = columns;
  return [
    <TableHeader key="header">
      {titles.map(({ text }, place) => (
        <Column key={place} textValue={text} isRowHeader={place === 0}>
          {text}
        </Column>
      ))}
    </TableHeader>,
    <TableBody key="body">
      {rows.map(({ key, text, cells: [, ...cells] }) => (
        <Row key={key} textValue={text}>
          {cells.map((cell, place) => (
            <Cell key={`${key} ${place}`} textValue={cell.text}>
              {cell.text}
            </Cell>
          ))}
        </Row>
      ))}
    </TableBody>,
  ] as unknown as Parameters<typeof useTableState<object>>[0]["children"];
}

interface Ghost {
  state: State;
  node: Node;
  to: GridElement;
}

const useElement = ({ element }: GridElement) => useMemo(() => ({ current: element }), [element]);

function HeaderRow({ state, node, to }: Ghost) {
  useBind(to.bind, useTableHeaderRow({ node }, state, useElement(to)).rowProps);
  return null;
}

function ColumnHeader({ state, node, to }: Ghost) {
  const { columnHeaderProps } = useTableColumnHeader({ node }, state, useElement(to));
  useBind(to.bind, withoutId(columnHeaderProps));
  return null;
}

function RowProps({ state, node, to }: Ghost) {
  const { "aria-labelledby": _, ...props } = useTableRow({ node }, state, useElement(to)).rowProps;
  useBind(to.bind, {
    ...withoutId(props),
    onClick: unlessInside(props.onClick),
    onKeyDown: unlessInside(props.onKeyDown),
  });
  return null;
}

function CellProps({ state, node, to }: Ghost) {
  useBind(to.bind, withoutId(useTableCell({ node }, state, useElement(to)).gridCellProps));
  return null;
}

/** The server's ids stay, because headings label rows and check boxes by them. */
const withoutId = ({ id: _, ...props }: object & { id?: string | undefined }) => props;

/** A press on a control must not select its row: only react-aria's links and buttons prevent that themselves. */
const unlessInside =
  <Event extends SyntheticEvent>(handler: ((event: Event) => void) | undefined) =>
  (event: Event) => {
    const inside =
      event.target instanceof Element && event.target.closest("a, button, input, select, textarea");
    if (!inside || !event.currentTarget.contains(inside)) handler?.(event);
  };
