import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import type { Locale } from "@preforma/domain/locales";
import { pressing } from "../keyboard/keyboard.ts";
import { fixtureNavigation, found, stayHere } from "../navigation/navigation.fixtures.ts";
import { formatMessage, useLocale } from "../provider/index.ts";
import { SearchSuggestions } from "../search-suggestions/index.ts";
import { media } from "../theme/media.ts";
import { TopBar } from "../top-bar/index.ts";
import type { UserMenuSession } from "../user-menu/index.ts";
import { LogoImage } from "./logo-image.tsx";
import siteHeaderMessages from "../messages/texts/site-header.json" with { type: "json" };
import { drawn, twoFound } from "./site-header.fixtures.ts";
import { SiteHeader } from "./site-header.tsx";

interface FrameProps {
  topBar?: boolean;
  fixed?: boolean;
  favourites?: number;
  /** The number of lines in the cart. */
  cart?: number;
  session?: UserMenuSession;
  /** Room below for the opened menus. */
  room?: number;
  /** The logo of the settings: `both` has a dark variant too. */
  logo?: "both" | "one";
  oneLanguage?: boolean;
}

/** A page with a header; its URL is fixed, so that following a link does not leave the story. */
function Frame({
  topBar = true,
  fixed = false,
  favourites,
  cart,
  session = { status: "unauthenticated" },
  room = 60,
  logo,
  oneLanguage = false,
}: FrameProps) {
  const { locale } = useLocale();
  const navigation = fixtureNavigation(locale);
  return (
    <div role="presentation" onClick={stayHere}>
      {topBar && (
        <TopBar links={navigation.topLinks} phones={navigation.phones} languages={navigation.languages} />
      )}
      <SiteHeader
        homeHref={navigation.homeHref}
        products={navigation.products}
        items={navigation.items}
        logo={
          logo && (
            <LogoImage
              src={drawn("#123")}
              darkSrc={logo === "both" ? drawn("#fff") : undefined}
              width={160}
              height={40}
            />
          )
        }
        search={{
          ...navigation.search,
          renderSuggestions: (place) => (
            <SearchSuggestions {...place} search={twoFound(locale)} listHref={(text) => `#${text}`} />
          ),
        }}
        favourites={{ href: "#favourites", count: favourites }}
        cart={cart === undefined ? undefined : { href: "#cart", count: cart }}
        user={{
          session,
          accountHref: "#account",
          signInHref: "#login",
          registerHref: "#register",
          signOut: { action: "#signout" },
        }}
        languages={oneLanguage ? { hrefs: { [locale]: `/${locale}` } } : navigation.languages}
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
  component: SiteHeader,
  render: (args) => <Frame {...args} />,
  parameters: { bleed: true },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Frame>;

const menus = (canvas: HTMLElement) => [
  ...canvas.querySelectorAll<HTMLDetailsElement>('details[name="site-header"]'),
];
const summaryOf = (details: HTMLDetailsElement | undefined) =>
  found(details?.querySelector<HTMLElement>(":scope > summary"));

/** Under 992 px search is behind a button. */
async function expectSearchBehindButton(canvasElement: HTMLElement) {
  const search = found(canvasElement.querySelector<HTMLElement>('a[href="#site-search"]'));
  await userEvent.click(search);
  const dialog = await screen.findByRole("dialog");
  await waitFor(() => expect(dialog.querySelector("input")).toHaveFocus());
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(search).toHaveFocus());
  search.blur();
}

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("banner")).toBeVisible();
    if (!matchMedia(media.desktop).matches) {
      await expect(canvas.queryByRole("combobox")).toBeNull();
      return expectSearchBehindButton(canvasElement);
    }
    await expect(canvas.getAllByRole("combobox")).toHaveLength(1);
    const [products, corporate] = menus(canvasElement);
    // The browser's shortcut to go back still works.
    for (const key of ["ArrowLeft", "ArrowRight"])
      await expect(fireEvent.keyDown(summaryOf(products), { key, altKey: true })).toBe(true);
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

/** Signed in, with favourites. */
export const SignedIn: Story = {
  args: {
    favourites: 12,
    session: {
      status: "authenticated",
      user: { name: "Deniz", surname: "Yılmaz", email: "deniz@example.com" },
    },
    room: 300,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /Deniz Yılmaz/ }));
    const menu = await screen.findByRole("menu");
    await waitFor(() => expect(within(menu).getByText("Deniz Yılmaz")).toBeVisible());
  },
};

const cartLink = (canvasElement: HTMLElement) =>
  found(canvasElement.querySelector<HTMLElement>('a[href="#cart"]'));

/** An empty cart has no number, and only its name as a label. */
export const EmptyCart: Story = {
  args: { cart: 0, favourites: 0, topBar: false },
  play: async ({ canvasElement, globals }) => {
    const messages = siteHeaderMessages[globals.locale as Locale];
    await expect(cartLink(canvasElement)).toHaveAccessibleName(messages.cart);
    await expect(cartLink(canvasElement)).toHaveTextContent(/^$/);
  },
};

/** Above 99 the badge shows “99+”. Screen readers get the exact number. */
export const ManyInCart: Story = {
  args: { cart: 120, favourites: 99, topBar: false },
  play: async ({ canvasElement, globals }) => {
    const locale = globals.locale as Locale;
    const link = cartLink(canvasElement);
    await expect(link.querySelector("[aria-hidden='true']:last-child")).toHaveTextContent(/^99\+$/);
    await expect(link).toHaveAccessibleName(
      formatMessage(siteHeaderMessages[locale].cartProducts, { count: 120 }, locale),
    );
  },
};

/** A mouse that rests on an entry opens the mega menu. Moving to another category changes the cards. */
export const MegaMenuByMouse: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { room: 720 },
  play: async ({ canvasElement }) => {
    const [products] = menus(canvasElement);
    await userEvent.hover(summaryOf(products));
    await waitFor(() => expect(products?.open).toBe(true));
    const roots = [...(products?.querySelectorAll<HTMLDetailsElement>("details") ?? [])];
    await expect(roots[0]?.open).toBe(true);
    await expect(roots[0]?.querySelectorAll("img")).toHaveLength(8);
    await userEvent.hover(summaryOf(roots[1]));
    await waitFor(() => expect(roots[1]?.open).toBe(true));
    await expect(roots[0]?.open).toBe(false);
    // A click on a menu that has just opened leaves it open.
    await userEvent.click(summaryOf(products));
    await expect(products?.open).toBe(true);
    await userEvent.hover(summaryOf(roots[0]));
    await waitFor(() => expect(roots[0]?.open).toBe(true));
  },
};

/** Stays at the top (`fixed_menu`) while the page scrolls. */
export const Fixed: Story = {
  args: { fixed: true, topBar: false, room: 400 },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole("banner")).position).toBe("sticky");
  },
};

/** Below 992 px menu and search are behind buttons. */
export const Narrow: Story = {
  parameters: narrow,
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(innerWidth).toBe(360));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    await expectSearchBehindButton(canvasElement);
  },
};

/** Your own logo, with a variant for the dark scheme. */
export const OwnLogo: Story = {
  args: { logo: "both" },
  play: async ({ canvasElement }) => {
    const logos = [...canvasElement.querySelectorAll<HTMLElement>("header a > span > img")];
    const dark =
      matchMedia("(prefers-color-scheme: dark)").matches || document.querySelector('[data-scheme="dark"]');
    await expect(logos.map((logo) => logo.checkVisibility())).toEqual(dark ? [false, true] : [true, false]);
  },
};

/** A logo without a dark variant has a light background. One language needs no menu. */
export const OneLogoOneLanguage: Story = {
  args: { logo: "one", topBar: false, oneLanguage: true, favourites: 120 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("header a > span > img")).toHaveLength(1);
    // Products and a group; no languages.
    await expect(menus(canvasElement)).toHaveLength(2);
  },
};

/** The suggestions are below the field, over the page. */
export const Searching: Story = {
  globals: { viewport: { value: "desktop" } },
  args: { room: 360 },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox"), "28/410");
    const list = await canvas.findByRole("listbox");
    await expect(within(list).getAllByRole("option")).toHaveLength(3);
    const { left, right } = list.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** In the search overlay the suggestions replace the categories. Escape clears the field, then closes the overlay. */
export const SearchingNarrow: Story = {
  parameters: {
    ...narrow,
    picture: false,
    pictureOff: "A modal dialog covers the frame; its content is the story Large of the product search.",
  },
  globals: { viewport: { value: "narrow" } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(innerWidth).toBe(360));
    const opener = found(canvasElement.querySelector<HTMLElement>('a[href="#site-search"]'));
    await userEvent.click(opener);
    const dialog = await screen.findByRole("dialog");
    const field = within(dialog).getByRole("combobox");
    await waitFor(() => expect(field).toHaveFocus());
    const categories = within(dialog).getByRole("heading", { level: 3 });
    // After the overlay's transition.
    await waitFor(() => expect(categories).toBeVisible());
    await userEvent.keyboard("28/410");
    const list = await within(dialog).findByRole("listbox");
    await expect(categories).not.toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(list).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("");
    await expect(dialog).toHaveAttribute("data-state", "open");
    // Following a product link closes the overlay.
    await userEvent.keyboard("28/410");
    const options = within(await within(dialog).findByRole("listbox")).getAllByRole("option");
    await userEvent.click(options[0] as HTMLElement);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    opener.blur();
  },
};

export const Keyboard: Story = {
  ...Default,
  ...pressing(async ({ all, one, press, tabThrough, clicks }) => {
    await tabThrough("link 6, summary, link, summary 2, link 2, combobox, button, link, button");
    const [products, corporate] = all<HTMLDetailsElement>('details[name="site-header"]');
    const summary = one("summary", 0, corporate);
    await clicks(summary, "Enter");
    await expect(corporate!.open).toBe(true);
    await clicks(summary, "Space");
    await expect(corporate!.open).toBe(false);
    await clicks(summary, "Space");
    await press("ArrowDown", "ArrowDown", "ArrowUp");
    const links = all("a", corporate);
    await expect(document.activeElement).toBe(links[0]);
    await press("End");
    await expect(document.activeElement).toBe(links.at(-1));
    await press("Escape");
    one("summary", 0, products).focus();
    await press("End");
    await expect(document.activeElement).not.toBe(one("summary", 0, products));
  }),
  tags: ["keyboard"],
};
