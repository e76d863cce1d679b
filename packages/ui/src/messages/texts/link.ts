import type { MessageTable } from "../message.ts";

/** Texts of the link folder. */
export const linkMessages: MessageTable<"opensInNewWindow"> = {
  tr: {
    opensInNewWindow: "(yeni sekmede açılır)",
  },
  en: {
    opensInNewWindow: "(opens in a new tab)",
  },
  ru: {
    opensInNewWindow: "(откроется в новой вкладке)",
  },
  fr: {
    opensInNewWindow: "(s’ouvre dans un nouvel onglet)",
  },
  ar: {
    opensInNewWindow: "(يُفتح في علامة تبويب جديدة)",
  },
  de: {
    opensInNewWindow: "(öffnet in neuem Tab)",
  },
};
