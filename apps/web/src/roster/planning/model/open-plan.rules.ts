import type { AnyChange, PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { AnyDraft, PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { OpenShift } from '@horae/contract/scheduling/planned-items';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { Board } from '../../model/board.rules';
import type { LocalDays } from '../../model/local-days.rules';
import { departmentOfRow, isOpenRow, openResource, openRowOf } from '../../model/open-rows.rules';
import type { Shift } from '../../model/shift.rules';
import { type DayItem, readDayItems } from './day-items.rules';
import { awayOf, dayText } from './day-text.rules';
import { placeFields } from './place-fields';
import { type PlanEntry, type PlanNow, publishedShift } from './plan-now.rules';
import type { TemplateOf } from './template-codes.rules';

/** A draft as it is planned with: what is nobody’s belongs to the row of its department. */
export function draftOfRow({ published, item, ...draft }: AnyDraft): PlanDraft {
  return {
    ...draft,
    published: published && {
      version: published.version,
      employeeId: published.employeeId ?? openRowOf(published.departmentId!),
    },
    item: item && itemOfRow(item),
  };
}

function itemOfRow({ employeeId, ...item }: NonNullable<AnyDraft['item']>): NonNullable<PlanDraft['item']> {
  if (employeeId !== null) return { ...item, employeeId };
  return { ...item, employeeId: openRowOf(item.departmentId!), departmentId: null, department: null };
}

/** A change as it is sent: what belongs to a row of open shifts is nobody’s. */
export function changeToSend({ item, ...change }: PlanChange): AnyChange {
  const departmentId = item ? departmentOfRow(item.employeeId) : null;
  return { ...change, item: item && departmentId !== null ? { ...item, employeeId: null, departmentId } : item };
}

/** The board with the published open shifts in the rows of their departments. */
export function withOpenShifts(board: Board, open: readonly OpenShift[], zone: Zone): Board {
  if (open.length === 0) return board;
  const shiftsOf = new Map(board.shiftsOf);
  for (const { id, version, leftBy, ...item } of open) {
    const row = openRowOf(item.departmentId);
    const published = publishedShift({ id, ...itemOfRow({ ...item, employeeId: null }) }, zone);
    const shift: Shift = { ...published, version, ...(leftBy !== undefined && { leftBy }) };
    shiftsOf.set(
      row,
      [...(shiftsOf.get(row) ?? []), shift].sort((a, b) => a.start - b.start || b.end - a.end || a.id - b.id),
    );
  }
  return { ...board, shiftsOf };
}

interface Department {
  id: number;
  name: string;
}

/** The rows of open shifts: of the departments that have some and, if they are all shown, of those with people. */
export function openRows(
  board: Board,
  departments: readonly (Department & { formerly: readonly number[] })[],
  title: string,
  isAll: boolean,
): readonly StaffResource[] {
  const staffed = new Map(board.resources.map((person) => [person.building_Id, person]));
  const hasSome = ({ id }: Department) => (board.shiftsOf.get(openRowOf(id))?.length ?? 0) > 0;
  // What was planned before departments were merged stands under the name of the one that continues them.
  return departments
    .flatMap(({ id, name, formerly }) => [id, ...formerly].map((one) => ({ id: one, name })))
    .filter((one) => hasSome(one) || (isAll && staffed.has(one.id)))
    .map((one) => openResource(one, title, staffed.get(one.id)));
}

/** The changes that leave shifts to nobody, each in the department in which it would have been worked. */
export function changesOfOpening(
  entries: readonly PlanEntry[],
  { personOf }: Pick<PlanNow, 'personOf'>,
  days: LocalDays,
): PlanChange[] {
  const wall = (instant: number) => `${days.dateOf(instant)}T${days.clock(instant)}`;
  return entries.flatMap((entry): PlanChange[] => {
    const { id, seen, employeeId, typeOfShift, start, end, breakMinutes, notes, departmentId, jobTitle } = entry;
    const person = personOf(employeeId, days.dateOf(start));
    const department = departmentId ?? person?.departmentId;
    if (isOpenRow(employeeId) || awayOf(typeOfShift) || department === undefined) return [];
    const item = {
      employeeId: openRowOf(department),
      typeOfShift,
      start: wall(start),
      end: wall(end),
      breakMinutes,
      notes,
      leaveKind: null,
      ...placeFields(entry),
      departmentId: null,
      jobTitle: jobTitle ?? person?.jobTitle ?? null,
    };
    return [{ id, seen, item }];
  });
}

/** The changes that leave shifts open that were just taken off; where nothing of them is left, there are new ones. */
export const changesOfReopening = (entries: readonly PlanEntry[], now: PlanNow, days: LocalDays): PlanChange[] =>
  changesOfOpening(entries, now, days).map(({ id, item }) => {
    const draft = id === undefined ? undefined : now.draftOf(id);
    if (!draft) return { seen: unread, item };
    return { id: draft.id, seen: { published: draft.published?.version ?? null, draft: draft.version }, item };
  });

const unread = { published: null, draft: null };

/** Reads what was typed into a day of a row: on one of open shifts `8-16, 8-16` are two, and nobody is away. */
export function readRowItems(row: number, text: string, date: LocalDate, templateOf?: TemplateOf): DayItem[] | null {
  if (!isOpenRow(row)) return readDayItems(text, date, templateOf);
  const read = text.split(',').map((part) => readDayItems(part.trim(), date, templateOf));
  if (read.some((items) => items === null || items.some(({ typeOfShift }) => awayOf(typeOfShift)))) return null;
  return read.flatMap((items) => items ?? []);
}

/** What a day of a row contains, as it is typed. */
export const rowText = (row: number, entries: readonly PlanEntry[], days: LocalDays, language: string): string =>
  isOpenRow(row)
    ? entries.map((entry) => dayText([entry], days, language)).join(', ')
    : dayText(entries, days, language);
