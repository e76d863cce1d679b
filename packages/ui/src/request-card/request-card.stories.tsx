import type { Locale } from "@preforma/domain/locales";
import { requestStateLabels, type OwnRequest } from "@preforma/domain/requests";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "../button/index.ts";
import { amberLine, jarLine } from "../cart-lines/cart.fixtures.ts";
import cartLinesMessages from "../messages/texts/cart-lines.json" with { type: "json" };
import type { CartLineData } from "../cart-lines/index.ts";
import { pressLinks } from "../keyboard/keyboard.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { RequestCard } from "./index.ts";

const quote: OwnRequest = {
  id: 1042,
  reference: "Q-1042",
  kind: "offer_request",
  status: "quoted",
  summary: "Yıllık ihtiyacımız yaklaşık 60.000 adet; numune de rica ediyoruz.",
  items: [],
  created_at: "2026-11-12T09:24:00.000Z",
  updated_at: "2026-11-14T13:05:00.000Z",
};
const feedback: OwnRequest = {
  ...quote,
  id: 77,
  reference: "F-77",
  kind: "feedback",
  status: "unread",
  summary: "Lotion pump 28/410: please add a clip lock to the range",
  updated_at: quote.created_at,
};
const application: OwnRequest = {
  ...quote,
  id: 12,
  reference: "J-12",
  kind: "job_application",
  status: "reviewing",
  summary: "Kalıp Bakım Teknisyeni",
};

/** A product that has left the catalogue since: its code is all that is known. */
const goneLine = (locale: Locale): CartLineData => ({
  id: 9,
  code: "",
  title: jarLine(locale).code,
  href: null,
  image: null,
  quantity: 1200,
});

const meta = {
  title: "Account/Request card",
  component: RequestCard,
  args: { request: quote },
} satisfies Meta<typeof RequestCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A quote request with its products, feedback, a job application, and an unknown state. */
export const Requests: Story = {
  render: function Render(args) {
    const { locale } = useLocale();
    return (
      <Stack as="ul" gap="m">
        <li>
          <RequestCard {...args} lines={[amberLine(locale), jarLine(locale), goneLine(locale)]} />
        </li>
        {[feedback, application, { ...application, id: 13, reference: "J-13", status: "archived" }].map(
          (request) => (
            <li key={request.id}>
              <RequestCard request={request} />
            </li>
          ),
        )}
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const labels = requestStateLabels[(globals.locale ?? "tr") as Locale];
    await expect(canvas.getAllByRole("article")).toHaveLength(4);
    const { gone } = cartLinesMessages[(globals.locale ?? "tr") as Locale];
    await expect(canvas.getAllByText(gone)).toHaveLength(1);
    await expect(canvas.getByText(labels.quoted)).toBeVisible();
    await expect(canvas.getByText("archived")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: /Q-1042/ })).toBeVisible();
    // A request that was not changed since has one date.
    await expect(canvas.getAllByRole("article")[1]?.querySelectorAll("time")).toHaveLength(1);
    // Quotes are for prices: none is shown before there is one.
    await expect(canvasElement.textContent).not.toMatch(/[₺]|TRY/);
  },
};

/** On a phone. */
export const OnPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** What was quoted stands level with the link to the quote. */
export const Quoted: Story = {
  args: {
    actions: (
      <>
        <strong>
          <bdi>₺176.400,00</bdi>
        </strong>
        <ButtonLink href="#quote">{quote.reference}</ButtonLink>
      </>
    ),
  },
  tags: ["behaviour"],
  play: async ({ canvas }) => {
    const [amount, link] = [canvas.getByText(/^₺/), canvas.getByRole("link")].map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    await expect(Math.abs(amount! - link!)).toBeLessThan(1);
  },
};

export const Keyboard: Story = { ...Requests, ...pressLinks("link 2"), tags: ["keyboard"] };
