import { storyCode } from "./show-code.ts";

const files = import.meta.glob<string>("../../packages/ui/src/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
});

/** The part of a story’s context needed to find its source. */
export interface SourceContext {
  readonly id: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly moduleExport?: unknown;
}

/** The code of a story, for “Show code” and the playground. */
export async function sourceOf({ id, parameters }: SourceContext): Promise<string> {
  const path = String(parameters["fileName"]).replace(/^\.\//, "../../");
  const source = (await files[path]?.()) ?? "";
  return storyCode(source, path, id) ?? source;
}
