import { useNavigation } from "react-router";
import * as css from "./navigation-progress.css.ts";

/** A thin line while a page is on its way that takes longer than a moment. Screen readers hear of the new page itself. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return <div className={state === "loading" ? css.line.loading : css.line.idle} aria-hidden="true" />;
}
