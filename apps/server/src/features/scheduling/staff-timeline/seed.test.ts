import {
  type StaffCalendar,
  shiftTypes,
  staffTimelineContract as staff,
} from '@horae/contract/scheduling/staff-timeline.contract';
import { describe, expect, it } from 'vitest';
import { calendarTest, everyCalendar, monthAt, wholeMonth } from '#roster/calendar-fixture';
import { unchecked } from '#test/unchecked';

const { api, filtered } = calendarTest();

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
      [1004, 6001].map((hotel) => api().asAdmin(unchecked(staff.filtered), { body: { selectedHotel: hotel } })),
    );
    const ids = [body, ...others.map((other) => other.body)].flatMap((one) =>
      one.resources.map((resource) => resource.id),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const places = [body, ...others.map((other) => other.body)];
    for (const list of ['businessUnitList', 'branchList', 'workCenterList', 'departmentList'] as const) {
      const values = places.flatMap((one) => one[list].map(({ value }) => value));
      expect(new Set(values).size).toBe(values.length);
    }
    const groups = new Map(body.resources.map((one) => [one.building_Id, one.building_Group_Id]));
    expect(groups.size).toBeGreaterThan(new Set(groups.values()).size);
    for (const other of others) {
      expect(other.body.resources.length).toBeLessThan(body.resources.length);
      expect([other.body.events.length > 0, other.body.workCenterList.length > 0]).toEqual([true, true]);
    }
  });

  it('has shifts in the current week, overtime among them', async () => {
    const { body } = await filtered({});

    expect(body.events.length).toBeGreaterThan(0);
    expect(body.events.some((event) => event.typeOfShift === 'Overtime')).toBe(true);
  });

  it('knows two accounts: one that sees every hotel, and one of hotel 1003', async () => {
    const [admin, client] = [
      await api().login('admin@demo.com', 'admin'),
      await api().login('client@demo.com', 'client'),
    ];

    const hotels = [admin, client].map(({ userData }) =>
      userData.hotels.map(({ ErpCompanyId, timeZone }) => [ErpCompanyId, timeZone]),
    );
    expect([admin.userData.id, admin.userData.role, client.userData.id, client.userData.role]).toEqual([
      1,
      'admin',
      2,
      'client',
    ]);
    expect(hotels).toEqual([[1003, 1004, 6001].map((id) => [id, 'Europe/Athens']), [[1003, 'Europe/Athens']]]);
  });
});
