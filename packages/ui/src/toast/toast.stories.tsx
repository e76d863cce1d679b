import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/index.ts";
import { Cluster } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Toaster, useToast } from "./index.ts";
import { toastQueue } from "./use-toast.ts";

const words: Readonly<
  Record<Locale, readonly [saved: string, failed: string, undo: string, removed: string]>
> = {
  tr: [
    "Adresiniz kaydedildi.",
    "Ürün sepete eklenemedi, yeniden deneyin.",
    "Geri al",
    "Ürün favorilerden çıkarıldı.",
  ],
  en: [
    "Your address has been saved.",
    "The product was not added, try again.",
    "Undo",
    "Removed from favourites.",
  ],
  ru: ["Адрес сохранён.", "Товар не добавлен, попробуйте ещё раз.", "Вернуть", "Товар удалён из избранного."],
  fr: [
    "Votre adresse est enregistrée.",
    "Le produit n’a pas été ajouté, réessayez.",
    "Annuler",
    "Produit retiré des favoris.",
  ],
  ar: ["تم حفظ عنوانك.", "تعذرت إضافة المنتج، حاول مرة أخرى.", "تراجع", "أُزيل المنتج من المفضلة."],
  de: [
    "Ihre Adresse ist gespeichert.",
    "Der Artikel wurde nicht hinzugefügt, bitte erneut versuchen.",
    "Rückgängig",
    "Artikel aus den Favoriten entfernt.",
  ],
};

function Example() {
  const [saved, failed, undo, removed] = words[useLocale().locale];
  const { show, success, error } = useToast();
  return (
    <>
      <Cluster>
        <Button onClick={() => success(saved)}>{saved}</Button>
        <Button variant="danger" onClick={() => error(failed)}>
          {failed}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            show({
              text: removed,
              tone: "info",
              duration: 250,
              action: { label: undo, onPress: () => success(saved) },
            })
          }
        >
          {removed}
        </Button>
      </Cluster>
      <Toaster />
    </>
  );
}

const meta = {
  title: "Feedback/Toast",
  component: Example,
  parameters: { picture: "window" },
  beforeEach: () => () => {
    for (const { id } of toastQueue.snapshot()) toastQueue.dismiss(id);
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 4000 };
const shown = () => [...document.querySelectorAll<HTMLElement>("[data-toast]")];
/** Stories rest on the messages so that their time stands still. */
const hold = () => userEvent.hover(shown()[0] as HTMLElement);

/** Success politely, errors at once; the time of what goes by itself stands still under the pointer. */
export const Tones: Story = {
  play: async ({ canvas }) => {
    const [success, failure, info] = canvas.getAllByRole("button") as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.click(failure);
    await userEvent.click(success);
    await waitFor(() => expect(shown()).toHaveLength(2), patience);
    await hold();
    await userEvent.click(info);
    await hold();
    await expect(within(document.body).getByRole("alert")).toHaveTextContent(failure.textContent);
    await expect(within(document.body).getByRole("status")).toHaveTextContent(success.textContent);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(shown()).toHaveLength(3);
    info.blur();
  },
};

/** F6 leads to the newest, Escape dismisses it and leads back; what nobody holds goes by itself. */
export const Keyboard: Story = {
  parameters: { picture: false, pictureOff: "Ends without a message." },
  play: async ({ canvas }) => {
    const [, failure, info] = canvas.getAllByRole("button") as [HTMLElement, HTMLElement, HTMLElement];
    await userEvent.click(failure);
    await waitFor(() => expect(shown()).toHaveLength(1), patience);
    await userEvent.keyboard("{F6}");
    await expect(shown()[0]).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(shown()).toHaveLength(0), patience);
    await expect(failure).toHaveFocus();
    await userEvent.click(info);
    await waitFor(() => expect(shown()).toHaveLength(1), patience);
    await userEvent.unhover(shown()[0] as HTMLElement);
    await waitFor(() => expect(shown()).toHaveLength(0), patience);
    info.blur();
  },
};
