import { gunzipSync } from 'node:zlib';
import { decodeColumns } from '@horae/contract/scheduling/decode-columns';
import {
  organisationUnitCalendarContract as contract,
  UnitCalendar,
} from '@horae/contract/scheduling/organisation-unit-calendar.contract';
import { columnsMediaType, type UnitColumns } from '@horae/contract/scheduling/staff-columns';
import { and, eq, gt, min } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { calendarTest, everyCalendar, monthAt, thisMonth, wholeMonth } from '#roster/calendar-fixture';
import { unchecked } from '#test/unchecked';
import { shifts } from '../shifts/shifts.table';

const { api, month, filtered } = calendarTest();
const selectedHotel = { ErpCompanyId: 1003 };
const ofUnit = (body: object, headers = {}) =>
  api().asClient(unchecked(contract.ofUnit), { body: { selectedHotel, ...body } }, headers);
const calendarOf = async (body: object) => UnitCalendar.parse((await ofUnit(body)).body);

let units: { value: number; label: string }[];
beforeAll(async () => {
  units = (await filtered({})).body.branchList;
});

describe('#9, one organisation unit', () => {
  it('is the first unit by label when none is named, with its business unit, the units of that, and every business unit', async () => {
    const { status, body } = await ofUnit({});
    const { body: all } = await filtered({});
    const { body: ofBusinessUnit } = await month({ businessUnit: body!.selectedBusinessUnit, ...thisMonth });

    expect(status).toBe(200);
    expect(Object.keys(body!).toSorted()).toEqual(Object.keys(UnitCalendar.shape).toSorted());
    expect(body!.resources.length).toBeGreaterThan(0);
    for (const resource of body!.resources) {
      expect([resource.orgUnitId, resource.businessUnitId]).toEqual([
        units[0]!.value,
        body!.selectedBusinessUnit.value,
      ]);
    }
    expect(body!.businessUnitList).toEqual(all.businessUnitList);
    expect(body!.branchList).toEqual(ofBusinessUnit.branchList);
  });

  it('holds what #8 holds of that unit: the same people, lists and events of all calendars, declared rows left out', async () => {
    for (const unit of units) {
      const dates = { start: monthAt(0), end: monthAt(1) };
      const body = await calendarOf({ organizationUnit: unit, dates });
      const same = (await filtered({ dates, filters: { calendars: everyCalendar, orgUnit: unit } })).body;

      expect(body.events).toEqual(same.events);
      expect(body.resources).toEqual(same.resources);
      expect(body.employeeList).toEqual(same.employeeList);
      expect(body.departmentList).toEqual(same.departmentList);
      expect(body.events.every((event) => !event.erganiShift || event.typeOfShift === 'Overtime')).toBe(true);
    }
  });

  it('is the previous, current and next local month unless dates are given, with #8’s forms of dates', async () => {
    const byDefault = await calendarOf({});
    const given = await calendarOf({ dates: { start: monthAt(-1), end: monthAt(2) } });
    const oneMonth = await calendarOf({ dates: [wholeMonth(0).start, wholeMonth(0).end] });

    expect(byDefault).toEqual(given);
    expect(oneMonth.events.length).toBeLessThan(given.events.length);
    for (const { start, end } of oneMonth.events) {
      expect(start < `${monthAt(1)}T` && end > `${monthAt(0)}T00:00:00`).toBe(true);
    }
  });

  it('takes the unit as option, number or text, looks a name up exactly, and lets the id decide over the name', async () => {
    const [first, last] = [units[0]!, units.at(-1)!];
    const wanted = (await ofUnit({ organizationUnit: last })).text;

    for (const body of [
      { organizationUnit: last.value },
      { organizationUnit: String(last.value) },
      { organizationUnit: '', organizationUnitName: last.label },
      { organizationUnit: null, organizationUnitName: last.label },
      { organizationUnit: last, organizationUnitName: first.label },
      { organizationUnit: last, organizationUnitName: null },
    ]) {
      expect((await ofUnit(body)).text, JSON.stringify(body)).toBe(wanted);
    }
    expect((await ofUnit({ organizationUnitName: '', dates: null })).text).toBe((await ofUnit({})).text);
  });

  it('answers no access with null: a hotel or unit that is unknown, not granted, or of another hotel', async () => {
    const foreign = await api().asAdmin(unchecked(contract.ofUnit), { body: { selectedHotel: 1004 } });
    const foreignUnit = foreign.body!.branchList[0]!;

    for (const body of [
      { selectedHotel: 4711 },
      { selectedHotel: 1004 },
      { selectedHotel: 1004, organizationUnit: foreignUnit },
      { organizationUnit: foreignUnit },
      { organizationUnit: 1 },
      { organizationUnit: foreignUnit, organizationUnitName: units[0]!.label },
      { organizationUnitName: units[0]!.label.toUpperCase() },
      { organizationUnitName: ` ${units[0]!.label}` },
    ]) {
      for (const accept of ['application/json', columnsMediaType]) {
        const { status, text, headers } = await ofUnit(body, { accept });
        expect([status, text], JSON.stringify(body)).toEqual([200, 'null']);
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
        expect(headers.etag).toBeTruthy();
      }
    }
  });

  it.each([
    [{ selectedHotel: undefined }, 'selectedHotel'],
    [{ selectedHotel: { ErpCompanyId: 'x' } }, 'selectedHotel'],
    [{ organizationUnit: 'x' }, 'organizationUnit'],
    [{ organizationUnit: {} }, 'organizationUnit'],
    [{ organizationUnit: true }, 'organizationUnit'],
    [{ organizationUnitName: 7 }, 'organizationUnitName'],
    [{ organizationUnitName: {} }, 'organizationUnitName'],
    [{ dates: { start: '2026-01-02', end: '2026-01-02' } }, 'dates'],
    [{ dates: { start: '2025-01-01', end: '2026-01-03' } }, 'dates'],
    [{ dates: { start: 'x', end: '2026-01-03' } }, 'dates.start'],
    [{ selectedApp: { ApplicationId: 1 } }, 'selectedApp.ApplicationId'],
    [{ selectedApp: { EntityId: 1 } }, 'selectedApp.EntityId'],
    [{ selectedApp: { ErpCompanyId: 1004 } }, 'selectedApp.ErpCompanyId'],
  ])('names the field of %j', async (body, path) => {
    const { status, body: answer } = await ofUnit(body);

    expect([status, answer.error.code]).toEqual([400, 'VALIDATION']);
    expect(answer.error.fields![0]!.path.startsWith(path)).toBe(true);
  });

  it('tags what it answers and answers 304 to whoever holds the tag; names the roster’s version', async () => {
    const first = await ofUnit({});
    const tag = String(first.headers.etag);

    expect(first.headers['roster-version']).toMatch(/^1003:\d+$/);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect((await ofUnit({}, { 'if-none-match': tag })).status).toBe(304);

    const { db } = api().database;
    const [next] = await db
      .select({ id: min(shifts.id) })
      .from(shifts)
      .where(and(eq(shifts.employeeId, first.body!.events[0]!.employeeId), gt(shifts.startsAt, new Date())));
    await db.update(shifts).set({ notes: 'new' }).where(eq(shifts.id, next!.id!));
    expect((await ofUnit({}, { 'if-none-match': tag })).status).toBe(200);
  });

  it('is compressed on demand', async () => {
    const { accessToken } = await api().login('client@demo.com', 'client');
    const zipped = await api().app.inject({
      method: 'POST',
      url: contract.ofUnit.path,
      payload: { selectedHotel },
      headers: { authorization: `Bearer ${accessToken}`, 'accept-encoding': 'gzip' },
    });

    expect([zipped.headers['content-encoding'], zipped.headers.vary]).toEqual(['gzip', 'Accept-Encoding, Accept']);
    expect(gunzipSync(zipped.rawPayload).toString()).toBe((await ofUnit({})).text);
  });

  it('says the same in columns as in the plain form', async () => {
    const plain = await calendarOf({});
    const columns = (await ofUnit({}, { accept: columnsMediaType })).body as unknown as UnitColumns;

    const { shifts, timeZone, ...rest } = decodeColumns(columns, (type) => type);

    expect(timeZone).toBe('Europe/Athens');
    expect({ ...rest, events: [] }).toEqual({ ...plain, events: [] });
    expect(shifts.map(({ id, start, notes }) => [id, start, notes])).toEqual(
      plain.events.map(({ id, start, notes }) => [id, Date.parse(start), notes]),
    );
  });

  it('keeps the reasons of absence from whoever may not approve', async () => {
    const { database } = api();
    const before = await calendarOf({});
    await database.db.update(accountHotels).set({ mayApprove: false });

    const after = await calendarOf({});
    await database.db.update(accountHotels).set({ mayApprove: true });

    const leave = (body: UnitCalendar) =>
      new Set(body.events.filter((one) => one.allDay).map((one) => one.typeOfShift));
    expect(leave(before).size).toBeGreaterThan(1);
    expect(leave(after)).toEqual(new Set(['DayOff']));
    expect(after.events.some((event) => event.title === 'Absent')).toBe(true);
    expect(after.events).toHaveLength(before.events.length);
  });

  it('takes its bearer from the header or the body', async () => {
    const { accessToken: token } = await api().login('client@demo.com', 'client');
    const ask = (body: object, headers = {}) => api().asNobody(unchecked(contract.ofUnit), { body: body }, headers);

    expect((await ask({ selectedHotel, token })).status).toBe(200);
    expect((await ask({ selectedHotel })).status).toBe(401);
    expect((await ask({ selectedHotel, token }, { authorization: 'Bearer other' })).status).toBe(401);
  });
});
