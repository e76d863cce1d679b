import { DocsContext } from "@storybook/addon-docs/blocks";
import { useContext, useState } from "react";
import { Button } from "storybook/internal/components";
import { messagesFor } from "../../packages/ui/src/messages/index.ts";
import { UiProvider } from "../../packages/ui/src/provider/index.ts";
import { directionFrom, localeFrom } from "../dress.ts";
import { sourceOf } from "./story-source.ts";
import { useGlobals } from "./container.tsx";

type Live = typeof import("react-live");
interface Loaded extends Pick<Live, "LiveEditor" | "LiveError" | "LivePreview" | "LiveProvider"> {
  readonly code: string;
  readonly scope: Record<string, unknown>;
}

const packages = import.meta.glob<Record<string, unknown>>("../../packages/ui/src/*/index.ts");

/** The values that the code imports. */
async function scopeOf(code: string): Promise<Record<string, unknown>> {
  const folders = [...code.matchAll(/ from "@preforma\/ui\/([\w-]+)";/g)].map(([, folder]) => folder);
  const modules = await Promise.all(
    folders.map(async (folder) => packages[`../../packages/ui/src/${folder}/index.ts`]?.()),
  );
  const { default: _, ...scope } = Object.assign({ ...(await import("react")) }, ...modules) as Record<
    string,
    unknown
  >;
  return scope;
}

/** Code without its imports, as the expression that the editor renders. */
const withoutImports = (code: string) =>
  code
    .replaceAll(/^import .*;\n/gm, "")
    .replace(/export function (\w+)\(/, "render(<$1 />);\n\nfunction $1(");

/** The first story as code that can be edited. The editor is loaded on request. */
export default function Playground() {
  const context = useContext(DocsContext);
  const globals = useGlobals(context);
  const [loaded, setLoaded] = useState<Loaded>();
  const story = context.componentStories()[0];
  if (story === undefined || !story.tags.includes("playground")) return null;
  const open = async () => {
    const [live, code] = await Promise.all([import("react-live"), sourceOf(story)]);
    setLoaded({ ...live, code, scope: await scopeOf(code) });
  };
  if (loaded === undefined)
    return (
      <p>
        <Button ariaLabel={false} onClick={() => void open()}>
          Edit the code of this example
        </Button>
      </p>
    );
  const { LiveEditor, LiveError, LivePreview, LiveProvider, code, scope } = loaded;
  const locale = localeFrom(globals);
  return (
    <LiveProvider code={code} scope={scope} noInline transformCode={withoutImports}>
      <div className="sb-unstyled playground">
        <UiProvider locale={locale} direction={directionFrom(globals)} messages={messagesFor(locale)}>
          <div className="story-root" lang={locale} dir={directionFrom(globals)}>
            <LivePreview />
          </div>
        </UiProvider>
        <LiveEditor aria-label="Code of the example" />
        <LiveError role="alert" />
      </div>
    </LiveProvider>
  );
}
