/** What is known of a terminal's clock when it calls. */
export interface TerminalClock {
  /** How far ahead it was when last measured; negative if it was behind. */
  skewSeconds: number | null;
  /** Minutes that it may be off. */
  allowedSkew: number;
  inUseSince: Date;
  /** Since when the terminal has called without a gap. */
  contactSince: Date | null;
}

const minute = 60_000;
/** A push of more lines hands in what was stored rather than what was just clocked. */
const liveLinesAtMost = 10;
/** By then a terminal has handed in what it stored while it was out of reach. */
const settledAfter = 15 * minute;

/**
 * Returns how far the terminal's clock is ahead, in seconds, or null if a push does not say. ADMS has no field for the
 * terminal's own time and its calls carry none, so the newest new record is measured against the server's clock: it
 * cannot have been made later, and a terminal in touch sends it at once. What was stored offline says nothing.
 */
export function measureSkew(
  newest: number,
  lines: number,
  { allowedSkew, contactSince }: TerminalClock,
  now: number,
): number | null {
  if (!Number.isFinite(newest)) return null;
  const ahead = newest - now;
  const isClose = lines <= liveLinesAtMost && -ahead <= allowedSkew * minute;
  return ahead > 0 || isClose || isLive(lines, { contactSince }, now) ? Math.round(ahead / 1000) : null;
}

/** Whether a push of so many lines was made just now. */
export const isLive = (lines: number, { contactSince }: Pick<TerminalClock, 'contactSince'>, now: number): boolean =>
  lines <= liveLinesAtMost && contactSince !== null && now - contactSince.getTime() >= settledAfter;

export const inFuture = 'In the future: the clock of the terminal is wrong';

/** Returns why a record has to wait for a person, or null. `skewSeconds` is that of the push, else the last measured. */
export function faultOfRecord(
  at: number,
  { skewSeconds, allowedSkew, inUseSince }: Pick<TerminalClock, 'skewSeconds' | 'allowedSkew' | 'inUseSince'>,
  now: number,
): string | null {
  if (at > now + allowedSkew * minute) return inFuture;
  if (at < inUseSince.getTime()) return 'From before this terminal was in use';
  if (skewSeconds === null || Math.abs(skewSeconds) <= allowedSkew * 60) return null;
  return `The clock of the terminal is more than ${allowedSkew} min ${skewSeconds > 0 ? 'fast' : 'slow'}`;
}

const mostAhead = 2 * minute;

/** The same for a row of a file; `inUseSince` is that of the terminal which is said to have written it. */
export function faultOfRow(at: number, inUseSince: Date | null, now: number): string | null {
  if (at > now + mostAhead) return inFuture;
  return inUseSince !== null && at < inUseSince.getTime() ? 'From before this terminal was in use' : null;
}
