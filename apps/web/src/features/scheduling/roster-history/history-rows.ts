import type { RosterHistory } from '@horae/contract/scheduling/roster-history.contract';
import { openRowOf } from '#roster/model/open-rows.rules';
import { rosterWords } from '#roster/roster.words';
import { historyWords } from './roster-history.words';

export interface HistoryRow {
  row: number;
  name: string;
  code: string;
  department: string;
}

type Rows = Pick<RosterHistory, 'people' | 'openIn'>;

/** The open shifts of each department, then the people. */
export const rowsOf = ({ people, openIn }: Rows): HistoryRow[] => [
  ...openIn.map(({ id, name }) => ({
    row: openRowOf(id),
    name: historyWords.say('open'),
    code: '',
    department: name,
  })),
  ...people.map(({ employeeId, ...person }) => ({ row: employeeId, ...person })),
];

/** Whose an item of a row is: a person, or nobody yet in a department. */
export function ownersOf({ people, openIn }: Rows): (row: number) => string {
  const names = new Map([
    ...people.map(({ employeeId, name }) => [employeeId, name] as const),
    ...openIn.map(({ id, name }) => [openRowOf(id), rosterWords.say('openShift', { department: name })] as const),
  ]);
  return (row) => names.get(row) ?? '';
}
