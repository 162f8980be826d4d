import type { PersonalSamples } from '#platform/samples';
import { bookmarks } from './bookmarks.table';

/** Pages that every account may open. */
const starred = [1, 3, 5];

export const bookmarkSamples: PersonalSamples = {
  name: 'bookmarks',
  async add(tx, accountId) {
    await tx.insert(bookmarks).values(starred.map((pageId) => ({ accountId, pageId })));
  },
};
