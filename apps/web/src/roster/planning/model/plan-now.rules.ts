import { calendarIdOf } from '@horae/contract/scheduling/decode-columns';
import type { LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import type { ShiftPlace } from '@horae/contract/scheduling/shifts.contract';
import type { ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import type { LocalDate } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import type { Board } from '../../model/board.rules';
import { isListedOn } from '../../model/placed-in.rules';
import { readMoment } from '../../model/read-event.rules';
import { recordOf, type Shift } from '../../model/shift.rules';
import { personOn } from './person-on.rules';
import { isOwnPlace, placeOf, usualPlace } from './place-fields';
import { rulesOf, unpaidMinutes } from './planned-work.rules';

/** An item of the plan as it would be published, and what a change of it must name. */
export interface PlanEntry extends ShiftPlace {
  id: number;
  seen: { published: number | null; draft: number | null };
  employeeId: number;
  typeOfShift: ShiftType;
  title: string;
  start: number;
  end: number;
  allDay: boolean;
  breakMinutes: number;
  notes: string | null;
  leaveKind: LeaveKind | null;
  /** Of a compensatory day off: the local day for which it is given, or `unknown`. */
  compensates?: string | null;
}

/** The plan with its drafts. */
export interface PlanNow {
  entriesOf: (employee: number) => readonly PlanEntry[];
  draftOf: (id: number) => PlanDraft | undefined;
  /** Where and as what a person belongs on a day. */
  personOf: (employee: number, date: LocalDate) => { departmentId: number; jobTitle: string } | undefined;
  /** Whether a person belongs to the calendar on a day; who has moved away is planned by others. */
  isListed: (employee: number, date: LocalDate) => boolean;
}

const isPlanned = (shift: Shift) => recordOf(shift) === 'planned' && shift.status !== 'cancelled';

/** The published items of the board with the drafts laid over them. */
export function planNow(board: Board, drafts: readonly PlanDraft[], zone: Zone): PlanNow {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const added = new Map<number, PlanEntry[]>();
  for (const draft of drafts) {
    const entry = entryOf(draft, zone, board);
    if (!entry) continue;
    const own = added.get(entry.employeeId);
    if (own) own.push(entry);
    else added.set(entry.employeeId, [entry]);
  }
  const personWith = (id: number) => board.resources.find(({ employeeId }) => employeeId === id);
  return {
    draftOf: (id) => byId.get(id),
    isListed(employee, date) {
      const person = personWith(employee);
      return !person || isListedOn(person, date);
    },
    personOf(employee, date) {
      const person = personWith(employee);
      if (!person) return undefined;
      const { building_Id: departmentId, jobTitle } = personOn(person, date);
      return { departmentId, jobTitle };
    },
    entriesOf(employee) {
      const published = (board.shiftsOf.get(employee) ?? [])
        .filter((shift) => isPlanned(shift) && !byId.has(shift.id))
        .map(publishedEntry);
      return [...published, ...(added.get(employee) ?? [])].sort((a, b) => a.start - b.start || a.id - b.id);
    },
  };
}

export function publishedEntry(shift: Shift): PlanEntry {
  const { id, employeeId, typeOfShift, title, start, end, allDay, breakMinutes, paidBreakMinutes, notes } = shift;
  return {
    id,
    seen: { published: shift.version ?? 1, draft: null },
    employeeId,
    typeOfShift: typeOfShift === 'Other' ? 'Regular' : typeOfShift,
    title,
    start,
    end,
    allDay,
    breakMinutes: paidBreakMinutes ?? breakMinutes,
    notes,
    leaveKind: shift.leaveKind ?? null,
    ...(shift.compensates && { compensates: shift.compensates }),
    ...(shift.place ?? usualPlace),
  };
}

function entryOf({ id, version, published, item }: PlanDraft, zone: Zone, board: Board): PlanEntry | undefined {
  const start = item && readMoment(item.start, zone);
  const end = item && readMoment(item.end, zone);
  if (!item || start === null || end === null) return undefined;
  const { employeeId, typeOfShift, title, allDay, breakMinutes, notes, leaveKind } = item;
  const { compensates } = item;
  const seen = { published: published && versionNow(board, id, published.employeeId), draft: version };
  return {
    id,
    seen,
    employeeId,
    typeOfShift,
    title,
    start: start!,
    end: end!,
    allDay,
    breakMinutes,
    notes,
    leaveKind,
    ...(compensates && { compensates }),
    ...placeOf(item),
  };
}

/** The published version as it is now: it may have changed since its draft, which a new change then takes as its base. */
function versionNow(board: Board, id: number, employee: number): number | null {
  const shift = board.shiftsOf.get(employee)?.find((one) => one.id === id && isPlanned(one));
  return shift ? (shift.version ?? 1) : null;
}

/** The board as it would be if the drafts were published; the rows of people without drafts stay the same objects. */
export function withDrafts(board: Board, drafts: readonly PlanDraft[], zone: Zone, rules?: PlanRules): Board {
  if (drafts.length === 0) return board;
  const drafted = new Set(drafts.map(({ id }) => id));
  const shiftsOf = new Map(board.shiftsOf);
  const touched = new Set<number>();
  for (const { published, item } of drafts) {
    if (published) touched.add(published.employeeId);
    if (item) touched.add(item.employeeId);
  }
  for (const employee of touched) {
    const stay = (board.shiftsOf.get(employee) ?? []).filter((shift) => !(drafted.has(shift.id) && isPlanned(shift)));
    const own = drafts.flatMap((draft) => {
      const entry = draft.item?.employeeId === employee ? entryOf(draft, zone, board) : undefined;
      return entry ? [shiftOf(entry, unpaidOf(entry, rules, zone))] : [];
    });
    shiftsOf.set(
      employee,
      [...stay, ...own].sort((a, b) => a.start - b.start || b.end - a.end || a.id - b.id),
    );
  }
  return { ...board, shiftsOf };
}

/** The minutes of the break of an item that are not paid. */
export const unpaidOf = (
  { employeeId, start, breakMinutes }: Pick<PlanEntry, 'employeeId' | 'start' | 'breakMinutes'>,
  rules: PlanRules | undefined,
  zone: Zone,
): number => unpaidMinutes(rulesOf(rules, employeeId), zone.dateAt(start), breakMinutes);

/** An item that is published, as the calendars have it. */
export const publishedShift = ({ id, ...item }: Published, zone: Zone): Shift => {
  const [start, end] = [readMoment(item.start, zone)!, readMoment(item.end, zone)!];
  const { isDraft: _, ...shift } = shiftOf({ ...item, id, seen: unread, start, end }, item.breakMinutes);
  return shift;
};

type Published = NonNullable<PlanDraft['item']> & { id: number };
const unread = { published: null, draft: null };

function shiftOf(entry: PlanEntry, unpaid: number): Shift {
  const { id, employeeId, typeOfShift, title, start, end, allDay, breakMinutes, notes, leaveKind } = entry;
  const { compensates } = entry;
  return {
    id,
    employeeId,
    resourceId: employeeId,
    typeOfShift,
    title,
    start,
    end,
    allDay,
    breakMinutes: unpaid,
    notes,
    calendarId: calendarIdOf(typeOfShift),
    erganiShift: false,
    status: 'planned',
    actualStart: null,
    actualEnd: null,
    ...(leaveKind && { leaveKind }),
    ...(compensates && { compensates }),
    ...(isOwnPlace(entry) && { place: placeOf(entry) }),
    ...(unpaid !== breakMinutes && { paidBreakMinutes: breakMinutes }),
    isDraft: true,
  };
}
