"use client";

import { textIn } from "@preforma/domain/locales";
import { maxAddresses, addressTexts, type Address } from "@preforma/domain/addresses";
import { withColon } from "@preforma/domain/text";
import { MapPinPlus } from "../drawings/index.ts";
import { useRef, useState } from "react";
import { AddressCard } from "../address-card/index.ts";
import { Button } from "../button/button.tsx";
import { ActionButton } from "./action-button.tsx";
import { Dialog } from "../dialog/index.ts";
import { EmptyState } from "../empty-state/index.ts";
import { Icon } from "../icon/icon.tsx";
import { Grid } from "../layout/layout.tsx";
import { formatMessage } from "../messages/message.ts";
import { useLocale, useMessages } from "../provider/provider.tsx";
import { Text } from "../text/text.tsx";
import * as css from "./address-list.css.ts";
import { useAddressChanges, type ChangeOutcome } from "./use-address-changes.ts";
import { classList } from "../theme/class-list.ts";
import type { RootProps } from "../layout/root-props.ts";

export interface AddressListProps extends RootProps<HTMLDivElement> {
  /** The addresses, the default first, as the API returns them. */
  addresses: readonly Address[];
  /** The level of the addresses' headings. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Opens the form for a new one, such as an `AddressDialog`. */
  onAdd: () => void;
  /** Opens the form to change one. */
  onEdit: (address: Address) => void;
  /** Deletes one, after a confirmation; pass the new list as `addresses`. */
  onDelete: (address: Address) => Promise<ChangeOutcome>;
  /** Undoes a deletion by adding the address again. */
  onRestore: (address: Address) => Promise<ChangeOutcome>;
  /** Makes one the default; without it there is no button for that. */
  onMakeDefault?: (address: Address) => Promise<ChangeOutcome>;
  /** Pages for the same actions before and without script. Without it the buttons need script. */
  pages?: AddressPages;
}

/** Pages for the actions of the list's buttons. */
export interface AddressPages {
  add: string;
  edit: (address: Address) => string;
  /** Asks before it deletes. */
  delete: (address: Address) => string;
  /** Where a form with `address_id` is posted to make one the default. */
  makeDefault: string;
}

/**
 * A customer's addresses. Each can be changed, made the default, and deleted; deletion asks first and can be undone.
 */
export function AddressList({
  addresses,
  headingLevel,
  onAdd,
  onEdit,
  onDelete,
  onRestore,
  onMakeDefault,
  pages,
  className,
  ...rest
}: AddressListProps) {
  const messages = useMessages("address-list");
  const { locale } = useLocale();
  const [asked, setAsked] = useState<Address>();
  const [isAsking, setAsking] = useState(false);
  const { last, isBusy, carryOut } = useAddressChanges();
  const status = useRef<HTMLDivElement>(null);
  const hasAnswered = useRef(false);
  const titled = (message: string, { address_title: title }: Address) =>
    formatMessage(message, { title }, locale);

  /** The pressed button may have been removed: the focus goes to the message. */
  const focusStatus = () => requestAnimationFrame(() => status.current?.focus());
  const remove = (address: Address) => {
    void carryOut(() => onDelete(address), { kind: "deleted", address }).then(() => {
      hasAnswered.current = true;
      setAsking(false);
    });
  };
  const restore = (address: Address) =>
    void carryOut(() => onRestore(address), { kind: "restored", address }).then(focusStatus);
  const isFull = addresses.length >= maxAddresses;
  /** Several buttons have the same text, so each has the address in its name. */
  const action = (label: string, address: Address) => ({
    "aria-label": `${withColon(label, locale)} ${address.address_title}`,
    children: label,
  });
  return (
    <div {...rest} className={classList(css.list, className)}>
      <div ref={status} role="status" tabIndex={-1} className={css.said}>
        {last?.kind === "deleted" && (
          <div className={css.deleted}>
            <span>{titled(messages.deleted, last.address)}</span>
            <Button variant="quiet" size="small" loading={isBusy} onClick={() => restore(last.address)}>
              {messages.undo}
            </Button>
          </div>
        )}
        {(last?.kind === "restored" || last?.kind === "madeDefault") && (
          <div className={css.deleted}>{titled(messages[last.kind], last.address)}</div>
        )}
        {last?.kind === "failed" && <div className={css.failed}>{last.message || messages.notDone}</div>}
      </div>
      {addresses.length === 0 ? (
        <EmptyState
          title={messages.none}
          headingLevel={headingLevel}
          actions={
            <ActionButton href={pages?.add} onPress={onAdd}>
              {messages.add}
            </ActionButton>
          }
        >
          {messages.noneDetail}
        </EmptyState>
      ) : (
        <>
          <Grid as="ul" columns="large" gap="m">
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard
                  address={address}
                  headingLevel={headingLevel}
                  actions={
                    <>
                      <ActionButton
                        variant="outline"
                        size="small"
                        href={pages?.edit(address)}
                        {...action(messages.edit, address)}
                        onPress={() => onEdit(address)}
                      />
                      <ActionButton
                        variant="quiet"
                        size="small"
                        href={pages?.delete(address)}
                        onPress={() => {
                          setAsked(address);
                          setAsking(true);
                        }}
                        {...action(messages.delete, address)}
                      />
                      {onMakeDefault && !address.is_default && (
                        <form
                          method="post"
                          action={pages?.makeDefault}
                          onSubmit={(event) => {
                            event.preventDefault();
                            void carryOut(() => onMakeDefault(address), {
                              kind: "madeDefault",
                              address,
                            }).then(focusStatus);
                          }}
                        >
                          <input type="hidden" name="address_id" value={address.id} />
                          <Button
                            type="submit"
                            variant="quiet"
                            size="small"
                            {...action(messages.makeDefault, address)}
                          />
                        </form>
                      )}
                    </>
                  }
                />
              </li>
            ))}
          </Grid>
          {isFull ? (
            <Text tone="muted">{textIn(addressTexts.tooMany, locale)}</Text>
          ) : (
            <div>
              <ActionButton href={pages?.add} onPress={onAdd}>
                <Icon icon={MapPinPlus} size="small" /> <span>{messages.add}</span>
              </ActionButton>
            </div>
          )}
        </>
      )}
      <Dialog
        size="small"
        open={isAsking}
        onOpenChange={setAsking}
        onCloseAutoFocus={(event) => {
          if (!hasAnswered.current) return;
          hasAnswered.current = false;
          event.preventDefault();
          status.current?.focus();
        }}
        title={asked === undefined ? messages.delete : titled(messages.ask, asked)}
        footer={
          <>
            <Button variant="quiet" data-initial-focus="" onClick={() => setAsking(false)}>
              {messages.keep}
            </Button>
            <Button loading={isBusy} onClick={() => asked !== undefined && remove(asked)}>
              {messages.delete}
            </Button>
          </>
        }
      >
        <Text>{messages.askDetail}</Text>
      </Dialog>
    </div>
  );
}
