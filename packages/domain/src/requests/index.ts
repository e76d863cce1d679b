export * from "./labels.ts";
export { requestFieldMessages, requestKeyReused, selectedVariantsLabel } from "./messages.ts";
export { offerFieldsOf } from "./offer-fields.ts";
export * from "./options.ts";
export {
  ownRequestsKey,
  ownRequestsQuery,
  sendContact,
  sendFeedback,
  sendJobApplication,
  sendOfferRequest,
  type FormFields,
  type SendOptions,
  type SentRequest,
} from "./queries.ts";
export type {
  ContactInput,
  FeedbackInput,
  JobApplicationInput,
  OfferItem,
  OfferRequestInput,
  OwnRequest,
  OwnRequests,
  RequestReceipt,
  StoredRequestView,
} from "./schema.ts";
