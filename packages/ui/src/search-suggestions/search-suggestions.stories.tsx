import type { Meta, StoryObj } from "@storybook/react-vite";
import { useMemo, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { fixtureProducts } from "../fixtures/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { stayHere } from "../navigation/navigation.fixtures.ts";
import { answerOf, foundList, turnTo } from "../product-search/product-search.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { SearchForm } from "../search-form/index.ts";
import { SearchSuggestions } from "./index.ts";

/** A page that loads the suggestions itself: `onIntent` says when, `renderSuggestions` shows them. */
function Example() {
  const { locale } = useLocale();
  const [isWanted, setWanted] = useState(false);
  const search = useMemo(() => answerOf("found", locale), [locale]);
  return (
    <div role="presentation" onClick={stayHere} style={{ maxInlineSize: 540, minBlockSize: 480 }}>
      <SearchForm
        action="/urun"
        // A page would import "@preforma/ui/search-suggestions" here.
        onIntent={() => setWanted(true)}
        renderSuggestions={
          isWanted
            ? (form) => (
                <SearchSuggestions
                  {...form}
                  search={search}
                  listHref={(text) => `#list?keyword=${encodeURIComponent(text)}`}
                />
              )
            : undefined
        }
      />
    </div>
  );
}

const meta = {
  id: "navigation-search-suggestions",
  title: "Navigation/Search suggestions (autocomplete)",
  component: SearchSuggestions,
  render: () => <Example />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: Story = {
  render: () => (
    <SearchForm
      action="/products"
      renderSuggestions={(form) => (
        <SearchSuggestions
          {...form}
          listHref={(text) => `#list?keyword=${encodeURIComponent(text)}`}
          search={(text) =>
            Promise.resolve({
              products: [
                { id: 31, href: "#31", title: "PET bottle, 250 ml", code: "PB-250" },
                { id: 32, href: "#32", title: "PET bottle, 500 ml", code: "PB-500" },
              ].filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())),
              total: 2,
            })
          }
        />
      )}
    />
  ),
  tags: ["playground", "!test"],
};

/** They come when the visitor moves to the field, whose text stays. */
export const LoadedByPage: Story = {
  play: async ({ canvas }) => {
    const field = await turnTo(canvas);
    await userEvent.type(field, "28/410");
    const options = within(await foundList(canvas)).getAllByRole("option");
    await expect(options).toHaveLength(fixtureProducts.length + 1);
  },
  parameters: { picture: false, pictureOff: "They look as in the stories of the product search." },
};

export const Keyboard: Story = {
  ...LoadedByPage,
  ...pressing(async ({ one, press }) => {
    const field = one<HTMLInputElement>("input");
    field.focus();
    await press("ArrowDown");
    await expect(document.getElementById(field.getAttribute("aria-activedescendant") ?? "")).toBeVisible();
    await press("Escape");
    await expect(field).toHaveAttribute("aria-expanded", "false");
    await expect(field).toHaveValue("28/410");
  }, LoadedByPage.play),
  tags: ["keyboard"],
};
