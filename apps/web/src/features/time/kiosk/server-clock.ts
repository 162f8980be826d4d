import { createStore } from '#platform/store';

/** The server's time when it was last heard, in ms, and the page's own clock at that moment, which nobody sets. */
const heard = createStore<{ server: number; at: number } | null>(null);

export function hearServerTime(text: string): void {
  heard.set({ server: Date.parse(text), at: performance.now() });
}

/** What time it is in ms: by the server once it was heard, until then by the tablet. */
export function timeNow(): number {
  const last = heard.get();
  return last ? last.server + performance.now() - last.at : Date.now();
}

/** How many minutes the tablet's clock is off; 0 while nobody can say. */
export const minutesOff = (): number => Math.round((Date.now() - timeNow()) / 60_000);
