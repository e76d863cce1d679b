import { clockJumps } from "./clock.ts";
import { databasePaused, databaseStopped } from "./database.ts";
import { corrupted, diskFull, readOnly, smallDisk } from "./disk.ts";
import { killed } from "./kill.ts";
import { mailServer } from "./mail-server.ts";
import { rollingRestart, rollingUpgrade } from "./replacement.ts";
import type { Scenario } from "./scenario.ts";

/** Everything that is broken, in this order. */
export const scenarios: readonly Scenario[] = [
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
