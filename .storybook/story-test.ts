import { TestRunner, test as vitestTest, type TestContext, type TestOptions } from "vitest";
import { commands } from "vitest/browser";
import { toastQueue } from "../packages/ui/src/toast/toast-queue.ts";
import { modes, type Mode } from "./modes.ts";

export { describe, expect } from "vitest";

/** What Storybook's setup composed of the preview and the addons, from which each story is made. */
const composed = globalThis as typeof globalThis & {
  globalProjectAnnotations: {
    initialGlobals: Readonly<Record<string, unknown>>;
    parameters: Readonly<Record<string, object>>;
  };
};

const modeNames: readonly Mode[] = ["ltr", "rtl", "dark"];

let current: Mode = "ltr";

/** The mode of the story that is being tested. */
export function currentMode(): Mode {
  return current;
}

/** Sets what the next story is made with and what the page is told about the reader's system; nothing stays. */
async function apply(mode: Mode): Promise<void> {
  current = mode;
  const annotations = composed.globalProjectAnnotations;
  composed.globalProjectAnnotations = {
    ...annotations,
    initialGlobals: { ...annotations.initialGlobals, ...modes[mode] },
    parameters: {
      ...annotations.parameters,
      // What axe passed is a list of all elements, which is made for each story and sent to the test's process.
      a11y: { ...annotations.parameters.a11y, options: { resultTypes: ["violations"] } },
    },
  };
  localStorage.clear();
  sessionStorage.clear();
  // Unread messages of another story: the page is the same.
  toastQueue.clear();
  // Of what was open when the last picture was taken.
  history.replaceState(null, "");
  await commands.emulateMedia({ colorScheme: modes[mode].scheme });
}

type StoryTest = (context: TestContext) => Promise<void>;

function testIn(mode: Mode, name: string, options: TestOptions, story: StoryTest): void {
  // oxlint-disable-next-line vitest/expect-expect, vitest/valid-title -- Handed on from Storybook, whose test asserts.
  vitestTest(mode === "ltr" ? name : `${name} (${mode})`, options, async (context) => {
    await apply(mode);
    await story(context);
  });
}

const seenFiles = new WeakSet<object>();

/**
 * What a file of stories is given for Vitest's `test`: each story becomes a test in every mode. Without `--full` each
 * story is tested in one mode, and the first of each file from right to left and dark too.
 */
export function test(name: string, story: StoryTest): void {
  const file = TestRunner.getCurrentSuite();
  const isFirst = !seenFiles.has(file);
  seenFiles.add(file);
  for (const mode of modeNames) {
    const isSampled = mode === "ltr" || (mode === "rtl" && isFirst);
    testIn(mode, name, isSampled ? {} : { tags: ["full"] }, story);
  }
}
