import type { Zoom } from '@horae/timeline';
import { useScreenKeys } from '#platform/screen-keys';
import { gridKeys } from '#roster/grid-keys';
import { rosterWords } from '#roster/roster.words';
import { unitZooms } from './model/unit-view.rules';
import { unitWords } from './organisation-unit-calendar.words';

interface KeyActions {
  unit: () => void;
  today: () => void;
  move: (by: 1 | -1) => void;
  zoomTo: (zoom: Zoom) => void;
  search: () => void;
  overtimes: () => void;
  refresh: () => void;
  exportMenu: () => void;
}

/** The single-letter shortcuts of the unit calendar. */
export function useUnitKeys(actions: KeyActions): void {
  const own = unitWords.use();
  const say = rosterWords.use();
  useScreenKeys(own('title'), [
    { what: own('choose'), keys: ['u'], action: actions.unit },
    { what: say('keys.today'), keys: ['t'], action: actions.today },
    { what: say('keys.move'), keys: ['[', ']'], action: (key) => actions.move(key === '[' ? -1 : 1) },
    { what: own('keys.zoom'), keys: ['1', '2', '3'], action: (key) => actions.zoomTo(unitZooms[Number(key) - 1]!) },
    { what: say('keys.search'), keys: ['e'], action: actions.search },
    { what: say('keys.overtimes'), keys: ['o'], action: actions.overtimes },
    { what: say('keys.refresh'), keys: ['r'], action: actions.refresh },
    { what: say('keys.export'), keys: ['x'], action: actions.exportMenu },
    ...gridKeys(say),
  ]);
}
