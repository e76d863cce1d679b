import { Words } from "./advice.tsx";

const notes = import.meta.glob<string>(["../../.changeset/*.md", "../../packages/ui/CHANGELOG.md"], {
  eager: true,
  // Also in folders whose names begin with a dot.
  exhaustive: true,
  query: "?raw",
  import: "default",
});

/** The list items of the notes and of the changelog. */
const entries = Object.values(notes)
  .flatMap((note) => note.split(/\n\n|\n(?=- )/))
  .filter((entry) => entry.startsWith("- "))
  .map((entry) => entry.slice(2).replaceAll(/\s+/g, " "));

/** The changelog entries that name the component in code marks. */
export default function Changes({ component }: { readonly component: string }) {
  const own = entries.filter((entry) => entry.includes(`\`${component}\``));
  if (own.length === 0) return null;
  return (
    <>
      <h2 id="changes">Changes</h2>
      <ul>
        {own.map((entry) => (
          <li key={entry}>
            <Words>{entry}</Words>
          </li>
        ))}
      </ul>
    </>
  );
}
