import type { ShopMessageKey } from "@preforma/domain/shop";

/** Why a request is refused, thrown to roll a transaction back. */
export class ShopRefusal extends Error {
  override readonly name = "ShopRefusal";
  readonly key: ShopMessageKey;
  readonly values: Readonly<Record<string, string | number>>;
  /** Whether the answer contains the current cart. */
  readonly showsCart: boolean;

  constructor(
    key: ShopMessageKey,
    more: { values?: Readonly<Record<string, string | number>>; showsCart?: boolean } = {},
  ) {
    super(key);
    this.key = key;
    this.values = more.values ?? {};
    this.showsCart = more.showsCart ?? false;
  }
}
