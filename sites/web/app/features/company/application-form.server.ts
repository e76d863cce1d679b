import { sendJobApplication } from "@preforma/domain/requests";
import { jobApplicationSchema } from "@preforma/domain/requests/schema";
import type { PageForm } from "../../platform/forms/page-action.server.ts";

/** An application, for one position or unsolicited; the CV is passed on unread, for the API to inspect. */
export const applicationForm: PageForm = {
  schema: jobApplicationSchema,
  sent: "APPLICATION_SENT",
  failures: { refused: "APPLICATION_NOT_SENT" },
  send: ({ values, data, key }, { safe, locale }) =>
    sendJobApplication(safe, values["cv"] instanceof File ? data : values, {
      locale,
      key,
    }),
};
