export { CompareToggle } from "./compare-toggle.tsx";
