"use client";

import type { Address } from "@preforma/domain/addresses";
import type { ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import { Card } from "../card/card.tsx";
import { useMessages } from "../provider/provider.tsx";
import { Heading } from "../text/text.tsx";
import { AddressLines } from "./address-lines.tsx";
import * as css from "./address-card.css.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface AddressCardProps extends RootProps {
  /** The address, as in the contract. */
  address: Address;
  /** The heading level. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Buttons at the foot. */
  actions?: ReactNode;
}

/** A saved address: its name, the recipient, the address lines and the company. */
export function AddressCard({ address, headingLevel = 3, actions, className, ...rest }: AddressCardProps) {
  const messages = useMessages("address-card");
  return (
    <Card as="article" {...rest} className={classList(css.card, className)}>
      <div className={css.head}>
        <Heading level={headingLevel} size="m">
          <bdi>{address.address_title}</bdi>
        </Heading>
        {address.is_default && <Badge tone="brand">{messages.default}</Badge>}
      </div>
      <AddressLines address={address} />
      {actions && <div className={css.actions}>{actions}</div>}
    </Card>
  );
}
