import { ErganiUnavailable } from './errors';
import type { Answer } from './exchange';

export interface BackOff {
  /** The number of attempts in total. */
  readonly attempts: number;
  /** The longest wait between two attempts, in milliseconds; we give up if the service asks for a longer one. */
  readonly longestWaitMs: number;
  readonly sleep: (ms: number) => Promise<void>;
  /** From 0 (inclusive) to 1 (exclusive), for the jitter. */
  readonly random: () => number;
  readonly clock: () => number;
}

/**
 * Retries a call until the reply is neither "too many calls" nor a server error. Waits for Retry-After or, without it,
 * twice as long each time minus a random part. If the outcome of an attempt is unknown, it retries only if `mayRepeat`.
 * Throws ErganiUnavailable when it gives up.
 */
export async function withBackOff(
  attempt: () => Promise<Answer>,
  { attempts, longestWaitMs, sleep, random, clock }: BackOff,
  mayRepeat: boolean,
): Promise<Answer> {
  let isUnknown = false;
  for (let tried = 1; ; tried++) {
    const failure = await failureOf(attempt, clock);
    if (!(failure instanceof ErganiUnavailable)) return failure;
    isUnknown ||= failure.outcome === 'unknown';
    const wait = failure.retryAfterMs ?? Math.min(longestWaitMs, 500 * 2 ** (tried - 1)) * (0.5 + random() / 2);
    if (tried >= attempts || wait > longestWaitMs || (isUnknown && !mayRepeat))
      throw isUnknown && failure.outcome !== 'unknown'
        ? new ErganiUnavailable('an earlier try may have been accepted', 'unknown', failure.retryAfterMs, failure)
        : failure;
    await sleep(wait);
  }
}

async function failureOf(attempt: () => Promise<Answer>, clock: () => number): Promise<Answer | ErganiUnavailable> {
  try {
    const answer = await attempt();
    const { status, headers } = answer;
    if (status !== 429 && status < 500) return answer;
    const isRefusedBeforehand = status === 429 || status === 503;
    const retryAfter = retryAfterMs(headers.get('retry-after'), clock());
    return new ErganiUnavailable(`status ${status}`, isRefusedBeforehand ? 'notAccepted' : 'unknown', retryAfter);
  } catch (error) {
    if (error instanceof ErganiUnavailable) return error;
    throw error;
  }
}

/** Parses Retry-After: seconds or an HTTP date. */
function retryAfterMs(text: string | null, now: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
