import { HttpError } from '#platform/errors';

const minute = 60_000;
/** One push for each of many people who clock in within a minute. */
const pushesAMinute = 300;

/** Lets each terminal send one push at a time, and not more in a minute than people can clock in at it. */
export function pushGate(now = Date.now) {
  const busy = new Set<number>();
  const counts = new Map<number, { since: number; pushes: number }>();

  function isOften(device: number): boolean {
    const known = counts.get(device);
    const count = known && now() - known.since < minute ? known : { since: now(), pushes: 0 };
    counts.set(device, count);
    count.pushes += 1;
    return count.pushes > pushesAMinute;
  }

  return async <T>(device: number, push: () => Promise<T>): Promise<T> => {
    if (busy.has(device))
      throw wait(503, 'UNAVAILABLE', 'The previous records of this terminal are still being saved.', 5);
    if (isOften(device)) throw wait(429, 'TOO_MANY_REQUESTS', `More than ${pushesAMinute} pushes in a minute.`, 60);
    busy.add(device);
    try {
      return await push();
    } finally {
      busy.delete(device);
    }
  };
}

const wait = (status: 429 | 503, code: string, sentence: string, retryAfterSeconds: number) =>
  new HttpError(status, code, sentence, { retryAfterSeconds });
