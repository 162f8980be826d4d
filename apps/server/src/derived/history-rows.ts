import { type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { companies } from '#features/people/organisation/organisation.table';
import { openShifts } from '#features/scheduling/planning/open-shifts.table';
import type { rosterHistory } from '#features/scheduling/roster-history/roster-history.table';
import { leaves, shifts } from '#features/scheduling/shifts/shifts.table';

type OfVersion = 'recordedFrom' | 'recordedUntil' | 'isRemoved' | 'accountId' | 'way' | 'gesture' | 'transaction';
/** The columns of `roster_history` that say what an item was. */
export type Kept = Exclude<keyof typeof rosterHistory.$inferSelect, OfVersion>;

type Value = SQL | PgColumn;
const c = alias(companies, 'c');
const shift = (name: string) => alias(shifts, name);
const leave = (name: string) => alias(leaves, name);
const open = (name: string) => alias(openShifts, name);
type Shift = ReturnType<typeof shift>;
type Leave = ReturnType<typeof leave>;
type Open = ReturnType<typeof open>;

interface PlannedRow {
  companyId: PgColumn;
  id: PgColumn;
  /** What the history keeps of it, of a hotel `c`, in the order in which it is stored. */
  kept: Record<Kept, Value>;
  /** What is compared to tell whether it changed. */
  compared: PgColumn[];
  /** What decides whether it is on the plan. */
  deciding: PgColumn[];
  isCancelled: SQL;
  isOnPlan: SQL;
  isNowhereElse: SQL;
}

const itemType = (type: PgColumn) => sql`${type}::text::roster_item_type`;
const localDay = (moment: Value) => sql`(${moment} at time zone ${c.timeZone})::date`;

const keptOfWork = (row: Shift | Open, employeeId: Value): Record<Kept, Value> => ({
  companyId: row.companyId,
  itemId: row.id,
  employeeId,
  isLeave: sql`false`,
  type: itemType(row.type),
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  firstDay: localDay(row.startsAt),
  lastDay: localDay(sql`(${row.endsAt} - interval '1 second')`),
  breakMinutes: row.breakMinutes,
  notes: row.notes,
  leaveKind: sql`null::leave_kind`,
  compensates: sql`null::text`,
  departmentId: row.departmentId,
  jobTitle: row.jobTitle,
  workCentreId: row.workCentreId,
  costPlace: row.costPlace,
  skill: row.skill,
});

const comparedOfWork = (row: Shift | Open): PgColumn[] => [
  row.type,
  row.startsAt,
  row.endsAt,
  row.breakMinutes,
  row.notes,
  row.departmentId,
  row.jobTitle,
  row.workCentreId,
  row.costPlace,
  row.skill,
];

// A shift that goes from a person to nobody, or back, is removed on one side and added on the other, in whichever order.
// What is on the plan on the other side is not removed. A subquery for each row, and never a join: see `history-sql.ts`.
const noOpenShift = ({ companyId, id }: Shift) => {
  const o = open('o');
  return sql`(select true from ${openShifts} ${o} where ${o.companyId} = ${companyId} and ${o.id} = ${id} limit 1) is null`;
};
const noShift = ({ companyId, id }: Open) => {
  const o = shift('o');
  return sql`(select true from ${shifts} ${o} where ${o.companyId} = ${companyId} and ${o.id} = ${id} and ${o.layer} = 'planned' and ${o.status} <> 'cancelled' limit 1) is null`;
};

const shiftRow = (row: Shift): PlannedRow => ({
  companyId: row.companyId,
  id: row.id,
  kept: keptOfWork(row, row.employeeId),
  compared: [row.employeeId, ...comparedOfWork(row)],
  deciding: [row.layer, row.status],
  isCancelled: sql`${row.status} = 'cancelled'`,
  isOnPlan: sql`${row.layer} = 'planned'`,
  isNowhereElse: noOpenShift(row),
});

const leaveRow = (row: Leave): PlannedRow => ({
  companyId: row.companyId,
  id: row.id,
  kept: {
    companyId: row.companyId,
    itemId: row.id,
    employeeId: row.employeeId,
    isLeave: sql`true`,
    type: itemType(row.type),
    startsAt: sql`null::timestamptz`,
    endsAt: sql`null::timestamptz`,
    firstDay: row.firstDay,
    lastDay: row.lastDay,
    breakMinutes: sql`0::smallint`,
    notes: row.notes,
    leaveKind: row.kind,
    compensates: row.compensates,
    departmentId: sql`null::integer`,
    jobTitle: sql`null::text`,
    workCentreId: sql`null::integer`,
    costPlace: sql`null::text`,
    skill: sql`null::text`,
  },
  compared: [row.employeeId, row.type, row.kind, row.compensates, row.firstDay, row.lastDay, row.notes],
  deciding: [row.status],
  isCancelled: sql`${row.status} = 'cancelled'`,
  isOnPlan: sql`true`,
  isNowhereElse: sql`true`,
});

const openRow = (row: Open): PlannedRow => ({
  companyId: row.companyId,
  id: row.id,
  kept: keptOfWork(row, sql`null::integer`),
  compared: comparedOfWork(row),
  deciding: [],
  isCancelled: sql`false`,
  isOnPlan: sql`true`,
  isNowhereElse: noShift(row),
});

export interface Planned {
  table: PgTable;
  /** A row of the table under a name in SQL. */
  row: (name: string) => PlannedRow;
}

/** The tables of planned items. */
export const plannedTables: readonly Planned[] = [
  { table: shifts, row: (name: string) => shiftRow(shift(name)) },
  { table: leaves, row: (name: string) => leaveRow(leave(name)) },
  { table: openShifts, row: (name: string) => openRow(open(name)) },
];
