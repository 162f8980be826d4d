import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningDatabase } from './bring-up';

export interface Supervision {
  /** Stops supervising; returns the database as it is then. */
  end: () => Promise<RunningDatabase | undefined>;
}

const shortestWaitMs = 100;
const longestWaitMs = 10_000;

/** Restarts the database whenever it ends unexpectedly. */
export function supervise(
  first: RunningDatabase,
  startAgain: (last: RunningDatabase) => Promise<RunningDatabase>,
  log: (line: string) => void,
): Supervision {
  let stop = () => {};
  let stopping = false;
  const asked = new Promise<void>((resolve) => {
    stop = resolve;
  });

  const watch = async () => {
    let current: RunningDatabase | undefined = first;
    let last = first;
    let waitMs = shortestWaitMs;
    for (;;) {
      const since = Date.now();
      const reason = current && (await Promise.race([current.ended, asked]));
      if (stopping) return current;
      if (current) log(`The database stopped unexpectedly (${reason}) and is being restarted.`);
      waitMs = Date.now() - since > longestWaitMs ? shortestWaitMs : Math.min(waitMs * 2, longestWaitMs);
      await Promise.race([sleep(waitMs, undefined, { ref: false }), asked]);
      if (stopping) return undefined;
      current = await startAgain(last).catch((error: Error) => void log(error.message));
      last = current ?? last;
    }
  };
  const watched = watch();
  return {
    end: () => {
      stopping = true;
      stop();
      return watched;
    },
  };
}
