import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
import { fixtureNavigation, found, stayHere } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { MobileSidebar } from "./mobile-sidebar.tsx";

/** `current` marks the branch that the visitor is in. */
function Sidebar({ current = false }: { current?: boolean }) {
  const { locale } = useLocale();
  const navigation = fixtureNavigation(locale);
  const categories = navigation.products.categories.map((root, index) => {
    const here = current && index === 1;
    return {
      ...root,
      current: here,
      children: root.children.map((child) => ({ ...child, current: here && child.children.length > 0 })),
    };
  });
  return (
    <div role="presentation" onClick={stayHere}>
      <MobileSidebar
        products={{ ...navigation.products, categories }}
        items={navigation.items}
        more={navigation.topLinks}
        languages={navigation.languages}
        phones={navigation.phones}
        emails={navigation.emails}
      />
    </div>
  );
}

const meta = {
  id: "navigation-mobile-sidebar",
  title: "Navigation/Mobile sidebar (burger menu)",
  component: MobileSidebar,
  render: (args) => <Sidebar {...args} />,
  parameters: {
    picture: "window",
    viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "900px" } } } },
  },
  globals: { viewport: { value: "narrow" } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Sidebar>;

async function open(canvasElement: HTMLElement) {
  const opener = found(canvasElement.querySelector<HTMLElement>('a[href="#site-menu"]'));
  await userEvent.click(opener);
  const dialog = await screen.findByRole("dialog");
  return { opener, dialog };
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await open(canvasElement);
    await waitFor(() => expect(opener).toHaveAttribute("aria-expanded", "true"));
    await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    await userEvent.click(within(dialog).getAllByRole("button")[0] as HTMLElement);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden"));
    await open(canvasElement);
  },
};

/** Three levels, open at the current page. */
export const NestedTree: Story = {
  args: { current: true },
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    const branches = [...dialog.querySelectorAll("details[open]")];
    await expect(branches).toHaveLength(3);
    await expect(branches[2]?.querySelectorAll("a")).toHaveLength(4);
  },
};

/** A link with a target in another tab closes the sidebar, and takes its step out of the history. */
export const FollowedElsewhere: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const hasStep = () => JSON.stringify(history.state).includes("preformaModal");
    const { dialog } = await open(canvasElement);
    await waitFor(() => expect(hasStep()).toBe(true));
    const link = within(dialog).getAllByRole<HTMLAnchorElement>("link")[0]!;
    link.target = "_blank";
    await userEvent.click(link);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(hasStep()).toBe(false));
  },
};

/** A link that is pressed with a modifier key opens beside the page, whose sidebar stays. */
export const OpenedBeside: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await open(canvasElement);
    await waitFor(() => expect(opener).toHaveAttribute("aria-expanded", "true"));
    await fireEvent.click(within(dialog).getAllByRole("link")[0]!, { ctrlKey: true });
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(dialog).toHaveAttribute("data-state", "open");
  },
};

export const Keyboard: Story = {
  ...Open,
  ...pressing(async ({ one, tabThrough, clicks, opens, escapes }) => {
    const opener = one("a[href='#site-menu']");
    const dialog = one("[role=dialog]");
    await tabThrough("button, summary, link, summary 2, link, summary, link 14", dialog);
    const branch = one("summary", 0, dialog);
    const details = branch.parentElement as HTMLDetailsElement;
    const open = details.open;
    await clicks(branch, "Enter");
    await expect(details.open).toBe(!open);
    await clicks(branch, "Space");
    await expect(details.open).toBe(open);
    await escapes(opener);
    await opens(opener, "Enter");
    await escapes(opener);
    await opens(opener, "Space");
  }, Open.play),
  tags: ["keyboard"],
};
