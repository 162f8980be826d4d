const mostDaysOld = 7;
/** A device clock further ahead than this is not trusted. */
const mostSecondsAhead = 120;

interface Queued {
  /** The tablet's time at the punch, in epoch milliseconds. */
  deviceTime: number;
  secondsAgo: number | null;
}

export interface QueuedTime {
  at: Date;
  /** How far the tablet's clock was ahead at the punch. */
  skewSeconds: number;
  /** Why it cannot be taken as it is. */
  fault: string | null;
}

/**
 * When a queued punch was made. The elapsed seconds of a monotonic clock decide; they are lost on a reload, and then
 * the tablet's time counts, corrected by its current offset.
 */
export function timeOfQueued({ deviceTime, secondsAgo }: Queued, deviceNow: number, serverNow: number): QueuedTime {
  const offNow = deviceNow - serverNow;
  const at = secondsAgo === null ? deviceTime - offNow : serverNow - secondsAgo * 1000;
  const skewSeconds = Math.round(clamp(secondsAgo === null ? offNow : deviceTime - at) / 1000);
  const age = serverNow - at;
  const fault =
    age > mostDaysOld * 86_400_000
      ? 'Older than 7 days'
      : age < -mostSecondsAhead * 1000
        ? 'In the future: the clock of the kiosk was changed'
        : null;
  return { at: new Date(Math.max(Math.min(at, serverNow), serverNow - 3_650 * 86_400_000)), skewSeconds, fault };
}

// Ten years either way: what the column can store, and more than any clock is off.
const clamp = (ms: number) => Math.max(-315e9, Math.min(315e9, ms));
