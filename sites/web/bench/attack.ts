import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { attacksOn, type Attack } from "../../../packages/backend/src/testing/attack/requests.ts";
import { describeApi } from "../../../packages/backend/src/testing/fuzz/operations.ts";
import { isPlain, pathTo } from "@preforma/domain/routes";
import { pages } from "../app/frame/pages.ts";
import { attackedSite, type Outcome } from "./attack/attacked-site.ts";
import { promises } from "./attack/promises.ts";
import {
  formsIn,
  headerAttacks,
  pageAttacks,
  pageFormAttacks,
  type AttackedPage,
} from "./attack/page-attacks.ts";
import type { Target } from "./attack/promise.ts";
import { print } from "./site-process.ts";

/** Max time for which any input may block the process, ms. */
const maxBlock = 50;
/** Max response time of `/healthz` during an attack, ms. */
const maxHealth = 100;
/** Sizes of bodies: a form's limit, and a much larger one. */
const bodyBytes = [60_000, 1_000_000];
/** How often slow inputs are retried: the quickest time counts, as other programs use the machine too. */
const repetitions = 4;
/** Size of the attacks; a test uses 1. */
const promiseSize = 10;
/** Inputs sent at the same time. */
const together = 8;

/**
 * `pnpm bench attack [--seconds 150] [--only text]`: sends the worst input of every kind to every endpoint, page and
 * form of the built site and reports which of it blocked the process longest, which responses were 5xx, and how long
 * `/healthz` took meanwhile. Then come slow clients, floods, forged addresses and hosts, poisoned pages and customers
 * who try to read another's data: prints each attempt with its result, and exits with 1 where one succeeded.
 */
export async function bench(parameters: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...parameters],
    options: { seconds: { type: "string", default: "150" }, only: { type: "string" } },
  });
  const dataDir = await mkdtemp(join(tmpdir(), "preforma-attack-"));
  const site = await attackedSite(dataDir);
  try {
    const only = values.only ?? "";
    const attacks = shuffled(await allAttacks(site)).filter(({ target }) => target.includes(only));
    if (attacks.length > 0) await tryInputs(site, attacks, Number(values.seconds) * 1000);
    await tryPromises({ url: site.url, dataDir }, only);
  } finally {
    await site.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function tryInputs(site: Site, attacks: readonly Attack[], milliseconds: number): Promise<void> {
  // Compilation on first use is not the input's fault.
  for (const batch of batches(attacks.slice(0, 300))) await site.try(batch);
  const sent = await sweep(site, attacks, performance.now() + milliseconds * 0.7);
  report(sent, await lookCloser(site, sent, performance.now() + milliseconds * 0.3), attacks.length);
}

async function tryPromises(target: Target, only: string): Promise<void> {
  const rows: string[][] = [];
  const faults: string[] = [];
  for (const { name, attack } of promises.filter((promise) => promise.name.includes(only))) {
    const { tried, broken } = await attack(target, promiseSize);
    rows.push([name, String(tried), broken.length === 0 ? "held" : "BROKEN"]);
    faults.push(...new Set(broken.map((fault) => `BROKEN, ${name}: ${fault}`)));
  }
  if (rows.length > 0) print(["attack", "tried", "promise"], rows);
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}

type Site = Awaited<ReturnType<typeof attackedSite>>;

const batches = (attacks: readonly Attack[]): Attack[][] =>
  Array.from({ length: Math.ceil(attacks.length / together) }, (_, index) =>
    attacks.slice(index * together, (index + 1) * together),
  );

/** Sends everything in batches: no input of a fast batch is slow. */
async function sweep(site: Site, attacks: readonly Attack[], until: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const batch of batches(attacks)) {
    if (performance.now() > until) break;
    outcomes.push(await site.try(batch));
  }
  return outcomes;
}

/** Sends slow inputs again, one at a time, the slowest first; the lowest figures of each count. */
async function lookCloser(site: Site, sent: readonly Outcome[], until: number): Promise<Outcome[]> {
  const slowest = sent
    .toSorted((one, other) => other.block + other.health - one.block - one.health)
    .filter(({ block, health }, index) => index < 10 || block > maxBlock || health > maxHealth);
  const outcomes: Outcome[] = [];
  for (const attack of slowest.flatMap(({ attacks }) => attacks)) {
    if (performance.now() > until) break;
    let least = await site.try([attack]);
    for (let round = 1; round < repetitions && isSlow(least); round += 1) {
      const { block, health, ms } = await site.try([attack]);
      least = {
        ...least,
        block: Math.min(block, least.block),
        health: Math.min(health, least.health),
        ms: Math.min(ms, least.ms),
      };
    }
    outcomes.push(least);
  }
  return outcomes;
}

const isSlow = ({ block, health }: Outcome): boolean => block > maxBlock || health > maxHealth;

async function allAttacks(site: Site): Promise<Attack[]> {
  const fetchIt = (asked: Request) => fetch(`${site.url}${new URL(asked.url).pathname}`);
  const description = await describeApi({ fetch: fetchIt });
  const all: Attack[] = [];
  for (const operation of description.operations)
    all.push(...attacksOn(operation, description, { every: 1, eachField: false, bodyBytes }));
  for (const page of await attackedPages(site)) {
    all.push(...pageAttacks(page, { every: 1, searched: true }));
    all.push(...pageFormAttacks(page, { every: 1, bodyBytes }));
  }
  for (const path of [
    "/",
    "/urun",
    "/cart",
    "/api/v1/products/filter",
    "/api/auth/session",
    "/assets/none.js",
    "/media/none",
  ])
    all.push(...headerAttacks(path));
  return all;
}

/** Pages that only signed-in customers can see. */
const forCustomers = /^\/(?:account|favorites|cart|checkout)/;

/** Every page of the table, in Turkish. */
async function attackedPages(site: Site): Promise<AttackedPage[]> {
  const paths = pages.flatMap(({ name }) => {
    if (name === "productQuote" || name === "productReview" || name === "stockNotice")
      return [`${pathTo(name, "tr")}?product=1`];
    return isPlain(name) ? [pathTo(name, "tr")] : [];
  });
  const entries = [
    "/urun/1/x",
    "/urun/kategori/1/x",
    "/urun/siseler",
    "/haberler/1/x",
    "/duyurular/1/x",
    "/blog/1/x",
    "/kampanyalar/1/x",
    "/account/orders/PF-1",
  ];
  const seen = new Set<string>();
  const attacked: AttackedPage[] = [];
  for (const path of [...paths, ...entries]) {
    const as = forCustomers.test(path) ? "customer" : "anybody";
    // Some forms are on every page.
    const forms = formsIn(await site.read(path, as)).filter(({ action }) => !seen.has(action));
    for (const { action } of forms) seen.add(action);
    attacked.push({ path, as, forms });
  }
  return attacked;
}

/** In a deterministic order that separates similar attacks. */
function shuffled(attacks: readonly Attack[]): Attack[] {
  const step = 7919;
  return Array.from(attacks, (_, index) => attacks[(index * step) % attacks.length]!);
}

/** `sent`: everything; `looked`: slow inputs, one at a time. */
function report(sent: readonly Outcome[], looked: readonly Outcome[], planned: number): void {
  const rows = (by: "block" | "health") =>
    looked
      .toSorted((one, other) => other[by] - one[by])
      .slice(0, 12)
      .map(({ attacks: [attack], statuses, block, health, ms }) => [
        attack?.target ?? "",
        attack?.input ?? "",
        statuses.join(),
        ...[block, ms, health].map((figure) => `${figure.toFixed(0)} ms`),
      ]);
  const head = ["slowest", "input", "status", "blocked", "answered in", "healthz"];
  print(head, rows("block"));
  print(["slowest /healthz during", ...head.slice(1)], rows("health"));
  const answers = [...sent, ...looked].flatMap(({ attacks, statuses }) =>
    attacks.map((attack, index) => ({ ...attack, status: statuses[index] ?? 0 })),
  );
  const failed = answers.filter(({ status }) => status >= 500);
  if (failed.length > 0)
    print(
      ["answered with a 5xx", "input", "status"],
      failed.slice(0, 40).map(({ target, input, status }) => [target, input, String(status)]),
    );
  const unanswered = Map.groupBy(
    answers.filter(({ status }) => status === 0),
    ({ input }) => input,
  );
  if (unanswered.size > 0)
    console.log(`Closed without an answer: ${[...unanswered.keys()].slice(0, 20).join("; ")}.`);
  const tried = sent.reduce((sum, { attacks }) => sum + attacks.length, 0);
  const statuses = [...Map.groupBy(answers, ({ status }) => status)].toSorted(
    ([one], [other]) => one - other,
  );
  const lines = [
    `${tried} of ${planned} inputs sent, ${together} at a time, to ${new Set(answers.map(({ target }) => target)).size} targets; ${looked.length} of the slowest again, one at a time.`,
    `Answers by status: ${statuses.map(([status, all]) => `${status}: ${all.length}`).join(", ")}.`,
    `${looked.filter(({ block }) => block > maxBlock).length} inputs blocked the event loop for more than ${maxBlock} ms; ${failed.length} were answered with a 5xx.`,
    `Worst /healthz: ${worst(looked).toFixed(0)} ms during one input; ${worst(sent).toFixed(0)} ms during ${together} together.`,
  ];
  console.log(lines.join("\n"));
}

const worst = (outcomes: readonly Outcome[]): number => Math.max(0, ...outcomes.map(({ health }) => health));
