export { Toaster, type ToasterProps } from "./toaster.tsx";
export { toastDuration, type ToastContent, type ToastTone, useToast, type Toasts } from "./toast-queue.ts";
