import { z } from "../validation/zod.ts";
import { locales } from "../locales/index.ts";
import { stockDisplays } from "../shop/index.ts";

/** One labelled entry of a contact list, such as `{ key: "sales", value: "+90 ..." }`. */
const entrySchema = z.object({ key: z.string(), value: z.string() });

/** Lira per unit: a rate below a hundredth or above a million is a misplaced decimal point. */
const rate = z.number().min(0.01).max(1_000_000).nullable();

/** The site's public settings; `GET /general-settings/1` returns no others. */
export const siteSettingsSchema = z.object({
  site_url: z.string(),
  default_language: z.enum(locales),
  scrolling_text: z.array(z.object({ language_code: z.enum(locales), text: z.string() })),
  maintenance_mode: z.boolean(),
  fixed_menu: z.boolean(),
  quick_contact_button: z.boolean(),
  disable_right_click: z.boolean(),
  /** How pages show the stock: `amount` as cartons, `bands` as plenty or few. */
  stock_display: z.enum(stockDisplays).default("amount"),
  /** Exchange rates for indicative prices in foreign currencies on product pages; null shows none. */
  indicative_rates: z.object({ day: z.iso.date(), EUR: rate, USD: rate }).nullable().default(null),
  logo_url: z.string(),
  footer_logo_url: z.string(),
  favicon_url: z.string(),
  languages: z.array(z.object({ code: z.enum(locales), name: z.string(), countryCode: z.string() })),
  contact_info: z.object({
    email: z.array(entrySchema),
    phone: z.array(entrySchema),
    address: z.array(entrySchema),
  }),
  social_media_links: z.array(z.object({ media_name: z.string(), url: z.string(), alt: z.string() })),
  analytics_config: z.object({ enable_tracking: z.boolean(), google_analytics_id: z.string().nullable() }),
});
/** The public part of the site's settings. */
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** All settings, for staff and the server. `notification_email` and `smtp_config` never leave the server. */
export const privateSettingsSchema = siteSettingsSchema.extend({
  notification_email: z.email(),
  login_attempt_limit: z.int().positive(),
  /** A visitor with this key can see the site while `maintenance_mode` is on; created with the first link. */
  maintenance_key: z.string().min(20).nullable().default(null),
  smtp_config: z
    .object({ host: z.string(), port: z.int(), user: z.string(), secure: z.boolean(), password: z.string() })
    .nullable(),
});
/** The settings with their secrets; server only. */
export type PrivateSettings = z.infer<typeof privateSettingsSchema>;
