import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Locale } from "@preforma/domain/locales";
import { expect } from "storybook/test";
import { pressLinks } from "../keyboard/keyboard.ts";
import { messagesFor } from "../messages/index.ts";
import { Text } from "../text/index.ts";
import { MaintenancePage } from "./index.ts";

const meta = {
  title: "Pages/Maintenance page",
  component: MaintenancePage,
  args: {
    logo: (
      <Text weight="bold" size="xl">
        Preforma
      </Text>
    ),
    until: "2026-11-22T03:30:00Z",
    phone: { text: "+90 212 555 01 23", href: "tel:+902125550123" },
    email: { text: "satis@example.com", href: "mailto:satis@example.com" },
  },
  parameters: { bleed: true },
} satisfies Meta<typeof MaintenancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What happens, until when in the company's time zone, and how to get in touch. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(
      messagesFor(globals.locale as Locale)["maintenance-page"].title,
    );
    const time = canvasElement.querySelector("time")!;
    await expect(time).toHaveTextContent(/0?6[.:]30/);
    await expect(time).toHaveAttribute("datetime", "2026-11-22T03:30:00Z");
    await expect(canvas.getAllByRole("link")).toHaveLength(2);
  },
};

/** Without any details. */
export const Bare: Story = {
  args: { logo: undefined, until: undefined, phone: undefined, email: undefined },
  parameters: { picture: false, pictureOff: "Less of the story before." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("main")).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.queryByRole("list")).toBeNull();
  },
};

export const Keyboard: Story = { ...Default, ...pressLinks("link 2"), tags: ["keyboard"] };
