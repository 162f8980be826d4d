/** Shuts down cleanly on SIGTERM, SIGINT, SIGHUP, and when the npm process that started this one has ended. */
export function stopOnSignals(stop: () => Promise<void>, say: (line: string) => void): void {
  let stopping: Promise<void> | undefined;
  const end = () => {
    stopping ??= stop().then(
      () => process.exit(0),
      (error: unknown) => {
        say(`Stopping failed: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end);
  if (process.env.npm_lifecycle_event) endWithParent(end);
}

function endWithParent(end: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) end();
  }, 1000);
  watch.unref();
}
