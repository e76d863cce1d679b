import type { DemoEntry } from "../entry.ts";
import { stocktaking } from "./stocktaking.ts";

/** Announcements to customers. */
export const announcements: readonly DemoEntry<"announcements">[] = [stocktaking];
