import { directionOf, localeNames, locales, type Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import { Checkbox, TextField } from "../field/index.ts";
import { fixtureImage, fixtureProducts } from "../fixtures/index.ts";
import { Cluster, Stack } from "../layout/index.ts";
import { messagesFor } from "../messages/index.ts";
import { ProductCard } from "../product-card/index.ts";
import { UiProvider, useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { vars } from "../theme/index.ts";
import data from "./matrix.texts.json" with { type: "json" };

/** The words of the matrix: one form, in each language. */
const texts: Readonly<
  Record<Locale, Readonly<Record<"company" | "hint" | "samples" | "send" | "compare" | "stock", string>>>
> = data;

/**
 * The same few components under everything that a page may ask of them at once. Each cell sets its own language,
 * scheme, density, contrast and brand, independent of the toolbar: all of them work on a part of a page too.
 */
const meta = {
  title: "Foundations/Matrix",
  parameters: {
    conditions: { leastWidth: 1024, reason: "A table of cells for wide screens, no component." },
  },
  globals: { viewport: { value: "desktop" } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

type Looks = Readonly<Partial<Record<"scheme" | "density" | "contrast" | "brand", string>>>;

/** A part of a page with its own language and looks. */
function Cell({ locale, looks, children }: { locale: Locale; looks: Looks; children: ReactNode }) {
  return (
    <UiProvider locale={locale} direction={directionOf(locale)} messages={messagesFor(locale)}>
      <div
        lang={locale}
        dir={directionOf(locale)}
        data-scheme={looks.scheme}
        data-density={looks.density}
        data-contrast={looks.contrast}
        data-brand={looks.brand}
        style={{
          padding: vars.space.m,
          backgroundColor: vars.color.surface.page,
          lineHeight: vars.font.leading.base,
          minInlineSize: 0,
        }}
      >
        {children}
      </div>
    </UiProvider>
  );
}

function Columns({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: "0.25rem" }}>
      {children}
    </div>
  );
}

function Caption({ children }: { children: ReactNode }) {
  return (
    <Text size="xs" tone="muted">
      {children}
    </Text>
  );
}

/** A form in small: text, field, choice, main and second action. */
function SmallForm({ caption }: { caption: string }) {
  const { locale } = useLocale();
  const words = texts[locale];
  return (
    <Stack gap="s">
      <Cluster gap="xs" justify="between">
        <Caption>{caption}</Caption>
        <Badge tone="success">{words.stock}</Badge>
      </Cluster>
      <TextField label={words.company} hint={words.hint} />
      <Checkbox label={words.samples} defaultChecked />
      <Cluster gap="xs">
        <Button size="small">{words.send}</Button>
        <Button size="small" variant="outline">
          {words.compare}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** What a pointer has to hit: an input inside its label is hit with the label. */
const targets = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>("a, button, input")].map(
    (target) => target.closest("label") ?? target,
  );

/** Six languages, each light and dark, comfortable and compact. */
export const LanguagesSchemesDensities: Story = {
  render: () => (
    <Columns>
      {locales.flatMap((locale) =>
        ["light", "dark"].flatMap((scheme) =>
          ["comfortable", "compact"].map((density) => (
            <Cell key={`${locale}-${scheme}-${density}`} locale={locale} looks={{ scheme, density }}>
              <SmallForm caption={localeNames[locale]} />
            </Cell>
          )),
        ),
      )}
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const heights = { comfortable: 0, compact: 0 };
    for (const density of ["comfortable", "compact"] as const) {
      for (const cell of canvasElement.querySelectorAll(`[data-density="${density}"]`)) {
        heights[density] += cell.querySelector("button")?.getBoundingClientRect().height ?? 0;
        for (const target of targets(cell)) {
          const { width, height } = target.getBoundingClientRect();
          // WCAG 2.2, 2.5.8: also in the compact density no target is smaller than this.
          await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
        }
      }
    }
    await expect(heights.compact).toBeLessThan(heights.comfortable);
  },
};

const contrasts: readonly Looks[] = [
  { scheme: "light" },
  { scheme: "dark" },
  { scheme: "light", contrast: "more" },
  { scheme: "dark", contrast: "more" },
];

/** Two brands, each light and dark, with normal and high contrast. The second brand is one file of tokens. */
export const BrandsAndContrasts: Story = {
  render: function Brands() {
    const { locale } = useLocale();
    const [product] = fixtureProducts;
    if (!product) throw new Error("There is no product to show.");
    return (
      <Columns>
        {["preforma", "bordeaux"].flatMap((brand) =>
          contrasts.map((looks) => (
            <Cell
              key={`${brand}-${looks.scheme}-${looks.contrast}`}
              locale={locale}
              looks={{ ...looks, brand }}
            >
              <Stack gap="l">
                <ProductCard
                  href={`#${product.code}`}
                  title={product.title[locale]}
                  code={product.code}
                  image={fixtureImage(product.picture, product.title[locale])}
                  facts={product.facts[locale]}
                  priority
                />
                <SmallForm caption={brand} />
                <Button variant="accent">{texts[locale].send}</Button>
              </Stack>
            </Cell>
          )),
        )}
      </Columns>
    );
  },
  play: async ({ canvasElement }) => {
    const grounds = [...canvasElement.querySelectorAll("[data-brand] button")].map(
      (button) => getComputedStyle(button).backgroundColor + getComputedStyle(button).borderRadius,
    );
    // Three buttons in each of eight cells; the main one differs in all eight.
    await expect(new Set(grounds.filter((_ground, index) => index % 3 === 0)).size).toBe(8);
  },
};
