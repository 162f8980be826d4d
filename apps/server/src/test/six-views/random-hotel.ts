import { addDays, datesFrom, daysBetween, minute, wallTime } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import { createZone } from '@horae/local-time/zone';
import { pick, randomFrom } from '../../features/core/demo/random';

export const timeZone = 'Europe/Athens';
const zone = createZone(timeZone);
export const departmentIds = [7615, 7616, 7617];
export const workCentreIds = [7613, 7614];

export interface RandomShift {
  type: 'Regular' | 'Split' | 'Night' | 'Overtime' | 'Training' | 'OnCall';
  from: number;
  to: number;
  breakMinutes: number;
  status: 'planned' | 'confirmed' | 'absent' | 'cancelled';
}

export interface RandomPerson {
  id: number;
  firstDay: string | null;
  lastDay: string | null;
  department: number;
  workCentre: number;
  /** Where they were before a move; the day is the first at the new place. */
  moved: { on: string; department: number; workCentre: number } | null;
  contracts: { fromDay: string; isBreakInside: boolean; weeklyHours: number; kind: 'full' | 'part' }[];
  shifts: RandomShift[];
  leaves: { type: 'AnnualLeave' | 'SickLeave' | 'DayOff'; firstDay: string; lastDay: string }[];
  /** In and out by turns. */
  punches: { at: number; direction: 'in' | 'out' }[];
}

type Draw = ReturnType<typeof drawing>;

function drawing(seed: number) {
  const next = randomFrom(seed);
  return {
    one: <T>(list: readonly T[]): T => pick(list, next()),
    isLucky: (share: number) => next() < share,
    between: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
  };
}

/** Start and length in minutes after midnight. */
const days: [RandomShift['type'], [from: number, length: number][]][] = [
  ['Regular', [[420, 480]]],
  ['Regular', [[900, 480]]],
  ['Regular', [[960, 480]]],
  ['Regular', [[555, 240]]],
  ['Night', [[1320, 480]]],
  ['Night', [[1380, 480]]],
  ['Night', [[0, 480]]],
  ['Split', [[600, 240], [1080, 240]]], // biome-ignore format: one day a line
  ['Training', [[570, 90]]],
];

/** People of a hotel over these days: every kind of shift, contract, leave, move and forgotten punch. */
export function randomHotel(seed: number, first: string, last: string, people: number): RandomPerson[] {
  const draw = drawing(seed);
  const dates = datesFrom(first, daysBetween(first, last) + 1);
  return Array.from({ length: people }, (_, index) => randomPerson(draw, 761_001 + index, dates));
}

function randomPerson(draw: Draw, id: number, dates: readonly string[]): RandomPerson {
  const someDay = () => draw.one(dates.slice(5, -5));
  const place = () => ({ department: draw.one(departmentIds), workCentre: draw.one(workCentreIds) });
  const firstDay = draw.isLucky(0.1) ? draw.one(dates.slice(3, 25)) : null;
  const lastDay = draw.isLucky(0.1) ? draw.one(dates.slice(-25, -3)) : null;
  const version = (fromDay: string) => {
    const kind = draw.one(['full', 'full', 'part'] as const);
    return { fromDay, kind, isBreakInside: draw.isLucky(0.5), weeklyHours: kind === 'full' ? 40 : 20 };
  };
  const contracts = [version('2020-01-01'), ...(draw.isLucky(0.4) ? [version(someDay())] : [])];
  const moved = draw.isLucky(0.3) ? { on: someDay(), ...place() } : null;
  const employed = dates.filter((day) => (firstDay ?? day) <= day && day <= (lastDay ?? day));
  const person: RandomPerson = {
    id,
    firstDay,
    lastDay,
    ...place(),
    moved,
    contracts,
    shifts: [],
    leaves: [],
    punches: [],
  };
  addLeaves(draw, person, employed);
  for (const day of employed) {
    if (!person.leaves.some((leave) => leave.firstDay <= day && day <= leave.lastDay)) addDay(draw, person, day);
  }
  return person;
}

function addLeaves(draw: Draw, { leaves }: RandomPerson, employed: readonly string[]): void {
  if (!draw.isLucky(0.5)) return;
  const firstDay = draw.one(employed);
  const lastDay = addDays(firstDay, draw.between(0, 9));
  leaves.push({ type: draw.one(['AnnualLeave', 'SickLeave', 'DayOff']), firstDay, lastDay });
}

function addDay(draw: Draw, person: RandomPerson, day: string): void {
  const at = (minutes: number) => zone.instantAt(wallTime(day, minutes));
  if (!draw.isLucky(weekdayOf(day) > 5 ? 0.45 : 0.8)) {
    if (draw.isLucky(0.04) && day !== person.lastDay) workUnplanned(draw, person, at(1350));
    return;
  }
  const [type, stretches] = draw.one(days);
  for (const [start, length] of stretches) {
    const [from, to] = [at(start), at(start + length)];
    const breakMinutes = draw.one([0, 15, 30, 30, 45]);
    const isPlanned = addShift(draw, person, { type, from, to, breakMinutes, status: 'planned' });
    if (isPlanned && length === 480 && draw.isLucky(0.1)) prolong(draw, person, to);
  }
}

/** Adds a shift that overlaps no other, and mostly the punches of it. */
function addShift(draw: Draw, person: RandomPerson, shift: RandomShift): boolean {
  const { shifts } = person;
  const previous = shifts.at(-1);
  if (previous && previous.to + 180 * minute > shift.from && !(previous.to <= shift.from && shift.type === 'Split'))
    return false;
  const status = draw.isLucky(0.04) ? 'cancelled' : draw.one(['planned', 'planned', 'confirmed'] as const);
  shifts.push({ ...shift, status });
  if (status === 'cancelled') return false;
  if (draw.isLucky(0.88)) clock(draw, person, shift.from, shift.to);
  else if (draw.isLucky(0.3)) shifts[shifts.length - 1] = { ...shift, status: 'absent' };
  return true;
}

/** Overtime after the last shift, worked in one go with it or after a short break. */
function prolong(draw: Draw, person: RandomPerson, end: number): void {
  const from = end + draw.one([0, 0, 20]) * minute;
  const to = from + draw.between(6, 12) * 10 * minute;
  person.shifts.push({ type: 'Overtime', from, to, breakMinutes: 0, status: 'planned' });
  const out = person.punches.at(-1);
  if (!out || out.at < end - 60 * minute) return;
  if (from === end) person.punches[person.punches.length - 1] = { at: to, direction: 'out' };
  else clock(draw, person, Math.max(from, out.at + 5 * minute), to);
}

/** Two stretches around midnight that nobody had planned. */
function workUnplanned(draw: Draw, person: RandomPerson, from: number): void {
  const before = person.shifts.at(-1);
  if (before && before.to > from - 300 * minute) return;
  clock(draw, person, from, from + 80 * minute, 0);
  clock(draw, person, from + 100 * minute, from + 200 * minute, 0);
  // Keeps the next shift away, so that the matching has nothing to choose.
  person.shifts.push({
    type: 'OnCall',
    from: from + 420 * minute,
    to: from + 660 * minute,
    breakMinutes: 0,
    status: 'planned',
  });
}

/** Punches of somebody who comes and goes roughly on time, some with one or two pauses. */
function clock(draw: Draw, { punches }: RandomPerson, from: number, to: number, pauses = draw.one([0, 0, 1, 2])): void {
  const seconds = () => draw.between(0, 59) * 1000;
  const start = Math.max(from + draw.between(-12, 15) * minute, (punches.at(-1)?.at ?? 0) + 3 * minute) + seconds();
  const end = to + draw.between(-10, 25) * minute + seconds();
  const fitting = end - start > 180 * minute ? pauses : 0;
  const moments = [start];
  for (let turn = 1; turn <= fitting; turn++) {
    const pause = start + Math.floor(((end - start) * turn) / (fitting + 1));
    moments.push(pause, pause + draw.between(6, 40) * minute);
  }
  moments.push(end);
  for (const [turn, at] of moments.entries()) punches.push({ at, direction: turn % 2 === 0 ? 'in' : 'out' });
}
