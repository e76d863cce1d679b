/** A parameter of a link that opens something, in plain text and in HTML, where `&` is written `&amp;`. */
const secretParameter = /([?&;](?:token|code|key)=)[^\s"'&<>]+/g;

/** A mail's text without the secrets of its links: nobody who reads the record can follow them. */
export const withoutSecrets = (text: string): string => text.replace(secretParameter, "$1…");
