import { type Zoom, zooms } from '@horae/timeline';
import { useScreenKeys } from '#platform/screen-keys';
import { gridKeys } from '#roster/grid-keys';
import { rosterWords } from '#roster/roster.words';

interface KeyActions {
  today: () => void;
  move: (by: 1 | -1) => void;
  zoomTo: (zoom: Zoom) => void;
  firstFilter: () => void;
  search: () => void;
  overtimes: () => void;
  compare: () => void;
  issues: () => void;
  plan: (() => void) | undefined;
  refresh: () => void;
  exportMenu: () => void;
  legend: () => void;
}

/** The single-letter shortcuts of the staff timeline. */
export function useTimelineKeys(actions: KeyActions): void {
  const say = rosterWords.use();
  useScreenKeys(say('title'), [
    { what: say('keys.today'), keys: ['t'], action: actions.today },
    { what: say('keys.move'), keys: ['[', ']'], action: (key) => actions.move(key === '[' ? -1 : 1) },
    { what: say('keys.zoom'), keys: ['1', '2', '3', '4'], action: (key) => actions.zoomTo(zooms[Number(key) - 1]!) },
    { what: say('keys.firstFilter'), keys: ['f'], action: actions.firstFilter },
    { what: say('keys.search'), keys: ['e'], action: actions.search },
    { what: say('keys.overtimes'), keys: ['o'], action: actions.overtimes },
    { what: say('keys.compare'), keys: ['c'], action: actions.compare },
    { what: say('keys.issues'), keys: ['i'], action: actions.issues },
    ...(actions.plan ? [{ what: say('plan'), keys: ['p'], action: actions.plan }] : []),
    { what: say('keys.refresh'), keys: ['r'], action: actions.refresh },
    { what: say('keys.export'), keys: ['x'], action: actions.exportMenu },
    { what: say('keys.legend'), keys: ['l'], action: actions.legend },
    ...gridKeys(say),
  ]);
}
