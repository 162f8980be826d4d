/** A span in which the service could not be reached, in epoch milliseconds; `to` is null until it is reached again. */
export interface Outage {
  from: number;
  to: number | null;
}

const longestMemory = 50;

/** Notes whether the service was reached just now; returns the same list if that changes nothing. */
export function outagesAfter(outages: readonly Outage[], isReached: boolean, now: number): readonly Outage[] {
  const last = outages.at(-1);
  const isOut = last !== undefined && last.to === null;
  if (isOut === !isReached) return outages;
  if (isReached) return [...outages.slice(0, -1), { from: last!.from, to: now }];
  return [...outages, { from: now, to: null }].slice(-longestMemory);
}

const cardMilliseconds = 15 * 60_000;

/** Whether the service could not be reached at some time when the card of a punch was due. */
export const wasOut = (at: number, outages: readonly Outage[]): boolean =>
  outages.some(({ from, to }) => from < at + cardMilliseconds && (to ?? Number.POSITIVE_INFINITY) > at);
