const minute = 60_000;
const today = (): string => new Date().toISOString().slice(0, 10);

/** Runs `work` within a minute of each new day (UTC). Returns a function that stops it. */
export function eachDay(work: () => void): () => void {
  let day = today();
  const timer = setInterval(() => {
    const now = today();
    if (now === day) return;
    day = now;
    work();
  }, minute);
  timer.unref();
  return () => clearInterval(timer);
}
