export { FairQueue, QueueFullError, queueRetryAfter, type FairQueueBounds } from "./fair-queue.ts";
