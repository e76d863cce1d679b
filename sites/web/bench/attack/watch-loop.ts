import { monitorEventLoopDelay } from "node:perf_hooks";

// Loaded into the server's process before the server: tells, when asked, for how long nothing else could run since it
// was asked last, ms.
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("message", () => {
  // The delay is noted by a timer, which comes after a message.
  setTimeout(() => {
    process.send?.(delay.max / 1e6);
    delay.reset();
  }, 3);
});
// The attack has ended in the middle.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
