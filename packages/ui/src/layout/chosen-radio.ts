/**
 * Where the focus goes instead of a radio button: to the chosen one of its group, as with the Tab key. Any other element
 * is returned as it is.
 */
export function chosenRadio(element: HTMLElement, within: ParentNode): HTMLElement {
  const chosen = within.querySelectorAll<HTMLInputElement>("[type=radio]:checked");
  const name = element.matches("[type=radio]") && element.getAttribute("name");
  return [...chosen].find((one) => one.name === name) ?? element;
}
