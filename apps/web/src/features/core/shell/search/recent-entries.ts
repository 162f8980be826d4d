import { session } from '#platform/session';
import { createStore } from '#platform/store';
import type { FoundEntry } from './found-entry';

/** The entries opened from search since the page was loaded, with their user, newest first. */
export const recentEntries = createStore<{ userId: number; entry: FoundEntry }[]>([]);

export function rememberRecent(entry: FoundEntry): void {
  const userId = session.get()?.id;
  if (userId === undefined) return;
  const others = recentEntries.get().filter((recent) => recent.userId !== userId || recent.entry.key !== entry.key);
  recentEntries.set([{ userId, entry }, ...others].slice(0, 4));
}
