import type { LocalDate } from '@horae/local-time/local-date';
import { leaveCodes } from './leave-codes';
import type { LeaveKind } from './meaning';
import type { DayOff, Leave, Person, Reading, Shift } from './reading';
import type { Cell, Sheet } from './sheet';

/** What a sheet plans, wherever it came from. */
export type Roster = Pick<Reading, 'days' | 'people'> & {
  shifts: readonly Omit<Shift, 'cells'>[];
  daysOff: readonly Omit<DayOff, 'cells'>[];
  leaves: readonly Omit<Leave, 'cells'>[];
};

const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const textCell = (text: string | undefined): Cell => (text ? { kind: 'text', text } : null);

/** What the head and the days away of a written grid are called; all of it is read back. */
export interface GridWords {
  code: string;
  name: string;
  surname: string;
  firstName: string;
  job: string;
  department: string;
  /** The name of a line of open shifts. */
  open: string;
  dayOff: string;
  compensatory: string;
  /** A code for each kind of leave; those of ERGANI where it has none. */
  leaves?: Partial<Record<LeaveKind, string>>;
}

export const gridWords: Readonly<Record<'el' | 'en', GridWords>> = {
  el: {
    code: 'Κωδικός',
    name: 'Ονοματεπώνυμο',
    surname: 'Επώνυμο',
    firstName: 'Όνομα',
    job: 'Ειδικότητα',
    department: 'Τμήμα',
    open: 'Ανοιχτές βάρδιες',
    dayOff: 'ΡΕΠΟ',
    compensatory: 'ΑΝΑΠΛ',
  },
  en: {
    code: 'Code',
    name: 'Name',
    surname: 'Surname',
    firstName: 'First name',
    job: 'Job title',
    department: 'Department',
    open: 'Open shifts',
    dayOff: 'OFF',
    compensatory: 'COMP',
    leaves: { annual: 'AL', sickness: 'SICK', unpaid: 'UL' },
  },
};

/**
 * Writes a roster as a grid that `readRosterSheet` reads back: code, name, job and department, then a day a column; a
 * person has a line for each department and job they work in, and open shifts that lie over each other stand on lines of
 * their own. It needs two days or more, and shifts that begin on their
 * day and lie over nothing else.
 */
export function writeGrid({ days, people, shifts, daysOff, leaves }: Roster, words: GridWords = gridWords.el): Sheet {
  const lines = new Map<string, Cell[]>();
  const texts = new Map<string, string[]>();
  const names = nameColumns(people, words);
  const columnOf = new Map(days.map((date, index) => [date, index + names.length + 3]));
  const lineOf = (person: number, department = people[person]?.department, job = people[person]?.job) => {
    const key = JSON.stringify([person, department ?? '', job ?? '']);
    const owner = people[person] ?? { name: '' };
    const parts = [owner.code, ...names.map(([, part]) => owner[part]), job, department];
    if (!lines.has(key)) lines.set(key, parts.map(textCell));
    return key;
  };
  for (const person of people.keys()) lineOf(person);
  const put = (entry: { person: number; date: LocalDate; department?: string; job?: string }, text: string) => {
    const column = columnOf.get(entry.date);
    if (column === undefined) return;
    const key = `${column} ${lineOf(entry.person, entry.department, entry.job)}`;
    texts.set(key, [...(texts.get(key) ?? []), text]);
  };
  for (const shift of shifts.toSorted((a, b) => a.from - b.from)) put(shift, shiftLine(shift));
  for (const dayOff of daysOff)
    put(dayOff, withNote(dayOff.isCompensatory ? words.compensatory : words.dayOff, dayOff.note));
  for (const leave of leaves) put(leave, withNote(words.leaves?.[leave.leave] ?? leaveCodes[leave.leave], leave.note));
  for (const [key, cellLines] of texts) {
    const [column = '', ...rest] = key.split(' ');
    lines.get(rest.join(' '))![Number(column)] = textCell(cellLines.join(cellLines.every(isPlainTime) ? '/' : '\n'));
  }
  const heads: Cell[] = [
    ...[words.code, ...names.map(([heading]) => heading), words.job, words.department].map(textCell),
    ...days.map((date): Cell => ({ kind: 'date', date })),
  ];
  return { rows: [heads, ...[...lines.values()].map((line) => heads.map((_, column) => line[column] ?? null))] };
}

/** One column of names, or two in the order of the names where everybody's parts are known. */
function nameColumns(
  people: readonly Person[],
  words: GridWords,
): (readonly [heading: string, part: 'name' | 'surname' | 'firstName'])[] {
  const isSplit = people.length > 0 && people.every(({ surname, firstName }) => surname ?? firstName);
  if (!isSplit) return [[words.name, 'name']];
  const surname = [words.surname, 'surname'] as const;
  const firstName = [words.firstName, 'firstName'] as const;
  const isFirstNameFirst = people.some((one) => one.surname && one.name === `${one.firstName} ${one.surname}`);
  return isFirstNameFirst ? [firstName, surname] : [surname, firstName];
}

function shiftLine({ from, to, overtimeMinutes, breakMinutes, note }: Omit<Shift, 'cells'>): string {
  const end = to > 1440 ? to - 1440 : to;
  const extra = overtimeMinutes ? `+${Math.floor(overtimeMinutes / 60)}:${two(overtimeMinutes % 60)}` : '';
  const pause = breakMinutes ? ` (${breakMinutes}')` : '';
  return withNote(`${clock(from)}-${clock(end)}${extra}${pause}`, note);
}

const withNote = (text: string, note: string | undefined) => (note ? `${text} (${note})` : text);

/** Times alone stand on one line, which spreadsheets show without wrapping. */
const isPlainTime = (text: string): boolean => /^\d\d:\d\d-\d\d:\d\d$/.test(text);
