/**
 * Connects the fields of `panel`, which is rendered at the end of the page, with the form around `trigger` by their
 * `form` attribute. Returns a function that stops it.
 */
export function joinForm(panel: HTMLElement, trigger: HTMLElement | null): () => void {
  const form = trigger?.closest("form");
  if (form === null || form === undefined) return () => {};
  // A field named `id` hides the property.
  const id = form.getAttribute("id") ?? `form-${crypto.randomUUID()}`;
  form.setAttribute("id", id);
  const join = () => {
    for (const field of panel.querySelectorAll("input, select, textarea, button, output, fieldset, object")) {
      if (field.closest("form") === form || field.closest("form") === null)
        if (!field.hasAttribute("form")) field.setAttribute("form", id);
    }
  };
  join();
  const observer = new MutationObserver(join);
  observer.observe(panel, { childList: true, subtree: true });
  return () => observer.disconnect();
}
