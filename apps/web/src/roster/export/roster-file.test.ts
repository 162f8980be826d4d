import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import type { ExportFormat } from '#ui/export/export-file';
import type { Board } from '../model/board.rules';
import { dayRange } from '../model/day-range.rules';
import { createGridModeller, type GridQuestion } from '../model/grid-model.rules';
import { withLoans } from '../model/lent-shifts.rules';
import { localDays } from '../model/local-days.rules';
import { allCalendars, type Shift } from '../model/shift.rules';
import { noFilters } from '../model/test-filters';
import { testShift } from '../model/test-shift';
import { usualPlace } from '../planning/model/place-fields';
import { templateCodes } from '../planning/model/template-codes.rules';
import { templateOfShift } from '../planning/model/template-of-shift.rules';
import { gridFile } from './grid-file';
import { rosterFile, usualPages } from './roster-file';
import type { RosterPicture } from './roster-picture';

const person = (employeeId: number, title: string, department: string): StaffResource => ({
  id: String(employeeId),
  title,
  building_Group_Id: 1,
  building_Id: department.length,
  departmentGroup: 'Food',
  department,
  hasFixedWorkHours: true,
  employeeId,
  employeeCode: `E${employeeId}`,
  jobTitle: 'Cook',
  workCenterId: 3,
  workCenter: 'Main kitchen',
  businessUnitId: 4,
  businessUnit: 'Food & Beverage',
  orgUnitId: 5,
  orgUnit: 'Kitchens',
  weeklyHours: 40,
});
const people = [person(1, 'Ελένη Ρούσσου', 'Kitchen'), person(2, 'Marek Hoxha', 'Bar')];
const by = (employeeId: number, shift: Shift): Shift => ({ ...shift, employeeId, resourceId: employeeId });
const days = localDays(createZone('Europe/Athens'));
const period = { start: '2026-11-16', days: 7 };
const range = dayRange(days.zone, period);

function pictureOf(shifts: readonly Shift[], hoursOf: GridQuestion['hoursOf'] = new Map()): RosterPicture {
  const shiftsOf = new Map(people.map(({ employeeId: id }) => [id, shifts.filter((one) => one.employeeId === id)]));
  const board = { resources: people, shiftsOf, unreadable: 0 } as unknown as Board;
  const view = {
    ...noFilters,
    calendars: allCalendars,
    group: 'department',
    sort: 'name',
    emptyRows: true,
    date: null,
    focus: null,
    shift: null,
    card: null,
  } as const;
  const display = { calendars: allCalendars, overtimes: true, hide: [] };
  const circumstances = { days, hasDeclarations: false, clockDays: new Set<string>() };
  const names = { unassigned: '', fixed: '', flexible: '' };
  const question = { board, view, display, range, circumstances, findingsOf: new Map(), hoursOf, now: 0, names };
  const modeller = createGridModeller();
  return {
    name: 'staff-timeline',
    title: 'Staff timeline',
    hotel: { ErpCompanyId: 1003, name: 'Asterion' },
    zoom: 'week',
    period,
    range,
    days,
    model: modeller.compute(question),
    shiftsOf,
    barsOf: (employee) => modeller.barsOf(question, employee),
    filters: ['Department: Kitchen'],
  };
}

const night = by(1, testShift('2026-11-22T22:00', '2026-11-23T06:00', { id: 7, breakMinutes: 30 }));
const overtime = by(1, testShift('2026-11-16T15:00', '2026-11-16T17:00', { id: 8, typeOfShift: 'Overtime' }));
const leave = by(
  2,
  testShift('2026-11-17T00:00', '2026-11-19T00:00', {
    id: 9,
    allDay: true,
    typeOfShift: 'AnnualLeave',
    calendarId: 3001,
  }),
);
const cancelled = by(2, testShift('2026-11-20T07:00', '2026-11-20T15:00', { id: 10, status: 'cancelled' }));
const picture = pictureOf([overtime, night, leave, cancelled]);
const file = (format: ExportFormat) => rosterFile(picture, format);

describe('the roster as files', () => {
  it('has a row for each shift with the columns of the timeline', async () => {
    const { sheets, done } = await file('csv');

    expect(sheets[0].columns.map(({ header }) => header).join()).toBe(
      'Employee code,Employee,Business unit,Org unit,Work centre,Dept group,Department,Program,Date,Start,End,Break min,Type,Record,Hours,Overtime h,Job title,Event id',
    );
    expect(sheets[0].rows).toEqual([
      [
        'E2',
        'Marek Hoxha',
        'Food & Beverage',
        'Kitchens',
        'Main kitchen',
        'Food',
        'Bar',
        'Fixed hours',
        '2026-11-17',
        '',
        '2026-11-18',
        0,
        'Annual leave',
        'Planned',
        0,
        0,
        'Cook',
        9,
      ],
      expect.arrayContaining(['2026-11-20', '07:00', '15:00', 0, 10]),
      expect.arrayContaining(['Ελένη Ρούσσου', '2026-11-16', '15:00', '17:00', 'Overtime', 120, 8]),
      expect.arrayContaining(['2026-11-22', '22:00', '06:00', 30, 450, 7]),
    ]);
    expect(sheets).toHaveLength(1);
    expect(done).toBe('Exported 4 shifts');
  });

  it('adds the roster as an outline and the totals of the screen to a workbook', async () => {
    const [, roster, totals] = (await file('xlsx')).sheets;

    expect(roster?.rows.map(([name]) => name)).toEqual([
      'Bar (1)',
      'Marek Hoxha',
      'Kitchen (1)',
      'Ελένη Ρούσσου',
      'Total',
    ]);
    expect(roster?.levels).toEqual([0, 1, 0, 1, 0]);
    expect(roster?.rows[3]?.[7]).toBe('22:00–06:00 W');
    expect(roster?.rows[1]?.slice(1, 5)).toEqual(['', 'AL', 'AL', '']);
    // Two hours of the night shift, minus the break, belong to this week.
    expect(totals?.rows.at(-1)).toEqual(['', 'Total', 120, 0, 0, 0, 0, 0, 90, 210, 120, 0, 2, null]);
    expect(picture.model.totals.minutes).toBe(210);
  });

  it('prints the legend, the filters and the rules of counting', async () => {
    const { print } = await file('pdf');

    expect(print?.legend?.map(({ text }) => text).toSorted()).toEqual(['AL Annual leave', 'OT Overtime', 'W Regular']);
    expect(print?.scope.join(' ')).toContain('Filters: Department: Kitchen');
    expect(print?.scope.join(' ')).toContain('count as set for the hotel');
  });

  it('begins a page for each department where wanted, and signs each sheet', async () => {
    const byGroup = await rosterFile(picture, 'pdf', { ...usualPages, isPagePerGroup: true });
    const sheets = await rosterFile(picture, 'pdf', { ...usualPages, layout: 'sheets', hasSignature: true });
    const signed = await rosterFile(picture, 'pdf', { ...usualPages, hasSignature: true });

    expect(byGroup.print?.sections.map(({ rows, startsPage }) => [rows[0]?.cells[0], startsPage])).toEqual([
      ['Bar (1)', true],
      ['Kitchen (1)', true],
    ]);
    expect(sheets.print?.sections.map(({ title, signature }) => [title, signature])).toEqual([
      ['Marek Hoxha', 'Signature'],
      ['Ελένη Ρούσσου', 'Signature'],
    ]);
    expect(signed.print?.sections.at(-1)?.signature).toBe('Signature');
  });

  it('is posted with a code or the hours in each day, and without why somebody is away', async () => {
    const rest = by(
      2,
      testShift('2026-11-20T00:00', '2026-11-21T00:00', { id: 11, allDay: true, typeOfShift: 'DayOff' }),
    );
    const late = by(1, testShift('2026-11-18T06:30', '2026-11-18T14:30', { id: 12, typeOfShift: 'Split' }));
    const wishes = { ...usualPages, layout: 'posted', published: 'Roster as published on Nov 12' } as const;
    const { print } = await rosterFile(pictureOf([overtime, night, leave, rest, late]), 'pdf', wishes);

    const lines = print?.sections[0]?.rows.map(({ cells }) =>
      cells.map((cell) => (typeof cell === 'string' ? cell : cell.map(({ text }) => text).join('/'))).join('|'),
    );
    expect(lines).toEqual([
      'Bar|||||||',
      'Marek Hoxha||LEAVE|LEAVE||OFF||',
      'Kitchen|||||||',
      'Ελένη Ρούσσου|15–17 OT||6:30–14:30||||22–6',
    ]);
    expect(print?.scope).toEqual([expect.stringContaining('Asterion'), 'Roster as published on Nov 12']);
    expect(print?.legend?.map(({ text }) => text).toSorted()).toContain('LEAVE Away');
    expect(JSON.stringify(print)).not.toContain('Annual');
    expect([print?.orientation, print?.title]).toEqual(['landscape', 'Roster']);
  });

  it('is posted with the codes of shift templates, which the legend explains', async () => {
    const own = { code: 'O1', name: 'Late help', type: 'Overtime', start: '15:00', end: '17:00' } as const;
    const template = { ...own, id: 1, version: 1, departmentId: null, breakMinutes: 0, skill: '', colour: null };
    const codesOf = templateCodes({ templates: [{ ...template, mayChange: true }], departments: [] });
    const templateOf = templateOfShift(codesOf, days);
    const { print } = await rosterFile(pictureOf([overtime, night]), 'pdf', {
      ...usualPages,
      layout: 'posted',
      templateOf,
    });
    const cells = print?.sections[0]?.rows.flatMap((row) => row.cells.flat()).map((cell) => Object(cell).text);
    expect(cells?.filter(Boolean)).toEqual(['O1', '22–6']);
    expect(print?.legend?.map(({ text }) => text)).toEqual(['O1 15–17 Late help', 'Regular']);
  });

  it('is posted in large text where a week fits: on A3', async () => {
    const posted = { ...usualPages, layout: 'posted' } as const;
    for (const paper of ['a3', 'a4'] as const)
      expect((await rosterFile(picture, 'pdf', { ...posted, paper })).print?.isLarge).toBe(paper === 'a3');
  });

  it.each([
    ['roster', true],
    ['days', true],
    ['posted', false],
    ['sheets', false],
  ] as const)('as %s says why it was published against the law: %s', async (layout, isSaid) => {
    const unlawful = ['Published against the law or the agreement: a colleague fell ill (Nov 12, Anna Rossi)'];
    const { print } = await rosterFile(picture, 'pdf', { ...usualPages, layout, unlawful });
    expect(print?.scope.includes(unlawful[0]!)).toBe(isSaid);
  });

  it('says that drafts are in it', async () => {
    const { print } = await rosterFile({ ...picture, hasDrafts: true }, 'pdf');
    expect(print?.scope.at(-1)).toBe('Includes drafts that are not published.');
  });

  it('lists a day by the hour people start, those away last', async () => {
    const { print } = await rosterFile(picture, 'print', { ...usualPages, layout: 'days' });

    expect(print?.sections).toHaveLength(7);
    expect(print?.sections[1]?.rows.map(({ cells }) => cells.slice(0, 2))).toEqual([['all day', 'Marek Hoxha']]);
    expect(print?.sections[0]).toMatchObject({ title: 'Monday, November 16, 2026', note: '1 working' });
  });
});

it('has a row and a text for each leave by the hour, with its kind or as absent, and no hours off the plan', async () => {
  const shift = by(1, testShift('2026-11-16T07:00', '2026-11-16T15:00', { id: 5 }));
  const leave = { id: 8, employeeId: 1, day: '2026-11-16', from: '10:00', to: '12:00', kind: 'parental' as const };
  const hoursOf = new Map([
    [1, [leave]],
    [2, [{ ...leave, id: 9, employeeId: 2, day: '2026-11-17', kind: null }]],
  ]);
  const { sheets } = await rosterFile(pictureOf([shift], hoursOf), 'xlsx');
  const rows = sheets[0]!.rows.map((row) => row.slice(8));
  expect(rows.filter((row) => row.at(-1) !== 5)).toEqual([
    ['2026-11-17', '10:00', '12:00', 0, 'Absent', 'Planned', 0, 0, 'Cook', 9],
    ['2026-11-16', '10:00', '12:00', 0, 'Parental leave, by the hour', 'Planned', 0, 0, 'Cook', 8],
  ]);
  expect(rows.find((row) => row.at(-1) === 5)!.at(-4)).toBe(480);
  const cells = sheets[1]!.rows.flat();
  expect(cells).toContain('07:00–15:00 W; Parental leave, 10:00–12:00');
  expect(cells).toContain('Absent, 10:00–12:00');
});

it('has a night from before the first day everywhere, as going on into it', async () => {
  const before = by(1, testShift('2026-11-15T22:00', '2026-11-16T06:00', { id: 4 }));
  const picture = pictureOf([before]);
  const firstCells = async (layout: 'days' | 'roster' | 'sheets') =>
    (await rosterFile(picture, 'pdf', { ...usualPages, layout })).print!.sections.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) =>
        cells.flatMap((cell) => (typeof cell === 'string' ? cell : cell.map(({ text }) => text))),
      ),
    );

  expect((await rosterFile(picture, 'csv')).sheets[0]!.rows).toHaveLength(1);
  expect((await firstCells('days')).slice(0, 2)).toEqual(['until 06:00', 'Ελένη Ρούσσου']);
  expect(await firstCells('roster')).toContain('until 06:00 W');
  expect(await firstCells('sheets')).toContain('until 06:00 W');
  const [, grid] = (await rosterFile(picture, 'xlsx')).sheets;
  expect(grid!.rows.flat().filter((text) => String(text).includes('06:00'))).toEqual(['until 06:00 W']);
});

it('has leave by the hour in the printed roster, in a month with its times alone', async () => {
  const leave = { id: 8, employeeId: 1, day: '2026-11-16', from: '10:00', to: '12:00', kind: 'parental' as const };
  const { print } = await rosterFile(pictureOf([], new Map([[1, [leave]]])), 'pdf');

  const marks = print!.sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)).flat();
  expect(marks).toContainEqual(expect.objectContaining({ text: 'Parental leave, 10:00–12:00' }));
});

it('has a shift in the department in which it is worked', async () => {
  const place = {
    departmentId: 9,
    department: 'Pool bar',
    jobTitle: null,
    workCentreId: 4,
    workCentre: 'Terrace',
    costPlace: null,
    skill: null,
  };
  const picture = pictureOf([by(1, testShift('2026-11-16T18:00', '2026-11-16T22:00', { place }))]);

  const { sheets } = await rosterFile(picture, 'csv');
  expect(sheets[0]!.rows[0]).toContain('Pool bar');
  const { print } = await rosterFile(picture, 'print', { ...usualPages, layout: 'days' });
  expect(JSON.stringify(print!.sections[0]!.rows)).toContain('Pool bar, Terrace');
  const sheet = await rosterFile(picture, 'print', { ...usualPages, layout: 'sheets' });
  expect(JSON.stringify(sheet.print)).toContain('Pool bar, Terrace');
});

it('has the work centre and the cost place of a shift, or those of its person and of the department', async () => {
  const shift = (start: string, end: string, place?: object) =>
    by(1, testShift(start, end, place ? { place: { ...usualPlace, ...place } } : {}));
  const picture = {
    ...pictureOf([
      shift('2026-11-16T07:00', '2026-11-16T09:00'),
      shift('2026-11-17T07:00', '2026-11-17T09:00', { departmentId: 9, department: 'Pool bar' }),
      shift('2026-11-18T07:00', '2026-11-18T09:00', { workCentreId: 4, workCentre: 'Terrace', costPlace: '4200' }),
    ]),
  };
  const own = picture.model.rows.flatMap((row) =>
    row.kind === 'resource' && row.id === 1 ? [row.resource.building_Id] : [],
  )[0]!;

  const { sheets } = await rosterFile({ ...picture, costPlaces: { [own]: '4000', 9: '4100' } }, 'csv');

  expect(sheets[0]!.rows.map((row) => [row[4], row.at(-1)])).toEqual([
    ['Main kitchen', '4000'],
    ['Main kitchen', '4100'],
    ['Terrace', '4200'],
  ]);
});

it('has work on a day of a loan within the hotel in the department that has the person, with its cost place', async () => {
  const host = { building_Group_Id: 2, building_Id: 9, department: 'Pool bar' };
  const lent = [{ ...host, first: '2026-11-16', last: '2026-11-16' }];
  const shifts = [
    by(1, testShift('2026-11-16T07:00', '2026-11-16T15:00', { id: 1 })),
    by(1, testShift('2026-11-17T07:00', '2026-11-17T15:00', { id: 2 })),
  ];
  const onLoan = { ...people[0]!, lent };
  const board = withLoans({ resources: [onLoan], shiftsOf: new Map([[1, shifts]]) } as unknown as Board, days);
  const picture = pictureOf(board.shiftsOf.get(1)!);
  const rows = picture.model.rows.map((row) =>
    row.kind === 'resource' && row.id === 1 ? { ...row, resource: onLoan } : row,
  );
  const shown = { ...picture, model: { ...picture.model, rows }, costPlaces: { 9: '4100', 7: '4000' } };

  const { sheets } = await rosterFile(shown, 'csv');
  expect(sheets[0]!.rows.map((row) => [row[6], row.at(-1)])).toEqual([
    ['Pool bar', '4100'],
    ['Kitchen', '4000'],
  ]);
  expect(gridFile(shown, [], 'en').sheets[0].rows.map((row) => row.slice(3, 6))).toContainEqual([
    'Pool bar',
    '07:00-15:00',
    '',
  ]);
});

it('has somebody who moves within the days where and as what they are on each of them', async () => {
  const moved = {
    ...person(1, 'Ελένη Ρούσσου', 'Kitchen'),
    earlier: [
      {
        ...person(0, '', 'Bar'),
        until: '2026-11-18',
        jobTitle: 'Barista',
        workCenter: 'Lobby',
        orgUnit: 'Bars',
        businessUnit: 'Leisure',
      },
    ],
  };
  const work = ['16', '17', '18'].map((day, id) =>
    by(1, testShift(`2026-11-${day}T07:00`, `2026-11-${day}T15:00`, { id })),
  );
  const loan = { ...usualPlace, departmentId: 9, department: 'Pool bar', jobTitle: 'Cashier' };
  const lent = by(1, testShift('2026-11-19T07:00', '2026-11-19T15:00', { id: 3, place: loan }));
  const now = pictureOf([...work, lent]);
  const rows = now.model.rows.map((row) =>
    row.kind === 'resource' && row.id === 1 ? { ...row, resource: moved } : row,
  );
  const picture = { ...now, model: { ...now.model, rows }, costPlaces: { 3: '3000', 7: '7000' } };

  const { sheets } = await rosterFile(picture, 'csv');
  expect(sheets[0].rows.map((row) => [2, 3, 4, 6, 16, 18].map((at) => row[at]))).toEqual([
    ['Leisure', 'Bars', 'Lobby', 'Bar', 'Barista', '3000'],
    ['Leisure', 'Bars', 'Lobby', 'Bar', 'Barista', '3000'],
    ['Food & Beverage', 'Kitchens', 'Main kitchen', 'Kitchen', 'Cook', '7000'],
    ['Food & Beverage', 'Kitchens', 'Main kitchen', 'Pool bar', 'Cashier', ''],
  ]);
  const { print } = await rosterFile(picture, 'print', { ...usualPages, layout: 'days' });
  expect(print!.sections.slice(0, 4).map((one) => one.rows[0]!.cells[2])).toEqual([
    'Bar',
    'Bar',
    'Kitchen',
    'Pool bar',
  ]);
  const grid = gridFile(picture, [], 'en').sheets[0].rows.map((row) => row.map((cell) => cell || '-').join(' | '));
  expect(grid.slice(-3)).toEqual([
    'E1 | Ελένη Ρούσσου | Cook | Kitchen | - | - | 07:00-15:00 | - | - | - | -',
    'E1 | Ελένη Ρούσσου | Barista | Bar | 07:00-15:00 | 07:00-15:00 | - | - | - | - | -',
    'E1 | Ελένη Ρούσσου | Cashier | Pool bar | - | - | - | 07:00-15:00 | - | - | -',
  ]);
});
