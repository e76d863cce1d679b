import { monitorEventLoopDelay } from "node:perf_hooks";

// Preloaded into the server's process: reports on request for how long the event loop was blocked since the last
// request, ms.
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("message", () => {
  // A timer records the delay, and runs only after the message.
  setTimeout(() => {
    process.send?.(delay.max / 1e6);
    delay.reset();
  }, 3);
});
// The attack was aborted.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
