export { CompareBar, type CompareBarProps } from "./compare-bar.tsx";
export { CompareButton, type CompareButtonProps } from "./compare-button.tsx";
