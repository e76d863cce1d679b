import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { pressMenuKeys } from "../dropdown-menu/menu-keys.ts";
import { pressing } from "../keyboard/keyboard.ts";
import { UserMenu } from "./user-menu.tsx";

const meta = {
  title: "Navigation/User menu",
  component: UserMenu,
  args: {
    session: { status: "unauthenticated" },
    accountHref: "#account",
    signInHref: "#login",
    registerHref: "#register",
    signOut: { action: "/api/auth/signout", fields: { csrfToken: "9f2c", callbackUrl: "/" } },
    onSignOut: fn((event) => event.preventDefault()),
  },
  decorators: [
    (Story) => (
      <div
        style={{ display: "flex", justifyContent: "flex-end", alignItems: "flex-start", minBlockSize: 320 }}
      >
        {Story()}
      </div>
    ),
  ],
  parameters: { picture: "window" },
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof UserMenu> = {
  args: {
    session: {
      status: "authenticated",
      user: { name: "Deniz", surname: "Yılmaz", email: "deniz@example.com" },
    },
    accountHref: "#account",
    signInHref: "#login",
    registerHref: "#register",
    signOut: { action: "/api/auth/signout" },
  },
  tags: ["playground", "!test"],
};

/** The open menu, which is drawn at the end of the page. */
const open = async (button: HTMLElement) => {
  await userEvent.click(button);
  const menu = await screen.findByRole("menu");
  await waitFor(() => expect(menu).toBeVisible());
  return menu;
};
const hrefs = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole("menuitem")
    .map((item) => item.getAttribute("href"));

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    const menu = await open(canvas.getByRole("button"));
    await expect(hrefs(menu)).toEqual(["#login", "#register"]);
  },
};

/** As the server sends it to everyone: all links are available before the session is known. */
export const Loading: Story = {
  args: { session: { status: "loading" } },
  play: async ({ canvas }) => {
    const menu = await open(canvas.getByRole("button"));
    await expect(hrefs(menu)).toEqual(["#login", "#register", "#account"]);
  },
};

/** The last item submits the sign-out form. The focus returns to the button. */
export const SignedIn: Story = {
  args: {
    session: {
      status: "authenticated",
      user: { name: "İpek", surname: "Şahin", email: "ipek.sahin@example.com" },
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAccessibleName(/İpek Şahin/);
    button.focus();
    await userEvent.keyboard("{ArrowUp}");
    const menu = await screen.findByRole("menu");
    await expect(menu).toHaveAccessibleName(/İpek Şahin/);
    await expect(hrefs(menu)).toEqual(["#account", null]);
    const form = canvasElement.querySelector("form") as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({ csrfToken: "9f2c", callbackUrl: "/" });
    await waitFor(() => expect(within(menu).getAllByRole("menuitem")[1]).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await open(button);
  },
};

/** The two letters of the initials are not joined. */
export const ArabicName: Story = {
  args: {
    session: { status: "authenticated", user: { name: "عمر", surname: "يوسف", email: "omar@example.com" } },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button");
    await expect(button).toHaveAccessibleName(/عمر يوسف/);
    await expect(button.querySelector("bdi")?.textContent).toBe("ع\u200cي");
    await open(button);
  },
};

/** The menu's width stays the same, and long names wrap. */
export const LongName: Story = {
  args: {
    session: {
      status: "authenticated",
      user: {
        name: "Александра-Вероника",
        surname: "Константинопольская-Преображенская",
        email: "alexandra-veronika.konstantinopolskaya@example.com",
      },
    },
  },
  play: async ({ canvas }) => {
    const menu = await open(canvas.getByRole("button"));
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

export const Keyboard: Story = {
  ...SignedOut,
  ...pressing(pressMenuKeys, SignedOut.play),
  tags: ["keyboard"],
};
