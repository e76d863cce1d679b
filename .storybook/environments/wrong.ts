/** Something made wrong on purpose, as a story would hold it. */
export function wrong(html: string): HTMLElement {
  const story = document.body.appendChild(document.createElement("section"));
  story.dataset.story = "Wrong";
  story.innerHTML = html;
  return story;
}
