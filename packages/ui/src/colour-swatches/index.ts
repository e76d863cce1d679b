export { ColourSwatches, type ColourSwatchesProps } from "./colour-swatches.tsx";
