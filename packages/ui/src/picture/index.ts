export { Picture, type ImageSource, type PictureProps } from "./picture.tsx";
