/**
 * Replaces a radio button by the checked one of its group, as the Tab key does. Any other element
 * is returned as it is.
 */
export function chosenRadio(element: HTMLElement, within: ParentNode): HTMLElement {
  const chosen = within.querySelectorAll<HTMLInputElement>("[type=radio]:checked");
  const name = element.matches("[type=radio]") && element.getAttribute("name");
  return [...chosen].find((one) => one.name === name) ?? element;
}
