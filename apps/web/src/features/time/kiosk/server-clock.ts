import { createStore } from '#platform/store';

/** The last server time in ms, and the page's monotonic clock at that moment, which nobody can set. */
const heard = createStore<{ server: number; at: number } | null>(null);

export function hearServerTime(text: string): void {
  heard.set({ server: Date.parse(text), at: performance.now() });
}

/** The current time in epoch milliseconds: the server's once known, until then the tablet's. */
export function timeNow(): number {
  const last = heard.get();
  return last ? last.server + performance.now() - last.at : Date.now();
}

/** How many minutes the tablet's clock is off; 0 until the server time is known. */
export const minutesOff = (): number => Math.round((Date.now() - timeNow()) / 60_000);
