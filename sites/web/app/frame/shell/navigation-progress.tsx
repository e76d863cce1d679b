import { useNavigation } from "react-router";
import * as css from "./navigation-progress.css.ts";

/** A thin line while a page takes noticeably long to load. Screen readers announce the new page itself. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return <div className={state === "loading" ? css.line.loading : css.line.idle} aria-hidden="true" />;
}
