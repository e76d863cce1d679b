import { z } from "@hono/zod-openapi";

/** What the documentation shows of an address that is written. */
export const addressExample = {
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

/** An address as it is answered. */
export const Address = z
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
  });
