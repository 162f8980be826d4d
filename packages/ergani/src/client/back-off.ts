import { ErganiUnavailable } from './errors';
import type { Answer } from './exchange';

export interface BackOff {
  /** How often a call is tried in all. */
  readonly attempts: number;
  /** The longest wait between two tries, in milliseconds; who asks for longer is not waited for. */
  readonly longestWaitMs: number;
  readonly sleep: (ms: number) => Promise<void>;
  /** From 0 up to 1, for the jitter. */
  readonly random: () => number;
  readonly clock: () => number;
}

/**
 * Tries until there is an answer that is neither "too many calls" nor a failure of the service. Waits twice as long
 * each time, less a random part, or what Retry-After says. `mayRepeat` is asked when a try ended with its outcome
 * unknown.
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

/** Seconds, or a date of http. */
function retryAfterMs(text: string | null, now: number): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
