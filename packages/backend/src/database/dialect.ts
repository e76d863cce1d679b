/** Which SQL is spoken; only migrations and the few dialect-specific statements ask. */
export type Dialect = "sqlite" | "postgres";
