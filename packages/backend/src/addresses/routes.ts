import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { addressTexts, type Address as AddressAnswer } from "@preforma/domain/addresses";
import { addressSchema } from "@preforma/domain/addresses/schema";
import { messageTexts } from "@preforma/domain/errors";
import { customerRoute, type SignedInEnvironment } from "../account/index.ts";
import {
  answer,
  answers,
  apiRoutes,
  idParameter,
  limitRequests,
  namedBody,
  refuse,
  refuseWith,
  answerWith,
} from "../http/index.ts";
import type { BaseServices } from "../http/services.ts";
import {
  addAddress,
  addressesOf,
  addressOf,
  changeAddress,
  deleteAddress,
  makeAddressDefault,
} from "./store.ts";

/** An example address for the documentation. */
const addressExample = {
  address_type: "kurumsal" as const,
  address_title: "Depo",
  name: "Ayşe",
  surname: "Yılmaz",
  phone: "+905321234567",
  country_phone_code: "+90",
  address_detail: "Kat 2, No: 7",
  street: "Plastikçiler Caddesi",
  neighborhood: "İkitelli",
  district: "Başakşehir",
  city: "İstanbul",
  postal_code: "34490",
  country: "Türkiye",
  is_default: true,
  company_name: "Örnek Ambalaj A.Ş.",
  vkn: "4810058590",
  tax_office: "İkitelli",
};

/** An address in an answer. */
const Address = z
  .object({
    id: z.int(),
    customer_id: z.int(),
    address_type: z.enum(["bireysel", "kurumsal"]),
    address_title: z.string(),
    name: z.string(),
    surname: z.string(),
    phone: z.string().openapi({ description: "Dial code plus digits." }),
    country_phone_code: z.string(),
    address_detail: z.string(),
    street: z.string(),
    neighborhood: z.string(),
    district: z.string(),
    city: z.string(),
    postal_code: z.string(),
    country: z.string(),
    address: z.string().openapi({ description: "Street, neighbourhood, district and city in one line." }),
    is_default: z.boolean().openapi({ description: "Exactly one of a customer's addresses is." }),
    company_name: z.string().nullable(),
    vkn: z.string().nullable(),
    tax_office: z.string().nullable(),
  })
  .openapi("Address", {
    example: {
      id: 1,
      customer_id: 7,
      ...addressExample,
      address: "Plastikçiler Caddesi, İkitelli, Başakşehir, İstanbul",
    },
  }) satisfies z.ZodType<AddressAnswer>;

/** `/addresses`: the customer's own addresses. Those of others are answered as if they did not exist. */
export function addressRoutes(services: BaseServices): OpenAPIHono<SignedInEnvironment> {
  const { db } = services;
  const tags = ["Addresses"];
  const params = z.object({ id: idParameter("Id of an address.") });
  const body = namedBody("AddressForm", addressSchema, addressExample);
  const changing = () => limitRequests(services.limits.changes);

  const list = customerRoute({
    tags,
    method: "get",
    path: "/addresses",
    summary: "The customer's addresses",
    description: "The default first, then the latest.",
    responses: answers(200, "All of them", z.array(Address)),
  });
  const add = customerRoute({
    tags,
    method: "post",
    path: "/addresses",
    summary: "Add an address",
    description:
      "The first one becomes the default. Whose it is follows from the bearer token, whatever `customer_id` says; `address` is combined here. A company's (`kurumsal`) needs `company_name`, `vkn` and `tax_office`; in Türkiye the check digits of `vkn` must be right. At most 50.",
    limit: changing(),
    body,
    responses: answers(201, "Stored", Address, 409),
  });
  const read = customerRoute({
    tags,
    method: "get",
    path: "/addresses/{id}",
    summary: "One address",
    description: "One's own; somebody else's is answered like one that never was.",
    params,
    responses: answers(200, "The address", Address, 404),
  });
  const write = customerRoute({
    tags,
    method: "put",
    path: "/addresses/{id}",
    summary: "Write an address anew",
    description: "All fields are written. `is_default: false` on the default one changes nothing.",
    limit: changing(),
    params,
    body,
    responses: answers(200, "Stored", Address, 404),
  });
  const remove = customerRoute({
    tags,
    method: "delete",
    path: "/addresses/{id}",
    summary: "Delete an address",
    description: "Where it was the default, the latest of the others becomes it.",
    limit: changing(),
    params,
    responses: answers(200, "Deleted", z.null(), 404),
  });
  const prefer = customerRoute({
    tags,
    method: "put",
    path: "/addresses/{id}/default",
    summary: "Make an address the default",
    description: "The one until now no longer is.",
    limit: changing(),
    params,
    responses: answers(200, "It is", Address, 404),
  });

  return apiRoutes<SignedInEnvironment>()
    .openapi(list, async (context) => answer(context, await addressesOf(db, context.get("actor").customerId)))
    .openapi(add, async (context) => {
      const added = await addAddress(db, context.get("actor").customerId, context.req.valid("json"));
      if (added === "full") return refuseWith(context, 409, addressTexts.tooMany);
      return answerWith(context, 201, messageTexts("ADDRESS_ADDED"), added);
    })
    .openapi(read, async (context) => {
      const found = await addressOf(db, context.get("actor").customerId, context.req.valid("param").id);
      return found ? answer(context, found) : refuse(context, 404, "entryNotFound");
    })
    .openapi(write, async (context) => {
      const changed = await changeAddress(
        db,
        context.get("actor").customerId,
        context.req.valid("param").id,
        context.req.valid("json"),
      );
      return changed
        ? answerWith(context, 200, messageTexts("ADDRESS_UPDATED"), changed)
        : refuse(context, 404, "entryNotFound");
    })
    .openapi(remove, async (context) => {
      const { id } = context.req.valid("param");
      return (await deleteAddress(db, context.get("actor").customerId, id))
        ? answerWith(context, 200, addressTexts.deleted, null)
        : refuse(context, 404, "entryNotFound");
    })
    .openapi(prefer, async (context) => {
      const preferred = await makeAddressDefault(
        db,
        context.get("actor").customerId,
        context.req.valid("param").id,
      );
      return preferred
        ? answerWith(context, 200, addressTexts.madeDefault, preferred)
        : refuse(context, 404, "entryNotFound");
    });
}
