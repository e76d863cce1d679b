export { SavedPages, type SavedPage, type SavedPagesProps } from "./saved-pages.tsx";
