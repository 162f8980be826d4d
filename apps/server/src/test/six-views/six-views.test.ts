import type { WorkingHours } from '@horae/contract/scheduling/hour-rows';
import type { TimesheetDay } from '@horae/contract/time/timesheet-lines';
import { addDays, datesFrom, daysBetween } from '@horae/local-time/local-date';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { type ByPersonDay, type Range, viewsOf } from './ask-views';
import { fillHotel, openHotel, setBusinessDay } from './enter-hotel';
import { type RandomPerson, randomHotel } from './random-hotel';

/** Another one by `SIX_VIEWS_SEED`; by itself the test is the same on every run. */
const seed = Number(process.env.SIX_VIEWS_SEED ?? 686_490);
const peopleOfHotel = 60;
/** Calendars count whole minutes, sheets seconds. */
const halfAMinute = 0.501;

/** Where two views differ, by person and day, as sentences that tell the seed. */
function differences(one: ByPersonDay, other: ByPersonDay, what: string, most = 0.01): string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((key) => Math.abs((one.get(key) ?? 0) - (other.get(key) ?? 0)) > most)
    .map((key) => `seed ${seed}: ${what} on ${key}: ${one.get(key) ?? 0} and ${other.get(key) ?? 0}`);
}

const sumOf = (views: readonly ByPersonDay[]): ByPersonDay => {
  const sum: ByPersonDay = new Map();
  for (const view of views) for (const [key, minutes] of view) sum.set(key, (sum.get(key) ?? 0) + minutes);
  return sum;
};

const clockTime = (moment: string) => moment.slice(11, 16);
const personOf = (key: string) => key.split(' ')[0]!;

/** The stretches of the sheets that count with the work of the day before, and so are on another date than their own. */
const continuing = ([key, { planned }]: [string, TimesheetDay]) =>
  planned.filter(({ from }) => from.slice(0, 10) !== key.split(' ')[1]);

const lengthOf = ({ from, to }: { from: string; to: string | null }) =>
  to === null ? 0 : (Date.parse(to) - Date.parse(from)) / 60_000;

/** What the sheets say is planned, by the date on which it starts: their head says that overtime continues work. */
function plannedByDate(sheets: ReadonlyMap<string, TimesheetDay>): ByPersonDay {
  const found: ByPersonDay = new Map();
  const add = (key: string, minutes: number) => minutes !== 0 && found.set(key, (found.get(key) ?? 0) + minutes);
  for (const entry of sheets) {
    const [key, { plannedMinutes }] = entry;
    const after = continuing(entry);
    add(key, plannedMinutes - after.reduce((sum, one) => sum + lengthOf(one), 0));
    for (const one of after) add(`${personOf(key)} ${one.from.slice(0, 10)}`, lengthOf(one));
  }
  return found;
}

const workedByDate = (sheets: ReadonlyMap<string, TimesheetDay>): ByPersonDay =>
  new Map([...sheets].map(([key, { clockedMinutes }]) => [key, clockedMinutes]));

/** A day together with the next one where overtime continues its work after midnight, since it may be clocked apart. */
function byWork(view: ByPersonDay, sheets: ReadonlyMap<string, TimesheetDay>): ByPersonDay {
  const after = new Map<string, string>();
  for (const entry of sheets)
    for (const { from } of continuing(entry)) after.set(`${personOf(entry[0])} ${from.slice(0, 10)}`, entry[0]);
  const workOf = (key: string): string => (after.has(key) ? workOf(after.get(key)!) : key);
  return sumOf([...view].map(([key, minutes]) => new Map([[workOf(key), minutes]])));
}

function stretchesByDate(sheets: ReadonlyMap<string, TimesheetDay>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [key, { planned }] of sheets)
    for (const { from, to } of planned) {
      const date = `${personOf(key)} ${from.slice(0, 10)}`;
      found.set(date, [...(found.get(date) ?? []), `${clockTime(from)}–${clockTime(to ?? '')}`]);
    }
  return found;
}

/** Whether somebody has clock records without a shift around a day: calendars do not show them. */
const isNear = (loose: ByPersonDay, key: string) =>
  [-1, 0, 1].some((apart) => loose.has(`${personOf(key)} ${addDays(key.split(' ')[1]!, apart)}`));

const daysOf = ({ start, end }: Range): Range[] =>
  datesFrom(start, daysBetween(start, end)).map((day) => ({ start: day, end: addDays(day, 1) }));

const weeksOf = ({ start, end }: Range): Range[] =>
  daysOf({ start, end })
    .filter((_, index) => index % 7 === 0)
    .map((day) => ({ start: day.start, end: [addDays(day.start, 7), end].sort()[0]! }));

const within = (range: Range, view: ByPersonDay): ByPersonDay => new Map([...view].filter(([key]) => isIn(key, range)));

const isIn = (key: string, { start, end }: Range) => {
  const day = key.split(' ').at(-1)!;
  return start <= day && day < end;
};

/** Planned and worked minutes by department and day. */
function sumsByDay({ rows, columns }: WorkingHours): Map<string, string> {
  return new Map(
    rows
      .filter(({ level }) => level === 'department')
      .flatMap(({ label, planned, actual, heads }) =>
        columns.map(({ key }, at) => [`${label} ${key}`, `${planned[at] ?? 0} ${actual[at] ?? 0} ${heads[at] ?? 0}`]),
      ),
  );
}

const totalsOf = ({ rows }: WorkingHours) =>
  rows.map(({ path, total: { planned, actual } }) => [path.join(), planned, actual]);

describe.each([
  ['spring', '2025-03-01', '2025-04-30'],
  ['autumn', '2025-10-01', '2025-11-30'],
])('the six views of a random hotel in %s', (_season, first, last) => {
  const range = { start: first, end: addDays(last, 1) };
  let api: TestApp;
  let people: RandomPerson[];
  let views: ReturnType<typeof viewsOf>;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${last}T12:00:00Z`) + 864e5 * 2 });
    api = await startTestApp();
    await openHotel(api);
    people = randomHotel(seed, first, last, peopleOfHotel);
    await fillHotel(api, people);
    views = viewsOf(api);
  }, 300_000);
  afterAll(async () => {
    vi.useRealTimers();
    await api.stop();
  });

  it('agree on what was planned, on every person and day', async () => {
    const [timeline, units, hours] = [await views.timeline(range), await views.unitCalendar(range), await hoursOf()];
    const sheets = await sheetsOf();

    expect(timeline.planned.size).toBeGreaterThan(1500);
    expect(differences(timeline.planned, units.planned, 'timeline and unit calendar')).toEqual([]);
    expect(differences(timeline.planned, hours.planned, 'timeline and working hours')).toEqual([]);
    expect(differences(timeline.planned, within(range, plannedByDate(sheets)), 'timeline and sheet')).toEqual([]);
  }, 300_000);

  it('agree on what was clocked, on every person and day', async () => {
    const [timeline, units, hours] = [await views.timeline(range), await views.unitCalendar(range), await hoursOf()];
    const [sheets, loose] = [await sheetsOf(), await views.looseClocks(range)];
    const calendar = sumOf([timeline.worked, loose]);

    expect(timeline.worked.size).toBeGreaterThan(1200);
    expect(loose.size).toBeGreaterThan(5);
    expect(differences(timeline.worked, units.worked, 'timeline and unit calendar')).toEqual([]);
    expect(differences(calendar, hours.worked, 'timeline and working hours', 2 * halfAMinute)).toEqual([]);
    // Overtime after the last midnight of the range is not asked for.
    const ofWork = (view: ByPersonDay) => within({ start: first, end: last }, byWork(view, sheets));
    expect(
      differences(ofWork(hours.worked), ofWork(workedByDate(sheets)), 'working hours and sheet', 2 * halfAMinute),
    ).toEqual([]);
  }, 300_000);

  it('name the same stretches on board and sheet', async () => {
    const sheets = await sheetsOf();
    const board = await views.board(range);

    const found = [...sheets].flatMap(([key, { clocked }]) => {
      const told = clocked.map(({ from, to }) => `${clockTime(from)}–${to === null ? '' : clockTime(to)}`).sort();
      const shown = board.get(key)?.clocked ?? [];
      return told.join() === shown.join() ? [] : [`seed ${seed}: clocked on ${key}: ${told} and ${shown}`];
    });
    expect(found).toEqual([]);
    const planned = stretchesByDate(sheets);
    const unlike = [...board].flatMap(([key, day]) => {
      const told = (planned.get(key) ?? []).sort();
      return told.join() === day.planned.join() ? [] : [`seed ${seed}: planned on ${key}: ${told} and ${day.planned}`];
    });
    expect(unlike).toEqual([]);
  }, 300_000);

  it('have the same hours of a department, asked as one range, as weeks and as days', async () => {
    const whole = await views.departments(range, 'day');
    const byDay = sumsByDay(whole);
    const ranges = [...weeksOf(range), ...daysOf(range)];
    const found: string[] = [];
    for (const part of ranges) {
      const asked = sumsByDay(await views.departments(part, 'day'));
      for (const [key, minutes] of byDay)
        if (isIn(key, part) && asked.get(key) !== minutes)
          found.push(`seed ${seed}: ${key} is ${minutes}, but ${asked.get(key) ?? 0} from ${part.start}`);
    }
    expect(found).toEqual([]);
    const months = await views.departments(range, 'month');
    expect(totalsOf(months)).toEqual(totalsOf(whole));
    // Somebody who moves within a week is one head in it.
    const [byPlace, byPerson] = [await views.departments(range, 'week'), await views.departments(range, 'week', false)];
    expect({ ...byPlace.total, seed }).toEqual({ ...byPerson.total, seed });
    expect(byPlace.total.people).toBe(peopleOfHotel);
  }, 300_000);

  it('go to payroll and to the phone as the sheets and the calendar have them', async () => {
    const sheets = await sheetsOf();
    const ofMonth = (view: ByPersonDay) => new Map([...view].filter(([key]) => key.includes(` ${last.slice(0, 7)}`)));
    const { sent, lines } = await views.payroll(last.slice(0, 7));
    const paid = new Map([...sheets].map(([key, { paidMinutes }]) => [key, paidMinutes]));

    expect(sent.size).toBeGreaterThan(30);
    const isSent = (view: ByPersonDay) => new Map([...view].filter(([key]) => sent.has(Number(personOf(key)))));
    expect(differences(isSent(ofMonth(paid)), lines, 'sheet and payroll')).toEqual([]);

    const some = people.filter(({ lastDay }) => lastDay === null).slice(0, 12);
    const fed = await views.feeds(some.map(({ id }) => id));
    const present = await views.timeline(range, { leavesOutAbsent: true, isGross: true });
    const isFed = (view: ByPersonDay) =>
      new Map([...ofMonth(view)].filter(([key]) => some.some(({ id }) => String(id) === personOf(key))));
    expect(fed.size).toBeGreaterThan(100);
    expect(differences(isFed(present.planned), isFed(fed), 'timeline and feed')).toEqual([]);
  }, 300_000);

  it('agree on calendars with another business day too, and the sheets, whose head says how they count, stay', async () => {
    const [someone] = people;
    const before = await views.sheets([someone!.id], range);
    for (const [attribution, divide] of [
      ['split', 0],
      ['most', 300],
      ['start', 300],
    ] as const) {
      await setBusinessDay(api, attribution, divide);
      const asked = { attribution, divide };
      const [timeline, units] = [await views.timeline(range, asked), await views.unitCalendar(range, asked)];
      const [hours, loose] = [await hoursOf(), await views.looseClocks(range)];
      const what = `timeline and working hours by ${attribution} at ${divide}`;
      expect(differences(timeline.planned, units.planned, what)).toEqual([]);
      expect(differences(timeline.planned, hours.planned, what)).toEqual([]);
      const isCertain = ([key]: [string, number]) => !isNear(loose, key);
      const certain = (view: ByPersonDay) => new Map([...view].filter(isCertain));
      expect(differences(certain(timeline.worked), certain(hours.worked), what)).toEqual([]);
    }
    await setBusinessDay(api, 'start', 0);
    expect(await views.sheets([someone!.id], range)).toEqual(before);
  }, 300_000);

  const hoursOf = () => views.hours(range);
  let read: Promise<Map<string, TimesheetDay>> | undefined;
  const sheetsOf = () =>
    (read ??= views.sheets(
      people.map(({ id }) => id),
      range,
    ));
});
