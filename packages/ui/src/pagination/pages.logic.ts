/** A page's number, or a place where pages are left out. */
export type PageSlot = number | "gap";

/**
 * Which pages to offer: the first, the last, the current one with its neighbours. A gap replaces two pages or more,
 * since a single one takes no more room than the gap would. The number of slots changes little while one pages
 * through, so that the links stay under the pointer.
 *
 * @param current Counted from 1; beyond the last page it counts as the last.
 * @param total How many pages there are.
 */
export function pageSlots(current: number, total: number): readonly PageSlot[] {
  const last = Math.max(1, total);
  const here = Math.min(Math.max(1, current), last);
  // Near an end the window moves inwards, and its width stays the same.
  const from = Math.max(2, Math.min(here - 1, last - 4));
  const to = Math.min(last - 1, Math.max(here + 1, 5));
  const slots: PageSlot[] = [1];
  if (from === 3) slots.push(2);
  else if (from > 3) slots.push("gap");
  for (let page = from; page <= to; page++) slots.push(page);
  if (to === last - 2) slots.push(last - 1);
  else if (to < last - 2) slots.push("gap");
  if (last > 1) slots.push(last);
  return slots;
}
