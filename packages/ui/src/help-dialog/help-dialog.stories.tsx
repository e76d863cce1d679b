import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within, screen } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale, useMessages } from "../provider/index.ts";
import { blur, openDialog, textsOf, WithOpener } from "../request-form/request-form.fixtures.tsx";
import { HelpDialog, HelpPanel, type HelpPanelProps } from "./index.ts";
import labels from "./help-dialog.words.json" with { type: "json" };

function Example(props: HelpPanelProps) {
  return <HelpPanel {...props} contactLabels={labels[useLocale().locale]} />;
}

const meta = {
  title: "Forms/Help panel",
  component: HelpPanel,
  args: {
    contactInfo: {
      phone: [
        { key: "switchboard", value: "+90 212 000 00 00" },
        { key: "whatsapp", value: "+90 500 000 00 00" },
      ],
      email: [
        { key: "sales", value: "satis@preforma.example" },
        { key: "service", value: "servis@preforma.example" },
      ],
      address: [
        {
          key: "plant",
          value: "Organize Sanayi Bölgesi, 3. Kısım 12. Sokak No: 7, 59850 Çorlu, Tekirdağ, Türkiye",
        },
      ],
    },
    hours: { weekdays: ["09:00", "18:00"], saturday: ["09:00", "12:00"] },
    faqHref: "#faq",
    feedbackHref: "#feedback",
  },
  decorators: [(Story) => <div style={{ maxInlineSize: "36rem" }}>{Story()}</div>],
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof HelpPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every contact option of the settings, each as a link. The search leads to the FAQ. */
export const Ways: Story = {
  play: async ({ canvas, globals }) => {
    const { "help-dialog": own } = textsOf(globals);
    const search = canvas.getByRole("search");
    await expect(search).toHaveAttribute("action", "#faq");
    await expect(within(search).getByRole("searchbox")).toHaveAttribute("name", "q");
    await expect(canvas.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "#faq",
      "tel:+902120000000",
      "https://wa.me/905000000000",
      "mailto:satis@preforma.example",
      "mailto:servis@preforma.example",
      "#feedback",
    ]);
    await expect(canvas.getByRole("link", { name: own.feedback })).toBeVisible();
  },
};

/** Only the contact options that are in the settings. */
export const FewWays: Story = {
  args: {
    contactInfo: { phone: [], email: [{ key: "sales", value: "satis@preforma.example" }], address: [] },
    hours: undefined,
  },
  parameters: { picture: false, pictureOff: "Less of the same." },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("img")).toHaveLength(1);
  },
};

/** The dialog closes when the feedback dialog opens. */
export const InDialog: Story = {
  args: { onFeedback: fn() },
  parameters: { picture: false, pictureOff: "Panel and dialog have pictures of their own." },
  render: function InDialog(args) {
    const contactLabels = labels[useLocale().locale];
    return (
      <WithOpener label={useMessages("help-dialog").title}>
        {(dialog) => <HelpDialog {...args} {...dialog} contactLabels={contactLabels} />}
      </WithOpener>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await screen.findByRole("dialog");
  },
};

/** The link to the feedback form closes the dialog. */
export const LeadsToFeedback: Story = {
  ...InDialog,
  tags: ["behaviour"],
  play: async ({ globals, args }) => {
    const { "help-dialog": own } = textsOf(globals);
    const dialog = await openDialog(own.title);
    await userEvent.click(within(dialog).getByRole("link", { name: own.feedback }));
    await waitFor(() => expect(args.onFeedback).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    blur();
  },
};

export const KeyboardWays: Story = {
  ...Ways,
  ...pressing(async ({ one, tabThrough, clicks, submits }) => {
    await tabThrough("textbox, button, link 6");
    await submits(one("input[type=search]"));
    await clicks(one("a"), "Enter");
  }),
  tags: ["keyboard"],
};

export const KeyboardInDialog: Story = {
  ...InDialog,
  ...pressing(async ({ one, tabThrough, opens, escapes }) => {
    const opener = one("button");
    await tabThrough("button, link 6, button, div, textbox", await opens(opener, "Enter"));
    await escapes(opener);
  }),
  tags: ["keyboard"],
};
