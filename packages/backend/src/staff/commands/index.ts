import type { StaffSubject } from "../staff-command.ts";
import { accountCommand } from "./account.ts";
import { auditCommand } from "./audit.ts";
import { commentsCommand } from "./comments.ts";
import { contentCommand } from "./content.ts";
import { couponsCommand } from "./coupons.ts";
import { customersCommand } from "./customers.ts";
import { mailCommand } from "./mail.ts";
import { maintenanceCommand } from "./maintenance.ts";
import { ordersCommand } from "./orders.ts";
import { productsCommand } from "./products.ts";
import { ratesCommand } from "./rates.ts";
import { requestsCommand } from "./requests.ts";
import { settingsCommand } from "./settings.ts";

/** All subjects of `pnpm staff`, in the order of its help. */
export const staffSubjects: readonly StaffSubject[] = [
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
];
