import type { FilteredRequest } from '@horae/contract/scheduling/staff-timeline.contract';
import { describe, expect, it } from 'vitest';
import { calendarTest, everyCalendar, expectSound, monthAt } from '#roster/calendar-fixture';
import { KeptDays } from '#roster/kept-days';
import { filteredQuestion, readCalendar } from './staff-timeline.service';

const { api, filtered } = calendarTest();

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
    // A year of local days that is an hour longer than its days, and one that is an hour shorter.
    [{ dates: { start: '2027-10-31', end: '2028-10-31T01:00' } }, 'dates'],
    [{ dates: { start: '2026-03-28', end: '2027-03-29T01:00' } }, 'dates'],
    [{ dates: { start: '2026-06-01', end: '2027-06-02T00:01' } }, 'dates'],
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

  it.each([
    ['2027-10-31', '2028-10-31'],
    ['2026-03-28', '2027-03-29'],
    ['2026-06-01T00:00:00+03:00', '2027-06-02T00:00:00+03:00'],
  ])('accepts the 366 days from %s to %s', async (start, end) => {
    const { status } = await filtered({ dates: { start, end }, filters: { calendars: [] } });

    expect(status).toBe(200);
  });

  it('accepts the application of the product', async () => {
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
});

describe('too many events', () => {
  it('is a failure that asks to narrow the filters', async () => {
    const hotel = {
      companyId: 1003,
      name: '',
      timeZone: 'Europe/Athens',
      mayApprove: true,
      mayPlan: true,
      maySeePay: false,
      self: null,
      scope: { kind: 'hotel' as const },
    };
    const question = filteredQuestion(hotel, { selectedHotel: 1003 } as FilteredRequest);

    const source = { db: api().database.db, days: new KeptDays(), version: 0 };
    expect(await readCalendar(source, question, 10)).toEqual({
      errorMessage: 'Too many events, please narrow the filters.',
    });
    expect(await readCalendar(source, question, 100_000)).not.toHaveProperty('errorMessage');
  });
});
