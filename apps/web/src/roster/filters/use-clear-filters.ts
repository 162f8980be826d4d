import { notifyUndo } from '#platform/notify';
import { dropTypedSearch } from '#platform/typed-search';
import { rosterWords } from '../roster.words';

/** Returns a function that resets the filters and offers to undo that. */
export function useClearFilters<V>(view: V, cleared: V, change: (part: Partial<V>) => void): () => void {
  const say = rosterWords.use();
  return () => {
    dropTypedSearch();
    change(cleared);
    notifyUndo(say('filters.cleared'), say('filters.undo'), () => change(view));
  };
}
