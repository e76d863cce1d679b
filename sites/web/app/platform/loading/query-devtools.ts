import { lazyPart } from "./lazy-part.tsx";

/** TanStack's developer tools for the browser's cache, only in `pnpm dev`. */
export const QueryDevtools = import.meta.env.DEV
  ? lazyPart<object>(() =>
      import("@tanstack/react-query-devtools").then(({ ReactQueryDevtools }) => ({
        default: ReactQueryDevtools,
      })),
    )
  : null;
