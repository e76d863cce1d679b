import { changeControl, controlsOf, initialOf, isTick, type Control } from "./controls.ts";

/** Drafts older than this are of no use any more, ms. */
const maxAge = 30 * 24 * 60 * 60 * 1000;
const prefix = "preforma.draft.";

/** Fields that are never saved: secrets, files, and what belongs to the page rather than to the visitor. */
const unkept = new Set(["password", "file", "hidden", "submit", "button", "image", "reset"]);

const savedControls = (form: HTMLFormElement): Control[] =>
  controlsOf(form).filter(({ type, autocomplete }) => !unkept.has(type) && !autocomplete.includes("cc-"));

/** What a control is called in a draft: a line of a list by what it is of, not by its place, which may change. */
const draftNameOf = (control: Control): string => control.dataset["draft"] ?? control.name;

/** Saves what has been typed, in this browser only, until it is sent. Errors of the storage are ignored. */
export function saveDraft(key: string, form: HTMLFormElement, now = Date.now()): void {
  // What would be sent: a telephone field shows a number without the country that it belongs to.
  const sent = new FormData(form);
  const values = savedControls(form).flatMap((control): [string, string][] => {
    const name = draftNameOf(control);
    if (isTick(control)) return control.checked ? [[name, control.value]] : [];
    const value = sent.getAll(control.name);
    const kept = value.length === 1 && typeof value[0] === "string" ? value[0] : control.value;
    return kept === "" ? [] : [[name, kept]];
  });
  saveDraftValues(key, values, now);
}

/** The same with values by their fields' names, as they would be sent: for what could not be sent later on. */
export function saveDraftValues(
  key: string,
  values: readonly (readonly [string, string])[],
  now = Date.now(),
): void {
  try {
    if (values.length === 0) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify({ at: now, values }));
  } catch {
    // Private windows may have no storage; the form still works.
  }
}

/** Puts a saved draft into the fields that are still as the page brought them. Returns whether anything was put in. */
export function restoreDraft(key: string, form: HTMLFormElement, now = Date.now()): boolean {
  const values = readDraft(key, now);
  if (values === null) return false;
  // A field may show what it sends in another writing: `1.500` for 1500.
  const sent = new FormData(form);
  let restored = false;
  for (const control of savedControls(form)) {
    const kept = values.filter(([name]) => name === draftNameOf(control)).map(([, value]) => value);
    if (isTick(control)) {
      const checked = kept.includes(control.value);
      if (checked === control.checked || control.checked !== control.defaultChecked) continue;
      changeControl(control, { checked });
    } else {
      const [value] = kept;
      if (value === undefined || value === control.value || value === sent.get(control.name)) continue;
      if (control.value !== initialOf(control)) continue;
      if (control instanceof HTMLInputElement && control.readOnly) continue;
      changeControl(control, { value });
    }
    restored = true;
  }
  return restored;
}

/** Forgets a draft: it has been sent, or the visitor said so. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Nothing was saved either.
  }
}

/** Deletes all drafts: the next person on this browser must not find what another has typed. */
export function dropDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing was saved either.
  }
}

function readDraft(key: string, now: number): [string, string][] | null {
  try {
    const text = localStorage.getItem(prefix + key);
    if (text === null) return null;
    const { at, values } = JSON.parse(text) as { at: number; values: [string, string][] };
    if (typeof at === "number" && now - at < maxAge && Array.isArray(values)) return values;
  } catch {
    // What cannot be read is no draft.
  }
  dropDraft(key);
  return null;
}
