import { CategoryCard } from "../category-card/index.ts";
import { live as liveOf } from "../documentation/live.ts";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { Carousel, type CarouselProps } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf<CarouselProps<(typeof fixtureProducts)[number]>>(Carousel, (locale) => ({
  title: fixtureProducts[0]?.title[locale] ?? "",
  items: [...fixtureProducts, ...fixtureProducts],
  itemKey: ({ code }) => code,
  children: ({ title, picture }) => (
    <CategoryCard href="#product" title={title[locale]} image={fixtureImage(picture, "")} />
  ),
}));
