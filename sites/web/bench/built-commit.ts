import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../../scripts/run.ts";

/** A commit of this repository, built in a separate folder. */
export interface BuiltCommit {
  /** The script that starts its site. */
  script: string;
  /** Deletes the folder. */
  remove: () => void;
}

/** Builds a commit in a worktree outside the repository's folder; takes about a minute. */
export function buildCommit(commit: string): BuiltCommit {
  const folder = join(mkdtempSync(join(tmpdir(), "preforma-against-")), "worktree");
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "inherit" });
  const remove = () => {
    git("worktree", "remove", "--force", folder);
    rmSync(join(folder, ".."), { recursive: true, force: true });
  };
  git("worktree", "add", "--quiet", "--detach", folder, commit);
  try {
    const pnpm = (...args: string[]) =>
      execFileSync("npx", ["--yes", "pnpm@12", ...args], { cwd: folder, stdio: "inherit" });
    pnpm("install", "--frozen-lockfile", "--prefer-offline", "--silent");
    pnpm("exec", "node", "scripts/build.ts");
  } catch (error) {
    remove();
    throw error;
  }
  // The image names the script that starts the site. Commits without an image are started with `server.ts`.
  const image = join(folder, "Containerfile");
  const command = existsSync(image) ? readFileSync(image, "utf8") : "";
  const script = /^CMD \["node", "([^"]+)"\]/m.exec(command)?.[1] ?? "sites/web/server.ts";
  return { script: join(folder, script), remove };
}
