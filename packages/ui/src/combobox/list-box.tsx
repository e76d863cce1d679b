"use client";

import { useRef, type CSSProperties, type ReactNode, type Ref, type RefObject } from "react";
import { useListBox, useListBoxSection, useOption, type AriaListBoxOptions } from "react-aria/useListBox";
import type { ListState } from "react-stately/useListState";
import { useBothRefs } from "../layout/use-both-refs.ts";
import * as listbox from "./listbox.css.ts";

export interface ListBoxProps<Value extends object> {
  /** The list's props from `useComboBox`, with the state of `useComboBoxState`. */
  props: AriaListBoxOptions<Value>;
  state: ListState<Value>;
  ref: RefObject<HTMLDivElement | null>;
  /** The list's name. */
  label: string;
  /** Renders an option. */
  children: (value: Value, isSelected: boolean) => ReactNode;
}

/** The options of a combobox. The focus stays in its field, which refers to the active option. */
export function ListBox<Value extends object>({ props, state, ref, label, children }: ListBoxProps<Value>) {
  const named = { ...props, "aria-label": label, "aria-labelledby": undefined };
  const { listBoxProps } = useListBox(named, state, ref);
  const option = (key: string | number) => (
    <Option key={key} id={key} state={state}>
      {children}
    </Option>
  );
  return (
    <div {...listBoxProps} ref={ref} className={listbox.list}>
      {[...state.collection].map((node) =>
        node.type === "section" ? (
          <Section key={node.key} heading={node.rendered}>
            {[...(state.collection.getChildren?.(node.key) ?? [])].map(({ key }) => option(key))}
          </Section>
        ) : (
          option(node.key)
        ),
      )}
    </div>
  );
}

function Section({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const { itemProps, headingProps, groupProps } = useListBoxSection({ heading });
  return (
    <div {...itemProps}>
      <div {...headingProps} className={listbox.heading}>
        {heading}
      </div>
      <div {...groupProps}>{children}</div>
    </div>
  );
}

/** The position of an option in a long list. */
interface OptionPlace {
  ref: Ref<HTMLDivElement>;
  "data-index": number;
  "aria-posinset": number;
  style: CSSProperties;
}

interface OptionProps<Value extends object>
  extends Partial<OptionPlace>, Pick<ListBoxProps<Value>, "state" | "children"> {
  id: string | number;
}

/** An option of a list. */
export function Option<Value extends object>({ id, state, children, ref, ...place }: OptionProps<Value>) {
  const own = useRef<HTMLDivElement>(null);
  const { optionProps, isSelected, isFocused } = useOption({ key: id }, state, own);
  const value = state.collection.getItem(id)?.value ?? null;
  return (
    <div
      {...optionProps}
      {...place}
      ref={useBothRefs(own, ref)}
      data-active={isFocused || undefined}
      className={listbox.option}
    >
      {value !== null && children(value, isSelected)}
    </div>
  );
}
