/** The page of a list that a URL requests; the first where the number is missing or invalid. */
export function pageNumber({ searchParams }: URL): number {
  const page = Number(searchParams.get("page") ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
