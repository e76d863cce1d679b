import { Section } from "@preforma/ui/layout";
import { Heading } from "@preforma/ui/text";
import { Timeline } from "@preforma/ui/timeline";
import { useTranslation } from "../../platform/i18n/translations.tsx";
import * as css from "./company.css.ts";

/** What brought the company where it is, and in which year; the oldest first. */
const milestones = [
  { key: "mould", year: "1998" },
  { key: "bottle", year: "2004" },
  { key: "plant", year: "2011" },
  { key: "preform", year: "2014" },
  { key: "food", year: "2017" },
  { key: "laboratory", year: "2021" },
] as const;

/** The company's history, from its first mould on. */
export function History() {
  const { t } = useTranslation("about");
  return (
    <Section aria-labelledby="history">
      <div className={css.titled}>
        <Heading level={2} id="history">
          {t("about.historyTitle")}
        </Heading>
        <Timeline
          items={milestones.map(({ key, year }) => ({
            key,
            when: <time dateTime={year}>{year}</time>,
            title: t(`about.history.${key}.title`),
            text: t(`about.history.${key}.text`),
          }))}
        />
      </div>
    </Section>
  );
}
