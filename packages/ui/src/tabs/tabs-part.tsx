"use client";

import { useEffect, useEffectEvent, useMemo, type KeyboardEvent } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useTab, useTabList, useTabPanel } from "react-aria/useTabList";
import { Item } from "react-stately/Item";
import { useTabListState, type TabListState } from "react-stately/useTabListState";
import { isShortcut } from "../details-menu/arrow-keys.logic.ts";
import { useBind, type Bind, type Bindings } from "../intent/use-bound.ts";
import { useCatchUp } from "../intent/use-early-key.ts";
import { useLocaleIn, useStructure } from "../intent/use-structure.ts";
import type { TabsState } from "./tabs-context.ts";
import type { TabsBehaviour } from "./tabs-root.tsx";

interface Tab {
  key: string;
  element: HTMLElement;
  bind: Bind;
}

type TabsPartProps = TabsState & Pick<Required<TabsBehaviour>, "activation">;

/** Keyboard handling of tabs, on react-aria, whose props are applied to the server-rendered elements. */
export function TabsPart({ list, ...props }: TabsPartProps) {
  return list.current !== null && <TabsIn {...props} list={list} element={list.current} />;
}

function TabsIn(props: TabsPartProps & { element: HTMLElement }) {
  return (
    <I18nProvider locale={useLocaleIn(props.element)}>
      <TabKeys {...props} />
    </I18nProvider>
  );
}

/** The tabs in the order of the page. */
const tabsIn = (bindings: Bindings) => (list: HTMLElement) =>
  [...list.querySelectorAll("a")].flatMap((element): readonly Tab[] => {
    const found = bindings.get(element);
    return found === undefined ? [] : [{ ...found, element }];
  });

function TabKeys({
  element,
  list,
  lists,
  tabs,
  panels,
  selected,
  select,
  activation,
  early,
}: TabsPartProps & { element: HTMLElement }) {
  const items = useStructure(
    element,
    useMemo(() => tabsIn(tabs), [tabs]),
  );
  const state = useTabListState({
    items,
    children: ({ key, element: { textContent } }) => (
      <Item key={key} textValue={textContent}>
        {textContent}
      </Item>
    ),
    selectedKey: selected ?? items[0]?.key,
    onSelectionChange: (key) => select(String(key)),
  });
  const { tabListProps } = useTabList(
    { "aria-label": element.ariaLabel ?? "", keyboardActivation: activation },
    state,
    list,
  );
  const { id: _, onKeyDown, ...props } = tabListProps;
  useBind(lists.get(element)?.bind, {
    ...props,
    // Arrows with modifiers belong to the browser.
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => isShortcut(event) || onKeyDown?.(event),
  });

  const { selectionManager: manager, selectedKey } = state;
  const { isFocused } = manager;
  const resetFocus = useEffectEvent(() => manager.setFocusedKey(selectedKey));
  useEffect(() => {
    // Returning focus goes to the selected tab.
    if (!isFocused) resetFocus();
  }, [isFocused, selectedKey]);

  useCatchUp(() => {
    const focused = items.find((tab) => tab.element === document.activeElement);
    if (focused === undefined) return;
    manager.setFocused(true);
    manager.setFocusedKey(focused.key);
  }, early.repeat);

  const panel = [...panels].find(([, { key }]) => key === selectedKey);
  return (
    <>
      {items.map(
        (tab) => state.collection.getItem(tab.key) && <TabProps key={tab.key} tab={tab} state={state} />,
      )}
      {panel !== undefined && (
        <PanelProps key={selectedKey} element={panel[0]} bind={panel[1].bind} state={state} />
      )}
    </>
  );
}

function TabProps({ tab: { key, element, bind }, state }: { tab: Tab; state: TabListState<Tab> }) {
  const ref = useMemo(() => ({ current: element }), [element]);
  // The ids are the server's, to which links lead.
  const { id: _, "aria-controls": __, ...props } = useTab({ key }, state, ref).tabProps;
  useBind(bind, props);
  return null;
}

function PanelProps({ element, bind, state }: { element: Element; bind: Bind; state: TabListState<Tab> }) {
  const ref = useMemo(() => ({ current: element }), [element]);
  // A section with a control in it is not a tab stop itself.
  const { tabIndex } = useTabPanel({}, state, ref).tabPanelProps;
  useBind(bind, { tabIndex });
  return null;
}
