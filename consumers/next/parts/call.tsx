"use client";

import { Button } from "@preforma/ui/button";
import { Dialog } from "@preforma/ui/dialog";
import { PhoneField } from "@preforma/ui/phone-field";
import { useState } from "react";

interface CallProps {
  title: string;
  phone: string;
}

/** A button, and the dialog that it opens. */
export function Call({ title, phone }: CallProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <PhoneField name="phone" label={phone} />
      </Dialog>
    </>
  );
}
