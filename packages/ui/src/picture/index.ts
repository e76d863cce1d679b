export { Picture, type ImageFormat, type ImageSource, type PictureProps } from "./picture.tsx";
