export { MapFrame, type MapFrameProps } from "./map-frame.tsx";
