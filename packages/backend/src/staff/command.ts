import { pino } from "pino";
import {
  chosenMediaHosts,
  chosenStore,
  commandNamed,
  exitCodeOf,
  wordsOf,
} from "../command-line/commands.ts";
import { outliveReader } from "../command-line/index.ts";
import { openStore } from "../command-line/open-store.ts";
import { messageOf } from "../errors/index.ts";
import { accountCommand } from "./commands/account.ts";
import { auditCommand } from "./commands/audit.ts";
import { commentsCommand } from "./commands/comments.ts";
import { contentCommand } from "./commands/content.ts";
import { couponsCommand } from "./commands/coupons.ts";
import { customersCommand } from "./commands/customers.ts";
import { mailCommand } from "./commands/mail.ts";
import { maintenanceCommand } from "./commands/maintenance.ts";
import { ordersCommand } from "./commands/orders.ts";
import { productsCommand } from "./commands/products.ts";
import { ratesCommand } from "./commands/rates.ts";
import { requestsCommand } from "./commands/requests.ts";
import { settingsCommand } from "./commands/settings.ts";
import type { WithContext } from "./staff-command.ts";

const withContext: WithContext = async (work) => {
  const database = await openStore(chosenStore());
  try {
    await work({ db: database.db, mediaHosts: chosenMediaHosts(), logger: pino({ level: "warn" }) });
  } finally {
    await database.close();
  }
};

const program = commandNamed(
  "pnpm staff",
  "Does what staff may do, on the data of DATA_DIR (.data) or DATABASE_URL, as for the site; also while it runs.",
).addHelpText("after", "\n`pnpm staff <subject> --help` shows the verbs of a subject.");
for (const subject of [
  accountCommand,
  auditCommand,
  commentsCommand,
  contentCommand,
  couponsCommand,
  customersCommand,
  mailCommand,
  maintenanceCommand,
  ordersCommand,
  productsCommand,
  ratesCommand,
  requestsCommand,
  settingsCommand,
])
  program.addCommand(subject(withContext));

outliveReader();
process.exitCode = await exitCodeOf(
  async () => {
    const words = wordsOf(process.argv.slice(2));
    if (words.length === 0) program.outputHelp();
    else await program.parseAsync(words, { from: "user" });
  },
  (error) => `The command failed: ${messageOf(error)}`,
);
