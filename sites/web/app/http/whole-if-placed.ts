/**
 * Has the whole page laid out at once where it is not begun at its top (a place on it, gone back to, loaded anew): what
 * is skipped would move the place that the browser goes to. See `shell/whole-page.ts`. It leaves the page as it was
 * rendered, which is what React expects. The old name of what led here is a tenth of a kilobyte shorter than the new.
 */
const placeKeeper = `<script>if(location.hash||performance.navigation.type)document.documentElement.dataset.whole="";document.currentScript.remove()</script>`;

/** A rendered page that skips nothing for who comes to a place on it; as it is where it runs no script. */
export function wholeIfPlaced(html: string): string {
  const headEnd = html.indexOf("</head>");
  const ahead = html.indexOf('<link rel="preload"');
  if (ahead === -1 || ahead > headEnd || !html.includes('<script type="module"', headEnd)) return html;
  return html.slice(0, ahead) + placeKeeper + html.slice(ahead);
}
