import { idOf, pathTo } from "@preforma/domain/routes";
import { maxSamples, sendSampleRequest } from "@preforma/domain/samples";
import { sampleFormSchema } from "@preforma/domain/samples/schema";
import { addressOf } from "../account/index.server.ts";
import type { PageForm } from "../../platform/forms/page-action.server.ts";
import { samplesIn } from "./sample-cookie.ts";
import { readSamples, saveSamples } from "./sample-lines.server.ts";

/** One request for all of the list, which is empty afterwards. */
const request: PageForm = {
  schema: sampleFormSchema,
  failures: { refused: "SAMPLE_NOT_SENT" },
  async send(sent, visit) {
    const { safe, locale, t } = visit;
    const items = (await readSamples(visit)).map(({ id }) => ({ product_id: id }));
    if (items.length === 0) return { ok: false, message: t("shop:samples.empty") };
    const answer = await sendSampleRequest(
      safe,
      { email: sent.text("email"), message: sent.text("message"), address: addressOf(sent), items },
      { locale, ...(sent.key ? { key: sent.key } : {}) },
    );
    if (answer.success) saveSamples(visit, []);
    return answer;
  },
};

/** Puts a product in the list, and shows it. */
const add: PageForm = {
  async send({ text }, visit) {
    const id = idOf(text("product_id"));
    const before = samplesIn(visit.visitor.cookies);
    const page = pathTo("samples", visit.locale);
    if (id === null || before.includes(id)) return { redirect: page };
    if (before.length >= maxSamples)
      return { ok: false, message: visit.t("shop:samples.full", { max: maxSamples }) };
    saveSamples(visit, [...before, id]);
    return { redirect: `${page}?added=1` };
  },
};

/** Takes a product out. */
const remove: PageForm = {
  async send({ text }, visit) {
    const gone = idOf(text("product_id"));
    saveSamples(
      visit,
      samplesIn(visit.visitor.cookies).filter((id) => id !== gone),
    );
    return { redirect: pathTo("samples", visit.locale) };
  },
};

/** What can be done with a list of samples. */
export const sampleForms = { request, add, remove } as const satisfies Record<string, PageForm>;
