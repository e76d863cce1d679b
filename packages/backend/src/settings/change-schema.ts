import { z } from "@hono/zod-openapi";
import { locales } from "@preforma/domain/locales";
import type { PrivateSettings } from "@preforma/domain/settings";
import { siteSettingsSchema } from "@preforma/domain/settings/schema";
import { stockDisplays } from "@preforma/domain/shop";
import { complaint } from "@preforma/domain/validation";
import { emailSchema, requiredLine } from "@preforma/domain/validation/schema";
import { isShownPicture, notShown } from "../content/record-schema.ts";
import settingsMessages from "./messages.json" with { type: "json" };
import { publicSettings } from "./store.ts";

/** Max entries of one list of contacts or links: more would fill a page. */
const maxEntries = 50;

/** The settings as staff read them: the mail server's password is write-only. */
export const staffSettingsSchema = siteSettingsSchema.extend({
  notification_email: z.string(),
  login_attempt_limit: z.int(),
  smtp_config: z
    .object({
      host: z.string(),
      port: z.int(),
      user: z.string(),
      secure: z.boolean(),
      has_password: z.boolean(),
    })
    .nullable(),
});
/** The settings as staff read them. */
export type StaffSettings = z.infer<typeof staffSettingsSchema>;

/** The settings for staff: without the password and without the key that opens a closed site. */
export function staffSettings(settings: PrivateSettings): StaffSettings {
  const { notification_email, login_attempt_limit, smtp_config } = settings;
  return {
    ...publicSettings(settings),
    notification_email,
    login_attempt_limit,
    smtp_config: smtp_config && {
      host: smtp_config.host,
      port: smtp_config.port,
      user: smtp_config.user,
      secure: smtp_config.secure,
      has_password: smtp_config.password !== "",
    },
  };
}

/** Names of the settings that staff can change. */
export const settingNames = Object.keys(staffSettingsSchema.shape) as (keyof StaffSettings)[];

const entries = (value: z.ZodType<string, string>) =>
  z.array(z.strictObject({ key: requiredLine(60), value })).max(maxEntries);

const hasOneEach = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** Its error message names both values, unlike that of a plain boolean. */
const toggle = z.literal([true, false]).openapi({ type: "boolean", enum: [true, false] });

const webUrl = z.url({ protocol: /^https?$/ }).max(500);

/** A settings change by staff: each setting is optional and replaced whole. Unknown names are refused. */
export function settingsChangeSchema(mediaHosts: readonly string[]) {
  const picture = requiredLine(500).refine(
    (url) => isShownPicture(url, mediaHosts),
    complaint(notShown(mediaHosts)),
  );
  const phone = requiredLine(40).refine(
    (text) => /^\+?[\d\s()/-]{5,40}$/.test(text),
    complaint(settingsMessages.phone),
  );
  return z
    .strictObject({
      site_url: webUrl.refine(
        (url) => URL.canParse(url) && [new URL(url).origin, `${new URL(url).origin}/`].includes(url),
        complaint(settingsMessages.origin),
      ),
      default_language: z.enum(locales),
      scrolling_text: z
        .array(z.strictObject({ language_code: z.enum(locales), text: requiredLine(300) }))
        .refine(
          (list) => hasOneEach(list.map((entry) => entry.language_code)),
          complaint(settingsMessages.twice),
        ),
      maintenance_mode: toggle,
      fixed_menu: toggle,
      quick_contact_button: toggle,
      disable_right_click: toggle,
      stock_display: z.enum(stockDisplays),
      indicative_rates: siteSettingsSchema.shape.indicative_rates.unwrap(),
      logo_url: picture,
      footer_logo_url: picture,
      favicon_url: picture,
      languages: z
        .array(
          z.strictObject({
            code: z.enum(locales),
            name: requiredLine(60),
            countryCode: z
              .string()
              .refine((code) => /^[A-Z]{2}$/.test(code), complaint(settingsMessages.countryCode)),
          }),
        )
        .min(1)
        .refine((list) => hasOneEach(list.map((entry) => entry.code)), complaint(settingsMessages.twice)),
      contact_info: z.strictObject({
        email: entries(emailSchema),
        phone: entries(phone),
        address: entries(requiredLine(300)),
      }),
      social_media_links: z
        .array(z.strictObject({ media_name: requiredLine(40), url: webUrl, alt: requiredLine(100) }))
        .max(maxEntries),
      analytics_config: z
        .strictObject({
          enable_tracking: toggle,
          google_analytics_id: z
            .string()
            .refine(
              (id) => /^[A-Z]{1,3}-[A-Z0-9-]{4,20}$/.test(id),
              complaint(settingsMessages.measurementId),
            )
            .nullable(),
        })
        .refine((config) => !config.enable_tracking || config.google_analytics_id !== null, {
          ...complaint(settingsMessages.measurementId),
          path: ["google_analytics_id"],
        }),
      notification_email: emailSchema,
      login_attempt_limit: z.int().min(1).max(100),
      smtp_config: z
        .strictObject({
          host: requiredLine(253),
          port: z.int().min(1).max(65_535),
          user: z.string().max(254),
          secure: toggle,
          /** If omitted, the stored one stays. */
          password: z.string().max(1000).optional(),
          /** Part of the readable settings; ignored here. */
          has_password: z.boolean().optional(),
        })
        .nullable(),
    })
    .partial();
}

/** Some of the settings with their new values. */
export type SettingsChange = z.output<ReturnType<typeof settingsChangeSchema>>;
