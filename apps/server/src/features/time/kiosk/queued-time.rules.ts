const mostDaysOld = 7;
/** A clock that is this far ahead is not believed. */
const mostSecondsAhead = 120;

interface Queued {
  /** What the tablet said then, in ms of the epoch. */
  deviceTime: number;
  secondsAgo: number | null;
}

export interface QueuedTime {
  at: Date;
  /** How far the clock of the tablet was ahead when the person clocked. */
  skewSeconds: number;
  /** Why it cannot be taken as it is. */
  fault: string | null;
}

/**
 * When a queued punch was made. The seconds since, by a clock that nobody sets, decide; after a reload there are none,
 * and the tablet's clock counts, set right by how far it is off now.
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

// Ten years either way: what the column holds, and more than any clock is off.
const clamp = (ms: number) => Math.max(-315e9, Math.min(315e9, ms));
