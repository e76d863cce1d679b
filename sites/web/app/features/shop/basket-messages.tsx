import { Toaster, useToast, type ToastContent } from "@preforma/ui/toast";
import { useEffect } from "react";

/** Shows the result of a form as a toast; fetched with the first message. */
export default function BasketMessages({ said }: { said: ToastContent }) {
  const toasts = useToast();
  useEffect(() => void toasts.show(said), [toasts, said]);
  return <Toaster />;
}
