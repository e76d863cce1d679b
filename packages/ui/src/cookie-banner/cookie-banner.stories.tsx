import { acceptAll, consentCookie, preferencesCookie, readConsent } from "@preforma/domain/consent";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { pressing } from "../keyboard/keyboard.ts";
import { messagesFor } from "../messages/index.ts";
import { isLeftToBrowser } from "../navigation/navigation.fixtures.ts";
import { useLocale } from "../provider/index.ts";
import { CookieBanner, CookieSettingsLink, type CookieBannerProps } from "./index.ts";

type Locale = Parameters<typeof messagesFor>[0];
const textsOf = (globals: Record<string, unknown>) => messagesFor(globals.locale as Locale)["cookie-banner"];

function forget() {
  for (const name of [consentCookie, preferencesCookie]) document.cookie = `${name}=; Path=/; Max-Age=0`;
}

function OnAPage(props: CookieBannerProps) {
  const { locale } = useLocale();
  const texts = messagesFor(locale);
  return (
    <>
      <CookieBanner {...props} />
      <main style={{ minBlockSize: "60rem", padding: "1.5rem" }}>
        <h1>{texts["product-card"].priceOnRequest}</h1>
      </main>
      <footer style={{ padding: "0 1.5rem" }}>
        <CookieSettingsLink />
      </footer>
    </>
  );
}

const meta = {
  id: "feedback-cookie-banner",
  title: "Feedback/Cookie banner (consent)",
  component: CookieBanner,
  args: {
    decided: false,
    action: "/consent",
    fields: { from: "/urun" },
    policyHref: "#policy",
    onDecide: fn(),
  },
  render: (args) => <OnAPage {...args} />,
  beforeEach: () => {
    forget();
    return forget;
  },
  parameters: { picture: "window", bleed: true, docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof CookieBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

const region = (canvas: { getByRole(role: string, options?: object): HTMLElement }) =>
  canvas.getByRole("region");

/** Before a decision. Both answers have the same weight, the page does not move, and Escape does not close it. */
export const Asked: Story = {
  play: async ({ canvas, globals, canvasElement }) => {
    const texts = textsOf(globals);
    const reject = canvas.getByRole("button", { name: texts.reject });
    const accept = canvas.getByRole("button", { name: texts.accept });
    const [one, other] = [reject.getBoundingClientRect(), accept.getBoundingClientRect()];
    await expect(Math.round(one.width)).toBe(Math.round(other.width));
    await expect(Math.round(one.height)).toBe(Math.round(other.height));
    await expect(getComputedStyle(reject).backgroundColor).toBe(getComputedStyle(accept).backgroundColor);
    // First in the document, but out of its flow.
    await expect(canvasElement.querySelector("section, main")).toBe(region(canvas));
    await expect(canvasElement.querySelector("main")!.getBoundingClientRect().top).toBeLessThan(2);
    // Focused elements are scrolled clear of it.
    await waitFor(() =>
      expect(parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd)).toBeCloseTo(
        region(canvas).getBoundingClientRect().height,
        0,
      ),
    );
    reject.focus();
    await userEvent.keyboard("{Escape}");
    await expect(region(canvas)).toBeVisible();
    reject.blur();
  },
};

/** Three switches that are off at first, and one that is always on. The Enter key saves too. */
export const Settings: Story = {
  play: async ({ canvas, globals, args }) => {
    const texts = textsOf(globals);
    await userEvent.click(canvas.getByText(texts.settings));
    const boxes = canvas.getAllByRole<HTMLInputElement>("checkbox");
    await expect(boxes.map((box) => [box.name, box.checked, box.disabled])).toEqual([
      ["necessary", true, true],
      ["functional", false, false],
      ["analytics", false, false],
      ["marketing", false, false],
    ]);
    await userEvent.click(canvas.getByRole("checkbox", { name: new RegExp(texts.analytics) }));
    boxes[2]!.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDecide).toHaveBeenCalledWith(
      expect.objectContaining({ functional: false, analytics: true, marketing: false }),
    );
    await expect(readConsent(document.cookie)).toMatchObject({ analytics: true, marketing: false });
    await expect(canvas.queryByRole("region")).toBeNull();
    // Reopened, it shows the saved choices, and returns the focus when closed.
    const link = canvas.getByRole("link", { name: texts.reopen });
    await expect(isLeftToBrowser(link)).toBe(true);
    await expect(canvas.queryByRole("region")).toBeNull();
    await userEvent.click(link);
    await waitFor(() => expect(region(canvas)).toHaveFocus());
    await expect(canvas.getByRole("checkbox", { name: new RegExp(texts.analytics) })).toBeChecked();
    await userEvent.keyboard("{Escape}");
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await userEvent.click(canvas.getByRole("link", { name: texts.close }));
    await expect(link).toHaveFocus();
    await userEvent.click(link);
    await waitFor(() => expect(region(canvas)).toHaveFocus());
    window.scrollTo(0, 0);
    region(canvas).blur();
  },
};

/** After a decision it is hidden until the link in the footer opens it. */
export const Decided: Story = {
  args: { decided: true },
  parameters: { picture: false, pictureOff: "Nothing of it is to be seen." },
  play: async ({ canvas, canvasElement, globals, args }) => {
    const texts = textsOf(globals);
    await expect(canvas.queryByRole("region")).toBeNull();
    // The same markup without listeners: the link's fragment alone opens and closes it.
    const alive = canvasElement.querySelector("section")!;
    const still = alive.cloneNode(true) as HTMLElement;
    alive.id = "";
    canvasElement.append(still);
    location.hash = "#cookie-settings";
    await expect(still).toBeVisible();
    await expect(still.querySelector("details")).toHaveProperty("open", true);
    location.hash = "#top";
    await expect(still).not.toBeVisible();
    history.replaceState(null, "", location.pathname + location.search);
    still.remove();
    alive.id = "cookie-settings";
    await waitFor(() =>
      expect(getComputedStyle(document.documentElement).scrollPaddingBlockEnd).toBe("auto"),
    );
    await userEvent.click(canvas.getByRole("link", { name: texts.reopen }));
    await userEvent.click(canvas.getByRole("button", { name: texts.accept }));
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(readConsent(document.cookie)).toMatchObject({
      ...acceptAll(),
      lastUpdated: expect.any(String),
    });
    await expect(canvas.queryByRole("region")).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};

/** On a phone the answers are side by side in every language. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals);
    const reject = canvas.getByRole("button", { name: texts.reject }).getBoundingClientRect();
    const accept = canvas.getByRole("button", { name: texts.accept }).getBoundingClientRect();
    await expect(reject.top).toBe(accept.top);
    await expect(reject.width).toBe(accept.width);
    await expect(region(canvas).scrollWidth).toBeLessThanOrEqual(region(canvas).clientWidth);
  },
};

export const Keyboard: Story = {
  ...Asked,
  ...pressing(async ({ one, press, tabThrough, clicks }) => {
    await tabThrough("link, summary, button 2, link");
    const fold = one("summary");
    await clicks(fold, "Space");
    await expect((fold.parentElement as HTMLDetailsElement).open).toBe(true);
    const toggle = one<HTMLInputElement>("input[type=checkbox]:enabled");
    toggle.focus();
    await press("Space");
    await expect(toggle.checked).toBe(true);
    await clicks(one("button"), "Space");
  }),
  tags: ["keyboard"],
};
