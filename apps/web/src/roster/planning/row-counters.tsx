import type { HeadView, RowView } from '@horae/timeline';
import type { ShiftBar } from '../model/bars.rules';
import { isOpenRow } from '../model/open-rows.rules';
import type { EmployeeRow, GridRow } from '../model/rows.rules';
import { contractDifference } from '../model/totals.rules';
import { rosterWords } from '../roster.words';
import { hoursCell, hoursName } from '../texts/hour-texts';
import { type CountedPlan, type RowCounters, rowCounters } from './model/row-counters.rules';
import { planningWords } from './planning.words';
import styles from './row-counters.module.css';

/** Counters beside the hours of each person while somebody plans. */
export interface RowCounts {
  /** Width of the column with the hours, in px. */
  width: number;
  rows: (view: View) => View;
  head: (view: HeadView) => HeadView;
}

type View = RowView<GridRow, ShiftBar>;

const columns = ['daysOff', 'sundays', 'nights', 'inRow'] as const;
type Counter = (typeof columns)[number];

/** Adds counters of the plan to the rows of people; a new object draws all rows again. */
export function createCounts(plan: CountedPlan): RowCounts {
  return {
    width: 248,
    rows: (view) => ({
      ...view,
      total: (row, items) => (
        <>
          {row.kind === 'resource' && !isOpenRow(row.id) && <Counts row={row} plan={plan} />}
          {view.total?.(row, items)}
        </>
      ),
      totalName(row, items) {
        const name = view.totalName?.(row, items) ?? '';
        return row.kind === 'resource' && !isOpenRow(row.id) ? `${name}, ${nameOf(rowCounters(row.id, plan))}` : name;
      },
    }),
    head: (view) => ({
      ...view,
      total: (
        <>
          <Heads />
          {view.total}
        </>
      ),
      totalName: [view.totalName, ...columns.map((column) => planningWords.say(`count.${column}.what`))].join(', '),
    }),
  };
}

function Heads() {
  const say = planningWords.use();
  return (
    <span className={styles.counts}>
      {columns.map((column) => (
        <small key={column} data-tip={say(`count.${column}.what`)}>
          {say(`count.${column}`)}
        </small>
      ))}
    </span>
  );
}

function Counts({ row, plan }: { row: EmployeeRow; plan: CountedPlan }) {
  const counters = rowCounters(row.id, plan);
  return (
    <span className={styles.counts} data-tip={tipOf(row, counters, plan)}>
      {columns.map((column) => (
        <span key={column} data-none={counters[column] === 0 || undefined} data-over={isOver(column, counters)}>
          {counters[column]}
        </span>
      ))}
    </span>
  );
}

const isOver = (column: Counter, { inRow, mostInRow }: RowCounters): true | undefined =>
  (column === 'inRow' && mostInRow !== null && inRow > mostInRow) || undefined;

const nameOf = (counters: RowCounters): string =>
  columns.map((column) => planningWords.say(`count.${column}.name`, { count: counters[column] })).join(', ');

/** The same in words, with the contract and the overtime of the year. */
function tipOf({ resource, totals }: EmployeeRow, counters: RowCounters, { range }: CountedPlan): string {
  const { say } = planningWords;
  const difference = contractDifference(totals.minutes, resource.weeklyHours, range.dates.length);
  const hours = hoursCell(totals.minutes, rosterWords.say);
  const contract = difference === null ? null : hoursCell(totals.minutes - difference, rosterWords.say);
  const { overtime, mostOvertime } = counters;
  const limit = mostOvertime === null ? null : hoursName(mostOvertime, rosterWords.say);
  return [
    contract === null ? say('count.hours', { hours }) : say('count.ofContract', { hours, contract }),
    nameOf(counters),
    overtime > 0 &&
      (limit === null
        ? say('count.overtime', { hours: hoursName(overtime, rosterWords.say) })
        : say('count.overtimeOf', { hours: hoursName(overtime, rosterWords.say), limit })),
  ]
    .filter(Boolean)
    .join('\n');
}
