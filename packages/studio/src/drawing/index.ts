export { drawing, type DrawingTexts } from "./drawing.ts";
export { drawingLabels, type DrawingLabels } from "./labels.ts";
