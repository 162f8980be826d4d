import { compensatoryCode } from '@horae/contract/scheduling/compensation';
import { leaveCode } from '@horae/contract/scheduling/leave-kinds';
import type { WorkedType } from '@horae/contract/scheduling/staff-timeline.contract';
import { dayMinutes } from '@horae/local-time/time-of-day';
import type { Person, Reading, Shift } from '@horae/roster-grid';
import { groupBy } from '#platform/group-by';
import type { EntryPerson, ReadRow, RowShift, Unplaced } from './entries';
import { leaveOf } from './leave-of.rules';
import { momentOf } from './moments.rules';

/** Whom each person of a grid is; null if they are left out. */
export type PersonOf = (person: number) => EntryPerson | Unplaced | null;

interface GridRules {
  timeZone: string;
  personOf: PersonOf;
  /** The type of shift that a code stands for, if the hotel said it. */
  typeOfCode: (code: string) => WorkedType | null;
}

/** What a grid plans, a row for each shift and day. */
export function gridRows({ people, shifts, daysOff, leaves }: Reading, rules: GridRules): ReadRow[] {
  const rows: ReadRow[] = [];
  const placeIn = placesOfLines(people, shifts);
  const parts = groupBy(shifts, ({ person, date }) => `${person} ${date}`);
  for (const shift of shifts) {
    const isSplit = parts.get(`${shift.person} ${shift.date}`)!.length > 1;
    rows.push(...shiftRows(shift, isSplit, placeIn(shift), rules));
  }
  const away = [
    ...daysOff.map((entry) => ({ entry, code: entry.isCompensatory ? compensatoryCode : 'DayOff' })),
    ...leaves.map((entry) => ({ entry, code: leaveCode(entry.leave) })),
  ];
  for (const { entry, code } of away) {
    const { person, date, note, cells } = entry;
    const found = rules.personOf(person);
    if (!found) continue;
    const place = placeOf(cells);
    if ('unplaced' in found || found.open) {
      const fault = 'unplaced' in found ? found.unplaced : awayOfNobody;
      rows.push({ ...place, fault });
      continue;
    }
    const notes = note?.slice(0, 500) ?? null;
    rows.push({ ...place, entry: { ...place, ...found, ...leaveOf(code)!, firstDay: date, lastDay: date, notes } });
  }
  return rows.toSorted((a, b) => a.line - b.line || columnOrder(a).localeCompare(columnOrder(b)));
}

/** Columns of more letters come later. */
const columnOrder = ({ cell = '' }: ReadRow) => `${cell.length} ${cell}`;

const awayOfNobody = 'A day off or leave needs a person: open shifts have none.';

type LinePlace = Pick<RowShift, 'worksIn' | 'worksAs'>;

/**
 * Where and as what the shifts of people are worked who have several lines, as each line says. The only line of somebody
 * says nothing: its department often is the heading of a group.
 */
function placesOfLines(people: readonly Person[], shifts: readonly Shift[]): (shift: Shift) => LinePlace {
  const [departments, jobs] = [new Set<number>(), new Set<number>()];
  for (const { person, department, job } of shifts) {
    if (department !== undefined) departments.add(person);
    if (job !== undefined) jobs.add(person);
  }
  return ({ person, department, job }) => {
    const own = people[person];
    const worksIn = departments.has(person) ? (department ?? own?.department) : undefined;
    const worksAs = jobs.has(person) ? (job ?? own?.job) : undefined;
    return { ...(worksIn && { worksIn }), ...(worksAs && { worksAs }) };
  };
}

function shiftRows(
  shift: Shift,
  isSplit: boolean,
  worked: LinePlace,
  { timeZone, personOf, typeOfCode }: GridRules,
): ReadRow[] {
  const { date, from, to, overtimeMinutes = 0, breakMinutes, note, code, cells } = shift;
  const found = personOf(shift.person);
  if (!found) return [];
  const place = placeOf(cells);
  if ('unplaced' in found) return [{ ...place, fault: found.unplaced }];
  const named = code === undefined ? null : typeOfCode(code);
  const isNight = to > dayMinutes && to - from >= 240 && from >= 20 * 60;
  const work: { from: number; to: number; type: WorkedType; isGiven: boolean }[] = [
    {
      from,
      to,
      type: named ?? (isNight ? 'Night' : isSplit && !found.open ? 'Split' : 'Regular'),
      isGiven: named !== null,
    },
  ];
  if (overtimeMinutes > 0) work.push({ from: to, to: to + overtimeMinutes, type: 'Overtime', isGiven: true });
  const rows: ReadRow[] = [];
  for (const one of work) {
    const pause = one.type === 'Overtime' ? 0 : (breakMinutes ?? 0);
    const start = momentOf(date, one.from, timeZone);
    const end = momentOf(date, one.to, timeZone);
    if ('fault' in start) rows.push({ ...place, fault: start.fault });
    else if ('fault' in end) rows.push({ ...place, fault: end.fault });
    else if (pause * 60 >= end.second - start.second)
      rows.push({ ...place, fault: `A break of ${pause} minutes is as long as the shift.` });
    else {
      const told = [start.note, end.note].filter(Boolean).join(' ');
      const entry = {
        ...place,
        ...found,
        type: one.type,
        start: start.second,
        end: end.second,
        breakMinutes: pause,
        notes: note?.slice(0, 500) ?? null,
        isPublished: true,
        given: {
          type: one.isGiven,
          breakMinutes: breakMinutes !== undefined,
          notes: note !== undefined,
        },
        ...worked,
        ...(told && { note: told }),
      };
      rows.push({ ...place, entry });
    }
  }
  return rows;
}

/** The first of the cells that an entry was read from. */
function placeOf(cells: readonly string[]): { line: number; cell: string } {
  const [cell = 'A1'] = cells;
  return { line: Number(/\d+$/.exec(cell)?.[0] ?? 1), cell };
}
