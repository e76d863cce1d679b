import { describe, expect, it } from "vitest";
import { locales } from "../locales/index.ts";
import { errorMessages, messageCodes, messageTexts } from "./index.ts";

/** The script of a language's texts. */
const script = {
  tr: /\p{Script=Latin}/u,
  en: /\p{Script=Latin}/u,
  fr: /\p{Script=Latin}/u,
  de: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
};

describe("the error catalogue", () => {
  it.each(locales)("is complete in %s, in its own script", (locale) => {
    expect(Object.keys(errorMessages[locale]).sort()).toEqual([...messageCodes].sort());
    for (const code of messageCodes) {
      const letters = errorMessages[locale][code].match(/\p{L}/gu) ?? [];
      expect(letters.length).toBeGreaterThan(2);
      expect(letters.filter((letter) => !script[locale].test(letter))).toEqual([]);
    }
  });

  it("has a different text in each language", () => {
    for (const code of messageCodes)
      expect(new Set(locales.map((locale) => errorMessages[locale][code])).size).toBe(locales.length);
  });

  it("gives the Turkish texts of the specification to the letter", () => {
    expect(Object.values(errorMessages.tr)).toEqual(
      expect.arrayContaining([
        "Bir hata oluştu. Lütfen daha sonra tekrar deneyin.",
        "Oturum süreniz doldu. Lütfen tekrar giriş yapın.",
        "İstek zaman aşımına uğradı. Lütfen tekrar deneyin.",
        "Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edin.",
        "Adres başarıyla eklendi",
        "Adres eklenirken bir hata oluştu",
        "Adres eklenirken bir hata oluştu. Lütfen daha sonra tekrar deneyin.",
        "Adres başarıyla güncellendi",
        "Adres güncellenirken bir hata oluştu",
        "Adres bilgileri yüklenemedi",
        "Yorumunuz Gönderildi!",
        "Onaylandıktan sonra yayınlanacaktır.",
        "Hata!",
        "Teklif Talebiniz Gönderildi!",
        "En kısa sürede sizinle iletişime geçilecektir.",
        "Teşekkürler!",
        "Başvurunuz Alındı!",
        "Başvurunuz gönderilemedi. Lütfen daha sonra tekrar deneyin.",
        "Mesajınız başarıyla gönderildi!",
        "Bir hata oluştu, tekrar deneyin.",
        "Mesaj gönderilirken bir hata oluştu.",
        "Yorumlar yüklenemedi.",
        "Beklenmeyen bir hata oluştu!",
        "Ürün favorilere eklenirken bir hata oluştu",
        "Lütfen tüm alanları doldurun!",
        "Ürün ID Bulunamadı!",
        "Lütfen bir puan seçin!",
        "Lütfen geçerli bir telefon numarası giriniz",
      ]),
    );
  });

  it("gives one code in every language", () => {
    const texts = messageTexts("PHONE_INVALID");
    expect(Object.keys(texts)).toEqual(locales);
    for (const locale of locales) expect(texts[locale]).toBe(errorMessages[locale].PHONE_INVALID);
  });
});
