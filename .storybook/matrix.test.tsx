import { composeStories } from "@storybook/react-vite";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import * as pagination from "../packages/ui/src/pagination/pagination.stories.tsx";
import { resting, restInMatrix, type PlayContext } from "./matrix/resting-play.ts";
import { restingPlayPlugin } from "./matrix/resting-play-plugin.ts";
import { initialGlobals, stage } from "./stage.tsx";

test("the matrix shows a story in each language, direction, scheme, density and length of text", () => {
  const { InTheMiddle } = composeStories(pagination, {
    decorators: [stage],
    initialGlobals: { ...initialGlobals, matrix: "on" },
  });
  const html = renderToString(<InTheMiddle />);
  const cells = [
    ...html.matchAll(/<div lang="(\w+)" dir="(\w+)" data-scheme="(\w+)" data-density="(\w+)"/g),
  ].map(([, ...values]) => values.join(" "));
  expect(cells).toHaveLength(6 * 9);
  expect(cells).toContain("ar rtl dark compact");
  expect(cells).toContain("ar ltr light comfortable");
  expect(cells).toContain("de rtl light comfortable");
  expect(html).toContain("Weiter<");
  expect(html).toContain("Weiter Weiter<");
});

describe("what a story plays", () => {
  const played = (matrix: "on" | "off") => {
    const story = { play: vi.fn<(context: PlayContext) => void>() };
    const { play } = story;
    const step = vi.fn<PlayContext["step"]>();
    restInMatrix([story, {}]);
    story.play({ globals: { ...initialGlobals, matrix }, step });
    return { play, step };
  };

  test("is not played over the copies of the matrix, and the panel of interactions says so", () => {
    const { play, step } = played("on");
    expect(play).not.toHaveBeenCalled();
    expect(step).toHaveBeenCalledExactlyOnceWith(resting, expect.any(Function));
  });

  test("is played in one picture", () => {
    const { play, step } = played("off");
    expect(play).toHaveBeenCalledOnce();
    expect(step).not.toHaveBeenCalled();
  });

  test("rests in every story of a file, and other files stay as they are", () => {
    const { transform } = restingPlayPlugin() as {
      readonly transform: (code: string, id: string) => { readonly code: string } | undefined;
    };
    const code = "export default meta;\nexport const Default = {};\nexport const Large = {};\n";
    expect(transform(code, "/src/card.stories.tsx")?.code).toContain("restInMatrix([Default, Large]);");
    expect(transform(code, "/src/card.tsx")).toBeUndefined();
  });
});
