import { Words } from "./advice.tsx";

const notes = import.meta.glob<string>(["../../.changeset/*.md", "../../packages/ui/CHANGELOG.md"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** What a note for the changelog says, without its front matter; a changelog has one entry per list item. */
const entries = Object.values(notes).flatMap((note) =>
  note
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split(/\n(?=- )/)
    .map((entry) => entry.replace(/^- /, "").trim()),
);

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
