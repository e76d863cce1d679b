export { TabsList as List, TabsPanel as Panel, TabsTab as Tab } from "./tabs-parts.tsx";
export { TabsRoot as Root } from "./tabs-root.tsx";
