import { useScreenKeys } from '#platform/screen-keys';
import { rosterWords } from '#roster/roster.words';
import { hoursWords } from './working-hours.words';

interface KeyActions {
  today: () => void;
  move: (by: 1 | -1) => void;
  measure: () => void;
  search: () => void;
  overtimes: () => void;
  refresh: () => void;
  exportMenu: () => void;
}

/** The single-letter shortcuts of the screen, and the entries of the keyboard dialog for the table's own keys. */
export function useHoursKeys(actions: KeyActions): void {
  const own = hoursWords.use();
  const say = rosterWords.use();
  useScreenKeys(own('title'), [
    { what: own('keys.measure'), keys: ['m'], action: actions.measure },
    { what: say('keys.today'), keys: ['t'], action: actions.today },
    { what: say('keys.move'), keys: ['[', ']'], action: (key) => actions.move(key === '[' ? -1 : 1) },
    { what: say('keys.search'), keys: ['e'], action: actions.search },
    { what: say('keys.overtimes'), keys: ['o'], action: actions.overtimes },
    { what: say('keys.refresh'), keys: ['r'], action: actions.refresh },
    { what: say('keys.export'), keys: ['x'], action: actions.exportMenu },
    { what: own('keys.tree'), keys: ['←', '→', '↑', '↓'] },
    { what: own('keys.siblings'), keys: ['*'] },
    { what: own('keys.detail'), keys: ['Enter'] },
  ]);
}
