import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Download, Ellipsis, Pencil, Trash2 } from "../drawings/index.ts";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { IconButton } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { useLocale } from "../provider/index.ts";
import { DropdownMenu, type DropdownMenuItem } from "./index.ts";

const words: Readonly<
  Record<Locale, readonly [label: string, edit: string, copy: string, load: string, remove: string]>
> = {
  tr: ["Adres işlemleri", "Düzenle", "Kopyala", "Faturayı indir", "Sil"],
  en: ["Address actions", "Edit", "Copy", "Download the invoice", "Delete"],
  ru: ["Действия с адресом", "Изменить", "Копировать", "Скачать счёт", "Удалить"],
  fr: ["Actions sur l’adresse", "Modifier", "Copier", "Télécharger la facture", "Supprimer"],
  ar: ["إجراءات العنوان", "تعديل", "نسخ", "تنزيل الفاتورة", "حذف"],
  de: ["Aktionen zur Adresse", "Bearbeiten", "Kopieren", "Rechnung herunterladen", "Löschen"],
};

function Example({ onSelect }: { onSelect: (id: string) => void }) {
  const [label, edit, copy, load, remove] = words[useLocale().locale];
  const items: readonly DropdownMenuItem[] = [
    { id: "edit", label: edit, icon: Pencil, onSelect: () => onSelect("edit") },
    { id: "copy", label: copy, icon: Copy, disabled: true, onSelect: () => onSelect("copy") },
    { id: "load", label: load, icon: Download, href: "#invoice" },
    { id: "remove", label: remove, icon: Trash2, tone: "danger", onSelect: () => onSelect("remove") },
  ];
  return (
    <div style={{ minBlockSize: "16rem" }}>
      <DropdownMenu
        label={label}
        items={items}
        trigger={
          <IconButton label={label} variant="outline">
            <Icon icon={Ellipsis} />
          </IconButton>
        }
      />
    </div>
  );
}

const meta = {
  title: "Overlays/Dropdown menu",
  component: Example,
  args: { onSelect: fn() },
  parameters: { picture: "window" },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows open it at either end and go round, Escape gives the focus back, Enter does what it says. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole("button");
    button.focus();
    await userEvent.keyboard("{ArrowUp}");
    const menu = canvasElement.querySelector('[role="menu"]') as HTMLElement;
    const items = within(menu).getAllByRole("menuitem", { hidden: true });
    await waitFor(() => expect(items[3]).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await expect(items[0]).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(items[0]).toHaveFocus());
    await userEvent.keyboard("{End}{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith("remove");
    await waitFor(() => expect(menu).not.toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(menu).toBeVisible());
    await waitFor(() => expect(items[0]).toHaveFocus());
    items[0]?.blur();
  },
};
