import { passwordMessages } from "@preforma/domain/account";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor } from "storybook/test";
import { inColumn } from "../fixtures/in-column.tsx";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { PasswordField } from "./index.ts";
import words from "./password-field.words.json" with { type: "json" };

function States() {
  const { locale } = useLocale();
  const { password, create } = words[locale];
  return (
    <form style={{ display: "grid", gap: 20, maxInlineSize: 340 }}>
      <PasswordField purpose="new" name="short" label={create} />
      <PasswordField purpose="new" name="good" label={create} email="ayse@example.com" />
      <PasswordField purpose="current" name="current" label={password} />
      <PasswordField purpose="new" name="refused" label={create} error={passwordMessages.tooCommon[locale]} />
    </form>
  );
}

const meta = { title: "Forms/Password field", component: PasswordField } satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj;

export const Playground: StoryObj<typeof PasswordField> = {
  args: { name: "password", purpose: "new", label: "Password" },
  decorators: [inColumn(400)],
  tags: ["playground", "!test"],
};

/** Visible text, advice from the server's rule, a warning about Caps Lock, and an error. */
export const AllStates: Story = {
  render: () => <States />,
  play: async ({ canvas, canvasElement, globals }) => {
    const fields = [...canvasElement.querySelectorAll("input")];
    const [short, good, current] = fields as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
    await expect(short).toHaveAttribute("autocomplete", "new-password");
    await expect(current).toHaveAttribute("autocomplete", "current-password");
    await userEvent.type(short, "kalip");
    const tooShort = passwordMessages.tooShort[globals.locale as "tr"];
    await waitFor(() => expect(canvas.getByText(tooShort)).toBeVisible());
    await userEvent.type(good, "ayse@example.com");
    const isEmail = passwordMessages.isEmail[globals.locale as "tr"];
    await waitFor(() => expect(canvas.getByText(isEmail)).toBeVisible());
    await userEvent.clear(good);
    await userEvent.type(good, "mavi kapak on iki");
    await waitFor(() => expect(canvas.queryByText(isEmail)).toBeNull());
    const look = canvas.getAllByRole("button")[1] as HTMLElement;
    const name = look.getAttribute("aria-label");
    await userEvent.click(look);
    await expect(good.type).toBe("text");
    await expect(look.getAttribute("aria-label")).not.toBe(name);
    await userEvent.type(current, "gizli");
    await expect(current.type).toBe("password");
    await fireEvent.keyDown(current, { key: "A", modifierCapsLock: true });
    await expect(current.closest("form")?.textContent).toMatch(/Caps Lock|Feststelltaste/);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

export const Keyboard: Story = {
  ...AllStates,
  ...pressing(async ({ one, press, tabThrough, clicks }) => {
    await tabThrough("textbox, button, textbox, button, textbox, button, textbox, button");
    const field = one<HTMLInputElement>("[name=short]");
    field.focus();
    await press("Tab");
    const look = document.activeElement as HTMLElement;
    await clicks(look, "Enter");
    await expect(field.type).toBe("text");
    await clicks(look, "Space");
    await expect(field.type).toBe("password");
  }),
  tags: ["keyboard"],
};
