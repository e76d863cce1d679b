export { Price, type PriceProps } from "./price.tsx";
export { PriceSwitch, type PriceSwitchProps } from "./price-switch.tsx";
export { onlyGross, onlyNet, priceViewAttribute } from "./price-view.ts";
