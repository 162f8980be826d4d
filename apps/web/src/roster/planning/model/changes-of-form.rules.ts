import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import { workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import type { LocalDays } from '../../model/local-days.rules';
import { departmentOfRow } from '../../model/open-rows.rules';
import { daysOffUnder, entryOf, type Taken } from './plan-items.rules';
import type { PlanEntry, PlanNow } from './plan-now.rules';
import { fitting } from './replace-day.rules';
import { type Edited, home, type ShiftTexts, shiftsOf, textsOf } from './shift-form.rules';

type Item = NonNullable<PlanChange['item']>;

const nothing = { published: null, draft: null };

/** The changes that the form comes to: the shifts themselves, and the same one on other days; days off give way. */
export function changesOfForm(
  now: PlanNow,
  edited: Edited,
  { texts, repeat }: { texts: ShiftTexts; repeat: readonly LocalDate[] },
  days: LocalDays,
): PlanChange[] {
  if (edited.kind === 'new') {
    const dates = [edited.date, ...repeat];
    return withRoom(
      now,
      dates.map((date) => ({ seen: nothing, item: itemOf(null, texts, date, days) })),
      days,
    );
  }
  const placed = shiftsOf(edited).flatMap((shift): PlanChange[] => {
    const entry = entryOf(now, takenOf(shift));
    if (!entry) return [];
    const date = days.dateOf(entry.start);
    const known = edited.kind === 'one' ? texts : { ...textsOf({ kind: 'one', shift: entry }, days), ...given(texts) };
    const changed = { id: entry.id, seen: entry.seen, item: itemOf(entry, known, date, days) };
    const again = repeat.map((other) => ({ seen: nothing, item: itemOf(entry, known, other, days) }));
    return [changed, ...again];
  });
  return withRoom(now, placed, days);
}

const withRoom = (now: PlanNow, placed: PlanChange[], days: LocalDays): PlanChange[] => [
  ...placed,
  ...daysOffUnder(now, placed, new Set(), days),
];

const takenOf = ({ id, employeeId, start, end }: PlanEntry): Taken => ({ id, from: employeeId, start, end });

const given = (texts: ShiftTexts): Partial<ShiftTexts> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''));

/** An open shift that is given to somebody stays in its department. */
const openDepartment = (entry: PlanEntry | null): number | null => entry && departmentOfRow(entry.employeeId);

function itemOf(entry: PlanEntry | null, texts: ShiftTexts, date: LocalDate, days: LocalDays): Item {
  const { employee, departmentId, jobTitle, workCentreId, costPlace, skill } = texts;
  const { type, start, end, breakMinutes, notes } = texts;
  const isSameTime = entry !== null && days.clock(entry.start) === start && days.clock(entry.end) === end;
  const nights = isSameTime ? daysBetween(days.dateOf(entry.start), days.dateOf(entry.end)) : end > start ? 0 : 1;
  const times = { start: `${date}T${start}`, end: `${addDays(date, nights)}T${end}` };
  return {
    employeeId: Number(employee),
    typeOfShift: workedTypes.find((one) => one === type) ?? 'Regular',
    ...times,
    breakMinutes: fitting(Number(breakMinutes), times),
    notes: notes.trim() || null,
    leaveKind: null,
    departmentId: departmentId === home || departmentId === '' ? openDepartment(entry) : Number(departmentId),
    jobTitle: jobTitle.trim() || null,
    workCentreId: workCentreId === home || workCentreId === '' ? null : Number(workCentreId),
    costPlace: costPlace.trim() || null,
    skill: skill.trim() || null,
  };
}
