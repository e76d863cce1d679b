export { drawing, type DrawingForm, type DrawingTexts } from "./drawing.ts";
export { drawingExchange } from "./exchange.ts";
export { drawingLabels, type DrawingLabels } from "./labels.ts";
