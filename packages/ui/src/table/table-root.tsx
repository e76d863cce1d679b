"use client";

import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { joinProps, useBindings, useBound } from "../intent/use-bound.ts";
import { useEarlyKey } from "../intent/use-early-key.ts";
import { useLoaded } from "../intent/use-loaded.ts";
import { followOverflow } from "../layout/follow-overflow.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import type { RootProps } from "../layout/root-props.ts";
import { useBothRefs } from "../layout/use-both-refs.ts";
import { classList } from "../theme/class-list.ts";
import { TableContext } from "./table-context.ts";
import * as css from "./table.css.ts";
import { useSelection, type SelectionProps } from "./use-selection.ts";

/** Props common to both kinds of table. */
export interface TableBehaviour extends SelectionProps, RootProps<HTMLDivElement> {
  /** The table's subject. */
  caption: string;
  /** Hides the caption visually, if a heading shows the same. @default false */
  hideCaption?: boolean;
  /** `compact` for long tables of short values. @default "comfortable" */
  density?: keyof typeof css.density;
}

export interface TableRootProps extends TableBehaviour {
  /** Read out when it changes, such as how the rows are sorted. */
  status?: ReactNode;
  /** A `TableHeader` and a `TableBody`. */
  children: ReactNode;
}

const load = () => import("./table-part.tsx").then(({ TablePart }) => TablePart);
const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];

/**
 * A native table in a scrolling frame. With a `selectionMode` each row has a native check box, or radio button for
 * single selection, which works without JavaScript; arrow keys, range selection and select-all come from react-aria,
 * which is loaded when a visitor hovers, focuses or touches the table.
 */
export function TableRoot({
  caption,
  hideCaption = false,
  density = "comfortable",
  selectionMode,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  name,
  status,
  children,
  ref,
  className,
  ...rest
}: TableRootProps) {
  const captionId = useId();
  const table = useRef<HTMLTableElement>(null);
  const bindings = useBindings();
  const [bound, bindingRef] = useBound(bindings, "");
  const selection = useSelection(table, {
    selectionMode,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    name,
  });
  const { Part, want } = useLoaded(load);
  const early = useEarlyKey(keys);
  const isSelectable = selection.mode !== "none";
  useEffect(() => {
    // A visitor may have focused the table before hydration.
    if (isSelectable && table.current?.contains(document.activeElement)) want();
  });
  const keyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Until then, radio buttons have native arrow keys.
    if (bound === null && event.target instanceof HTMLInputElement && event.target.type === "checkbox")
      early.press(event);
  };
  const own = isSelectable && {
    onPointerEnter: want,
    onTouchStart: want,
    onFocus: want,
    onBlur: early.forget,
    onKeyDown: keyDown,
  };
  return (
    <TableContext value={{ density, selection, bindings }}>
      <div
        role="region"
        aria-labelledby={captionId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
        tabIndex={0}
        {...rest}
        ref={useBothRefs(followOverflow, ref)}
        className={classList(css.frame, className)}
      >
        <table {...joinProps(bound, own)} ref={useBothRefs(table, bindingRef)} className={css.table}>
          <caption id={captionId} className={css.caption[hideCaption ? "hidden" : "shown"]}>
            {caption}
          </caption>
          {children}
        </table>
        {status !== undefined && <VisuallyHidden role="status">{status}</VisuallyHidden>}
      </div>
      {Part !== null && isSelectable && (
        <Part
          table={table}
          captionId={captionId}
          bindings={bindings}
          selection={selection}
          onReady={early.repeat}
        />
      )}
    </TableContext>
  );
}
