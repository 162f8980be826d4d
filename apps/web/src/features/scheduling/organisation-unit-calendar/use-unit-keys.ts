import type { Zoom } from '@horae/timeline';
import { useScreenKeys } from '#platform/screen-keys';
import { gridKeys } from '#roster/grid-keys';
import { rosterWords } from '#roster/roster.words';
import { unitZooms } from './model/unit-view.rules';
import { unitWords } from './organisation-unit-calendar.words';

interface KeyDeeds {
  unit: () => void;
  today: () => void;
  move: (by: 1 | -1) => void;
  zoomTo: (zoom: Zoom) => void;
  search: () => void;
  overtimes: () => void;
  refresh: () => void;
  exportMenu: () => void;
}

/** The single letters of the unit's calendar. */
export function useUnitKeys(deeds: KeyDeeds): void {
  const own = unitWords.use();
  const say = rosterWords.use();
  useScreenKeys(own('title'), [
    { what: own('choose'), keys: ['u'], deed: deeds.unit },
    { what: say('keys.today'), keys: ['t'], deed: deeds.today },
    { what: say('keys.move'), keys: ['[', ']'], deed: (key) => deeds.move(key === '[' ? -1 : 1) },
    { what: own('keys.zoom'), keys: ['1', '2', '3'], deed: (key) => deeds.zoomTo(unitZooms[Number(key) - 1]!) },
    { what: say('keys.search'), keys: ['e'], deed: deeds.search },
    { what: say('keys.overtimes'), keys: ['o'], deed: deeds.overtimes },
    { what: say('keys.refresh'), keys: ['r'], deed: deeds.refresh },
    { what: say('keys.export'), keys: ['x'], deed: deeds.exportMenu },
    ...gridKeys(say),
  ]);
}
