import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file that no other folder of the name `demo` holds. */
const mark = join("demo", "coupons.json");

let found: string | undefined;

/**
 * The folder `demo` of the repository: the catalogue and the texts of the demonstration company. It is searched upwards
 * from this file, so that both the sources and the build of this package find it. Throws where there is none.
 */
export function demoFolder(): string {
  for (let folder = import.meta.dirname; !found; folder = dirname(folder)) {
    if (existsSync(join(folder, mark))) found = join(folder, "demo");
    else if (dirname(folder) === folder)
      throw new Error(
        `There is no folder "demo" above ${import.meta.dirname}. Put it there, or set SEED=none to start without it.`,
      );
  }
  return found;
}
