export { ColourPicker, type ColourPickerProps } from "./colour-picker.tsx";
export { ColourSwatches, type ColourSwatchesProps, type SwatchColour } from "./colour-swatches.tsx";
export { SwatchLinks, type SwatchLinksProps } from "./swatch-links.tsx";
