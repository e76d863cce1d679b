import type { TestProject } from "vitest/node";
import { packedPackages, type Packed } from "../scripts/packing.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The published packages' tarballs, or why they could not be made. */
    packed: readonly Packed[] | { readonly failure: string };
  }
}

/**
 * Builds and packs the published packages if their sources have changed. Each test file reports a failure: thrown
 * here, it would prevent every other project from running.
 */
export default async function setup(project: TestProject): Promise<void> {
  project.provide(
    "packed",
    await packedPackages().catch((error: unknown) => ({
      failure: error instanceof Error ? error.message : String(error),
    })),
  );
}
