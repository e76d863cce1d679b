/** The page of a list that an address asks for; the first where it asks for none that can be. */
export function pageNumber({ searchParams }: URL): number {
  const page = Number(searchParams.get("page") ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
