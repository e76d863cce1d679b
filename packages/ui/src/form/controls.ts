/** A form control that visitors fill in. */
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

/** The initial value from the page. */
export const initialOf = (control: Control): string =>
  control instanceof HTMLSelectElement
    ? ((Array.from(control.options).find((option) => option.defaultSelected) ?? control.options[0])?.value ??
      "")
    : control.defaultValue;

/** A change to a control. */
export interface Entered {
  value?: string;
  checked?: boolean;
  files?: FileList | null;
}

/** Changes a control as a visitor would, so that listeners are called; toggles a tick only if its state differs. */
export function changeControl(control: Control, { value, checked, files }: Entered): void {
  if (control instanceof HTMLInputElement) {
    if (checked !== undefined) {
      // React notices a tick only by its click, which does nothing on a disabled control.
      control.click();
      control.checked = checked;
    }
    if (files) control.files = files;
  }
  if (value !== undefined) setValue(control, value);
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

/** React tracks the property on the instance; only the prototype's setter lets it see the change. */
function setValue(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
}
