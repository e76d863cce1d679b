import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** Removals to run when the process receives a stop signal. */
const removals = new Set<() => void>();

function stop(signal: NodeJS.Signals): void {
  for (const remove of removals) remove();
  process.exit(signal === "SIGINT" ? 130 : 143);
}

/**
 * Runs work in a folder, and removes the folder if the process is stopped meanwhile: it contains personal data, and
 * nobody would look for it. With `besides` the folder stays, and only these entries in it are removed.
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
