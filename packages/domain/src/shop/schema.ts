export * from "./cart-schema.ts";
export * from "./notice-schema.ts";
export * from "./order-schema.ts";
export * from "./quick-order-schema.ts";
