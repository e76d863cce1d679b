import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../../database/schema.ts";
import { iyzicoProvider, type IyzicoSettings } from "./iyzico/index.ts";
import type { PaymentProvider } from "./provider.ts";
import { sandboxProvider } from "./sandbox/provider.ts";

/** The provider whose account is configured; the sandbox, which moves no money, without one. */
export function paymentProvider(
  db: Kysely<DatabaseSchema>,
  publicOrigin: string,
  iyzico: IyzicoSettings | undefined,
): PaymentProvider {
  return iyzico ? iyzicoProvider(iyzico) : sandboxProvider(db, publicOrigin);
}

export type { IyzicoSettings } from "./iyzico/index.ts";
export { PaymentProviderError, type PaymentProvider } from "./provider.ts";
export { sendRefund, settleRefunds } from "./refunds.ts";
export { paymentByToken, settlePayment } from "./settle.ts";
export { startPayment } from "./start.ts";
