export { Gallery, type GalleryItem, type GalleryProps } from "./gallery.tsx";
