import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium, type Browser, type LaunchOptions } from "playwright";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** The test browser, and whether its pixels are reproducible. */
export interface TestBrowser {
  /** Options for Playwright's `chromium.launch`, also for Vitest's Playwright provider. */
  readonly launchOptions: LaunchOptions;
  /** True for the pinned Chromium: the same pixels on every machine, so pictures can be compared. */
  readonly pinned: boolean;
  /** One line for the log that identifies the browser. */
  readonly label: string;
}

/**
 * Unpacks the pinned Chromium into the project's own cache, once, and returns its folder.
 *
 * The package would unpack into the shared temp folder as the current user, where two users collide. Unpacking beside
 * the target and renaming isolates parallel processes without a lock that could become stale: the second one discards
 * its own copy.
 */
function unpackPinned(): string {
  const require = createRequire(import.meta.url);
  const entry = require.resolve("@sparticuz/chromium");
  const home = join(dirname(entry), "..");
  const { version } = JSON.parse(readFileSync(join(home, "package.json"), "utf8")) as { version: string };
  const target = join(root, ".cache", "chromium", `${version}-${process.arch}`);
  if (existsSync(join(target, "chromium"))) return target;

  const partial = `${target}.${process.pid}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const program = `
    const { inflate } = await import(${JSON.stringify(pathToFileURL(entry).href)});
    for (const name of ["chromium.br", "fonts.tar.br", "al2023.tar.br"])
      await inflate(${JSON.stringify(join(home, "bin"))} + "/" + name);
  `;
  // A separate process, because the package reads the temp folder from the environment.
  const unpacked = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
    env: { ...process.env, TMPDIR: partial },
    encoding: "utf8",
  });
  if (unpacked.status !== 0) {
    rmSync(partial, { recursive: true, force: true });
    throw new Error(
      `The pinned Chromium could not be unpacked into ${target}: ${unpacked.stderr}\n` +
        `It needs about 200 MB there; free some room or delete .cache and try again.`,
    );
  }
  try {
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(join(target, "chromium"))) throw error;
  }
  return target;
}

/**
 * Finds the browser for stories, pictures and end-to-end tests: on Linux the Chromium that the project pins, with its
 * libraries and fonts; elsewhere Playwright's own or an installed Chrome.
 */
export function testBrowser(): TestBrowser {
  if (process.platform === "linux" && (process.arch === "x64" || process.arch === "arm64")) {
    const home = unpackPinned();
    const libraries = [join(home, "al2023", "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
    return {
      pinned: true,
      label: "the project's pinned Chromium",
      launchOptions: {
        executablePath: join(home, "chromium"),
        env: {
          ...definedEnvironment(),
          LD_LIBRARY_PATH: libraries,
          FONTCONFIG_FILE: fontConfiguration(home),
        },
        args: [
          "--font-render-hinting=none",
          "--disable-lcd-text",
          // Skia alone renders: a software GPU would take a third of the tests' time, and scales photographs down from
          // any cached size, so that their edges varied.
          "--disable-gpu",
        ],
      },
    };
  }
  const own = chromium.executablePath();
  const installed = existsSync(own);
  return {
    pinned: false,
    label: installed ? "Playwright's Chromium" : "the installed Chrome",
    launchOptions: installed ? {} : { channel: "chrome" },
  };
}

/**
 * Limits the browser to its bundled font, without the machine's: pages bring their own. Written at every start, since
 * it contains paths and a clone may have moved; the package's own uses `/tmp`.
 */
function fontConfiguration(home: string): string {
  const file = join(home, "fonts.conf");
  const content = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(home, "fonts")}</dir>
  <cachedir>${join(home, "fonts-cache")}</cachedir>
</fontconfig>
`;
  if (!existsSync(file) || readFileSync(file, "utf8") !== content) writeFileSync(file, content);
  return file;
}

function definedEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined),
  );
}

/**
 * A mouse that can hover, as Playwright gives it to a browser without a window. The last `--blink-settings` of a command
 * line counts alone, so that those of a caller must say it again.
 */
const mouse = "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4";

/** Starts the test browser. The caller closes it. */
export async function launchChromium(options: LaunchOptions = {}): Promise<Browser> {
  const { launchOptions } = testBrowser();
  return chromium.launch({
    ...launchOptions,
    ...options,
    args: [...(launchOptions.args ?? []), ...(options.args ?? [])].map((argument) =>
      argument.replace("--blink-settings=", `--blink-settings=${mouse},`),
    ),
  });
}
