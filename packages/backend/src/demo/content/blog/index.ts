import type { DemoEntry } from "../entry.ts";
import { readingANeckFinish } from "./reading-a-neck-finish.ts";

/** Articles for people who buy and fill packaging. */
export const blog: readonly DemoEntry<"blog">[] = [readingANeckFinish];
