export { FairQueue, QueueFullError, queueRetryAfter, type FairQueueBounds } from "./fair-queue.ts";
export { hiddenKey, visitorKey, type Client } from "./visitor.ts";
