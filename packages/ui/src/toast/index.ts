export { Toaster, type ToasterProps } from "./toaster.tsx";
export { toastDuration, type ToastContent, type ToastTone } from "./toast-queue.ts";
export { useToast, type Toasts } from "./use-toast.ts";
