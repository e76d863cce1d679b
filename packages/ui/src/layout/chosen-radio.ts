/**
 * Where the focus goes instead of a radio button: to the chosen one of its group, as with the Tab key. Any other element
 * is returned as it is.
 */
export function chosenRadio(element: HTMLElement, within: ParentNode): HTMLElement {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio") return element;
  const group = within.querySelectorAll<HTMLInputElement>("input[type=radio]:checked");
  return [...group].find(({ name, form }) => name === element.name && form === element.form) ?? element;
}
