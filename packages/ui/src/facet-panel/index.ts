export { FacetPanel, type FacetPanelProps } from "./facet-panel.tsx";
export { type FacetGroupProps, type FacetOption } from "./facet-group.tsx";
