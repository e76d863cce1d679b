export { RangeSlider, type RangeSliderProps } from "./range-slider.tsx";
export type { Range } from "./slider-thumbs.tsx";
