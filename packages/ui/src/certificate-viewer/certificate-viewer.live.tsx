import { live as liveOf } from "../documentation/live.ts";
import { fixtureCertificates } from "../fixtures/index.ts";
import { CertificateViewer } from "./index.ts";

/** What can be tried on its page in Storybook. */
export const live = liveOf(CertificateViewer, (locale) => ({
  certificates: fixtureCertificates.map(({ key, texts, ...certificate }) => ({
    ...certificate,
    id: key,
    title: texts[locale].title,
    summary: texts[locale].summary,
    documentHref: "#document",
  })),
}));
