import { companies } from '#features/people/organisation/organisation.table';
import { rosterHistory } from '#features/scheduling/roster-history/roster-history.table';
import { tableName } from '../column-names';
import type { Derived } from '../derived';
import { plannedTables } from '../history-rows';
import { historyTrigger } from '../history-sql';

export const keptVersions: Derived = {
  name: 'roster history',
  is: 'Each version of each shift, leave and open shift: what it was, from when until when it was known, by whom and how it was changed.',
  workedOut: 'Written in the transaction of the change, by triggers of its own (decision 59).',
  effect: 'record',
  keeps: [rosterHistory],
  sources: plannedTables.map((planned) => {
    const { compared, deciding } = planned.row(tableName(planned.table));
    return {
      table: planned.table,
      columns: [...compared, ...deciding],
      trigger: (operation) => historyTrigger(planned, operation),
    };
  }),
  untracked: [{ columns: [companies.timeZone], because: 'A version keeps the local days on which it was recorded.' }],
};
