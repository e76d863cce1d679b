/** Where a key leads in a menu of `labels`, from `place`, as the menu pattern has it: round at the ends, letters search. */
export function placeForKey(
  key: string,
  place: number,
  labels: readonly string[],
  locale: string,
): number | undefined {
  const count = labels.length;
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (place + 1) % count;
  if (key === "ArrowUp") return (place <= 0 ? count : place) - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  // Keys that write nothing have names of several Latin letters.
  if (/^[a-z0-9]{2,}$/i.test(key) || key === " ") return undefined;
  // In the page's language: a Turkish i has its dot in capitals too.
  const sought = key.toLocaleLowerCase(locale);
  for (let step = 1; step <= count; step += 1) {
    const next = (place + step) % count;
    if (labels[next]?.trim().toLocaleLowerCase(locale).startsWith(sought)) return next;
  }
  return undefined;
}
