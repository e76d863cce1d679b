import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/index.ts";
import { keysOnly, pressLinks } from "../keyboard/keyboard.ts";
import { Grid } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { EmptyState } from "./empty-state.tsx";

const words = {
  tr: {
    title: "“kavanzo” için ürün bulunamadı",
    text: "Yazımı kontrol edin ya da bir ürün kodu, hacim veya ağız ölçüsü deneyin.",
    action: "Tüm ürünler",
  },
  en: {
    title: "No products found for “kavanzo”",
    text: "Check the spelling, or try a product code, a volume or a neck finish.",
    action: "All products",
  },
  ru: {
    title: "По запросу «kavanzo» ничего не найдено",
    text: "Проверьте написание или попробуйте код товара, объём либо размер горла.",
    action: "Все товары",
  },
  fr: {
    title: "Aucun produit pour « kavanzo »",
    text: "Vérifiez l’orthographe ou essayez un code produit, un volume ou une bague.",
    action: "Tous les produits",
  },
  ar: {
    title: "لا توجد منتجات مطابقة لـ «kavanzo»",
    text: "تحقّق من الكتابة أو جرّب رمز منتج أو سعة أو مقاس فوهة.",
    action: "جميع المنتجات",
  },
  de: {
    title: "Keine Produkte zu „kavanzo“ gefunden",
    text: "Prüfen Sie die Schreibweise oder versuchen Sie eine Artikelnummer, ein Volumen oder eine Mündung.",
    action: "Alle Produkte",
  },
};

const meta = {
  id: "catalogue-empty-state",
  title: "Catalogue/Empty state (no results, blank)",
  component: EmptyState,
  args: { title: "" },
} satisfies Meta<typeof EmptyState>;
export default meta;

export const Playground: StoryObj<typeof EmptyState> = {
  args: {
    title: "Sample request",
    children: "Leave your address and we will post the samples within two working days.",
  },
  tags: ["playground", "!test"],
};

export const Illustrations: StoryObj<typeof meta> = {
  render: function Illustrations() {
    const { title, text, action } = words[useLocale().locale];
    return (
      <Grid columns="large">
        {(["nothing-found", "lost", "nothing"] as const).map((illustration) => (
          <EmptyState
            key={illustration}
            illustration={illustration}
            title={title}
            actions={
              <ButtonLink href="#urunler" variant="soft">
                {action}
              </ButtonLink>
            }
          >
            {text}
          </EmptyState>
        ))}
      </Grid>
    );
  },
};

export const Keyboard: StoryObj<typeof meta> = {
  ...Illustrations,
  tags: ["keyboard"],
  parameters: keysOnly,
  play: pressLinks("link 3"),
};
