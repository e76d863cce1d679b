import { formatNumber, formatVolume } from "@preforma/domain/vocabulary";
import { DescriptionList } from "@preforma/ui/description-list";
import { Section, Stack } from "@preforma/ui/layout";
import { Heading, Text } from "@preforma/ui/text";
import { useTranslation } from "../../platform/i18n/translations.tsx";

/** What the plant makes and uses. The news contain the same figures: when you change one, change them there too. */
const plant = {
  bottlesPerHour: 14_000,
  bottleMl: 500,
  solarPeakMw: 1.4,
  solarGwhPerYear: 1.8,
  solarPercent: 17,
} as const;

/** The figures shown, in order. */
const figures = ["blowing", "solar", "share", "export", "training"] as const;

/** Where the company produces, and how much. */
export function PlantFigures() {
  const { t, locale } = useTranslation("about");
  const number = (value: number) => formatNumber(value, locale);
  const numbers = {
    bottles: number(plant.bottlesPerHour),
    volume: formatVolume(plant.bottleMl, locale),
    peak: number(plant.solarPeakMw),
    energy: number(plant.solarGwhPerYear),
    percent: number(plant.solarPercent),
  };
  return (
    <Section tone="sunken" aria-labelledby="figures">
      <Stack gap="l">
        <Heading level={2} id="figures">
          {t("about.figuresTitle")}
        </Heading>
        <Text measure tone="muted">
          {t("about.figuresText")}
        </Text>
        <DescriptionList
          layout="columns"
          items={figures.map((key) => ({
            key,
            term: t(`about.figures.${key}.term`),
            value: [
              <Text key="value" as="span" size="l" weight="medium">
                {t(`about.figures.${key}.value`, numbers)}
              </Text>,
              <Text key="note" as="span" size="s" tone="muted">
                {t(`about.figures.${key}.note`, numbers)}
              </Text>,
            ],
          }))}
        />
      </Stack>
    </Section>
  );
}
