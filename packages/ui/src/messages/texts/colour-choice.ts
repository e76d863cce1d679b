import type { MessageTable } from "../message.ts";

/** Texts of the live colour choice. */
export const colourChoiceMessages: MessageTable<"body" | "closure" | "preview" | "previewBody" | "note"> = {
  tr: {
    body: "Gövde rengi",
    closure: "Kapak rengi",
    preview: "{body} gövde, {closure} kapak ile önizleme",
    previewBody: "{body} renkte önizleme",
    note: "Ekran renkleri yaklaşıktır; onay için numune isteyin.",
  },
  en: {
    body: "Body colour",
    closure: "Closure colour",
    preview: "Preview with {body} body and {closure} closure",
    previewBody: "Preview in {body}",
    note: "Screen colours are approximate; ask for a sample before you approve.",
  },
  ru: {
    body: "Цвет корпуса",
    closure: "Цвет крышки",
    preview: "Просмотр: корпус — {body}, крышка — {closure}",
    previewBody: "Просмотр: {body}",
    note: "Цвета на экране приблизительны; для утверждения запросите образец.",
  },
  fr: {
    body: "Couleur du corps",
    closure: "Couleur du bouchon",
    preview: "Aperçu\u00a0: corps {body}, bouchon {closure}",
    previewBody: "Aperçu\u00a0: {body}",
    note: "Les couleurs à l’écran sont indicatives\u00a0; demandez un échantillon avant validation.",
  },
  ar: {
    body: "لون الجسم",
    closure: "لون الغطاء",
    preview: "معاينة: الجسم {body} والغطاء {closure}",
    previewBody: "معاينة باللون: {body}",
    note: "ألوان الشاشة تقريبية؛ اطلب عيّنة قبل الاعتماد.",
  },
  de: {
    body: "Farbe des Körpers",
    closure: "Farbe des Verschlusses",
    preview: "Vorschau: Körper {body}, Verschluss {closure}",
    previewBody: "Vorschau: {body}",
    note: "Bildschirmfarben sind Näherungen; bitte vor der Freigabe ein Muster anfordern.",
  },
};
