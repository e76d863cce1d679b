// `pnpm check-config`: prints the settings of the environment with their sources, and whether the configured services
// can be reached. Changes nothing but a missing data folder, and prints no secret.
import { checkDatabase, checkDataFolder, checkMailServer, type Check } from "@preforma/backend/check";
import { outliveReader } from "@preforma/backend/command-line";
import { holdsPassword, knownSettings, readSettings, SettingsError, type Settings } from "./settings.ts";

/** Values that grant access, or name people who have it. */
const isSecret = (name: string, value: string): boolean =>
  (/SECRET|PASSWORD|_KEY$|_URL$/.test(name) && name !== "API_URL") || holdsPassword(value);

/** A line for each setting in the environment. */
export function describeSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  const given = knownSettings.filter((name) => (environment[name] ?? "").trim() !== "");
  const width = Math.max(0, ...given.map((name) => name.length));
  return [
    given.length === 0 ? "No setting is given." : "Settings of the environment:",
    ...given.map(
      (name) =>
        `  ${name.padEnd(width)}  ${isSecret(name, environment[name] ?? "") ? "(given, not shown)" : environment[name]}`,
    ),
    `Not given, so with their defaults: ${knownSettings.filter((name) => !given.includes(name)).join(", ")}.`,
  ];
}

async function checks({ dataDir, databaseUrl, apiUrl, smtpUrl }: Settings): Promise<Check[]> {
  if (apiUrl !== undefined) {
    const status = await fetch(apiUrl, { signal: AbortSignal.timeout(10_000) }).then(
      (response) => response.status,
      () => null,
    );
    return [
      status === null
        ? { ok: false, says: `Nothing answers at API_URL ${apiUrl}.` }
        : { ok: true, says: `API_URL ${apiUrl} answers.` },
    ];
  }
  return Promise.all([
    checkDataFolder(dataDir),
    checkDatabase({ dataDir, ...(databaseUrl !== undefined && { databaseUrl }) }),
    smtpUrl === undefined
      ? {
          ok: true,
          says: "SMTP_URL is not given: the mail server of the site's settings is used, or mail waits.",
        }
      : checkMailServer(smtpUrl),
  ]);
}

/** Prints the findings, and returns the exit code: 1 where the site would not run properly. */
async function checkConfig(environment: Readonly<Record<string, string | undefined>>): Promise<number> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  for (const line of describeSettings(environment)) print(line);
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    print(`\n${error.message}`);
    return 1;
  }
  const found = await checks(settings);
  print("");
  for (const { ok, says } of found) print(`${ok ? "ok     " : "FAULT  "}${says}`);
  return found.every(({ ok }) => ok) ? 0 : 1;
}

/** Runs `pnpm check-config` with its arguments; `--help` prints the usage. */
export async function checkConfigCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const [word] = words;
  if (word === undefined) return checkConfig(environment);
  const isHelp = word === "--help" || word === "-h";
  if (!isHelp) process.stderr.write(`pnpm check-config takes no "${word}".\n\n`);
  process.stdout.write(`Usage: pnpm check-config

Shows the settings of the environment, and whether the database, the mail server and the data folder can be used.
Shows no secret. Ends with 1 where the site would not run well. README.md lists the settings.
`);
  return isHelp ? 0 : 1;
}

if (import.meta.main) {
  outliveReader();
  process.exitCode = await checkConfigCommand(process.argv.slice(2), process.env);
}
