import { fixtureImage, fixtureThumbnail } from "../fixtures/index.ts";
import { live as liveOf } from "../documentation/live.ts";
import { Gallery } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(
  Gallery,
  () => ({
    items: (["bottle-amber", "bottle-white", "jar-blue"] as const).map((name) => ({
      id: name,
      label: name,
      image: fixtureImage(name, name),
      thumbnail: fixtureThumbnail(name),
    })),
  }),
  420,
);
