import { describe, expect, test } from "vitest";
import { locales } from "../packages/domain/src/locales/index.ts";
import { formatMessage, messagesFor, type Message } from "../packages/ui/src/messages/index.ts";
import { longMessages, longText } from "./long-text.ts";

describe("long texts", () => {
  test("grow by their own words, short ones most", () => {
    expect(longText("Kaydet")).toBe("Kaydet Kaydet");
    expect(longText("Sepete ekle şimdi")).toBe("Sepete ekle şimdi Sepete ekle");
    expect(longText("أضف إلى السلة")).toMatch(/^أضف إلى السلة أضف/);
    expect(longText("{count}")).toBe("{count}");
  });

  test.each(locales)("every text of the library grows and can still be filled in, in %s", (locale) => {
    const written = messagesFor(locale);
    const long = longMessages(written);
    for (const [component, texts] of Object.entries(written)) {
      for (const [key, message] of Object.entries<Message>(texts)) {
        const longer: Message = Reflect.get(Reflect.get(long, component) as object, key);
        if (typeof message !== "string" || typeof longer !== "string") {
          expect(Object.keys(longer)).toEqual(Object.keys(message));
          continue;
        }
        const placeholders = [...message.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
        expect(longer.length).toBeGreaterThanOrEqual(message.length);
        expect([...longer.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(placeholders);
        const values = Object.fromEntries(placeholders.map((name) => [name, "1"]));
        expect(formatMessage(longer, values, locale)).not.toContain("{");
      }
    }
  });
});
