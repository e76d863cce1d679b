export * from "./cart-schema.ts";
export * from "./notice-schema.ts";
export * from "./order-schema.ts";
