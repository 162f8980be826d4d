import { ofAllAreas } from '../areas';
import type { Derived, Searchable } from './derived';
import { attendance } from './things/attendance';
import { balances } from './things/balances';
import { declaredLayer } from './things/declared-layer';
import { keptMonths } from './things/kept-months';
import { roster } from './things/roster';
import { timesheets } from './things/timesheets';

/**
 * Everything that is worked out from something else. On one change they are followed in this order: whoever keeps sums
 * of hours holds the row of the roster's version, so that comes first.
 */
export const ledger: readonly Derived[] = [roster, keptMonths, declaredLayer, attendance, timesheets, balances];

/** What can be found by the search, followed after all of those. */
export const searchables: readonly Searchable[] = ofAllAreas((area) => area.searchables);
