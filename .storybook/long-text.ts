/** Short texts grow most in translation; the numbers are those that translators plan with. */
const growth = (length: number) => (length <= 10 ? 2 : length <= 30 ? 1.7 : 1.4);

/**
 * A text that repeats its own words, so that it stays in its script and direction. Placeholders stay as they are,
 * since a text may need each of them just once.
 */
export function longText(text: string): string {
  const words = text.split(/\s+/).filter((word) => word !== "" && !/[{}]/.test(word));
  if (words.length === 0) return text;
  const wanted = Math.ceil(text.length * growth(text.length));
  let long = text;
  for (let index = 0; long.length < wanted; index += 1) long += ` ${words[index % words.length]}`;
  return long;
}

/** All texts of a tree of messages, made longer: plain texts and every plural form. */
export function longMessages<Messages extends object>(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === "string"
        ? longText(value)
        : typeof value === "object" && value !== null
          ? longMessages(value)
          : value,
    ]),
  ) as Messages;
}
