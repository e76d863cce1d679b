/** A control of a form that holds what its visitor enters. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The named controls of a form, in their order. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  Array.from(form.elements).filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== "",
  );

/** Whether a control is ticked rather than filled in. */
export const isTick = (control: Control): control is HTMLInputElement =>
  control.type === "checkbox" || control.type === "radio";

/** The value that the page brought. */
export const initialOf = (control: Control): string =>
  control instanceof HTMLSelectElement
    ? ((Array.from(control.options).find((option) => option.defaultSelected) ?? control.options[0])?.value ??
      "")
    : control.defaultValue;

/** What a control can be changed to. */
export interface Entered {
  value?: string;
  checked?: boolean;
  files?: FileList | null;
}

/** Changes a control as its visitor would, so that listeners are called; a tick to what it is not yet. */
export function changeControl(control: Control, { value, checked, files }: Entered): void {
  if (control instanceof HTMLInputElement) {
    if (checked !== undefined) {
      // React takes a tick from its click alone, which does nothing while the control is switched off.
      control.click();
      control.checked = checked;
    }
    if (files) control.files = files;
  }
  if (value !== undefined) setValue(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** React watches the property on the instance; the prototype's setter lets it see the change. */
function setValue(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
}
