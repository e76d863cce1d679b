import { useEffect, useLayoutEffect } from "react";

let settling: PromiseWithResolvers<void> | undefined;

/** Stands behind a story and notes when the effects of all that stands before it have run. */
export function Settled(): null {
  useLayoutEffect(() => {
    settling = Promise.withResolvers();
  }, []);
  useEffect(() => {
    settling?.resolve();
    settling = undefined;
  }, []);
  return null;
}

/**
 * Plays once the story's effects have run, as in tests. Storybook plays when a story is laid out: what listens from an
 * effect, as a search field and a tooltip do, would miss the first key.
 */
export function whenSettled(play: () => Promise<void> | void): Promise<void> | void {
  return settling === undefined ? play() : settling.promise.then(play);
}
