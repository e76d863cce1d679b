import { ApiError } from "@preforma/domain/http";

/** What was read; null where the API says that there is no such thing, or (410) that it has ended for good. */
export const ifThere = <Data>(reading: Promise<Data>): Promise<Data | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  });
