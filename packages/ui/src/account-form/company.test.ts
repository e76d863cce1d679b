import { registrationSchema } from "@preforma/domain/account/schema";
import { expect, test, vi } from "vitest";
import type { FormProps } from "../form/index.ts";
import { ignoreUncheckedCompany, sendWithoutUncheckedCompany } from "./company.logic.ts";

const person = {
  name: "Ayşe",
  surname: "Yılmaz",
  phone: "+905321234567",
  email: "ayse@example.com",
  password: "kavanoz deniz bulut",
  privacy_consent: "on",
};
const halfCompany = { company_name: "Ege Kozmetik", vkn: "1", tax_office: "" };

test("a company whose box is not checked is not validated", () => {
  const rule = ignoreUncheckedCompany(registrationSchema);
  expect(rule.safeParse({ ...person, ...halfCompany }).success).toBe(true);
  expect(rule.safeParse({ ...person, ...halfCompany, is_company: "on" }).success).toBe(false);
});

test.each([
  [
    [
      ["name", "Ayşe"],
      ["company_name", "X"],
      ["vkn", "1"],
    ],
    ["name"],
  ],
  [
    [
      ["name", "Ayşe"],
      ["is_company", "on"],
      ["company_name", "X"],
      ["country", "DE"],
    ],
    ["name", "is_company", "company_name", "country"],
  ],
])("of %j it sends %j", async (entries, names) => {
  const data = new FormData();
  for (const [name = "", value = ""] of entries) data.append(name, value);
  let sent: FormData | undefined;
  const send = sendWithoutUncheckedCompany((given) => {
    sent = given;
    return Promise.resolve({ ok: true });
  });
  await send?.(data, "key");
  expect([...(sent?.keys() ?? [])]).toEqual(names);
});

test("the key and the draft's name are passed on, with which a request that waits is sent later", async () => {
  const send = vi.fn<NonNullable<FormProps["send"]>>(() => Promise.resolve({ ok: true }));
  await sendWithoutUncheckedCompany(send)?.(new FormData(), "key", "register");
  expect(send.mock.lastCall?.slice(1)).toEqual(["key", "register"]);
});

test("without `send`, the browser submits the form", () => {
  expect(sendWithoutUncheckedCompany(undefined)).toBeUndefined();
});
