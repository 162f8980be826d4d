import type { FindingRow } from '@horae/contract/time/finding-rows';
import { useScreenKeys } from '#platform/screen-keys';
import { rowInFocus } from '#ui/list/row-in-focus';
import { attendanceWords } from './attendance.words';

export type FindingDeed = 'accept' | 'excuse' | 'correct' | 'reopen';

/** Single keys decide the finding whose row has the focus; in the drawer they decide the one shown. */
export function useFindingKeys(
  findings: readonly FindingRow[],
  onAction: (action: FindingDeed, finding: FindingRow) => void,
): void {
  const say = attendanceWords.use();
  const on = (action: FindingDeed) => () => {
    const finding = findings.find(({ id }) => id === rowInFocus());
    if (finding?.state === 'open' && !finding.isOwn) onAction(action, finding);
  };
  useScreenKeys(say('title'), [
    { what: say('key.accept'), keys: ['a'], action: on('accept') },
    { what: say('key.correct'), keys: ['c'], action: on('correct') },
    { what: say('key.excuse'), keys: ['e'], action: on('excuse') },
    { what: say('key.around'), keys: ['p', 'n'] },
  ]);
}
