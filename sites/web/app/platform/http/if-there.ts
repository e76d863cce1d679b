import { ApiError } from "@preforma/domain/http";

/** The data; null where the API answers that it does not exist, or (410) no longer does. */
export const ifThere = <Data>(reading: Promise<Data>): Promise<Data | null> =>
  reading.catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null;
    throw error;
  });
