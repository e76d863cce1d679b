import type { Locale } from "@preforma/domain/locales";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Badge } from "../badge/index.ts";
import { Store, Truck } from "../drawings/index.ts";
import { keyboard, keysOnly } from "../keyboard/keyboard.ts";
import { useLocale } from "../provider/index.ts";
import { ChoiceCard, ChoiceCards, type ChoiceCardsProps } from "./index.ts";

interface Words {
  question: string;
  missing: string;
  carrier: string;
  carrierNote: string;
  usual: string;
  carrierDetails: string;
  own: string;
  ownNote: string;
  express: string;
  expressReason: string;
}

const words: Readonly<Record<Locale, Words>> = {
  tr: {
    question: "Teslimat şekli",
    missing: "Bir teslimat şekli seçin.",
    carrier: "Nakliye ile",
    carrierNote: "Palet üzerinde, 3 iş günü içinde kapınızda.",
    usual: "En çok seçilen",
    carrierDetails: "Şoför sizi varmadan bir saat önce arar.",
    own: "Depodan teslim",
    ownNote: "Siparişiniz hazır olunca haber veririz.",
    express: "Ertesi gün teslimat",
    expressReason: "Bu ağırlıkta yapılamıyor: en çok 30 kg.",
  },
  en: {
    question: "Delivery",
    missing: "Choose how it is to reach you.",
    carrier: "By carrier",
    carrierNote: "On a pallet, at your door within 3 working days.",
    usual: "Chosen most often",
    carrierDetails: "The driver calls you an hour before arriving.",
    own: "Collected from the warehouse",
    ownNote: "We tell you as soon as your order is ready.",
    express: "Next day",
    expressReason: "Not possible at this weight: 30 kg at most.",
  },
  ru: {
    question: "Способ доставки",
    missing: "Выберите способ доставки.",
    carrier: "Перевозчиком",
    carrierNote: "На паллете, до двери в течение 3 рабочих дней.",
    usual: "Выбирают чаще всего",
    carrierDetails: "Водитель позвонит за час до приезда.",
    own: "Самовывоз со склада",
    ownNote: "Сообщим, как только заказ будет готов.",
    express: "На следующий день",
    expressReason: "При таком весе невозможно: не более 30 кг.",
  },
  fr: {
    question: "Livraison",
    missing: "Choisissez un mode de livraison.",
    carrier: "Par transporteur",
    carrierNote: "Sur palette, chez vous sous 3 jours ouvrés.",
    usual: "Le plus choisi",
    carrierDetails: "Le chauffeur vous appelle une heure avant son arrivée.",
    own: "Retrait à l’entrepôt",
    ownNote: "Nous vous prévenons dès que votre commande est prête.",
    express: "Le lendemain",
    expressReason: "Impossible pour ce poids\u00a0: 30 kg au plus.",
  },
  ar: {
    question: "طريقة التسليم",
    missing: "اختر طريقة التسليم.",
    carrier: "عبر شركة نقل",
    carrierNote: "على منصة نقالة، حتى بابك خلال 3 أيام عمل.",
    usual: "الأكثر اختيارًا",
    carrierDetails: "يتصل بك السائق قبل وصوله بساعة.",
    own: "الاستلام من المستودع",
    ownNote: "نُعلمك حالما يصبح طلبك جاهزًا.",
    express: "في اليوم التالي",
    expressReason: "غير ممكن بهذا الوزن: الحد الأقصى 30 كغ.",
  },
  de: {
    question: "Lieferung",
    missing: "Wählen Sie, wie die Ware zu Ihnen kommt.",
    carrier: "Mit der Spedition",
    carrierNote: "Auf Palette, binnen 3 Werktagen bei Ihnen.",
    usual: "Am häufigsten gewählt",
    carrierDetails: "Der Fahrer ruft eine Stunde vor der Ankunft an.",
    own: "Abholung im Lager",
    ownNote: "Wir melden uns, sobald Ihre Bestellung bereitsteht.",
    express: "Am nächsten Tag",
    expressReason: "Bei diesem Gewicht nicht möglich: höchstens 30 kg.",
  },
};

function Delivery({
  chosen,
  wrong = false,
  ...props
}: Pick<ChoiceCardsProps, "layout" | "hideLabel"> & { chosen?: "carrier"; wrong?: boolean }) {
  const texts = words[useLocale().locale];
  return (
    <ChoiceCards label={texts.question} error={wrong ? texts.missing : undefined} {...props}>
      <ChoiceCard
        name="delivery"
        value="carrier"
        defaultChecked={chosen === "carrier"}
        icon={Truck}
        title={texts.carrier}
        badge={<Badge tone="brand">{texts.usual}</Badge>}
        note={texts.carrierNote}
        details={texts.carrierDetails}
      />
      <ChoiceCard name="delivery" value="own" icon={Store} title={texts.own} note={texts.ownNote} />
      <ChoiceCard name="delivery" value="express" title={texts.express} reason={texts.expressReason} />
    </ChoiceCards>
  );
}

const meta = {
  title: "Forms/Choice card",
  component: ChoiceCard,
  render: (args) => <Delivery {...args} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof Delivery>;

export const Playground: StoryObj<typeof ChoiceCard> = {
  args: {
    name: "delivery",
    value: "carrier",
    title: "By carrier",
    note: "Two to four working days",
    badge: "Free",
    details: "The carrier calls before the delivery.",
    defaultChecked: true,
  },
  render: (args) => <ChoiceCard {...args} />,
  tags: ["playground", "!test"],
};

const wordsOf = (globals: { locale?: unknown }) => words[globals.locale as Locale];

/** One choice is selected and shows its details. An unavailable one says why, and the arrow keys skip it. */
export const Choosing: Story = {
  args: { chosen: "carrier" },
  play: async ({ canvas, globals }) => {
    const texts = wordsOf(globals);
    const [carrier, own, express] = canvas.getAllByRole<HTMLInputElement>("radio");
    await expect(carrier).toHaveAccessibleName(new RegExp(`^${texts.carrier}`));
    await expect(carrier).toHaveAccessibleDescription(texts.carrierNote);
    await expect(express).toBeDisabled();
    await expect(express).toHaveAccessibleDescription(texts.expressReason);
    await expect(canvas.getByText(texts.carrierDetails)).toBeVisible();
    await userEvent.tab();
    await expect(carrier).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(own).toBeChecked();
    await expect(canvas.getByText(texts.carrierDetails)).not.toBeVisible();
    // Past the one that cannot be had, back to the first.
    await userEvent.keyboard("{ArrowDown}");
    await expect(carrier).toBeChecked();
    carrier!.blur();
  },
};

/** Side by side, without the required answer. */
export const Missing: Story = {
  args: { layout: "grid", wrong: true },
  play: async ({ canvas, globals }) => {
    const texts = wordsOf(globals);
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
    await expect(canvas.getByRole("group", { name: texts.question })).toHaveAccessibleDescription(
      new RegExp(texts.missing),
    );
  },
};

export const KeyboardChoosing: Story = {
  ...Choosing,
  tags: ["keyboard"],
  parameters: keysOnly,
  play: async () => {
    const { all, press, onward, back, tabThrough } = keyboard();
    await tabThrough("radio");
    const [carrier, own] = all<HTMLInputElement>("input[type=radio]:enabled");
    carrier!.focus();
    await press("ArrowDown");
    await expect(own!.checked).toBe(true);
    await press("ArrowUp");
    await expect(carrier!.checked).toBe(true);
    await press(onward);
    await expect(own!.checked).toBe(true);
    await press(back);
    await expect(carrier!.checked).toBe(true);
  },
};

export const KeyboardMissing: Story = {
  ...Missing,
  tags: ["keyboard"],
  parameters: keysOnly,
  play: async () => {
    const { all, press } = keyboard();
    const [, own] = all<HTMLInputElement>("input[type=radio]");
    own!.focus();
    await press("Space");
    await expect(own!.checked).toBe(true);
  },
};
