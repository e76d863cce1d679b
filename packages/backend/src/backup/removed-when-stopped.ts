import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** What is removed when the process is told to stop. */
const removals = new Set<() => void>();

function stop(signal: NodeJS.Signals): void {
  for (const remove of removals) remove();
  process.exit(signal === "SIGINT" ? 130 : 143);
}

/**
 * Does work in a folder, which is removed where the process is told to stop meanwhile: it holds personal data, and
 * nobody would look for it. With `besides` the folder stays, and of what is in it these names.
 */
export async function removedWhenStopped<Result>(
  folder: string,
  work: () => Promise<Result>,
  besides?: ReadonlySet<string>,
): Promise<Result> {
  const remove = (): void => {
    const paths = besides
      ? readdirSync(folder)
          .filter((name) => !besides.has(name))
          .map((name) => join(folder, name))
      : [folder];
    for (const path of paths) rmSync(path, { recursive: true, force: true });
  };
  if (removals.size === 0) process.on("SIGINT", stop).on("SIGTERM", stop);
  removals.add(remove);
  try {
    return await work();
  } finally {
    removals.delete(remove);
    if (removals.size === 0) process.off("SIGINT", stop).off("SIGTERM", stop);
  }
}
