import { createStore } from '#platform/store';

/** What was opened from the palette in this session of the page, newest first. */
export const recentEntries = createStore<string[]>([]);

export function rememberRecent(key: string): void {
  recentEntries.set([key, ...recentEntries.get().filter((other) => other !== key)].slice(0, 4));
}
