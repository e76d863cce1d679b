/**
 * Lets a process go on when the reader of its output has gone: `pnpm staff orders list | head -1`, or a log collector
 * that has ended.
 */
export function outliveReader(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}
