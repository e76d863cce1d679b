"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useEffectEvent, useImperativeHandle, useMemo, type ReactNode, type Ref } from "react";
import { useListBox } from "react-aria/useListBox";
import type { ListState } from "react-stately/useListState";
import { Option, type ListBoxProps } from "./list-box.tsx";
import * as listbox from "./listbox.css.ts";

/** A box within the list, px. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The positions of a long list's options, for Page Up and Page Down. */
export interface ListLayout {
  getItemRect: (key: string | number) => Box | null;
  getVisibleRect: () => Box;
  getContentSize: () => Pick<Box, "width" | "height">;
}

interface Row {
  key: string | number;
  /** An option's position, from 1; undefined for a heading. */
  place?: number;
  heading?: ReactNode;
}

/** Height of an option of one line, px. Longer ones are measured. */
const defaultHeight = 44;

/** The list with its headings and options one below the other. */
function rowsOf(collection: ListState<object>["collection"]): readonly Row[] {
  const rows: Row[] = [];
  let place = 0;
  for (const node of collection) {
    if (node.type !== "section") rows.push({ key: node.key, place: ++place });
    else {
      rows.push({ key: node.key, heading: node.rendered });
      for (const { key } of collection.getChildren?.(node.key) ?? []) rows.push({ key, place: ++place });
    }
  }
  return rows;
}

/** A virtualised `ListBox`: renders only the visible options and the active one. */
export function LongListBox<Value extends object>({
  props,
  state,
  ref: list,
  label,
  layout,
  children,
}: ListBoxProps<Value> & { layout: Ref<ListLayout> }) {
  const named = { ...props, "aria-label": label, "aria-labelledby": undefined, isVirtualized: true };
  const { listBoxProps } = useListBox(named, state, list);
  const { collection, selectionManager } = state;
  const rows = useMemo(() => rowsOf(collection), [collection]);
  const indices = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const { focusedKey } = selectionManager;
  const focused = focusedKey === null ? undefined : indices.get(focusedKey);
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here, and given to nothing memoised
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => list.current,
    estimateSize: () => defaultHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 6,
    useAnimationFrameWithResizeObserver: true,
    // The field refers to the active option by id, so it has to be rendered.
    rangeExtractor: (range) =>
      focused === undefined
        ? defaultRangeExtractor(range)
        : [...new Set([...defaultRangeExtractor(range), focused])].toSorted((one, other) => one - other),
  });
  useImperativeHandle(
    layout,
    (): ListLayout => ({
      getItemRect: (key) => {
        const measured = virtualizer.measurementsCache[indices.get(key) ?? -1];
        return measured === undefined ? null : { x: 0, y: measured.start, width: 1, height: measured.size };
      },
      getVisibleRect: () => ({
        x: 0,
        y: virtualizer.scrollOffset ?? 0,
        width: 1,
        height: list.current?.clientHeight ?? 0,
      }),
      getContentSize: () => ({ width: 1, height: virtualizer.getTotalSize() }),
    }),
    [virtualizer, indices, list],
  );
  const show = useEffectEvent((index: number) => virtualizer.scrollToIndex(index));
  useEffect(() => {
    if (focused !== undefined) show(focused);
  }, [focused]);
  return (
    <div {...listBoxProps} ref={list} className={listbox.list}>
      <div role="presentation" className={listbox.rows} style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (row === undefined) return null;
          const at = {
            ref: virtualizer.measureElement,
            "data-index": index,
            style: { position: "absolute", insetInline: 0, insetBlockStart: start } as const,
          };
          if (row.place !== undefined)
            return (
              <Option key={row.key} id={row.key} state={state} aria-posinset={row.place} {...at}>
                {children}
              </Option>
            );
          return (
            <div key={row.key} role="presentation" className={listbox.heading} {...at}>
              {row.heading}
            </div>
          );
        })}
      </div>
    </div>
  );
}
