/** Replaces the clipboard, which a page in a test may not write to, and records the written texts. */
export function answeringClipboard(): { texts: string[]; refuse: () => void; restore: () => void } {
  const own = Object.getOwnPropertyDescriptor(navigator, "clipboard");
  const texts: string[] = [];
  let refused = false;
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: {
      writeText: (text: string) => {
        if (refused) return Promise.reject(new DOMException("Not allowed", "NotAllowedError"));
        texts.push(text);
        return Promise.resolve();
      },
    },
  });
  return {
    texts,
    refuse: () => {
      refused = true;
    },
    restore: () => {
      if (own) Object.defineProperty(navigator, "clipboard", own);
      else Reflect.deleteProperty(navigator, "clipboard");
    },
  };
}
