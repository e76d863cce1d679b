import { whenSettled } from "../settled.ts";

/** What of a story's context is needed to see the matrix, and to say that nothing was played in it. */
export interface PlayContext {
  readonly globals: Readonly<Record<string, unknown>>;
  readonly step: (label: string, play: () => void) => Promise<void> | void;
}

/** A story, which may be played. */
interface Played<Context extends PlayContext> {
  play?: (context: Context) => Promise<void> | void;
}

/** The one row that the panel of interactions shows of a story in the matrix. */
export const resting =
  "The matrix is on: nothing is played over its copies. Choose “One picture” in the toolbar, then play.";

/**
 * Plays none of the stories while the matrix is on: a `play` is written for one copy, finds each button some fifty
 * times, and fails. Storybook asks no parameter or global whether to play, so the stories' own functions ask. Over one
 * picture they wait until it is there as a whole.
 */
export function restInMatrix<Context extends PlayContext>(stories: readonly Played<Context>[]): void {
  for (const story of stories) {
    const { play } = story;
    if (play === undefined) continue;
    story.play = (context) =>
      context.globals["matrix"] === "on" ? context.step(resting, () => {}) : whenSettled(() => play(context));
  }
}
