import { showCode } from "./show-code.ts";

const files = import.meta.glob<string>("../../packages/ui/src/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
});

/** What is needed of a story’s context to find its source. */
export interface SourceContext {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly moduleExport?: unknown;
}

const idOf = (name: string) =>
  name.replaceAll(/([a-z\d])([A-Z])|([A-Z]+)(?=[A-Z][a-z])/g, "$1$3-$2").toLowerCase();

/** The code of a story, for “Show code” and the playground. */
export async function sourceOf({ id, parameters }: SourceContext): Promise<string> {
  const path = String(parameters["fileName"]).replace(/^\.\//, "../../");
  const source = (await files[path]?.()) ?? "";
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = ""]) => name);
  const name = names.find((candidate) => idOf(candidate) === id.split("--")[1]);
  return name === undefined ? source : showCode(source, path.split("/").at(-2) ?? "", name);
}
