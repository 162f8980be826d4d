import { datesFrom } from '@horae/local-time/local-date';
import * as fc from 'fast-check';
import { leaveKinds, type Person, type Roster } from '../index';

const names = [
  'Παπαδοπούλου Μαρία',
  'Γεωργίου Ελένη',
  'Smith John',
  'Kovač Ana',
  "O'Neil Siobhán",
  'Ντε Λα Κρουζ Άννα',
  'Hoxha Ilir',
];
const notes = fc.option(fc.constantFrom('bar', 'πισίνα', 'in for Maria', 'αλλαγή'), { nil: undefined });
const jobs = ['Μάγειρας', 'Waiter'];
const departments = ['Κουζίνα', 'Main bar'];

interface DayPlan {
  kind: 'off' | 'leave' | 'work' | 'free';
  starts: number[];
  lengths: number[];
  leave: (typeof leaveKinds)[number];
  overtime: number | undefined;
  pause: number | undefined;
  note: string | undefined;
  place: number;
}

const dayPlan: fc.Arbitrary<DayPlan> = fc.record({
  kind: fc.constantFrom('off', 'leave', 'work', 'work', 'work', 'free'),
  starts: fc.uniqueArray(fc.constantFrom(0, 6, 8, 12, 16, 20), { minLength: 1, maxLength: 3 }),
  lengths: fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 3, maxLength: 3 }),
  leave: fc.constantFrom(...leaveKinds),
  overtime: fc.option(fc.integer({ min: 1, max: 240 }), { nil: undefined }),
  pause: fc.option(fc.constantFrom(15, 20, 30, 45, 60), { nil: undefined }),
  note: notes,
  place: fc.nat(5),
});

/** Rosters of a few people over a week to a month: split and night shifts, breaks, overtime, leave, notes. */
export const anyRoster: fc.Arbitrary<Roster> = fc
  .record({
    first: fc.constantFrom('2026-11-16', '2026-12-28', '2028-02-25'),
    length: fc.integer({ min: 3, max: 31 }),
    people: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 5 }),
    hasPlaces: fc.boolean(),
    plans: fc.array(dayPlan, { minLength: 5, maxLength: 40 }),
  })
  .map(({ first, length, people: chosen, hasPlaces, plans }) => {
    const days = datesFrom(first, length);
    const people = chosen.map((name, index): Person => {
      const person = { name, code: `E${index + 101}` };
      return hasPlaces ? Object.assign(person, { job: jobs[index % 2]!, department: departments[index % 2]! }) : person;
    });
    const roster: {
      shifts: Roster['shifts'][number][];
      daysOff: Roster['daysOff'][number][];
      leaves: Roster['leaves'][number][];
    } = {
      shifts: [],
      daysOff: [],
      leaves: [],
    };
    for (const person of people.keys())
      for (const [index, date] of days.entries())
        plan(roster, person, date, plans[(person * 7 + index) % plans.length]!, hasPlaces);
    return Object.assign(roster, { days, people });
  });

function plan(
  roster: {
    shifts: Roster['shifts'][number][];
    daysOff: Roster['daysOff'][number][];
    leaves: Roster['leaves'][number][];
  },
  person: number,
  date: string,
  { kind, starts, lengths, leave, overtime, pause, note, place }: DayPlan,
  hasPlaces: boolean,
): void {
  // Sometimes they work for another department.
  const other = hasPlaces && place === 0 ? { department: departments[(person + 1) % 2]! } : {};
  const owner = { person, date, ...(note !== undefined && { note }), ...other };
  if (kind === 'off') roster.daysOff.push(owner);
  if (kind === 'leave') roster.leaves.push({ ...owner, leave });
  if (kind !== 'work') return;
  const sorted = starts.toSorted((a, b) => a - b);
  for (const [index, start] of sorted.entries()) {
    const from = start * 60 + (index % 2) * 30;
    const latest = (sorted[index + 1] ?? start + 16) * 60;
    const to = Math.min(from + lengths[index]! * 60, latest);
    if (to <= from) continue;
    const extra = {
      ...(overtime !== undefined && { overtimeMinutes: overtime }),
      ...(pause !== undefined && { breakMinutes: pause }),
    };
    roster.shifts.push({ ...owner, from, to, ...(index === 0 && extra) });
  }
}
