import type { Locale } from "@preforma/domain/locales";
import data from "./mail-texts.json" with { type: "json" };

/** What is written around a visitor's words. */
export interface RequestMailTexts {
  /** Labels of facts. */
  reference: string;
  kind: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  language: string;
  message: string;
  products: string;
  quantity: string;
  page: string;
  address: string;
  feedbackType: string;
  priority: string;
  title: string;
  description: string;
  anonymous: string;
  position: string;
  positionDetails: string;
  education: string;
  experience: string;
  coverLetter: string;
  notes: string;
  cv: string;
  /** To the company: how to answer. */
  answerTo: string;
  noAnswer: string;
  /** Where the CV is: a mail does not carry it around. */
  cvWhere: string;
  /** To the visitor. */
  weWillAnswer: string;
  /** `{site}` is replaced by the brand. */
  closing: string;
}

/** In each language. */
export const mailTexts: Readonly<Record<Locale, RequestMailTexts>> = data;
