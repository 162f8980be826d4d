import type { LocalDate } from '@horae/local-time/local-date';
import type { LeaveKind } from './meaning';
import type { DayOff, Leave, Reading, Shift } from './reading';
import type { Cell, Sheet } from './sheet';

/** What a sheet plans, wherever it came from. */
export type Roster = Pick<Reading, 'days' | 'people'> & {
  shifts: readonly Omit<Shift, 'cells'>[];
  daysOff: readonly Omit<DayOff, 'cells'>[];
  leaves: readonly Omit<Leave, 'cells'>[];
};

// The codes of ERGANI name every kind of leave.
const leaveCodes: Readonly<Record<LeaveKind, string>> = {
  annual: 'ΑΔΚΑΝ',
  sickness: 'ΑΔΑΣ',
  unpaid: 'ΑΔΑΑ',
  bloodDonation: 'ΑΔΑΙΜ',
  exams: 'ΑΔΕΞ',
  maternity: 'ΑΔΜΗ',
  maternityProtection: 'ΑΔΠΠΜ',
  paternity: 'ΑΔΠΑ',
  childCare: 'ΑΔΦΠ',
  parental: 'ΑΔΓΟΝ',
  carer: 'ΑΔΦΡΟ',
  forceMajeure: 'ΑΔΑΠΑΒ',
  assistedReproduction: 'ΑΔΙΥΑ',
  prenatalTests: 'ΑΔΠΕ',
  marriage: 'ΑΔΓΑΜ',
  seriousChildIllness: 'ΑΔΣΝΠ',
  childInHospital: 'ΑΔΝΠ',
  singleParent: 'ΑΔΜΟ',
  schoolFollowUp: 'ΑΔΠΣΕΤ',
  dependantIll: 'ΑΔΑΠΕΜ',
  riskOfViolence: 'ΑΔΑΠΣΚ',
  disability: 'ΑΔΑΜΕΑ',
  bereavement: 'ΑΔΘΣΥΓ',
  minorPupil: 'ΑΔΑΝΣΠ',
  transfusionOrDialysis: 'ΑΔΜΑΑ',
  study: 'ΑΔΕΚΦ',
  aids: 'ΑΔΣΕΑΑ',
  flexibleArrangement: 'ΑΔΕΡΕ',
  other: 'ΑΔΑΛ',
};

const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const textCell = (text: string | undefined): Cell => (text ? { kind: 'text', text } : null);

/**
 * Writes a roster as a grid that `readRosterSheet` reads back: code, name, job and department, then a day a column; a
 * person has a line for each department and job they work in. Shifts begin on their day, at most at 23:59.
 */
export function writeGrid({ days, people, shifts, daysOff, leaves }: Roster): Sheet {
  const lines = new Map<string, Cell[]>();
  const texts = new Map<string, string[]>();
  const columnOf = new Map(days.map((date, index) => [date, index + 4]));
  const lineOf = (person: number, department = people[person]?.department, job = people[person]?.job) => {
    const key = JSON.stringify([person, department ?? '', job ?? '']);
    const { code, name } = people[person] ?? { name: '' };
    if (!lines.has(key)) lines.set(key, [textCell(code), textCell(name), textCell(job), textCell(department)]);
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
  for (const dayOff of daysOff) put(dayOff, withNote('ΡΕΠΟ', dayOff.note));
  for (const leave of leaves) put(leave, withNote(leaveCodes[leave.leave], leave.note));
  for (const [key, cellLines] of texts) {
    const [column = '', ...rest] = key.split(' ');
    lines.get(rest.join(' '))![Number(column)] = textCell(cellLines.join('\n'));
  }
  const heads: Cell[] = [
    ...['Κωδικός', 'Ονοματεπώνυμο', 'Ειδικότητα', 'Τμήμα'].map(textCell),
    ...days.map((date): Cell => ({ kind: 'date', date })),
  ];
  return { rows: [heads, ...[...lines.values()].map((line) => heads.map((_, column) => line[column] ?? null))] };
}

function shiftLine({ from, to, overtimeMinutes, breakMinutes, note }: Omit<Shift, 'cells'>): string {
  const end = to > 1440 ? to - 1440 : to;
  const extra = overtimeMinutes ? `+${Math.floor(overtimeMinutes / 60)}:${two(overtimeMinutes % 60)}` : '';
  const pause = breakMinutes ? ` (${breakMinutes}')` : '';
  return withNote(`${clock(from)}-${clock(end)}${extra}${pause}`, note);
}

const withNote = (text: string, note: string | undefined) => (note ? `${text} (${note})` : text);
