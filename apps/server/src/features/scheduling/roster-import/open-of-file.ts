import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { hotelClock } from '#platform/hotel-time';
import { noPlace, placeFields } from '#roster/planned-item';
import { type ItemChange, lockOpenShifts } from '../planning/planning.commands';
import { readOpenDrafted } from '../planning/planning.reads';
import { type ComparedOpen, changedOpen, compareOpen, type PlannedOpen } from './compare-open.rules';
import type { Comparison } from './comparison';
import { isOpenRow, type OpenRow, type ReadRow, type RowEntry, type RowShift } from './entries';
import type { Publishing } from './law-of-file';
import type { OpenLines } from './roster-reading';
import type { PlannedShift } from './stored-plan';

const nothing: ComparedOpen = { present: new Set(), added: [], changed: new Map(), removed: [] };

const mayDraft = ({ hotel, accountId }: Publishing): boolean => hotel.mayPlan && accountId !== null;

/** The rows without the lines of open shifts, where nobody plans who could draft them. */
export function withoutUnplanned(rows: ReadRow[], publishing: Publishing): ReadRow[] {
  if (mayDraft(publishing)) return rows;
  const skipped = 'Open shifts are for those who plan: this line is left out.';
  return rows.map(({ line, cell, ...row }) => {
    const place = { line, ...(cell !== undefined && { cell }) };
    return 'entry' in row && isOpenRow(row.entry) ? { ...place, skipped } : { ...place, ...row };
  });
}

/**
 * What a file changes about the open shifts of its departments. They are compared with their drafts, because they become
 * drafts; where the rest is published, what planners have drafted is not touched.
 */
export async function openOfFile(
  tx: Database,
  publishing: Publishing,
  entries: readonly RowEntry[],
  { lines, replace }: { lines: OpenLines; replace: boolean },
): Promise<ComparedOpen> {
  if (!mayDraft(publishing)) return nothing;
  const { hotel, asDraft } = publishing;
  const rows = entries.filter(isOpenRow);
  const departments = new Set([...rows.map(({ open }) => open.departmentId), ...(replace ? lines.departments : [])]);
  if (departments.size === 0) return nothing;
  const clock = hotelClock(hotel.timeZone);
  await lockOpenShifts(tx, hotel.companyId);
  const days = [...rows.map(({ start }) => clock.dayOf(start)), ...(replace ? lines.days : [])].sort();
  if (days.length === 0) return nothing;
  const open = await readOpenDrafted(tx, hotel, { first: days[0]!, last: days.at(-1)! });
  const planned = open.map(({ item, isDrafted }): PlannedOpen => {
    const { id, start, end, breakMinutes, notes, type } = item;
    const departmentId = item.departmentId!;
    const what = { ...placeFields(item), id, type: type as PlannedOpen['type'], start, end, breakMinutes, notes };
    return Object.assign(what, { employeeId: -departmentId, departmentId, mayGo: asDraft || !isDrafted });
  });
  const keyOf = ({ departmentId, start }: { departmentId: number; start: number }) =>
    `${departmentId} ${clock.dayOf(start)}`;
  const rowsOf = groupBy(rows, ({ open: { departmentId }, start }) => keyOf({ departmentId, start }));
  const plannedOf = groupBy(planned, keyOf);
  const covered = new Set(
    replace ? [...lines.departments].flatMap((department) => lines.days.map((day) => `${department} ${day}`)) : [],
  );
  const all: ComparedOpen = { present: new Set(), added: [], changed: new Map(), removed: [] };
  for (const key of new Set([...rowsOf.keys(), ...covered])) {
    const [ofFile, ofPlan] = [rowsOf.get(key) ?? [], plannedOf.get(key) ?? []];
    const compared = compareOpen({ rows: ofFile, planned: ofPlan, isCovered: covered.has(key) });
    for (const row of compared.present) all.present.add(row);
    for (const [row, former] of compared.changed) all.changed.set(row, former);
    all.added.push(...compared.added);
    all.removed.push(...compared.removed);
  }
  return all;
}

/** The same as changes of the plan. */
export function openChangesOf({ added, changed, removed }: ComparedOpen, hotel: GrantedHotel): ItemChange[] {
  const clock = hotelClock(hotel.timeZone);
  const item = (id: number, departmentId: number, shift: ReturnType<typeof changedOpen>) => {
    const { type, start, end, breakMinutes, notes } = shift;
    const days = { allDay: false, firstDay: clock.dayOf(start), lastDay: clock.dayOf(end - 1) };
    return {
      id,
      employeeId: null,
      type,
      start,
      end,
      ...days,
      breakMinutes,
      notes,
      leaveKind: null,
      ...placeFields(shift),
      departmentId,
    };
  };
  return [
    ...removed.map(({ id }) => ({ id, item: null })),
    ...[...changed].map(([row, former]) => ({
      id: former.id,
      item: item(former.id, former.departmentId, changedOpen(row, former)),
    })),
    ...added.map((row) => ({ item: item(0, row.open.departmentId, newOpen(row)) })),
  ];
}

const newOpen = ({ type, start, end, breakMinutes, notes, open: { jobTitle } }: OpenRow) => {
  return { type, start, end, breakMinutes, notes, ...noPlace, jobTitle };
};

/** A comparison as it is reported, open shifts included. */
export function withOpen(
  comparison: Comparison,
  { present, added, changed, removed }: ComparedOpen,
  nameOf: (departmentId: number) => string,
): Comparison {
  if (present.size + added.length + changed.size + removed.length === 0) return comparison;
  const names = removed.map(({ employeeId, departmentId }) => [employeeId, nameOf(departmentId)] as const);
  return {
    ...comparison,
    present: new Set([...comparison.present, ...present]),
    changedShifts: new Map<RowShift, PlannedShift>([...comparison.changedShifts, ...changed]),
    removedShifts: [...comparison.removedShifts, ...removed],
    names: new Map([...comparison.names, ...names]),
  };
}
