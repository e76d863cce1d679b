import { readFile, stat } from "node:fs/promises";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { maxRateAgeDays, type IndicativeRates } from "@preforma/domain/shop";
import { commandNamed, fromCaller, print } from "../../command-line/commands.ts";
import { operatorComplaints, RefusedError } from "../../errors/index.ts";
import { centralBankRates } from "../../settings/central-bank.ts";
import { changeSettings, readSettings, settingsChangeSchema } from "../../settings/index.ts";
import type { StaffContext, StaffSubject } from "../staff-command.ts";

/** The central bank's file has some 20 KB. */
const maxFileBytes = 1_000_000;

/** `pnpm staff rates`: exchange rates for the indicative prices in euro and dollar on product pages. */
export const ratesCommand: StaffSubject = (withContext) => {
  const rates = commandNamed(
    "rates",
    "Exchange rates by which product pages indicate prices in EUR and USD.",
  );
  rates
    .command("show")
    .description("Prints the rates.")
    .action(() => withContext(show));
  rates
    .command("set")
    .description(`States the rates of a day; pages show them for ${maxRateAgeDays} days.`)
    .option("--eur <lira>", "lira for one euro, such as 48.90", rateFrom)
    .option("--usd <lira>", "lira for one dollar, such as 42.25", rateFrom)
    .option("--day <date>", "the day of the rates; today unless given")
    .action(({ eur, usd, day = today() }) =>
      withContext(async (context) => {
        if (eur === undefined && usd === undefined) throw new RefusedError("Give --eur, --usd or both.");
        // A currency that is not given keeps its rate, if that is of the same day.
        const stored = (await readSettings(context.db))?.indicative_rates;
        const { EUR = null, USD = null } = stored?.day === day ? stored : {};
        await write(context, { day, EUR: eur ?? EUR, USD: usd ?? USD });
      }),
    );
  rates
    .command("import")
    .description(
      "Takes the rates from today.xml of the central bank (https://www.tcmb.gov.tr/kurlar/today.xml).",
    )
    .argument("<file>")
    .action((file) => withContext(async (context) => write(context, await ratesIn(fromCaller(file)))));
  rates
    .command("clear")
    .description("Takes the rates away: pages show prices in lira alone.")
    .action(() => withContext((context) => write(context, null)));
  return rates;
};

const today = (): string => new Date().toISOString().slice(0, 10);

/** Why pages do not show the rates of a day; empty if they do. */
function unshown(day: string): string {
  const age = (Date.parse(today()) - Date.parse(day)) / 86_400_000;
  // As in `indicativePrices`: in Türkiye a day begins earlier than in UTC.
  if (age < -1) return " Pages do not show them before that day.";
  return age > maxRateAgeDays ? ` Pages do not show them: they are older than ${maxRateAgeDays} days.` : "";
}

function rateFrom(text: string): number {
  if (!/^\d{1,7}(?:[.,]\d{1,6})?$/.test(text)) throw new InvalidArgumentError("A rate is such as 48.90.");
  return Number(text.replace(",", "."));
}

async function ratesIn(file: string): Promise<IndicativeRates> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new RefusedError(`There is no file ${file}.`);
  const rates = found.size > maxFileBytes ? null : centralBankRates(await readFile(file, "utf8"));
  if (!rates) throw new RefusedError(`${file} holds no rates of the central bank: it is not its today.xml.`);
  return rates;
}

async function show({ db }: StaffContext): Promise<void> {
  const rates = (await readSettings(db))?.indicative_rates;
  print(rates ? `${rates.day}  EUR ${rates.EUR ?? "-"}  USD ${rates.USD ?? "-"}` : "No rates are set.");
}

async function write({ db, mediaHosts }: StaffContext, rates: IndicativeRates | null): Promise<void> {
  const read = settingsChangeSchema(mediaHosts).safeParse({ indicative_rates: rates });
  if (!read.success) {
    const [first] = operatorComplaints(read.error.issues);
    throw new RefusedError(`Nothing was changed. ${first?.field ?? ""}: ${first?.message ?? ""}`);
  }
  const changed = await changeSettings(db, read.data, { customerId: null });
  print(
    changed.length === 0
      ? "Nothing has changed."
      : rates
        ? `The rates of ${rates.day} are set.${unshown(rates.day)}`
        : "No rates are set.",
  );
}
