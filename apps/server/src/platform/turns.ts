import { HttpError } from './errors';

/** Does a few things at once; the others wait for their turn, and beyond the limit they are refused. */
export function turns(atOnceAtMost: number, waitingAtMost: number, refusal: string) {
  const waiting: (() => void)[] = [];
  let working = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working < atOnceAtMost) working += 1;
    else if (waiting.length < waitingAtMost) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new HttpError(503, 'UNAVAILABLE', refusal, { retryAfterSeconds: 5 });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
