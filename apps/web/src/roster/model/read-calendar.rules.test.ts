import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import { boardOf } from './board.rules';
import { CalendarRefused, readCalendar } from './read-calendar.rules';
import { readMoment, readType } from './read-event.rules';

const zone = createZone('Europe/Athens');
const event = (more: Record<string, unknown> = {}) => ({
  id: 1,
  resourceId: '7',
  start: '2026-11-16T07:00:00+02:00',
  end: '2026-11-16T15:00:00+02:00',
  typeOfShift: 'Regular',
  ...more,
});

describe('the shapes of an answer', () => {
  it.each([
    ['the plain form', { success: true, events: [event()], resources: [] }],
    ['events alone', { events: [event()] }],
    ['a bare list', [event()]],
  ])('reads %s', async (_name, answer) => {
    expect(await readCalendar(answer, zone)).toMatchObject({ shifts: [{ id: 1, resourceId: 7 }], unreadable: 0 });
  });

  it('throws the sentence of a refused calendar', async () => {
    await expect(readCalendar({ success: false, errorMessage: 'Unknown work centre' }, zone)).rejects.toThrow(
      'Unknown work centre',
    );
    await expect(readCalendar('?', zone)).rejects.toThrow(CalendarRefused);
  });

  it('keeps the lists of before when an answer says none', async () => {
    const option = { value: 1, label: 'Rooms' };
    const before = boardOf(
      await readCalendar({ events: [], resources: [{ employeeId: 7 }], branchList: [option] }, zone),
    );

    const after = boardOf(await readCalendar({ events: [] }, zone), before);

    expect(after.orgUnits).toEqual([option]);
    expect(after.resources).toBe(before.resources);
  });
});

describe('the column form', () => {
  const place = {
    building_Group_Id: 1,
    departmentGroup: 'House',
    building_Id: 2,
    department: 'Rooms',
    workCenterId: 3,
    workCenter: 'East',
    orgUnitId: 4,
    orgUnit: 'Athens',
    businessUnitId: 5,
    businessUnit: 'Hotel',
  };
  const columns = {
    success: true,
    timeZone: 'Europe/Athens',
    places: [place],
    jobTitles: ['Cook'],
    resources: {
      id: [7, 8],
      title: ['Ada', 'Ada'],
      code: ['A1', 'A2'],
      job: [0, 0],
      place: [0, 0],
      isFixed: [1, 0],
      weeklyHours: [40, 20],
      more: {},
    },
    events: {
      id: [1],
      resource: [1],
      start: [Date.parse('2026-11-16T05:00:00Z') / 60_000],
      minutes: [480],
      type: [2],
      status: [0],
      flags: [0],
      breakMinutes: [30],
      in: [null],
      out: [null],
      titles: {},
      leaveKinds: {},
      notes: {},
      pauses: {},
      paidBreaks: {},
      versions: {},
      shiftPlaces: {},
    },
    branchList: [{ value: 4, label: 'Athens' }],
    hotelPeople: 12,
  };

  it('has the shifts, the people told apart, and the lists', async () => {
    const answer = await readCalendar(columns, zone);

    expect(answer).toMatchObject({
      timeZone: 'Europe/Athens',
      shifts: [{ id: 1, resourceId: 8, typeOfShift: 'Night', title: 'Night', breakMinutes: 30 }],
      orgUnits: [{ value: 4, label: 'Athens' }],
      businessUnits: null,
      hotelPeople: 12,
      unreadable: 0,
    });
    expect(answer.resources?.map(({ title, department }) => [title, department])).toEqual([
      ['Ada (A1)', 'Rooms'],
      ['Ada (A2)', 'Rooms'],
    ]);
  });
});

describe('people', () => {
  const read = async (...resources: unknown[]) => (await readCalendar({ events: [], resources }, zone)).resources;
  const whole = {
    id: 'seven',
    title: 'Ada',
    building_Group_Id: 1,
    building_Id: 2,
    departmentGroup: 'House',
    department: 'Rooms',
    hasFixedWorkHours: false,
    employeeId: 7,
    employeeCode: 'A1',
    jobTitle: 'Cook',
    workCenterId: 3,
    workCenter: 'East',
    businessUnitId: 5,
    businessUnit: 'Hotel',
    orgUnitId: 4,
    orgUnit: 'Athens',
    weeklyHours: 37.5,
  };

  it('are read with all their fields', async () => {
    expect(await read(whole)).toEqual([whole]);
  });

  it('have only a number at least, and fixed hours unless told otherwise', async () => {
    expect(await read({ id: '9' })).toEqual([
      {
        id: '9',
        title: '9',
        building_Group_Id: 0,
        building_Id: 0,
        departmentGroup: '',
        department: '',
        hasFixedWorkHours: true,
        employeeId: 9,
        employeeCode: '',
        jobTitle: '',
        workCenterId: 0,
        workCenter: '',
        businessUnitId: 0,
        businessUnit: '',
        orgUnitId: 0,
        orgUnit: '',
        weeklyHours: 0,
      },
    ]);
  });

  it('without a number are left out', async () => {
    const people = await read(null, 'Ada', { title: 'Ada' }, { id: 'A1' }, { employeeId: 7 });
    expect(people?.map(({ id }) => id)).toEqual(['7']);
  });
});

describe('the lists to choose from', () => {
  it('leave out what has no number, and call one without a name by it', async () => {
    const workCenterList = [{ value: '3', label: 'East' }, { value: 4 }, { label: 'West' }, null];
    expect(await readCalendar({ workCenterList }, zone)).toMatchObject({
      workCenters: [
        { value: 3, label: 'East' },
        { value: 4, label: '4' },
      ],
      shifts: [],
      unreadable: 0,
      timeZone: null,
      resources: null,
    });
  });

  const [east, west] = [
    { value: 1, label: 'East' },
    { value: 2, label: 'West' },
  ];
  it.each([
    ['both units', { selectedBusAndOrgUnit: { businessUnit: east, orgUnit: west } }, [east, west]],
    ['the business unit on its own', { selectedBusinessUnit: east }, [east, null]],
    [
      'the pair before the single one',
      { selectedBusinessUnit: west, selectedBusAndOrgUnit: { businessUnit: east } },
      [east, null],
    ],
    ['none', {}, [null, null]],
  ])('say which is chosen: %s', async (_which, sent, chosen) => {
    const { appliedUnit, appliedOrgUnit } = await readCalendar({ events: [], ...sent }, zone);
    expect([appliedUnit, appliedOrgUnit]).toEqual(chosen);
  });
});

describe('events that are none', () => {
  it.each([
    ['it ends when it starts', { end: '2026-11-16T07:00:00+02:00' }],
    ['it ends before it starts', { end: '2026-11-16T06:00:00+02:00' }],
    ['it has no end', { end: null }],
    ['its start is no time', { start: 'soon' }],
    ['it has no id', { id: null }],
    ['it belongs to nobody', { resourceId: null }],
  ])('drops and counts one when %s', async (_why, more) => {
    expect(await readCalendar([event(more), event({ id: 2 })], zone)).toMatchObject({
      shifts: [{ id: 2 }],
      unreadable: 1,
    });
  });

  it('counts what is no object at all', async () => {
    expect((await readCalendar([null, 'x'], zone)).unreadable).toBe(2);
  });
});

it.each([
  ['Regular', { typeOfShift: 'Regular' }],
  ['on call', { typeOfShift: 'OnCall' }],
  ['ANNUAL_LEAVE', { typeOfShift: 'AnnualLeave' }],
  ['', { typeOfShift: 'Regular' }],
  [null, { typeOfShift: 'Regular' }],
  ['Sabbatical', { typeOfShift: 'Other', rawType: 'Sabbatical' }],
])('reads the type %s', (text, type) => {
  expect(readType(text)).toEqual(type);
});

it.each([
  ['a time with an offset', '2026-11-16T07:00:00+02:00', '2026-11-16T05:00:00Z'],
  ['a time in UTC', '2026-11-16T05:00:00Z', '2026-11-16T05:00:00Z'],
  ['a bare time, as the hotel’s wall clock', '2026-07-16T07:00', '2026-07-16T04:00:00Z'],
  ['a bare time with a blank', '2026-07-16 07:00:30', '2026-07-16T04:00:30Z'],
  ['a bare time that the clocks skip', '2026-03-29T03:30', '2026-03-29T01:30:00Z'],
  ['a bare date, as its midnight', '2026-11-16', '2026-11-15T22:00:00Z'],
])('reads %s', (_what, text, instant) => {
  expect(readMoment(text, zone)).toBe(Date.parse(instant));
});

it.each(['', 'soon', '2026-02-30', '2026-02-30T07:00', '2026-11-16T25:00'])('reads no moment from “%s”', (text) => {
  expect(readMoment(text, zone)).toBeNull();
});

it('takes an actual record without an end as still clocked in', async () => {
  const { shifts } = await readCalendar([event({ recordType: 'actual', end: null, actualEnd: null })], zone);

  expect(shifts[0]).toMatchObject({ isClockRecord: true, actualStart: shifts[0]?.start, actualEnd: null });
});
