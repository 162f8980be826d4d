import { dropTypedSearch } from '#platform/typed-search';
import { Button } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { rosterWords } from '../roster.words';

/** Shown without rows: the unit is empty, or nobody matches the filters. */
export function Nobody({ isUnitEmpty, onClear }: { isUnitEmpty: boolean; onClear: () => void }) {
  const say = rosterWords.use();

  function clear(): void {
    dropTypedSearch();
    onClear();
  }

  return (
    <EmptyState drawing={<BlankRosterDrawing />} text={say(isUnitEmpty ? 'empty.unit' : 'empty.filters')}>
      <Button look="solid" onClick={clear}>
        {say('empty.clear')}
      </Button>
    </EmptyState>
  );
}
