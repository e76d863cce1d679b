import { data } from "react-router";

/** What a loader throws for something that does not exist. */
export function notFound(): ReturnType<typeof data<null>> {
  return data(null, { status: 404 });
}
