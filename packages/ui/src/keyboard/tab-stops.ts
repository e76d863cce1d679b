import { press, type PressedKey } from "./press.ts";

/** More than any story has. Ends an infinite focus cycle. */
const maxStops = 150;

const kinds: Readonly<Record<string, string>> = {
  a: "link",
  textarea: "textbox",
  "input:checkbox": "checkbox",
  "input:radio": "radio",
  "input:range": "slider",
  "input:file": "file",
  "input:color": "colour",
};

/** The kind of an element that is reached by Tab. */
function kindOf(element: Element): string {
  const role = element.getAttribute("role");
  if (role !== null) return role;
  if (element instanceof HTMLInputElement) return kinds[`input:${element.type}`] ?? "textbox";
  return kinds[element.localName] ?? element.localName;
}

function counted(stops: readonly Element[]): string {
  const runs: { kind: string; times: number }[] = [];
  for (const kind of stops.map(kindOf)) {
    const last = runs.at(-1);
    if (last?.kind === kind) last.times += 1;
    else runs.push({ kind, times: 1 });
  }
  return runs.map(({ kind, times }) => (times === 1 ? kind : `${kind} ${times}`)).join(", ");
}

const tagOf = (element: Element) => element.outerHTML.slice(0, 160);

/** The stops that a key leads to, until the focus is where it must end. */
async function stopsUntil(key: PressedKey, ends: (at: Element) => boolean): Promise<Element[]> {
  const stops: Element[] = [];
  for (let presses = 0; presses < maxStops; presses += 1) {
    await press(key);
    const at = document.activeElement ?? document.body;
    if (ends(at)) return stops;
    // From a modal dialog, Tab leads to the browser's toolbars, and from there back into it.
    if (at === document.body && document.querySelector("[aria-modal=true]") !== null) continue;
    if (!at.matches(":focus-visible")) throw new Error(`The focus on ${tagOf(at)} is not visible.`);
    stops.push(at);
  }
  throw new Error(`${key} did not reach the end: ${counted(stops)}.`);
}

function gate(): HTMLElement {
  const element = document.createElement("span");
  element.tabIndex = 0;
  return element;
}

/** Stops on the way there and back. Fails where these differ. */
function sameWayBack(there: readonly Element[], back: readonly Element[]): string {
  const [onward, backward] = [counted(there), counted(back.toReversed())];
  if (onward !== backward) throw new Error(`Tab goes through ${onward}, but Shift+Tab through ${backward}.`);
  return onward;
}

async function throughPage(): Promise<string> {
  const [first, last] = [gate(), gate()];
  document.body.prepend(first);
  document.body.append(last);
  try {
    first.focus();
    const there = await stopsUntil("Tab", (at) => at === last);
    return sameWayBack(there, await stopsUntil("Shift+Tab", (at) => at === first));
  } finally {
    first.remove();
    last.remove();
  }
}

async function throughDialog(dialog: Element): Promise<string> {
  await press("Tab");
  const start = document.activeElement ?? document.body;
  const there = [start, ...(await stopsUntil("Tab", (at) => at === start))];
  const outside = there.find((stop) => !dialog.contains(stop));
  if (outside !== undefined) throw new Error(`${tagOf(outside)} is outside the dialog.`);
  return sameWayBack(there, [...(await stopsUntil("Shift+Tab", (at) => at === start)), start]);
}

/**
 * Presses Tab through everything that takes the focus, in the page or round in a dialog, then Shift+Tab back. Fails
 * where the way back is another or the focus is not visible.
 *
 * @returns The kinds of the stops in order, with repeated ones counted: `link 3, button, textbox`.
 */
export function tabStops(dialog?: Element): Promise<string> {
  return dialog === undefined ? throughPage() : throughDialog(dialog);
}
