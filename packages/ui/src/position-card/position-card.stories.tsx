import { departments, employmentTypes, workplaces } from "@preforma/domain/content";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { formatDate } from "../dates/index.ts";
import { fixturePositions } from "../fixtures/content/index.ts";
import { pressLinks } from "../keyboard/keyboard.ts";
import { Grid } from "../layout/index.ts";
import { useLocale } from "../provider/index.ts";
import { PositionCard } from "./position-card.tsx";

const [closing] = fixturePositions;
const meta = {
  title: "Content/Position card",
  component: PositionCard,
  args: {
    title: "",
    department: "",
    location: "",
    employmentType: "",
    publishedAt: closing!.publishedAt,
    closingDate: null,
  },
} satisfies Meta<typeof PositionCard>;
export default meta;

export const Playground: StoryObj<typeof PositionCard> = {
  args: {
    title: "Blow Moulding Technician",
    href: "#position",
    department: "Preforma",
    location: "Çorlu",
    employmentType: "100%",
    summary: "Mould changes, set-up and shift control on extrusion blow-moulding lines.",
    requirements: [
      "Vocational school or associate degree in plastics, mechanics or mechatronics",
      "At least two years with extrusion or injection blow moulding",
      "Able to read technical drawings and use measuring instruments",
      "Living in or near Çorlu and able to work shifts",
    ],
    publishedAt: "2026-05-12",
    closingDate: "2026-08-04",
    applyHref: "#apply",
  },
  tags: ["playground", "!test"],
};

/** A position with a closing date and requirements, and one without. */
export const OpenPositions: StoryObj<typeof meta> = {
  render: function OpenPositions() {
    const { locale } = useLocale();
    return (
      <Grid columns="large">
        {fixturePositions.map((position, place) => (
          <PositionCard
            key={position.key}
            title={position.texts[locale].title}
            href={`#${position.key}`}
            department={departments[position.department][locale]}
            location={workplaces[position.location][locale]}
            employmentType={employmentTypes[position.employmentType][locale]}
            summary={position.texts[locale].summary}
            requirements={place === 0 ? position.texts[locale].requirements : []}
            publishedAt={position.publishedAt}
            closingDate={position.closingDate}
            applyHref={`#apply-${position.key}`}
          />
        ))}
      </Grid>
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const cards = canvas.getAllByRole("article");
    for (const card of cards) await expect(card).toHaveAccessibleName();
    await expect(canvasElement).toHaveTextContent(formatDate(closing!.closingDate!, globals.locale));
    // Both buttons have the same text; their purpose is announced with them.
    for (const button of canvasElement.querySelectorAll('a[href^="#apply"]')) {
      await expect(button).toHaveAccessibleDescription();
    }
  },
};

export const Keyboard: StoryObj<typeof meta> = {
  ...OpenPositions,
  ...pressLinks("link 4"),
  tags: ["keyboard"],
};
