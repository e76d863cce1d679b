export { Tabs, type TabItem, type TabsProps } from "./tabs.tsx";
export {
  TabsList,
  TabsPanel,
  TabsTab,
  type TabsListProps,
  type TabsPanelProps,
  type TabsTabProps,
} from "./tabs-parts.tsx";
export { TabsRoot, type TabsBehaviour, type TabsRootProps } from "./tabs-root.tsx";
/** The parts of tabs under one name: `TabsParts.Root`, `TabsParts.Tab` and so on. */
export * as TabsParts from "./parts.ts";
