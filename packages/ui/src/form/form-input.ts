import { changeControl, controlsOf, initialOf, isTick, type Control, type Entered } from "./controls.ts";

/** A form's saved input, by control index, and the form's index among those with the same fields. */
interface CapturedForm {
  names: string;
  nth: number;
  entered: ReadonlyMap<number, Entered>;
}

/** Control types that visitors do not fill in. */
const buttons = new Set(["hidden", "submit", "button", "image", "reset"]);

/**
 * Saves the input of all forms in a document while they are rendered anew, passwords and files included; the returned
 * function restores it into their successors, matched by the names of their fields. It bridges a change, for example
 * of the language, and stays in memory only: for anything longer use `draft` of `Form`.
 */
export function captureFormInput(document: Document): () => void {
  const captured = numbered(document).flatMap(({ form, ...which }): CapturedForm[] => {
    const entered = new Map(
      controlsOf(form).flatMap((control, place): [number, Entered][] => {
        const value = enteredIn(control);
        return value === null ? [] : [[place, value]];
      }),
    );
    return entered.size === 0 ? [] : [{ ...which, entered }];
  });
  return () => {
    const forms = numbered(document);
    for (const { names, nth, entered } of captured) {
      const form = forms.find((one) => one.names === names && one.nth === nth)?.form;
      if (form === undefined) continue;
      const controls = controlsOf(form);
      for (const [place, value] of entered) {
        const control = controls[place];
        if (control && needs(control, value)) changeControl(control, value);
      }
    }
  };
}

function numbered(document: Document) {
  const seen = new Map<string, number>();
  return Array.from(document.forms, (form) => {
    const names = controlsOf(form)
      .map(({ name, type }) => `${name}:${type}`)
      .join();
    const nth = seen.get(names) ?? 0;
    seen.set(names, nth + 1);
    return { form, names, nth };
  });
}

function enteredIn(control: Control): Entered | null {
  if (buttons.has(control.type)) return null;
  if (isTick(control))
    return control.checked === control.defaultChecked ? null : { checked: control.checked };
  if (control instanceof HTMLInputElement && control.type === "file")
    return control.files?.length ? { files: control.files } : null;
  return control.value === initialOf(control) ? null : { value: control.value };
}

/** Whether a control still lacks its value: a draft may have been restored first. */
function needs(control: Control, { value, checked, files }: Entered): boolean {
  if (checked !== undefined) return isTick(control) && control.checked !== checked;
  return files !== undefined || (control.value === initialOf(control) && control.value !== value);
}
