import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { serverHtml } from "../fixtures/server-html.tsx";
import { dialogFixture } from "../dialog/dialog.fixtures.ts";
import { Badge } from "../badge/index.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { Text } from "../text/index.ts";
import { Tabs, TabsList, TabsPanel, TabsRoot, TabsTab, type TabsProps } from "./index.ts";

function Example({ activation }: Pick<TabsProps, "activation">) {
  const texts = dialogFixture[useLocale().locale];
  return (
    <Tabs
      label={texts.title}
      activation={activation}
      items={[
        { id: "samples", label: texts.title, content: <Text>{texts.lead}</Text> },
        { id: "quality", label: texts.open, content: <Text>{texts.paragraph}</Text> },
        { id: "address", label: texts.email, content: <Text>{texts.question}</Text> },
      ]}
    />
  );
}

const meta = {
  id: "navigation-tabs",
  title: "Navigation/Tabs (tab list)",
  component: Tabs,
  render: (args) => <Example {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Example>;

export const Playground: StoryObj<typeof Tabs> = {
  args: {
    label: "Sample request",
    items: [
      {
        id: "samples",
        label: "Sample request",
        content: "Leave your address and we will post the samples within two working days.",
      },
      {
        id: "quality",
        label: "Ask for samples",
        content:
          "Our bottles are made of resin approved for contact with food; each batch is measured for wall thickness, weight and tightness, and the results are kept for three years.",
      },
    ],
  },
  render: (args) => <Tabs {...args} />,
  tags: ["playground", "!test"],
};

const onward = () => (document.documentElement.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
const back = () => (document.documentElement.dir === "rtl" ? "{ArrowRight}" : "{ArrowLeft}");
const unfocus = () => (document.activeElement as HTMLElement).blur();
/** The library has come once one tab alone is a stop of the keyboard. */
const areReady = ([, ...others]: readonly HTMLElement[]) =>
  waitFor(() => expect(others.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]));

/** The arrow keys show the next tab in reading direction, and wrap around. */
export const Automatic: Story = {};

/**
 * The arrow keys follow the reading direction and wrap around. Combinations with Alt, Ctrl and Meta are left to the
 * browser.
 */
export const AutomaticInUse: Story = {
  ...Automatic,
  tags: ["behaviour"],
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole("tab");
    await userEvent.tab();
    await expect(tabs[0]).toHaveFocus();
    await areReady(tabs);
    await userEvent.keyboard(onward());
    await expect(tabs[1]).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getAllByRole("tabpanel")).toHaveLength(1);
    await expect(canvas.getByRole("tabpanel")).toHaveAccessibleName(tabs[1]?.textContent);
    await userEvent.keyboard(back() + back());
    await expect(tabs[2]).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Home}");
    await expect(tabs[0]).toHaveFocus();
    // With these the arrows are the browser's, e.g. its way back.
    for (const modifier of ["altKey", "ctrlKey", "metaKey"] as const) {
      const first = tabs[0]!;
      for (const key of ["ArrowLeft", "ArrowRight", "End"])
        await expect(fireEvent.keyDown(first, { key, [modifier]: true })).toBe(true);
      await expect(first).toHaveFocus();
    }
    await userEvent.keyboard(onward());
    unfocus();
  },
};

/** The arrow keys only move the focus. Enter or the space bar shows the tab. */
export const Manual: Story = {
  args: { activation: "manual" },
  parameters: { picture: false, pictureOff: "Looks as the other one does." },
};

function Composed() {
  const texts = dialogFixture[useLocale().locale];
  return (
    <TabsRoot defaultValue="quality">
      <TabsList label={texts.title}>
        <TabsTab value="samples">{texts.title}</TabsTab>
        <TabsTab value="quality">
          {texts.open} <Badge>12</Badge>
        </TabsTab>
      </TabsList>
      <TabsPanel value="samples">
        <Text>{texts.lead}</Text>
      </TabsPanel>
      <TabsPanel value="quality">
        <Text>{texts.paragraph}</Text>
      </TabsPanel>
    </TabsRoot>
  );
}

/** Composed of parts, for tabs with more than text, or panels in another place. */
export const FromParts: Story = {
  render: () => <Composed />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("tab");
    await expect(second).toHaveAttribute("aria-selected", "true");
    await userEvent.click(first!);
    await expect(canvas.getByRole("tabpanel")).toHaveAccessibleName(first!.textContent);
    await userEvent.click(second!);
    await expect(second).toHaveAttribute("aria-selected", "true");
    unfocus();
  },
};

function Against() {
  return (
    <div dir={useLocale().direction === "rtl" ? "ltr" : "rtl"}>
      <Example />
    </div>
  );
}

/** In a part of the page with the other direction the arrow keys follow that part. */
export const AgainstTheDocument: Story = {
  tags: ["behaviour"],
  render: () => <Against />,
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole("tab");
    await userEvent.tab();
    await expect(tabs[0]).toHaveFocus();
    await areReady(tabs);
    await userEvent.keyboard(back());
    await expect(tabs[1]).toHaveFocus();
    await userEvent.keyboard(onward());
    await expect(tabs[0]).toHaveFocus();
    unfocus();
  },
};

function ServerHtml() {
  return <div data-server-html={serverHtml(<Example />, useLocale().locale)} />;
}

/** Without JavaScript the tabs are links to sections that are all visible. */
export const WithoutScript: Story = {
  tags: ["behaviour"],
  render: () => <ServerHtml />,
  play: async ({ canvasElement }) => {
    const sent = document.createElement("div");
    sent.innerHTML = canvasElement.querySelector<HTMLElement>("[data-server-html]")?.dataset.serverHtml ?? "";
    const links = within(sent).getAllByRole("link");
    await expect(links).toHaveLength(3);
    for (const link of links) {
      const section = sent.querySelector(`[id="${link.getAttribute("href")?.slice(1)}"]`);
      await expect(section).not.toBeNull();
      await expect(section).not.toHaveAttribute("hidden");
      await expect(section).toHaveTextContent(link.textContent);
    }
  },
};

export const Keyboard: Story = {
  ...Manual,
  ...pressing(async ({ onward, all, press }) => {
    const tabs = all("[role=tab]");
    tabs[0]!.focus();
    await areReady(tabs);
    await press(onward);
    await expect(document.activeElement).toBe(tabs[1]);
    await expect(tabs[0]!.ariaSelected).toBe("true");
    await press("Space");
    await expect(tabs[1]!.ariaSelected).toBe("true");
    await press("End");
    await expect(document.activeElement).toBe(tabs[2]);
    await expect(tabs[2]!.ariaSelected).toBe("false");
    await press("Enter");
    await expect(tabs[2]!.ariaSelected).toBe("true");
  }),
  tags: ["keyboard"],
};
