/** The first letters of name and surname, whole characters also where a letter takes two code units or a mark. */
export function initialsOf(name: string, surname: string): string {
  const first = (text: string) => [...new Intl.Segmenter().segment(text.trim())][0]?.segment ?? "";
  return `${first(name)}${first(surname)}`;
}
