import { join } from "node:path";
import type { Plugin } from "vite";

const module = JSON.stringify(join(import.meta.dirname, "resting-play.ts").replaceAll("\\", "/"));

/**
 * Hands every story to `restInMatrix` at the end of its file. Comes last: Storybook reads files of stories from the disk
 * once more, and what was added before is lost.
 */
export function restingPlayPlugin(): Plugin {
  return {
    name: "preforma:resting-play",
    enforce: "post",
    transform(code, id) {
      if (!/\.stories\.tsx(?:\?|$)/.test(id)) return undefined;
      const stories = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      const rest = `import { restInMatrix } from ${module};\nrestInMatrix([${stories.join(", ")}]);\n`;
      return { code: `${code}\n${rest}`, map: null };
    },
  };
}
