import { readSheetText } from '@horae/sheet-file/read-sheet-file';
import { and, asc, eq, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOfSheet } from '#platform/rows-of-sheet';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { companies, departments } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { shifts } from '../shifts/shifts.table';
import { emptyHotel } from './empty-hotel-fixture';
import { importRoster } from './import-roster.service';
import { isRosterHeading } from './layouts.rules';
import { withMachineRights } from './machine-rights';

let api: TestApp;
const hotel = { companyId: 7001, timeZone: 'Europe/Athens' };
const importing = { hotel: withMachineRights({ ...hotel, name: '' }), accountId: null, reason: 'As it was.' };
beforeAll(async () => {
  api = await startTestApp({ template: 'empty' });
  await api.database.db.insert(companies).values({ ...hotel, name: 'Πύργος Βράχου' });
});
afterAll(() => api.stop());
beforeEach(() => emptyHotel(api));

const load = (
  text: string,
  more: { isDryRun?: boolean; mapping?: Record<string, string>; dayOrder?: 'dmy' | 'mdy' } = {},
) =>
  importRoster(api.database.db, {
    ...importing,
    table: rowsOfSheet(readSheetText(text).sheet, isRosterHeading),
    dayOrder: 'dmy',
    isDryRun: false,
    mapping: undefined,
    ...more,
  });
const isOfPerson = and(eq(employees.companyId, shifts.companyId), eq(employees.id, shifts.employeeId));
const stored = () => {
  const { type, startsAt, endsAt, status, breakMinutes, notes } = shifts;
  const start = sql<string>`to_char(${startsAt} at time zone 'Europe/Athens', 'YYYY-MM-DD HH24:MI')`;
  const minutes = sql<number>`extract(epoch from ${endsAt} - ${startsAt})::int / 60`;
  const of = { name: employees.name, department: departments.name };
  return api.database.db
    .select({ ...of, type, minutes, status, breakMinutes, notes, start })
    .from(shifts)
    .innerJoin(employees, isOfPerson)
    .innerJoin(
      departments,
      and(eq(departments.companyId, employees.companyId), eq(departments.id, employees.departmentId)),
    )
    .orderBy(asc(startsAt), asc(employees.name));
};
const heading = 'Email,Start Date,Start Time,End Date,End Time,Location,Area,Meal Break (Mins),Comment,Published,Open';
const deputy = (...lines: string[]) => [heading, ...lines].join('\r\n');

/** 5 000 shifts: 100 people × 50 days over both clock changes of 2026, a third of them nights. */
function bigFile(): string {
  const lines: string[] = [];
  for (const from of ['2026-03-15', '2026-10-12']) {
    for (let day = 0; day < 25; day += 1) {
      const date = Temporal.PlainDate.from(from).add({ days: day });
      const text = (one: Temporal.PlainDate) => one.toLocaleString('en-GB');
      for (let person = 0; person < 100; person += 1) {
        const isNight = person % 3 === 0;
        const [start, end, endDate] = isNight ? ['22:00', '06:00', date.add({ days: 1 })] : ['07:00', '15:00', date];
        lines.push(
          `person${person}@hotel.gr,${text(date)},${start},${text(endDate)},${end},Πύργος,"Όροφοι, ${person % 4}",30,Σχόλιο,Yes,No`,
        );
      }
    }
  }
  return `\uFEFF${deputy(...lines)}`;
}

describe('a roster file in Deputy’s layout', () => {
  it('brings 5 000 shifts with Greek departments, nights and both clock changes, and nothing twice', async () => {
    const text = bigFile();

    const first = await load(text);
    const again = await load(text);

    expect([first.layout, first.newEmployees, first.newDepartments.length, first.isWritten]).toEqual([
      'Deputy schedule',
      100,
      4,
      true,
    ]);
    expect(first.rows).toHaveLength(5000);
    expect(first.rows.every((row) => row.verdict === 'added')).toBe(true);
    expect(again.rows.every((row) => row.verdict === 'already there')).toBe(true);
    const rows = await stored();
    expect(rows).toHaveLength(5000);
    expect(rows.find((row) => row.start === '2026-03-28 22:00')).toMatchObject({
      type: 'Night',
      minutes: 420,
      department: 'Όροφοι, 0',
      status: 'confirmed',
      breakMinutes: 30,
      notes: 'Σχόλιο',
    });
    expect(rows.find((row) => row.start === '2026-10-24 22:00')).toMatchObject({ type: 'Night', minutes: 540 });
    expect(rows.find((row) => row.start === '2026-10-25 07:00')).toMatchObject({ type: 'Regular', minutes: 480 });
  });

  it('writes nothing in a dry run and says the same', async () => {
    const text = deputy('maria.p@hotel.gr,21/11/2026,07:00,21/11/2026,15:00,Main,Kitchen,0,,Yes,No');

    const dry = await load(text, { isDryRun: true });

    expect(await stored()).toEqual([]);
    expect((await load(text)).rows).toEqual(dry.rows);
    expect(await stored()).toEqual([expect.objectContaining({ name: 'Maria P', department: 'Kitchen', minutes: 480 })]);
  });

  it('skips open shifts, keeps unpublished ones as planned, and takes an end without date on the next day', async () => {
    const report = await load(
      deputy(
        ',21/11/2026,07:00,21/11/2026,15:00,Main,Kitchen,0,,Yes,Yes',
        'a@h.gr,21/11/2026,7:00 PM,,3:00 AM,Main,Kitchen,,,No,No',
      ),
    );

    expect(report.rows.map((row) => row.verdict)).toEqual(['skipped', 'added']);
    expect(await stored()).toEqual([
      expect.objectContaining({ start: '2026-11-21 19:00', minutes: 480, status: 'planned' }),
    ]);
  });

  it('refuses shifts of somebody who has left or has not begun, by row and column', async () => {
    const line = (day: string) => `maria.p@hotel.gr,${day},07:00,${day},15:00,Main,Kitchen,0,,Yes,No`;
    await load(deputy(line('21/11/2026')));
    await api.database.db.update(employees).set({ firstDay: '2026-11-10', lastDay: '2026-11-20' });

    const report = await load(deputy(line('21/11/2026'), line('22/11/2026'), line('20/11/2026'), line('09/11/2026')));

    expect(report.rows.map((row) => row.verdict)).toEqual(['already there', 'fault', 'added', 'fault']);
    expect(report.rows[1]!.sentence).toMatch(/^Start Date: Maria P left on 2026-11-20: /);
    expect(report.rows[3]!.sentence).toMatch(/^Start Date: Maria P starts on 2026-11-10: /);
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['nobody', ',21/11/2026,07:00,21/11/2026,15:00,M,K,0,,Yes,No', 'Email: enter who works.'],
    [
      'a broken address',
      'maria,21/11/2026,07:00,21/11/2026,15:00,M,K,0,,Yes,No',
      'Email: "maria" is not an e-mail address.',
    ],
    [
      'a day that is none',
      'a@h.gr,31/02/2026,07:00,21/11/2026,15:00,M,K,0,,Yes,No',
      'Start Date: "31/02/2026" is not a date.',
    ],
    [
      'a year that no date may have',
      'a@h.gr,21/11/9999,07:00,21/11/9999,15:00,M,K,0,,Yes,No',
      'Start Date: "21/11/9999" is not a date.',
    ],
    ['a missing day', 'a@h.gr,,07:00,21/11/2026,15:00,M,K,0,,Yes,No', 'Start Date: "" is not a date.'],
    [
      'a time that is none',
      'a@h.gr,21/11/2026,25:00,21/11/2026,15:00,M,K,0,,Yes,No',
      'Start Date: "25:00" is not a time.',
    ],
    ['a missing end', 'a@h.gr,21/11/2026,07:00,21/11/2026,,M,K,0,,Yes,No', 'End Time: "" is not a time.'],
    [
      'an end before the start',
      'a@h.gr,21/11/2026,07:00,20/11/2026,15:00,M,K,0,,Yes,No',
      'The end must be after the start.',
    ],
    [
      'a shift of three days',
      'a@h.gr,21/11/2026,07:00,24/11/2026,07:00,M,K,0,,Yes,No',
      'A shift can last up to 48 hours.',
    ],
    [
      'a break that is none',
      'a@h.gr,21/11/2026,07:00,21/11/2026,15:00,M,K,half,,Yes,No',
      'Meal Break (Mins): "half" is not a break in whole minutes within the shift.',
    ],
    [
      'a break as long as the shift',
      'a@h.gr,21/11/2026,07:00,21/11/2026,15:00,M,K,480,,Yes,No',
      'Meal Break (Mins): "480" is not a break in whole minutes within the shift.',
    ],
    [
      'the skipped hour',
      'a@h.gr,29/03/2026,03:30,29/03/2026,11:00,M,K,0,,Yes,No',
      'Start Date: There is no 2026-03-29 03:30 in Europe/Athens: the clocks skip that hour.',
    ],
  ])('refuses the whole file for %s, and names the row', async (_what, line, sentence) => {
    const report = await load(deputy('good@h.gr,21/11/2026,07:00,21/11/2026,15:00,M,K,0,,Yes,No', line));

    expect(report.isWritten).toBe(false);
    expect(report.rows).toMatchObject([
      { line: 2, verdict: 'added', sentence: '' },
      { line: 3, verdict: 'fault', sentence },
    ]);
    expect(await stored()).toEqual([]);
  });

  it('takes the first of the repeated hour and says so', async () => {
    const report = await load(deputy('a@h.gr,25/10/2026,03:30,25/10/2026,11:30,M,K,0,,Yes,No'));

    expect(report.rows[0]!.sentence).toBe('2026-10-25 03:30 comes twice in Europe/Athens; the first is used.');
    expect((await stored())[0]!.minutes).toBe(540);
  });

  it('refuses one person at two places at once, within the file and against the plan', async () => {
    const within = await load(
      deputy(
        'a@h.gr,21/11/2026,07:00,21/11/2026,15:00,M,K,0,,Yes,No',
        'a@h.gr,21/11/2026,14:00,21/11/2026,18:00,M,K,0,,Yes,No',
      ),
    );
    await load(deputy('a@h.gr,21/11/2026,07:00,21/11/2026,15:00,M,K,0,,Yes,No'));
    const against = await load(deputy('a@h.gr,21/11/2026,06:00,21/11/2026,08:00,M,K,0,,Yes,No'));

    expect(within.rows[1]).toMatchObject({
      verdict: 'fault',
      sentence: expect.stringContaining('the shift of line 2'),
    });
    expect(against.rows[0]).toMatchObject({
      verdict: 'fault',
      sentence: expect.stringContaining('a planned shift, 2026-11-21 07:00 to 15:00'),
    });
    expect(await stored()).toHaveLength(1);
  });
});

describe('other layouts', () => {
  it('reads the plain one with code, name, type and dates of any usual form', async () => {
    await load(
      'employee code;name;department;start;end;type\nE7;Ελένη Μακρή;Ρεσεψιόν;2026-11-21 23:00;22.11.2026 07:00;night\nE8;Nikos Vlachos;Ρεσεψιόν;2026-11-21T15:00;2026-11-21T18:00;Overtime',
    );

    expect(await stored()).toEqual([
      expect.objectContaining({ name: 'Nikos Vlachos', type: 'Overtime', minutes: 180 }),
      expect.objectContaining({ name: 'Ελένη Μακρή', department: 'Ρεσεψιόν', type: 'Night', minutes: 480 }),
    ]);
  });

  it('refuses a type it does not know', async () => {
    const { rows } = await load(
      'employee code,name,department,start,end,type\nE7,X,Y,2026-11-21 07:00,2026-11-21 15:00,Nap',
    );
    expect(rows[0]!.sentence).toBe('type: "Nap" is not one of Regular, Split, Night, Overtime, OnCall, Training.');
  });

  it('reads any columns by a mapping, and American dates when told', async () => {
    const mapping = {
      employeeCode: 'Kennung',
      startDate: 'Tag',
      startTime: 'Von',
      endTime: 'Bis',
      department: 'Abteilung',
    };
    await load('Kennung,Tag,Von,Bis,Abteilung\n12,11/21/2026,22:00,06:00,Küche', { mapping, dayOrder: 'mdy' });

    expect(await stored()).toEqual([
      expect.objectContaining({ start: '2026-11-21 22:00', minutes: 480, type: 'Night', department: 'Küche' }),
    ]);
  });

  it.each([
    ['a,b,c\n1,2,3', undefined, /neither those of a Deputy schedule/],
    ['Kennung,Tag\n1,2', { employeeCode: 'Kennung', start: 'Nope' }, /The mapping uses the column "Nope" for start/],
    ['Kennung,Tag\n1,2', { employeeCode: 'Kennung', start: 'Tag' }, /No column has the end of the shift/],
    ['', undefined, /neither those/],
  ])('refuses columns it cannot place: %j', async (text, mapping, sentence) => {
    await expect(load(text, { ...(mapping && { mapping }) })).rejects.toThrow(sentence);
  });
});

it('reads Greek headings, and times as Excel breaks them, with a note', async () => {
  const { rows } = await load(
    'Κωδ. εργαζ.;Ον/μο;Τμήμα;Ημ/νία;Από;Έως\nB1;Άννα Ήλιου;Spa;3/5/2032;0,333;16\nΒ1;Άννα Ήλιου;Spa;4/5/2032;8,30;16.30\n',
    { isDryRun: true },
  );
  expect(rows).toMatchObject([
    {
      line: 2,
      verdict: 'added',
      sentence: '“0,333” was read as the time 8:00. “16” was read as the time 16:00.',
    },
    // The Β of the second row is Greek.
    { line: 3, verdict: 'fault', sentence: expect.stringContaining('“Β1” looks like the code “B1”') },
  ]);
});

it('plans in the department that a row names, where that is not the one of its person', async () => {
  const row = (email: string, day: number, area: string) =>
    `${email},0${day}/06/2030,18:00,0${day}/06/2030,22:00,Αθήνα,${area},0,,Yes,No`;
  await load(deputy(row('maria@h.gr', 3, 'Housekeeping'), row('petros@h.gr', 3, 'Pool bar')));

  await load(
    deputy(row('maria@h.gr', 4, 'pool BAR'), row('maria@h.gr', 5, 'Housekeeping'), row('maria@h.gr', 6, 'Spa')),
  );

  const planned = await api.database.db
    .select({ day: sql<string>`to_char(${shifts.startsAt}, 'DD')`, place: departments.name })
    .from(shifts)
    .innerJoin(employees, and(isOfPerson, eq(employees.email, 'maria@h.gr')))
    .leftJoin(departments, and(eq(departments.companyId, shifts.companyId), eq(departments.id, shifts.departmentId)))
    .orderBy(asc(shifts.startsAt));
  expect(planned.map(({ day, place }) => `${day} ${place ?? 'home'}`)).toEqual([
    '03 home',
    '04 Pool bar',
    '05 home',
    '06 home',
  ]);
});
