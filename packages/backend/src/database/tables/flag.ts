/** 0 or 1: SQLite has no boolean of its own. */
export type Flag = 0 | 1;
