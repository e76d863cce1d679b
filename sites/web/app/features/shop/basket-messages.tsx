import { Toaster, useToast, type ToastContent } from "@preforma/ui/toast";
import { useEffect } from "react";

/** Says in passing what came of a form; fetched with the first thing to say. */
export default function BasketMessages({ said }: { said: ToastContent | null }) {
  const toasts = useToast();
  useEffect(() => {
    if (said !== null) toasts.show(said);
  }, [toasts, said]);
  return <Toaster />;
}
