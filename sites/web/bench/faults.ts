import { parseArgs } from "node:util";
import { storeKinds } from "../../../packages/backend/src/testing/stores.ts";
import { buildCommit } from "./built-commit.ts";
import { NotHere, type Tried, type Scenario } from "./faults/scenario.ts";
import { compareStored } from "./faults/writers.ts";
import { print } from "./site-process.ts";
import { clockJumps, databasePaused, databaseStopped, mailServer } from "./faults/outages.ts";
import { corrupted, diskFull, readOnly, smallDisk } from "./faults/disk.ts";
import { killed, rollingRestart, rollingUpgrade } from "./faults/ended.ts";

/** All faults, in this order. */
const scenarios: readonly Scenario[] = [
  killed,
  rollingRestart,
  rollingUpgrade,
  databaseStopped,
  databasePaused,
  diskFull,
  smallDisk,
  readOnly,
  corrupted,
  mailServer,
  clockJumps,
];

/**
 * `pnpm bench faults [--rounds 50] [--only text] [--from <commit>]`: breaks the built site and its dependencies while
 * people send forms, on SQLite and on the PostgreSQL of `TEST_DATABASE_URL`. Prints how many forms were acknowledged,
 * lost, duplicated and failed, and the recovery time; exits with 1 where a promise was broken.
 */
export async function bench(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      rounds: { type: "string", default: "50" },
      only: { type: "string", default: "" },
      from: { type: "string" },
    },
  });
  const earlier = values.from === undefined ? null : buildCommit(values.from);
  const rows: string[][] = [];
  const faults: string[] = [];
  const skipped: string[] = [];
  for (const scenario of scenarios.filter(({ name }) => name.includes(values.only)))
    for (const kind of storeKinds.filter(({ name }) => scenario.on.includes(name))) {
      const title = `${scenario.name}, ${kind.name}`;
      console.log(title);
      const store = await kind.createEmpty();
      try {
        const tried = await scenario.run({
          kind,
          store,
          rounds: Number(values.rounds),
          earlier: earlier?.script,
        });
        const { lost, doubled, mailsGivenUp } = await compareStored(
          tried.store ?? store,
          tried.writers.acknowledged,
        );
        const broken = [
          ...tried.broken,
          ...tried.writers.failed,
          ...(lost > 0 ? [`${lost} lost`] : []),
          ...(doubled > 0 ? [`${doubled} doubled`] : []),
          ...(mailsGivenUp > 0 ? [`${mailsGivenUp} mails given up`] : []),
        ];
        faults.push(...broken.map((fault) => `${title}: ${fault}`));
        rows.push([
          title,
          ...figures(tried),
          String(lost),
          String(doubled),
          broken.length === 0 ? "held" : "BROKEN",
        ]);
      } catch (error) {
        if (!(error instanceof NotHere)) throw error;
        skipped.push(`${title}: not tried, as ${error.message}.`);
      } finally {
        await store.dispose();
      }
    }
  earlier?.remove();
  print(
    ["fault", "acknowledged", "put off", "failed", "recovered after, at most", "lost", "doubled", "promise"],
    rows,
  );
  for (const line of [...skipped, ...faults]) console.log(line);
  if (faults.length > 0) process.exitCode = 1;
}

const figures = ({ writers, recoveries }: Tried): string[] => [
  String(writers.acknowledged.size),
  String(writers.refused()),
  String(writers.failed.length),
  recoveries.length === 0 ? "–" : `${(Math.max(...recoveries) / 1000).toFixed(1)} s`,
];
