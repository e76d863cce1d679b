import { expect } from "vitest";

/** No story has more stops; a focus that goes round without end would otherwise never be told. */
const mostStops = 150;

const kinds: Readonly<Record<string, string>> = {
  a: "link",
  textarea: "textbox",
  "input:checkbox": "checkbox",
  "input:radio": "radio",
  "input:range": "slider",
  "input:file": "file",
  "input:color": "colour",
};

/** What an element is to someone who comes to it by Tab. */
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

type Press = (key: string) => Promise<void>;

const tagOf = (element: Element) => element.outerHTML.slice(0, 160);

/** The stops that a key leads to, until the focus stands where it must end. */
async function stopsUntil(press: Press, key: string, ends: (at: Element) => boolean): Promise<Element[]> {
  const stops: Element[] = [];
  for (let presses = 0; presses < mostStops; presses += 1) {
    await press(key);
    const at = document.activeElement ?? document.body;
    if (ends(at)) return stops;
    // Out of a modal dialog Tab leads to the browser's own bars, and from there back into it.
    if (at === document.body && document.querySelector("[aria-modal=true]") !== null) continue;
    expect(at.matches(":focus-visible"), `The focus on ${tagOf(at)} can be seen.`).toBe(true);
    stops.push(at);
  }
  throw new Error(`${key} came to no end: ${counted(stops)}.`);
}

function gate(): HTMLElement {
  const element = document.createElement("span");
  element.tabIndex = 0;
  return element;
}

async function throughPage(press: Press): Promise<string> {
  const [first, last] = [gate(), gate()];
  document.body.prepend(first);
  document.body.append(last);
  try {
    first.focus();
    const there = counted(await stopsUntil(press, "Tab", (at) => at === last));
    const back = await stopsUntil(press, "Shift+Tab", (at) => at === first);
    expect(counted(back.toReversed()), "Shift+Tab goes the same way back.").toBe(there);
    return there;
  } finally {
    first.remove();
    last.remove();
  }
}

async function throughDialog(press: Press, dialog: Element): Promise<string> {
  await press("Tab");
  const start = document.activeElement ?? document.body;
  const there = [start, ...(await stopsUntil(press, "Tab", (at) => at === start))];
  for (const stop of there) expect(dialog.contains(stop), `${tagOf(stop)} is in the dialog.`).toBe(true);
  const back = await stopsUntil(press, "Shift+Tab", (at) => at === start);
  expect(counted([start, ...back.toReversed()]), "Shift+Tab goes the same way back.").toBe(counted(there));
  return counted(there);
}

/**
 * Goes with Tab through all that takes the focus, of the page or round in a dialog, and back with Shift+Tab.
 *
 * @returns The kinds of the stops in order, repeated ones counted.
 */
export function tabStops(press: Press, dialog?: Element): Promise<string> {
  return dialog === undefined ? throughPage(press) : throughDialog(press, dialog);
}
