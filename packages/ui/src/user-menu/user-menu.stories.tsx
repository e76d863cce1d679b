import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { keyboard, keysOnly } from "../keyboard/keyboard.ts";
import { found } from "../navigation/navigation.fixtures.ts";
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
} satisfies Meta<typeof UserMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  const summary = found(canvasElement.querySelector("summary"));
  await userEvent.click(summary);
  summary.blur();
  return summary;
};
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute("href"));

export const SignedOut: Story = {
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    await expect(hrefs(canvas.getAllByRole("link"))).toEqual(["#login", "#register"]);
  },
};

/** What the server sends to everybody: no way is closed before the session is known. */
export const Loading: Story = {
  args: { session: { status: "loading" } },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement);
    await expect(hrefs(canvas.getAllByRole("link"))).toEqual(["#login", "#register", "#account"]);
  },
};

export const SignedIn: Story = {
  args: {
    session: {
      status: "authenticated",
      user: { name: "İpek", surname: "Şahin", email: "ipek.sahin@example.com" },
    },
  },
  play: async ({ canvas, canvasElement, args }) => {
    const summary = await open(canvasElement);
    await expect(summary).toHaveAccessibleName(/İpek Şahin/);
    await expect(hrefs(canvas.getAllByRole("link"))).toEqual(["#account"]);
    const form = found(canvasElement.querySelector("form"));
    await expect(Object.fromEntries(new FormData(form))).toEqual({ csrfToken: "9f2c", callbackUrl: "/" });
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Letters of a name do not join into a word. */
export const ArabicName: Story = {
  args: {
    session: { status: "authenticated", user: { name: "عمر", surname: "يوسف", email: "omar@example.com" } },
  },
  play: async ({ canvasElement }) => {
    const summary = await open(canvasElement);
    await expect(summary).toHaveAccessibleName(/عمر يوسف/);
    await expect(found(summary.querySelector("bdi")).textContent).toBe("ع\u200cي");
  },
};

/** The panel keeps its width, long names wrap. */
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
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const panel = found(canvasElement.querySelector("details > div"));
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

export const Keyboard: Story = {
  ...SignedOut,
  tags: ["keyboard"],
  parameters: keysOnly,
  play: async (context) => {
    await SignedOut.play?.(context);
    const { all, one, press, clicks } = keyboard();
    const summary = one("summary");
    const details = summary.parentElement as HTMLDetailsElement;
    await clicks(summary, "Enter");
    await expect(details.open).toBe(false);
    await clicks(summary, "Space");
    await expect(details.open).toBe(true);
    const [signIn, register] = all("a", details);
    const here = () => document.activeElement;
    await press("ArrowDown");
    await expect(here()).toBe(signIn);
    await press("ArrowDown");
    await expect(here()).toBe(register);
    await press("ArrowUp");
    await expect(here()).toBe(signIn);
    await press("End");
    await expect(here()).toBe(register);
    await press("Home");
    await expect(here()).toBe(signIn);
    await press("Escape");
    await expect([details.open, here() === summary]).toEqual([false, true]);
    await clicks(summary, "Enter");
    const next = document.createElement("button");
    next.textContent = "28/410";
    details.after(next);
    await press("ArrowDown", "End", "Tab");
    await expect(here()).toBe(next);
    await waitFor(() => expect(details.open).toBe(false));
  },
};
