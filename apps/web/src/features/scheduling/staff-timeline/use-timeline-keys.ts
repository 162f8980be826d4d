import { type Zoom, zooms } from '@horae/timeline';
import { useScreenKeys } from '#platform/screen-keys';
import { gridKeys } from '#roster/grid-keys';
import { rosterWords } from '#roster/roster.words';

interface KeyDeeds {
  today: () => void;
  move: (by: 1 | -1) => void;
  zoomTo: (zoom: Zoom) => void;
  firstFilter: () => void;
  search: () => void;
  overtimes: () => void;
  compare: () => void;
  issues: () => void;
  refresh: () => void;
  exportMenu: () => void;
  legend: () => void;
}

/** The single letters of the staff timeline. */
export function useTimelineKeys(deeds: KeyDeeds): void {
  const say = rosterWords.use();
  useScreenKeys(say('title'), [
    { what: say('keys.today'), keys: ['t'], deed: deeds.today },
    { what: say('keys.move'), keys: ['[', ']'], deed: (key) => deeds.move(key === '[' ? -1 : 1) },
    { what: say('keys.zoom'), keys: ['1', '2', '3', '4'], deed: (key) => deeds.zoomTo(zooms[Number(key) - 1]!) },
    { what: say('keys.firstFilter'), keys: ['f'], deed: deeds.firstFilter },
    { what: say('keys.search'), keys: ['e'], deed: deeds.search },
    { what: say('keys.overtimes'), keys: ['o'], deed: deeds.overtimes },
    { what: say('keys.compare'), keys: ['c'], deed: deeds.compare },
    { what: say('keys.issues'), keys: ['i'], deed: deeds.issues },
    { what: say('keys.refresh'), keys: ['r'], deed: deeds.refresh },
    { what: say('keys.export'), keys: ['x'], deed: deeds.exportMenu },
    { what: say('keys.legend'), keys: ['l'], deed: deeds.legend },
    ...gridKeys(say),
  ]);
}
