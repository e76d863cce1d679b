import { changeControl, controlsOf, initialOf, isTick, type Control, type Entered } from "./controls.ts";

/** What a form held: its place among those with the same fields, and what was entered by the place of the control. */
interface HeldForm {
  names: string;
  nth: number;
  entered: ReadonlyMap<number, Entered>;
}

/** What no visitor enters. */
const buttons = new Set(["hidden", "submit", "button", "image", "reset"]);

/**
 * Holds what has been entered into all forms of a document while they are rendered again, passwords and files too;
 * the returned function puts it into their successors, which are known by the names of their fields. It is for the
 * moment of a change (of the language, say) and lives in memory alone: see `draft` of `Form` for what is to last.
 */
export function holdForms(document: Document): () => void {
  const held = numbered(document).flatMap(({ form, ...which }): HeldForm[] => {
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
    for (const { names, nth, entered } of held) {
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

/** Whether it is not there already: a draft may have been quicker. */
function needs(control: Control, { value, checked, files }: Entered): boolean {
  if (checked !== undefined) return isTick(control) && control.checked !== checked;
  return files !== undefined || (control.value === initialOf(control) && control.value !== value);
}
