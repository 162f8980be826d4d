import { useScreenKeys } from '#platform/screen-keys';
import { rosterWords } from '#roster/roster.words';
import { hoursWords } from './working-hours.words';

interface KeyDeeds {
  today: () => void;
  move: (by: 1 | -1) => void;
  measure: () => void;
  search: () => void;
  overtimes: () => void;
  refresh: () => void;
  exportMenu: () => void;
}

/** The single letters of the screen, and what the keyboard dialog says of the table's own keys. */
export function useHoursKeys(deeds: KeyDeeds): void {
  const own = hoursWords.use();
  const say = rosterWords.use();
  useScreenKeys(own('title'), [
    { what: own('keys.measure'), keys: ['m'], deed: deeds.measure },
    { what: say('keys.today'), keys: ['t'], deed: deeds.today },
    { what: say('keys.move'), keys: ['[', ']'], deed: (key) => deeds.move(key === '[' ? -1 : 1) },
    { what: say('keys.search'), keys: ['e'], deed: deeds.search },
    { what: say('keys.overtimes'), keys: ['o'], deed: deeds.overtimes },
    { what: say('keys.refresh'), keys: ['r'], deed: deeds.refresh },
    { what: say('keys.export'), keys: ['x'], deed: deeds.exportMenu },
    { what: own('keys.tree'), keys: ['←', '→', '↑', '↓'] },
    { what: own('keys.siblings'), keys: ['*'] },
    { what: own('keys.detail'), keys: ['Enter'] },
  ]);
}
