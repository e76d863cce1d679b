const minute = 60_000;
const today = (): string => new Date().toISOString().slice(0, 10);

/** Does something once a new day has begun (UTC), within a minute. Returns how to end that. */
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
