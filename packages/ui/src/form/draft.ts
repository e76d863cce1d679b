/** Drafts older than this are of no use any more, ms. */
const longestKept = 30 * 24 * 60 * 60 * 1000;
const prefix = "preforma.draft.";

/** Fields that are never kept: secrets, files, and what belongs to the page rather than to the visitor. */
const unkept = new Set(["password", "file", "hidden", "submit", "button", "image", "reset"]);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== "" &&
      !unkept.has(element.type) &&
      !element.autocomplete.includes("cc-"),
  );

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/** Keeps what has been typed, in this browser alone, until it is sent. A full or closed storage is no fault of the visitor's. */
export function keepDraft(key: string, form: HTMLFormElement, now = Date.now()): void {
  // What would be sent: a telephone field shows a number without the country that it belongs to.
  const sent = new FormData(form);
  const values = controlsOf(form).flatMap((control): [string, string][] => {
    if (isTick(control)) return control.checked ? [[control.name, control.value]] : [];
    const value = sent.getAll(control.name);
    const kept = value.length === 1 && typeof value[0] === "string" ? value[0] : control.value;
    return kept === "" ? [] : [[control.name, kept]];
  });
  try {
    if (values.length === 0) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, JSON.stringify({ at: now, values }));
  } catch {
    // Private windows may have no storage; the form works all the same.
  }
}

/** Puts a kept draft into the fields that are still as the page brought them. Returns whether anything was put in. */
export function restoreDraft(key: string, form: HTMLFormElement, now = Date.now()): boolean {
  const values = readDraft(key, now);
  if (values === null) return false;
  let restored = false;
  for (const control of controlsOf(form)) {
    const kept = values.filter(([name]) => name === control.name).map(([, value]) => value);
    if (isTick(control)) {
      const checked = kept.includes(control.value);
      if (checked === control.checked || control.checked !== control.defaultChecked) continue;
      control.checked = checked;
    } else {
      const [value] = kept;
      if (value === undefined || value === control.value || control.value !== initialOf(control)) continue;
      if (control instanceof HTMLInputElement && control.readOnly) continue;
      setValue(control, value);
    }
    restored = true;
    control.dispatchEvent(new Event("input", { bubbles: true }));
    control.dispatchEvent(new Event("change", { bubbles: true }));
  }
  return restored;
}

/** Forgets a draft: it has been sent, or the visitor said so. */
export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Nothing was kept either.
  }
}

const initialOf = (control: Control): string =>
  control instanceof HTMLSelectElement
    ? ((Array.from(control.options).find((option) => option.defaultSelected) ?? control.options[0])?.value ??
      "")
    : control.defaultValue;

/** React watches the property on the instance; the prototype's setter lets it see the change. */
function setValue(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
}

function readDraft(key: string, now: number): [string, string][] | null {
  try {
    const text = localStorage.getItem(prefix + key);
    if (text === null) return null;
    const { at, values } = JSON.parse(text) as { at: number; values: [string, string][] };
    if (typeof at === "number" && now - at < longestKept && Array.isArray(values)) return values;
  } catch {
    // What cannot be read is no draft.
  }
  dropDraft(key);
  return null;
}
