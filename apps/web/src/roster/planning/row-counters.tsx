import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { HeadView, RowView } from '@horae/timeline';
import { type ReactNode, useMemo } from 'react';
import type { Store } from '#platform/store';
import type { ShiftBar } from '../model/bars.rules';
import { isOpenRow } from '../model/open-rows.rules';
import type { EmployeeRow, GridRow } from '../model/rows.rules';
import { contractDifference } from '../model/totals.rules';
import { rosterWords } from '../roster.words';
import { hoursCell, hoursFigure, hoursName } from '../texts/hour-texts';
import { type CountedPlan } from './model/counted-work.rules';
import type { Ghost } from './model/ghost.rules';
import { plannedMinutes } from './model/planned-minutes.rules';
import { type RowCounters, rowCounters, type YearOvertime } from './model/row-counters.rules';
import { planningWords } from './planning.words';
import styles from './row-counters.module.css';
import { useGhost } from './use-ghost';

/** Counters beside the hours of each person while somebody plans. */
export interface RowCounts {
  /** Width of the column with the hours, in px. */
  width: number;
  rows: (view: View) => View;
  head: (view: HeadView) => HeadView;
}

/** Days of annual leave left, by person. */
type LeaveLeft = ReadonlyMap<number, number>;

type View = RowView<GridRow, ShiftBar>;

const columns = ['daysOff', 'sundays', 'nights', 'inRow'] as const;
type Counter = (typeof columns)[number];

/** Adds counters of the plan to the rows of people; a new object draws all rows again. */
export function createCounts(plan: CountedPlan, ghost: Store<Ghost>, leaveLeft?: LeaveLeft): RowCounts {
  const leave = leaveLeft ? [planningWords.say('count.leave.what')] : [];
  return {
    width: leaveLeft ? 324 : 286,
    rows: (view) => ({
      ...view,
      total: (row, items) =>
        row.kind === 'resource' && !isOpenRow(row.id) ? (
          <Counts {...{ row, plan, ghost, leaveLeft }}>{(after) => view.total?.(after, items)}</Counts>
        ) : (
          view.total?.(row, items)
        ),
      totalName(row, items) {
        const name = view.totalName?.(row, items) ?? '';
        return row.kind === 'resource' && !isOpenRow(row.id)
          ? [name, ...namesOf(row, plan), leaveName(row.id, leaveLeft)].filter(Boolean).join(', ')
          : name;
      },
    }),
    head: (view) => ({
      ...view,
      total: (
        <>
          <Heads hasLeave={leaveLeft !== undefined} />
          {view.total}
        </>
      ),
      totalName: [
        view.totalName,
        ...columns.map((column) => planningWords.say(`count.${column}.what`)),
        ...leave,
        planningWords.say('count.contract.what'),
      ].join(', '),
    }),
  };
}

function Heads({ hasLeave }: { hasLeave: boolean }) {
  const say = planningWords.use();
  return (
    <span className={styles.counts} data-leave={hasLeave || undefined}>
      {columns.map((column) => (
        <small key={column} data-tip={say(`count.${column}.what`)}>
          {say(`count.${column}`)}
        </small>
      ))}
      {hasLeave && <small data-tip={say('count.leave.what')}>{say('count.leave')}</small>}
      <small data-tip={say('count.contract.what')}>{say('count.contract')}</small>
    </span>
  );
}

interface CountsProps {
  row: EmployeeRow;
  plan: CountedPlan;
  ghost: Store<Ghost>;
  leaveLeft: LeaveLeft | undefined;
  /** The hours of the row. */
  children: (row: EmployeeRow) => ReactNode;
}

/** The counters of a person and the hours beside them; both follow what is dragged from or to the person. */
function Counts({ row, plan, ghost, leaveLeft, children }: CountsProps) {
  const changes = useGhost(ghost, row.id);
  const isMoving = changes.length > 0;
  const before = useMemo(() => rowCounters(row.id, plan), [row.id, plan]);
  const counters = isMoving ? rowCounters(row.id, plan, changes) : before;
  const after = isMoving ? rowAfter(row, plan, changes) : row;
  const left = leaveLeft?.get(row.id);
  const contract = contractOf(row, plan);
  return (
    <>
      <span
        className={styles.counts}
        data-leave={leaveLeft !== undefined || undefined}
        data-tip={[tipOf(after, counters, plan), leaveName(row.id, leaveLeft)].filter(Boolean).join('\n')}
      >
        {columns.map((column) => (
          <span
            key={column}
            data-none={counters[column] === 0 || undefined}
            data-over={isOver(column, counters)}
            data-moving={counters[column] !== before[column] || undefined}
          >
            {counters[column]}
          </span>
        ))}
        {leaveLeft && <span data-over={left !== undefined && left < 0 ? true : undefined}>{left ?? ''}</span>}
        <span>{contract === null ? '' : hoursFigure(contract)}</span>
      </span>
      {children(after)}
    </>
  );
}

/** The row with the hours that its person then works. */
function rowAfter(row: EmployeeRow, plan: CountedPlan, changes: readonly PlanChange[]): EmployeeRow {
  const more = (plannedMinutes(row.id, plan, changes) ?? 0) - (plannedMinutes(row.id, plan) ?? 0);
  return { ...row, totals: { ...row.totals, minutes: row.totals.minutes + more } };
}

const isOver = (column: Counter, { inRow, mostInRow }: RowCounters): true | undefined =>
  (column === 'inRow' && mostInRow !== null && inRow > mostInRow) || undefined;

const nameOf = (counters: RowCounters): string =>
  columns.map((column) => planningWords.say(`count.${column}.name`, { count: counters[column] })).join(', ');

function leaveName(employee: number, leaveLeft: LeaveLeft | undefined): string {
  const left = leaveLeft?.get(employee);
  return left === undefined ? '' : planningWords.say('count.leave.name', { count: left });
}

/** Minutes of the contract for the days on screen; null for less than a week, or if it is not known. */
function contractOf({ resource, totals }: EmployeeRow, { range }: CountedPlan): number | null {
  const difference = contractDifference(totals.minutes, resource.weeklyHours, range.dates.length);
  return difference === null ? null : totals.minutes - difference;
}

/** The counters as they are read out. */
function namesOf(row: EmployeeRow, plan: CountedPlan): string[] {
  const counters = rowCounters(row.id, plan);
  const contract = contractOf(row, plan);
  return [
    nameOf(counters),
    contract === null ? '' : planningWords.say('count.contract.name', { hours: hoursName(contract, rosterWords.say) }),
    ...overtimeTexts(counters),
  ];
}

const overtimeTexts = ({ overtime }: RowCounters): string[] =>
  overtime.filter(({ minutes }) => minutes > 0).map((one) => overtimeText(one, overtime.length > 1));

function overtimeText({ year, minutes, limit: most }: YearOvertime, isNamed: boolean): string {
  const hours = hoursName(minutes, rosterWords.say);
  const limit = most === null ? null : hoursName(most, rosterWords.say);
  const { say } = planningWords;
  if (!isNamed) return limit === null ? say('count.overtime', { hours }) : say('count.overtimeOf', { hours, limit });
  return limit === null ? say('count.overtimeIn', { year, hours }) : say('count.overtimeInOf', { year, hours, limit });
}

/** The same in words, with the hours of the contract. */
function tipOf(row: EmployeeRow, counters: RowCounters, plan: CountedPlan): string {
  const { say } = planningWords;
  const hours = hoursCell(row.totals.minutes, rosterWords.say);
  const contract = contractOf(row, plan);
  return [
    contract === null
      ? say('count.hours', { hours })
      : say('count.ofContract', { hours, contract: hoursCell(contract, rosterWords.say) }),
    nameOf(counters),
    ...overtimeTexts(counters),
  ]
    .filter(Boolean)
    .join('\n');
}
