import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy, Download, Ellipsis, Pencil, Trash2 } from "../drawings/index.ts";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button, IconButton } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { pressMenuKeys } from "./menu-keys.ts";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRoot,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  type DropdownMenuAction,
} from "./index.ts";
import words from "./dropdown-menu.words.json" with { type: "json" };

function Example({ onSelect }: { onSelect: (id: string) => void }) {
  const { label, edit, copy, load, remove } = words[useLocale().locale];
  const items: readonly DropdownMenuAction[] = [
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
  id: "overlays-dropdown-menu",
  title: "Overlays/Dropdown menu (actions, context menu)",
  component: DropdownMenu,
  render: (args) => <Example {...(args as Parameters<typeof Example>[0])} />,
  args: { onSelect: fn() },
  parameters: { picture: "window" },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: StoryObj<typeof DropdownMenu> = {
  args: {
    onSelect: undefined,
    label: "Actions for order PF-10482",
    trigger: <Button variant="outline">Actions</Button>,
    items: [
      { id: "invoice", label: "Download invoice", href: "#invoice" },
      { id: "again", label: "Order again", onSelect: () => {} },
      { id: "cancel", label: "Cancel order", tone: "danger", onSelect: () => {} },
    ],
  },
  render: (args) => <DropdownMenu {...args} />,
  tags: ["playground", "!test"],
};

/** A disabled action can be focused, but does nothing. */
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByRole("menu")).toBeVisible());
  },
};

function Composed({ onSelect }: { onSelect: (id: string) => void }) {
  const { label, edit, load, remove } = words[useLocale().locale];
  return (
    <DropdownMenuRoot>
      <DropdownMenuTrigger asChild>
        <Button variant="outline">{label}</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent aria-label={label}>
        <DropdownMenuLabel>Atelier Nord</DropdownMenuLabel>
        <DropdownMenuItem onSelect={() => onSelect("edit")}>
          <Icon icon={Pencil} size="small" />
          {edit}
        </DropdownMenuItem>
        <DropdownMenuItem asChild>
          <a href="#invoice">
            <Icon icon={Download} size="small" />
            {load}
          </a>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem tone="danger" onSelect={() => onSelect("remove")}>
          <Icon icon={Trash2} size="small" />
          {remove}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenuRoot>
  );
}

/** Composed of parts, with a label, a link and a separator. */
export const FromParts: Story = {
  render: (args) => (
    <div style={{ minBlockSize: "16rem" }}>
      <Composed {...args} />
    </div>
  ),
  play: Open.play!,
};

function Choices({ onSelect }: { onSelect: (id: string) => void }) {
  const { view, units, price, share, link } = words[useLocale().locale];
  const [unit, setUnit] = useState("ml");
  const [isPriced, setPriced] = useState(true);
  return (
    <p style={{ minBlockSize: "18rem" }}>
      <DropdownMenu
        label={view}
        trigger={<Button variant="outline">{view}</Button>}
        items={[
          { id: "price", label: price, checked: isPriced, onCheckedChange: setPriced },
          {
            id: "unit",
            label: units,
            value: unit,
            onValueChange: setUnit,
            options: ["ml", "mm", "oz"].map((value) => ({ value, label: value })),
          },
          {
            id: "share",
            label: share,
            items: [{ id: "link", label: link, onSelect: () => onSelect("link") }],
          },
        ]}
      />
    </p>
  );
}

/** Choices that stay checked, and a submenu. */
export const ChoicesAndSubmenu: Story = {
  render: (args) => <Choices {...args} />,
  play: Open.play!,
};

/** Type-ahead finds an item. The submenu opens in reading direction. The menu may be in a paragraph. */
export const ChoicesAndSubmenuInUse: Story = {
  ...ChoicesAndSubmenu,
  tags: ["behaviour"],
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole("button");
    const page = within(canvasElement.ownerDocument.body);
    const closed = () => waitFor(() => expect(page.queryByRole("menu")).toBeNull());
    const open = async () => {
      button.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(page.getByRole("menuitemcheckbox")).toHaveFocus());
    };
    await open();
    await expect(page.getByRole("menuitemcheckbox")).toHaveAttribute("aria-checked", "true");
    await userEvent.keyboard("mm");
    await waitFor(() => expect(page.getByRole("menuitemradio", { name: "mm" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await closed();
    await open();
    await expect(page.getByRole("menuitemradio", { name: "mm" })).toHaveAttribute("aria-checked", "true");
    await userEvent.keyboard(
      getComputedStyle(button).direction === "rtl" ? "{End}{ArrowLeft}" : "{End}{ArrowRight}",
    );
    await waitFor(() => expect(page.getAllByRole("menu")).toHaveLength(2));
    const entry = within(page.getAllByRole("menu")[1] as HTMLElement).getByRole("menuitem");
    await waitFor(() => expect(entry).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith("link");
    await closed();
  },
};

export const Keyboard: Story = {
  ...Open,
  ...pressing(async (keyboard, { args }) => {
    await pressMenuKeys(keyboard);
    const { locale, all, press, write } = keyboard;
    const [first, disabled, , last] = all("[role=menuitem]");
    await press("ArrowUp");
    await expect(last).toHaveFocus();
    await press("ArrowDown");
    await expect(first).toHaveFocus();
    await press("ArrowDown");
    await expect(disabled).toHaveFocus();
    await press("Enter");
    await expect(args.onSelect).not.toHaveBeenCalled();
    await write(last?.textContent.trim().toLocaleLowerCase(locale).slice(0, 2) ?? "");
    await waitFor(() => expect(last).toHaveFocus());
    await press("Enter");
    await expect(args.onSelect).toHaveBeenCalledWith("remove");
    await waitFor(() => expect(all("[role=menu]")).toHaveLength(0));
  }, Open.play),
  tags: ["keyboard"],
};
