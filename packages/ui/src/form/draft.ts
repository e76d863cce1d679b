import { changeControl, controlsOf, initialOf, isTick, type Control } from "./controls.ts";

/** Older drafts are discarded, ms. */
const maxAge = 30 * 24 * 60 * 60 * 1000;
const prefix = "preforma.draft.";

/** Field types that are never saved: secrets, files, and those that belong to the page rather than to the visitor. */
const unsavedTypes = new Set(["password", "file", "hidden", "submit", "button", "image", "reset"]);

const savedControls = (form: HTMLFormElement): Control[] =>
  controlsOf(form).filter(
    ({ type, autocomplete }) => !unsavedTypes.has(type) && !autocomplete.includes("cc-"),
  );

/** A control's name in a draft: a list line is named after its item, not after its position, which may change. */
const draftNameOf = (control: Control): string => control.dataset["draft"] ?? control.name;

/** Saves the input, in this browser only, until it is sent. Storage errors are ignored. */
export function saveDraft(key: string, form: HTMLFormElement, now = Date.now()): void {
  // Save the submitted value: a phone field displays its number without the country code.
  const sent = new FormData(form);
  const values = savedControls(form).flatMap((control): [string, string][] => {
    const name = draftNameOf(control);
    if (isTick(control)) return control.checked ? [[name, control.value]] : [];
    const value = sent.getAll(control.name);
    const saved = value.length === 1 && typeof value[0] === "string" ? value[0] : control.value;
    return saved === "" ? [] : [[name, saved]];
  });
  saveDraftValues(key, values, now);
}

/** The same for submitted values by field name: restores a form whose later sending was refused. */
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

/** Restores a saved draft into the fields that are still unchanged. Returns whether any field was changed. */
export function restoreDraft(key: string, form: HTMLFormElement, now = Date.now()): boolean {
  const values = readDraft(key, now);
  if (values === null) return false;
  // A field may display its value in another notation: `1.500` for 1500.
  const sent = new FormData(form);
  let restored = false;
  for (const control of savedControls(form)) {
    const saved = values.filter(([name]) => name === draftNameOf(control)).map(([, value]) => value);
    if (isTick(control)) {
      const checked = saved.includes(control.value);
      if (checked === control.checked || control.checked !== control.defaultChecked) continue;
      changeControl(control, { checked });
    } else {
      const [value] = saved;
      if (value === undefined || value === control.value || value === sent.get(control.name)) continue;
      if (control.value !== initialOf(control)) continue;
      if (control instanceof HTMLInputElement && control.readOnly) continue;
      changeControl(control, { value });
    }
    restored = true;
  }
  return restored;
}

/** Deletes a draft: it was sent, or the visitor discarded it. */
export function deleteDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Nothing was saved either.
  }
}

/** Deletes all drafts: the next person on this browser must not see them. */
export function deleteDrafts(): void {
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
    // Treat unreadable data as no draft.
  }
  deleteDraft(key);
  return null;
}
