import { ofAllAreas } from '../areas';
import type { Derived, Searchable } from './derived';
import { attendance } from './things/attendance';
import { balances } from './things/balances';
import { declaredLayer } from './things/declared-layer';
import { keptMonths } from './things/kept-months';
import { roster } from './things/roster';
import { keptVersions } from './things/roster-history';
import { timesheets } from './things/timesheets';

/**
 * Everything derived from other data, in the order in which a change updates it. Code that stores sums of hours locks
 * the row of the roster's version, so the roster comes first.
 */
export const ledger: readonly Derived[] = [
  roster,
  keptMonths,
  declaredLayer,
  attendance,
  timesheets,
  balances,
  keptVersions,
];

/** What the search finds; updated after all of the above. */
export const searchables: readonly Searchable[] = ofAllAreas((area) => area.searchables);
