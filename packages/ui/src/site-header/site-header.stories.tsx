import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { fixtureNavigation, found, stayHere } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { TopBar } from "../top-bar/index.ts";
import type { UserMenuSession } from "../user-menu/index.ts";
import { SiteHeader } from "./site-header.tsx";

interface FrameProps {
  topBar?: boolean;
  fixed?: boolean;
  favourites?: number;
  session?: UserMenuSession;
  /** Room below, for what opens over the page. */
  room?: number;
}

/** A page with a header, its address fixed so that following a link does not leave the story. */
function Frame({
  topBar = true,
  fixed = false,
  favourites,
  session = { status: "unauthenticated" },
  room = 60,
}: FrameProps) {
  const { locale } = useLocale();
  const navigation = fixtureNavigation(locale);
  return (
    <div role="presentation" onClick={stayHere}>
      {topBar && (
        <TopBar links={navigation.topLinks} phone={navigation.phones[0]} languages={navigation.languages} />
      )}
      <SiteHeader
        homeHref={navigation.homeHref}
        products={navigation.products}
        items={navigation.items}
        search={navigation.search}
        favourites={{ href: "#favourites", count: favourites }}
        user={{
          session,
          accountHref: "#account",
          signInHref: "#login",
          registerHref: "#register",
          signOut: { action: "#signout" },
        }}
        languages={navigation.languages}
        languagesInTopBar={topBar}
        sidebar={{ more: navigation.topLinks, phones: navigation.phones, emails: navigation.emails }}
        fixed={fixed}
      />
      <div style={{ blockSize: room }} />
    </div>
  );
}

const narrow = {
  viewport: { options: { narrow: { name: "Narrow", styles: { width: "360px", height: "720px" } } } },
};

const meta = {
  title: "Navigation/Site header",
  component: Frame,
  parameters: { bleed: true },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

const menus = (canvas: HTMLElement) => [
  ...canvas.querySelectorAll<HTMLDetailsElement>('details[name="site-header"]'),
];
const summaryOf = (details: HTMLDetailsElement | undefined) =>
  found(details?.querySelector<HTMLElement>(":scope > summary"));

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    await expect(canvas.getAllByRole("searchbox")).toHaveLength(1);
    const [products, corporate] = menus(canvasElement);
    await userEvent.click(summaryOf(products));
    await expect(products?.open).toBe(true);
    // One group: opening one closes the other.
    await userEvent.click(summaryOf(corporate));
    await expect(corporate?.open).toBe(true);
    await expect(products?.open).toBe(false);
    await userEvent.keyboard("{Escape}");
    await expect(corporate?.open).toBe(false);
    await expect(summaryOf(corporate)).toHaveFocus();
    summaryOf(corporate).blur();
  },
};

/** Somebody is signed in and has favourites. */
export const SignedIn: Story = {
  args: {
    favourites: 12,
    session: {
      status: "authenticated",
      user: { name: "Deniz", surname: "Yılmaz", email: "deniz@example.com" },
    },
    room: 300,
  },
  play: async ({ canvasElement, canvas }) => {
    const account = menus(canvasElement).at(-1);
    await userEvent.click(summaryOf(account));
    await expect(canvas.getByText("Deniz Yılmaz")).toBeVisible();
    await expect(account?.querySelector("form")).toHaveAttribute("method", "post");
  },
};

/** The mega menu, opened by a mouse that rests on its entry; moving on to another root changes the cards. */
export const MegaMenuByMouse: Story = {
  args: { room: 720 },
  play: async ({ canvasElement }) => {
    const [products] = menus(canvasElement);
    const roots = [...(products?.querySelectorAll<HTMLDetailsElement>("details") ?? [])];
    await userEvent.hover(summaryOf(products));
    await waitFor(() => expect(products?.open).toBe(true));
    await expect(roots[0]?.open).toBe(true);
    await expect(roots[0]?.querySelectorAll("img")).toHaveLength(8);
    await userEvent.hover(summaryOf(roots[1]));
    await waitFor(() => expect(roots[1]?.open).toBe(true));
    await expect(roots[0]?.open).toBe(false);
    // A click on what has only just opened keeps it open.
    await userEvent.click(summaryOf(products));
    await expect(products?.open).toBe(true);
    await userEvent.hover(summaryOf(roots[0]));
    await waitFor(() => expect(roots[0]?.open).toBe(true));
  },
};

/** Arrow keys follow the direction of reading: along the bar, into the menu, from the roots to the cards and back. */
export const MegaMenuByKeyboard: Story = {
  args: { room: 720 },
  play: async ({ canvasElement }) => {
    const onwards = document.documentElement.dir === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";
    const back = document.documentElement.dir === "rtl" ? "{ArrowRight}" : "{ArrowLeft}";
    const [products, corporate] = menus(canvasElement);
    const roots = [...(products?.querySelectorAll<HTMLElement>("[data-mega-root]") ?? [])];
    summaryOf(products).focus();
    await userEvent.keyboard(onwards);
    await expect(summaryOf(corporate)).toHaveFocus();
    await userEvent.keyboard(back);
    await expect(summaryOf(products)).toHaveFocus();
    if (products) products.open = true;
    await userEvent.keyboard("{ArrowDown}");
    await expect(roots[0]).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(roots[1]).toHaveFocus();
    await userEvent.keyboard(onwards);
    const cards = [...(roots[1]?.parentElement?.querySelectorAll<HTMLElement>("[data-mega-card]") ?? [])];
    await expect(cards[0]).toHaveFocus();
    await userEvent.keyboard(`${onwards}${onwards}`);
    await expect(cards[2]).toHaveFocus();
    await userEvent.keyboard(`{Home}${back}`);
    await expect(roots[1]).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(products?.open).toBe(false);
    await expect(summaryOf(products)).toHaveFocus();
    if (products) products.open = true;
  },
};

/** Stays at the top (`fixed_menu`) while the page scrolls under it. */
export const Fixed: Story = {
  args: { fixed: true, topBar: false, room: 400 },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("banner")).position).toBe("sticky");
  },
};

/** Under 992 px: menu and search are behind buttons. */
export const Narrow: Story = {
  parameters: narrow,
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(innerWidth).toBe(360));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    const search = found(canvasElement.querySelector<HTMLElement>('a[href="#site-search"]'));
    await userEvent.click(search);
    const dialog = document.querySelector<HTMLDialogElement>("#site-search");
    await expect(dialog?.open).toBe(true);
    await expect(dialog?.querySelector("input")).toHaveFocus();
    dialog?.close();
    await waitFor(() => expect(search).toHaveFocus());
    search.blur();
  },
};
