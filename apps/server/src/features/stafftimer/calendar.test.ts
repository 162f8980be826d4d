import {
  type FilteredRequest,
  type StaffCalendar,
  shiftTypes,
  stafftimerContract as staff,
} from '@horae/contract/stafftimer.contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { filteredQuestion, readCalendar } from './calendar.service';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const selectedHotel = { ErpCompanyId: 1003 };
const month = (body: object) => api.asClient(staff.month, { body: { selectedHotel, ...body } as never });
const filtered = (body: object) => api.asClient(staff.filtered, { body: { selectedHotel, ...body } as never });
const everyCalendar = [3000, 3001, 3002];
const now = new Date();
const thisMonth = { month: now.getMonth() + 1, year: now.getFullYear() };
const monthAt = (shift: number) => {
  const first = new Date(Date.UTC(now.getFullYear(), now.getMonth() + shift, 1));
  return first.toISOString().slice(0, 10);
};
const wholeMonth = (shift: number) => ({ start: monthAt(shift), end: monthAt(shift + 1) });

const offsetForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

function expectSound({ events, resources, ...lists }: StaffCalendar) {
  const ids = new Set(resources.map((resource) => resource.id));
  for (const event of events) {
    expect(ids.has(event.resourceId)).toBe(true);
    expect(event.start).toMatch(offsetForm);
    expect(event.end).toMatch(offsetForm);
    expect(Date.parse(event.start)).toBeLessThan(Date.parse(event.end));
    expect(event.durationMinutes).toBe((Date.parse(event.end) - Date.parse(event.start)) / 60_000);
    const resource = resources.find(({ id }) => id === event.resourceId)!;
    expect(event).toMatchObject({
      employeeId: resource.employeeId,
      departmentId: resource.building_Id,
      workCenterId: resource.workCenterId,
      businessUnitId: resource.businessUnitId,
      orgUnitId: resource.orgUnitId,
      department: resource.department,
      workCenter: resource.workCenter,
      businessUnit: resource.businessUnit,
      orgUnit: resource.orgUnit,
    });
  }
  const order = events.map((event) => [Date.parse(event.start), event.id] as const);
  expect(order).toEqual(order.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
  expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
  expect(lists.employeeList.map((option) => option.value).toSorted()).toEqual(
    resources.map((one) => one.employeeId).toSorted(),
  );
  expect(new Set(lists.departmentList.map((option) => option.value))).toEqual(
    new Set(resources.map((one) => one.building_Id)),
  );
  for (const list of [
    lists.employeeList,
    lists.branchList,
    lists.departmentList,
    lists.workCenterList,
    lists.businessUnitList,
  ]) {
    expect(list).toEqual(list.toSorted((a, b) => order2(a.label, b.label) || a.value - b.value));
    expect(new Set(list.map((option) => option.value)).size).toBe(list.length);
  }
}

const order2 = (a: string, b: string) =>
  a.toLowerCase() < b.toLowerCase() ? -1 : a.toLowerCase() > b.toLowerCase() ? 1 : 0;

describe('#7, a month', () => {
  it('answers the first business unit by label, all its organisation units, and says so', async () => {
    const { status, body } = await month({});

    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body).not.toHaveProperty('errorMessage');
    expect(body.selectedBusAndOrgUnit).toEqual({ businessUnit: body.businessUnitList[0], orgUnit: null });
    expect(new Set(body.resources.map((one) => one.businessUnitId))).toEqual(
      new Set([body.businessUnitList[0]!.value]),
    );
    expect(body.resources.every((one) => body.branchList.some((branch) => branch.value === one.orgUnitId))).toBe(true);
    expectSound(body);
  });

  it('is the month of now in the hotel’s zone by default, and takes numbers as decimal text', async () => {
    const [absent, given] = [
      await month({}),
      await month({ month: String(thisMonth.month), year: String(thisMonth.year) }),
    ];

    expect(given.text).toBe(absent.text);
  });

  it('narrows to the chosen units, given as option, number or text', async () => {
    const { body: all } = await month({});
    const unit = all.businessUnitList.find((option) => option.label === 'Rooms & Guest Services')!;
    const { body: inUnit } = await month({ businessUnit: unit });
    const branch = inUnit.branchList[0]!;
    const { body: inBranch } = await month({ businessUnit: unit.value, orgUnit: String(branch.value) });
    const centre = inBranch.workCenterList[0]!;
    const { body: inCentre } = await month({ businessUnit: unit, orgUnit: branch, workCenter: centre });

    expect(inBranch.selectedBusAndOrgUnit).toEqual({ businessUnit: unit, orgUnit: branch });
    expect(inBranch.resources.every((one) => one.orgUnitId === branch.value)).toBe(true);
    expect(inCentre.resources.every((one) => one.workCenterId === centre.value)).toBe(true);
    expect(inCentre.resources.length).toBeGreaterThan(0);
    for (const answer of [inUnit, inBranch, inCentre]) expectSound(answer);
  });

  it.each([null, '', undefined])('counts %j as not chosen', async (absent) => {
    const answer = await month({
      businessUnit: absent,
      orgUnit: absent,
      workCenter: absent,
      month: absent === '' ? undefined : absent,
    });
    expect(answer.text).toBe((await month({})).text);
  });

  it.each([
    [{ businessUnit: 1 }, 'Unknown business unit'],
    [{ orgUnit: 1 }, 'Unknown organisation unit'],
    [{ workCenter: 1 }, 'Unknown work centre'],
    [{ selectedHotel: 4711 }, 'No user access to calendar, please try login again.'],
    [{ selectedHotel: 1004 }, 'No user access to calendar, please try login again.'],
  ])('answers %j with success false and every list empty', async (body, errorMessage) => {
    const answer = await month(body);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: false,
      errorMessage,
      events: [],
      resources: [],
      employeeList: [],
      branchList: [],
      departmentList: [],
      workCenterList: [],
      businessUnitList: [],
      selectedBusAndOrgUnit: { businessUnit: null, orgUnit: null },
    });
  });

  it('knows a business unit of another hotel, and an organisation unit of another business unit, as unknown', async () => {
    const other = await api.asAdmin(staff.month, { body: { selectedHotel: 1004 } as never });
    const { body } = await month({});
    const foreignBranch = (await month({ businessUnit: body.businessUnitList[1] })).body.branchList[0]!;

    expect((await month({ businessUnit: other.body.businessUnitList[0] })).body.errorMessage).toBe(
      'Unknown business unit',
    );
    expect((await month({ orgUnit: foreignBranch })).body.errorMessage).toBe('Unknown organisation unit');
  });

  it.each([
    [{ month: 13 }, 'month'],
    [{ month: 0 }, 'month'],
    [{ month: 'May' }, 'month'],
    [{ year: 1999 }, 'year'],
    [{ year: 2101 }, 'year'],
    [{ erganiFlag: 'yes' }, 'erganiFlag'],
    [{ businessUnit: 'first' }, 'businessUnit'],
    [{ orgUnit: 1.5 }, 'orgUnit'],
    [{ workCenter: {} }, 'workCenter'],
    [{ selectedHotel: undefined }, 'selectedHotel'],
    [{ selectedHotel: 'x' }, 'selectedHotel'],
    [{ selectedHotel: {} }, 'selectedHotel'],
  ])('names the field of %j', async (body, path) => {
    const answer = await month(body);

    expect([answer.status, answer.body.error.code]).toEqual([400, 'VALIDATION']);
    expect(answer.body.error.fields![0]!.path).toContain(path);
  });

  it('holds declared rows only on demand, declared overtime always', async () => {
    const [without, all] = [(await month({})).body, (await month({ erganiFlag: true })).body];
    const hidden = all.events.filter((event) => event.erganiShift && event.typeOfShift !== 'Overtime');

    expect(hidden.length).toBeGreaterThan(0);
    expect(all.events.filter((event) => !hidden.includes(event))).toEqual(without.events);
    expect(without.events.some((event) => event.erganiShift && event.typeOfShift === 'Overtime')).toBe(true);
  });

  it('puts a night over the month’s end in both months, with one id and its full times', async () => {
    const previous = monthAt(0);
    const [before, after] = await Promise.all(
      [wholeMonth(-1), wholeMonth(0)].map((dates) => filtered({ dates, filters: { calendars: [3000] } })),
    );
    const across = before!.body.events.filter(
      (event) =>
        event.start.slice(0, 10) < previous && event.end.slice(0, 10) >= previous && !event.end.includes('T00:00:00'),
    );

    expect(across.length).toBeGreaterThan(0);
    for (const event of across) expect(after!.body.events).toContainEqual(event);
  });
});

describe('#8, any period', () => {
  it('is the current week of the whole hotel with working time only by default', async () => {
    const { body } = await filtered({});

    expectSound(body);
    expect(body.selectedBusAndOrgUnit).toEqual({ businessUnit: null, orgUnit: null });
    expect(new Set(body.events.map((event) => event.calendarId))).toEqual(new Set([3000]));
    expect(body.events.some((event) => event.typeOfShift === 'Overtime')).toBe(true);
    expect(new Set(body.resources.map((one) => one.businessUnitId)).size).toBeGreaterThan(1);
  });

  it('lets dates alone decide; days are local midnights and the end is open', async () => {
    const dates = { start: monthAt(0), end: `${monthAt(0).slice(0, 8)}02` };
    const { body } = await filtered({ calendarView: 'dayGridMonth', dates, filters: everyCalendar });
    const asPair = await filtered({ dates: [dates.start, dates.end], filters: { calendars: everyCalendar } });
    const asMoments = await filtered({
      dates: { start: `${dates.start}T00:00`, end: `${dates.end}T00:00:00` },
      filters: everyCalendar,
    });

    expect(asPair.text).toBe((await filtered({ dates, filters: everyCalendar })).text);
    expect(asMoments.text).toBe(asPair.text);
    for (const event of body.events) {
      expect(event.start < `${dates.end}T`).toBe(true);
      expect(event.end > `${dates.start}T00:00:00`).toBe(true);
    }
  });

  it.each([
    ['resourceTimelineDay', 1],
    ['timeGridWeek', 7],
    ['listMonth', 27],
  ])('takes the period of %s', async (calendarView, leastDays) => {
    const { body } = await filtered({ calendarView, filters: everyCalendar });
    const days = new Set(body.events.map((event) => event.start.slice(0, 10)));
    expect(days.size).toBeGreaterThanOrEqual(leastDays);
  });

  it.each([
    [{ dates: { start: '2026-01-02', end: '2026-01-02' } }, 'dates'],
    [{ dates: { start: '2026-02-30', end: '2026-03-02' } }, 'dates.start'],
    [{ dates: { start: '2025-01-01', end: '2026-01-03' } }, 'dates'],
    [{ dates: '2026-01-01' }, 'dates'],
    [{ dates: { start: '2026-01-01' } }, 'dates.end'],
    [{ calendarView: 'year' }, 'calendarView'],
    [{ filters: { calendars: 3000 } }, 'filters.calendars'],
    [{ filters: { calendars: ['x'] } }, 'filters.calendars.0'],
    [{ filters: { programTypes: ['both'] } }, 'filters.programTypes.0'],
    [{ filters: { typesOfShift: ['Nap'] } }, 'filters.typesOfShift.0'],
    [{ filters: { showOvertimes: 1 } }, 'filters.showOvertimes'],
    [{ filters: 7 }, 'filters'],
    [{ selectedApp: { ApplicationId: 1 } }, 'selectedApp.ApplicationId'],
    [{ selectedApp: { EntityId: 1 } }, 'selectedApp.EntityId'],
    [{ selectedApp: { ErpCompanyId: 1004 } }, 'selectedApp.ErpCompanyId'],
  ])('names the field of %j', async (body, path) => {
    const answer = await filtered(body);

    expect([answer.status, answer.body.error?.code]).toEqual([400, 'VALIDATION']);
    expect(answer.body.error.fields![0]!.path.startsWith(path)).toBe(true);
  });

  it('accepts 366 days and the application of the product', async () => {
    const selectedApp = {
      ApplicationId: 3000,
      ApplicationName: 'HRManagement',
      EntityId: 3006,
      EntityName: 'Time&Attendance',
      ErpCompanyId: 1003,
    };
    const answer = await filtered({
      selectedApp,
      dates: { start: '2026-01-01', end: '2027-01-02' },
      filters: { calendars: [] },
    });
    expect([answer.status, answer.body.events]).toEqual([200, []]);
  });

  it('narrows people by unit, group, department, program and employee; empty lists and both programs narrow nothing', async () => {
    const { body: all } = await filtered({});
    const someone = all.resources.find((one) => one.department === 'Kitchen')!;
    const people = async (filters: object) => (await filtered({ filters })).body.resources.map((one) => one.employeeId);
    const where = (test: (one: (typeof all.resources)[number]) => boolean) =>
      all.resources.filter(test).map((one) => one.employeeId);

    expect(await people({ departmentGroups: [someone.building_Group_Id] })).toEqual(
      where((one) => one.building_Group_Id === someone.building_Group_Id),
    );
    expect(await people({ departments: [someone.building_Id] })).toEqual(
      where((one) => one.building_Id === someone.building_Id),
    );
    expect(
      await people({
        departmentGroups: [someone.building_Group_Id],
        departments: [someone.building_Id],
        programTypes: ['fixed'],
      }),
    ).toEqual(where((one) => one.building_Id === someone.building_Id && one.hasFixedWorkHours));
    expect(await people({ programTypes: ['flexible'] })).toEqual(where((one) => !one.hasFixedWorkHours));
    expect(await people({ employees: [someone.employeeId, 999_999] })).toEqual([someone.employeeId]);
    expect(await people({ departments: [999_999] })).toEqual([]);
    for (const filters of [
      { departments: [], employees: [], departmentGroups: [] },
      { programTypes: ['fixed', 'flexible'] },
      { programTypes: [] },
    ]) {
      expect(await people(filters)).toEqual(where(() => true));
    }
  });

  it('picks events by calendar, type and overtime without changing the people', async () => {
    const { body: all } = await filtered({ filters: { calendars: everyCalendar } });
    const nights = (await filtered({ filters: { calendars: everyCalendar, typesOfShift: ['Night'] } })).body;
    const noOvertime = (await filtered({ filters: { calendars: everyCalendar, showOvertimes: false } })).body;
    const leave = (await filtered({ filters: [3001] })).body;

    expect(nights.events).toEqual(all.events.filter((event) => event.typeOfShift === 'Night'));
    expect(noOvertime.events).toEqual(all.events.filter((event) => event.typeOfShift !== 'Overtime'));
    expect(leave.events).toEqual(all.events.filter((event) => event.calendarId === 3001));
    for (const answer of [nights, noOvertime, leave]) expect(answer.resources).toEqual(all.resources);
  });

  it('gives days off and leave as all-day events from local midnight to local midnight', async () => {
    const { body } = await filtered({ dates: wholeMonth(0), filters: [3001] });

    expect(body.events.length).toBeGreaterThan(0);
    for (const event of body.events) {
      expect(event.allDay).toBe(true);
      expect([event.start.slice(11, 19), event.end.slice(11, 19)]).toEqual(['00:00:00', '00:00:00']);
    }
  });
});

describe('too many events', () => {
  it('is a failure that asks to narrow the filters', async () => {
    const hotel = { companyId: 1003, name: '', timeZone: 'Europe/Athens', mayApprove: true };
    const question = filteredQuestion(hotel, { selectedHotel: 1003 } as FilteredRequest);

    expect(await readCalendar(api.database.db, question, 10)).toEqual({
      errorMessage: 'Too many events, please narrow the filters.',
    });
    expect(await readCalendar(api.database.db, question, 100_000)).not.toHaveProperty('errorMessage');
  });
});

describe('the seed', () => {
  it.each([-1, 0, 1])(
    'holds in the month at %i every type, calendar, kind of declared row and a shift over its end',
    async (shift) => {
      const { body } = await filtered({
        dates: wholeMonth(shift),
        filters: { calendars: everyCalendar, erganiFlag: true },
      });
      const has = (test: (event: StaffCalendar['events'][number]) => boolean) =>
        expect(body.events.some(test)).toBe(true);

      expect(new Set(body.events.map((event) => event.typeOfShift))).toEqual(new Set(shiftTypes));
      expect(new Set(body.events.map((event) => event.calendarId))).toEqual(new Set(everyCalendar));
      expect(body.events.length).toBeGreaterThanOrEqual(200);
      has((event) => event.erganiShift && event.typeOfShift === 'Regular');
      has((event) => event.erganiShift && event.typeOfShift === 'Overtime');
      has((event) => !event.erganiShift && event.typeOfShift === 'Overtime');
      has(
        (event) =>
          Date.parse(event.start) < Date.parse(`${monthAt(shift + 1)}T00:00:00Z`) - 7_200_000 &&
          event.end.slice(0, 10) >= monthAt(shift + 1) &&
          !event.allDay &&
          event.end.slice(11, 16) !== '00:00',
      );
      has((event) => event.status === 'cancelled');
    },
  );

  it('holds worked, absent and open clock records, and people without a shift', async () => {
    const { body } = await filtered({ dates: { start: monthAt(-1), end: monthAt(2) }, filters: everyCalendar });

    expect(new Set(body.events.map((event) => event.status))).toEqual(
      new Set(['planned', 'confirmed', 'worked', 'absent', 'cancelled']),
    );
    expect(body.events.some((event) => event.actualStart && event.actualEnd === null)).toBe(true);
    const busy = new Set(body.events.map((event) => event.resourceId));
    expect(body.resources.some((one) => !busy.has(one.id))).toBe(true);
  });

  it('has the structure of the seed facts', async () => {
    const { body } = await filtered({});

    expect(body.businessUnitList.length).toBeGreaterThanOrEqual(2);
    expect(body.branchList.length).toBeGreaterThanOrEqual(3);
    expect(body.workCenterList.length).toBeGreaterThanOrEqual(4);
    expect(body.departmentList.length).toBeGreaterThanOrEqual(5);
    expect(new Set(body.resources.map((one) => one.building_Group_Id)).size).toBeGreaterThanOrEqual(3);
    expect(body.resources.length).toBeGreaterThanOrEqual(30);
    expect(new Set(body.resources.map((one) => one.hasFixedWorkHours))).toEqual(new Set([true, false]));
    const others = await Promise.all(
      [1004, 6001].map((hotel) => api.asAdmin(staff.filtered, { body: { selectedHotel: hotel } as never })),
    );
    const ids = [body, ...others.map((other) => other.body)].flatMap((one) =>
      one.resources.map((resource) => resource.id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
