import { media } from "../theme/media.ts";
import { globalStyle } from "../theme/style.ts";

/** A modal that is not shown. One that is open by its address, before the script has come, is not closed. */
export const closed = ":not([open], :target:not([data-modal]))";

/** Where a modal waits while it is closed, and from where it comes in. For style sheets. */
export function awayWhenClosed(selector: string, away: { translate?: string; opacity?: number }): void {
  globalStyle(`${selector}${closed}`, { "@media": { [media.motion]: away } });
  globalStyle(`${selector}[open]`, { "@media": { [media.motion]: { "@starting-style": away } } });
}
