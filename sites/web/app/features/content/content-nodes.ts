import type { HeadData } from "../../platform/seo/page-head.tsx";
import { absolute, companyNode, type StructuredNode } from "../../platform/seo/structured-data.tsx";

/** An article of the company, from its page's head, in the language of its text. */
export function articleNode(origin: string, type: string, head: HeadData, language: string): StructuredNode {
  const url = `${origin}${head.canonical}`;
  return {
    "@type": type,
    headline: head.title,
    description: head.description,
    inLanguage: language,
    url,
    mainEntityOfPage: url,
    datePublished: head.published,
    dateModified: head.modified,
    ...(head.image ? { image: [absolute(origin, head.image.url)] } : {}),
    author: companyNode(origin),
    publisher: companyNode(origin),
  };
}

/**
 * Questions with their answers, which may be HTML. Links in them are absolute: outside its page a text has no base URL.
 */
export function faqNode(
  origin: string,
  questions: readonly { title: string; html: string }[],
  language: string,
): StructuredNode {
  return {
    "@type": "FAQPage",
    inLanguage: language,
    mainEntity: questions.map(({ title, html }) => ({
      "@type": "Question",
      name: title,
      acceptedAnswer: { "@type": "Answer", text: html.replaceAll(' href="/', ` href="${origin}/`) },
    })),
  };
}

/** A manager of the company. */
export function personNode(origin: string, person: { name: string; title: string }): StructuredNode {
  return { "@type": "Person", name: person.name, jobTitle: person.title, worksFor: companyNode(origin) };
}

/** Kinds of employment by their names at schema.org. */
const employment: Readonly<Record<string, string>> = {
  full_time: "FULL_TIME",
  part_time: "PART_TIME",
  temporary: "TEMPORARY",
  internship: "INTERN",
};

/** An open position. */
export function jobNode(
  origin: string,
  job: {
    id: number;
    title: string;
    html: string;
    path: string;
    employmentType: string;
    publishedAt: string;
    closingDate: string | null;
    /** As in the settings: from the smallest part to the largest, the country last. */
    address: string;
  },
): StructuredNode {
  return {
    "@type": "JobPosting",
    title: job.title,
    description: job.html,
    url: `${origin}${job.path}`,
    identifier: { "@type": "PropertyValue", name: "Preforma", value: String(job.id) },
    datePosted: job.publishedAt,
    ...(job.closingDate === null ? {} : { validThrough: `${job.closingDate}T23:59:59+03:00` }),
    employmentType: employment[job.employmentType] ?? "OTHER",
    hiringOrganization: { "@type": "Organization", name: "Preforma", sameAs: `${origin}/` },
    jobLocation: {
      "@type": "Place",
      address: { "@type": "PostalAddress", streetAddress: job.address, addressCountry: "TR" },
    },
    directApply: true,
  };
}
