import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { Eyebrow, Heading, Text } from "./text.tsx";

const words = {
  tr: {
    eyebrow: "Plastik ambalaj üreticisi",
    title: "Işığı geçiren, şekli koruyan ambalajlar",
    text: "Kozmetik, ilaç ve gıda için PET, HDPE ve PP şişeler, kavanozlar ve kapaklar. İstediğiniz ağız ölçüsünde, RAL kartelasından seçtiğiniz renkte; numunesi aynı hafta yolda.",
  },
  en: {
    eyebrow: "Plastic packaging manufacturer",
    title: "Packaging that lets light through and keeps its shape",
    text: "PET, HDPE and PP bottles, jars and closures for cosmetics, pharmacy and food. In the neck finish you fill, in any RAL colour you choose; samples leave the same week.",
  },
  ru: {
    eyebrow: "Производитель пластиковой упаковки",
    title: "Упаковка, которая пропускает свет и держит форму",
    text: "Флаконы, банки и крышки из ПЭТ, ПНД и ПП для косметики, фармацевтики и пищевых продуктов. С нужным вам горлом и в любом цвете по шкале RAL; образцы отправим на этой неделе.",
  },
  fr: {
    eyebrow: "Fabricant d’emballages plastiques",
    title: "Des emballages qui laissent passer la lumière et gardent leur forme",
    text: "Flacons, pots et bouchons en PET, PEHD et PP pour la cosmétique, la pharmacie et l’alimentaire. À la bague que vous remplissez, dans la teinte RAL de votre choix ; échantillons expédiés dans la semaine.",
  },
  ar: {
    eyebrow: "مُصنّع عبوات بلاستيكية",
    title: "عبوات تُمرّر الضوء وتحفظ شكلها",
    text: "زجاجات وبرطمانات وأغطية من PET وHDPE وPP لمستحضرات التجميل والأدوية والأغذية، بمقاس الفوهة الذي تعبّئون به وبأي لون من ألوان RAL، والعيّنات تُشحن في الأسبوع نفسه.",
  },
  de: {
    eyebrow: "Hersteller von Kunststoffverpackungen",
    title: "Verpackungen, die Licht durchlassen und Form bewahren",
    text: "Flaschen, Dosen und Verschlüsse aus PET, HDPE und PP für Kosmetik, Pharma und Lebensmittel. In der Mündung, die Sie abfüllen, in jedem RAL-Farbton; Muster gehen noch in derselben Woche hinaus.",
  },
};

const meta = { title: "Text/Text", component: Text } satisfies Meta<typeof Text>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<typeof Text> = {
  args: {
    children:
      "Our bottles are made of resin approved for contact with food; each batch is measured for wall thickness, weight and tightness, and the results are kept for three years.",
  },
  tags: ["playground", "!test"],
};

export const Opening: Story = {
  render: function Opening() {
    const { eyebrow, title, text } = words[useLocale().locale];
    return (
      <Stack gap="l">
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        <Text size="l" tone="muted" measure>
          {text}
        </Text>
      </Stack>
    );
  },
};

export const Headings: Story = {
  render: function Headings() {
    const { title } = words[useLocale().locale];
    return (
      <Stack>
        {([1, 2, 3, 4, 5] as const).map((level) => (
          <Heading key={level} level={level}>
            {title}
          </Heading>
        ))}
      </Stack>
    );
  },
};

export const SizesAndTones: Story = {
  render: function SizesAndTones() {
    const { eyebrow, title } = words[useLocale().locale];
    return (
      <Stack>
        {(["xl", "l", "m", "s", "xs"] as const).map((size) => (
          <Text key={size} size={size} measure>
            {eyebrow}. {title}.
          </Text>
        ))}
        {(["muted", "success", "warning", "danger"] as const).map((tone) => (
          <Text key={tone} tone={tone} weight="medium">
            {eyebrow}
          </Text>
        ))}
      </Stack>
    );
  },
};
