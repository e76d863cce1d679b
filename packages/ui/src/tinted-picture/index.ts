export { TintedPicture, type PackSource, type TintedPictureProps } from "./tinted-picture.tsx";
