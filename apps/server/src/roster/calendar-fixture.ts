import type { StaffCalendar } from '@horae/contract/scheduling/staff-timeline.contract';
import { staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Answer, startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';

export interface CalendarTest {
  api: () => TestApp;
  /** Calls #7 and #8 as the demo client, for hotel 1003 unless the body says otherwise. */
  month: (body: object) => Promise<Answer<typeof staff.month>>;
  filtered: (body: object) => Promise<Answer<typeof staff.filtered>>;
}

const selectedHotel = { ErpCompanyId: 1003 };

/** Starts the server for one file of calendar tests. */
export function calendarTest(): CalendarTest {
  let api: TestApp;
  beforeAll(async () => {
    api = await startTestApp();
  });
  afterAll(() => api.stop());
  return {
    api: () => api,
    month: (body) => api.asClient(unchecked(staff.month), { body: { selectedHotel, ...body } }),
    filtered: (body) => api.asClient(unchecked(staff.filtered), { body: { selectedHotel, ...body } }),
  };
}

export const everyCalendar = [3000, 3001, 3002];
const now = Temporal.Now.plainDateISO('Europe/Athens');
export const thisMonth = { month: now.month, year: now.year };
export const monthAt = (shift: number) => now.with({ day: 1 }).add({ months: shift }).toString();
export const wholeMonth = (shift: number) => ({ start: monthAt(shift), end: monthAt(shift + 1) });

const offsetForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/;

/** Expects what is true of every calendar: sorted, without duplicates, each event with the places of its resource. */
export function expectSound({ events, resources, ...lists }: StaffCalendar) {
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
    expect(list).toEqual(list.toSorted((a, b) => byLabel(a.label, b.label) || a.value - b.value));
    expect(new Set(list.map((option) => option.value)).size).toBe(list.length);
  }
}

const byLabel = (a: string, b: string) =>
  a.toLowerCase() < b.toLowerCase() ? -1 : a.toLowerCase() > b.toLowerCase() ? 1 : 0;
