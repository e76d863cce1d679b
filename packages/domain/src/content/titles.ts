import type { Titles } from "./kinds.ts";
import blogTagTitles from "./blog-tags.json" with { type: "json" };
import faqTopicTitles from "./faq-topics.json" with { type: "json" };
import workplaceTitles from "./workplaces.json" with { type: "json" };
import employmentTypeTitles from "./employment-types.json" with { type: "json" };
import departmentTitles from "./departments.json" with { type: "json" };
import sectorTitles from "./sectors.json" with { type: "json" };

/** The topics of questions, in the order of the page; the key is stable. */
export const faqTopics = faqTopicTitles satisfies Record<string, Titles>;
/** Key of a topic. */
export type FaqTopic = keyof typeof faqTopics;

/** The tags of blog articles. */
export const blogTags = blogTagTitles satisfies Record<string, Titles>;
/** Key of a blog tag. */
export type BlogTag = keyof typeof blogTags;

/** Departments with positions. */
export const departments = departmentTitles satisfies Record<string, Titles>;
/** Key of a department. */
export type Department = keyof typeof departments;

/** Types of employment. */
export const employmentTypes = employmentTypeTitles satisfies Record<string, Titles>;
/** Key of a kind of employment. */
export type EmploymentType = keyof typeof employmentTypes;

/** Places of work; the keys are those of the settings' addresses. */
export const workplaces = workplaceTitles satisfies Record<string, Titles>;
/** Key of a place of work. */
export type Workplace = keyof typeof workplaces;

/** Industries that the company serves; those of the references page and car care. */
export const sectors = sectorTitles satisfies Record<string, Titles>;
/** Key of an industry. */
export type Sector = keyof typeof sectors;
