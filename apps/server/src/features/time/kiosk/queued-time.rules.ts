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
  /** How long ago; negative if it lies in the future. */
  ageSeconds: number;
}

/** What a queued punch must fit to be taken without a person. */
export interface QueueLimits {
  offlineHours: number;
  /** Null for a kiosk whose pairing was not recorded. */
  pairedAt: Date | null;
}

/**
 * When a queued punch was made. The elapsed seconds of a monotonic clock decide; they are lost on a reload, and then
 * the tablet's time counts, corrected by its current offset.
 */
export function timeOfQueued({ deviceTime, secondsAgo }: Queued, deviceNow: number, serverNow: number): QueuedTime {
  const offNow = deviceNow - serverNow;
  const at = secondsAgo === null ? deviceTime - offNow : serverNow - secondsAgo * 1000;
  const skewSeconds = Math.round(clamp(secondsAgo === null ? offNow : deviceTime - at) / 1000);
  const ageSeconds = (serverNow - at) / 1000;
  return { at: new Date(Math.max(Math.min(at, serverNow), serverNow - 3_650 * 86_400_000)), skewSeconds, ageSeconds };
}

/** Why a queued punch has to wait for a person; null if it may be taken at its time. */
export function faultOfQueued(
  { ageSeconds }: Pick<QueuedTime, 'ageSeconds'>,
  { offlineHours, pairedAt }: QueueLimits,
  serverNow: number,
): string | null {
  if (ageSeconds < -mostSecondsAhead) return 'In the future: the clock of the kiosk was changed';
  const pairedSecondsAgo = pairedAt ? (serverNow - pairedAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  if (ageSeconds > pairedSecondsAgo + mostSecondsAhead) return 'Made before this kiosk was paired';
  if (ageSeconds > offlineHours * 3600) return `Sent more than ${offlineHours} hours after it was made`;
  return null;
}

// Ten years either way: what the column can store, and more than any clock is off.
const clamp = (ms: number) => Math.max(-315e9, Math.min(315e9, ms));
