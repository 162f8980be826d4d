import { decodeColumns } from '@horae/contract/scheduling/decode-columns';
import { planningContract as planning } from '@horae/contract/scheduling/planning.contract';
import { rosterApprovalContract as approval } from '@horae/contract/scheduling/roster-approval.contract';
import { rosterHistoryContract } from '@horae/contract/scheduling/roster-history.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import { columnsMediaType, type StaffColumns } from '@horae/contract/scheduling/staff-columns';
import { staffTimelineContract as staff } from '@horae/contract/scheduling/staff-timeline.contract';
import { templateWeeksContract } from '@horae/contract/scheduling/template-weeks.contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '#features/people/organisation/organisation.table';
import { everyCalendar } from '#roster/calendar-fixture';
import { activeAccount, wholeHotel } from '#test/accounts';
import { emptyRoster, publishSeen, savedShift } from '#test/plans';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { planSubmissions } from '../roster-approval/roster-approval.table';
import { addFormerPlace, otherDepartment, readStaff } from './roster-fixture';

const hotel = 1003;
const week = { hotel, first: '2030-06-03', last: '2030-06-09' };
const whole = { ...week, departments: [], employees: [] };
const thursday = '2030-06-06';
let api: TestApp;
let [maria, before, after] = [0, 0, 0];
let [asOld, asNew] = [] as unknown as [TestApp['asAdmin'], TestApp['asAdmin']];

beforeAll(async () => {
  api = await startTestApp();
  const [person] = await readStaff(api, hotel, { take: 1, skip: 14 });
  ({ id: maria, department: after } = person!);
  before = (await otherDepartment(api, hotel, after)).id;
  await addFormerPlace(api, hotel, { employeeId: maria, departmentId: before, untilDay: thursday });
  [asOld, asNew] = [await head('old@hotel.example', before), await head('new@hotel.example', after)];
}, 60_000);
afterAll(() => api.stop());
beforeEach(async () => {
  await emptyRoster(api);
  await api.database.db.delete(planSubmissions);
});

async function head(email: string, department: number) {
  const rights = { scope: 'places', unitIds: [], departmentIds: [department], mayPlan: true };
  const { session } = await activeAccount(api, email, { grants: [{ ...wholeHotel(hotel), ...rights }] });
  return api.as(session.accessToken);
}

const work = (day: string, more: object = {}) => ({
  employeeId: maria,
  typeOfShift: 'Regular' as const,
  start: `${day}T07:00`,
  end: `${day}T15:00`,
  breakMinutes: 30,
  notes: null,
  ...more,
});
const drafted = async (ask: TestApp['asAdmin'], ...days: string[]) => {
  const changes = days.map((day) => ({ seen: { published: null, draft: null }, item: work(day) }));
  return ask(unchecked(planning.change), { body: { ...week, way: 'form', changes } });
};
const [monday, tuesday, friday, saturday] = ['2030-06-03', '2030-06-04', '2030-06-07', '2030-06-08'];
const draftDays = async (ask: TestApp['asAdmin']) =>
  (await ask(planning.read, { query: week })).body.drafts.map(({ item }) => item!.start.slice(0, 10));

async function boardOf(ask: TestApp['asAdmin'], filters: object = {}) {
  const dates = { start: '2030-06-01', end: '2030-07-01' };
  const accept = { accept: columnsMediaType };
  const { body } = await ask(unchecked(staff.filtered), { body: { selectedHotel: hotel, dates, filters } }, accept);
  const { resources, shifts } = decodeColumns(body as unknown as StaffColumns, String);
  const person = resources.find(({ employeeId }) => employeeId === maria);
  const days = shifts
    .filter(({ resourceId }) => resourceId === maria)
    .map(({ start }) => new Date(start).toISOString().slice(0, 10));
  return { department: person?.building_Id, listed: person?.listed, days };
}

describe('somebody who moves to another department on a Thursday', () => {
  it('is in the calendar of each with the days that they belong to it, and in that of the hotel once', async () => {
    for (const day of [tuesday, friday]) await savedShift(api, { hotel, ...work(day) });

    expect(await boardOf(asOld)).toEqual({
      department: before,
      listed: [{ since: null, until: thursday }],
      days: [tuesday],
    });
    expect(await boardOf(asNew)).toEqual({
      department: after,
      listed: [{ since: thursday, until: null }],
      days: [friday],
    });
    expect(await boardOf(api.asAdmin)).toEqual({ department: after, listed: undefined, days: [tuesday, friday] });
    expect(await boardOf(api.asAdmin, { departments: [before] })).toMatchObject({
      department: before,
      days: [tuesday],
    });
    expect(await boardOf(api.asAdmin, { departments: [before, after] })).toMatchObject({
      department: after,
      days: [tuesday, friday],
    });
  });

  it('has a leave over both weeks halves in both calendars, and the prescribed form says nothing of days', async () => {
    const leave = { typeOfShift: 'AnnualLeave', start: '2030-06-05T00:00', end: '2030-06-08T00:00', breakMinutes: 0 };
    await savedShift(api, { hotel, ...work(tuesday), ...leave, allDay: true });

    const filters = { calendars: everyCalendar };
    expect((await boardOf(asOld, filters)).days).toHaveLength(1);
    expect((await boardOf(asNew, filters)).days).toHaveLength(1);
    const dates = { start: '2030-06-01', end: '2030-07-01' };
    const plain = await asOld(unchecked(staff.filtered), { body: { selectedHotel: hotel, dates } });
    expect(plain.text).toContain(`"employeeId":${maria}`);
    expect(plain.text).not.toContain('listed');
  });

  it('is planned by the old head until Wednesday, and by the new one from Thursday on', async () => {
    expect((await drafted(asOld, monday)).status).toBe(200);
    expect((await drafted(asNew, friday)).status).toBe(200);
    expect((await drafted(asOld, saturday)).status).toBe(404);
    expect((await drafted(asNew, tuesday)).status).toBe(404);

    expect(await draftDays(asOld)).toEqual([monday]);
    expect(await draftDays(asNew)).toEqual([friday]);
    expect(await draftDays(api.asAdmin)).toEqual([monday, friday]);
  });

  it('is published with the department of each day', async () => {
    await drafted(api.asAdmin, monday, friday, saturday);

    const { body: old } = await publishSeen(asOld, whole);
    expect(old).toMatchObject({ published: 1, people: 1 });
    expect(await draftDays(api.asAdmin)).toEqual([friday, saturday]);

    const { body: none } = await api.asAdmin(unchecked(planning.preview), {
      body: { ...whole, departments: [before] },
    });
    expect(none.people).toEqual([]);
    const { body: next } = await publishSeen(api.asAdmin, { ...whole, departments: [after] });
    expect(next).toMatchObject({ published: 2, people: 1 });
  });

  it('is not published with what is wrong on days of the other department', async () => {
    const long = { hotel, ...work(friday), end: `${friday}T23:30` };
    await api.asAdmin(unchecked(shiftsContract.save), { body: { shift: long, reason: 'Wedding' } });
    await drafted(asOld, monday);
    const findings = async (ask: TestApp['asAdmin']) => {
      const { body } = await ask(unchecked(planning.preview), { body: whole });
      return body.findings.map(({ day, kind }) => [day, kind]);
    };
    expect(await findings(asOld)).toEqual([]);
    expect((await findings(api.asAdmin)).filter(([day]) => day === friday)).not.toEqual([]);
    const { body: read } = await asOld(planning.read, { query: week });
    expect(read.findings.filter(({ day }) => day === friday)).toEqual([]);
  });

  it('loses and gets nothing on days of the other department by clearing, copying, discarding or a template', async () => {
    await drafted(api.asAdmin, monday, tuesday, friday);
    const template = { hotel, name: 'Summer', departmentId: before, monday };
    const { body: kept } = await asOld(unchecked(templateWeeksContract.add), { body: template });
    expect(kept).toMatchObject({ week: { shifts: 2 } });

    const cleared = await asOld(unchecked(planning.clear), {
      body: { ...whole, shifts: true, daysOff: true, dryRun: false },
    });
    expect(cleared.body).toMatchObject({ shifts: 2 });
    expect(await draftDays(api.asAdmin)).toEqual([friday]);

    await drafted(api.asAdmin, monday);
    const discarded = await asNew(unchecked(planning.discard), { body: whole });
    expect(discarded.status).toBe(200);
    expect(await draftDays(api.asAdmin)).toEqual([monday]);

    // A week earlier, when it was the old department all week.
    for (const day of ['2030-05-27', '2030-05-31']) await savedShift(api, { hotel, ...work(day) });
    const copy = { ...whole, from: '2030-05-27', replace: true, withPeople: true, dryRun: true };
    const byOld = await asOld(unchecked(planning.copy), { body: copy });
    expect(byOld.body).toMatchObject({
      shifts: 1,
      skipped: [{ employeeId: maria, day: friday, why: 'You do not plan this person on that day.' }],
    });
    const ofOld = await api.asAdmin(unchecked(planning.copy), { body: { ...copy, departments: [before] } });
    expect(ofOld.body).toMatchObject({ shifts: 1, skippedCount: 0 });
    const byNew = await asNew(unchecked(planning.copy), { body: copy });
    expect(byNew.body).toMatchObject({ shifts: 0, skippedCount: 0 });
  });

  it('is in the roster as known at a moment with the days of the department', async () => {
    for (const day of [tuesday, friday]) await savedShift(api, { hotel, ...work(day) });
    const known = async (ask: TestApp['asAdmin'], more: object = {}) => {
      const { body } = await ask(unchecked(rosterHistoryContract.read), { query: { ...week, ...more } });
      const own = body.items.filter(({ employeeId }) => employeeId === maria);
      return own.map(({ start }) => start!.slice(0, 10));
    };

    expect(await known(asOld)).toEqual([tuesday]);
    expect(await known(asNew)).toEqual([friday]);
    expect(await known(api.asAdmin)).toEqual([tuesday, friday]);
    expect(await known(api.asAdmin, { departments: [before] })).toEqual([tuesday]);
  });

  it('is approved for the days that were submitted, whatever the other head plans', async () => {
    const { db } = api.database;
    await db.update(companies).set({ needsApproval: true }).where(eq(companies.companyId, hotel));
    await drafted(asOld, monday);
    const { body: seen } = await asOld(unchecked(planning.preview), { body: whole });
    const drafts = seen.people.flatMap(({ changes }) => changes.map(({ id, version }) => ({ id, version })));
    const { body, status, text } = await asOld(unchecked(approval.submit), {
      body: { ...whole, drafts, remark: null },
    });
    expect(status, text).toBe(200);

    await drafted(asNew, friday);
    const { id, version } = body.submission;
    const read = await api.asAdmin(approval.read, { query: { hotel, id } });
    expect(read.body.changed).toEqual([]);
    await drafted(asOld, tuesday);
    const again = await api.asAdmin(approval.read, { query: { hotel, id } });
    expect(again.body.changed).toMatchObject([{ employeeId: maria, day: tuesday }]);
    const approved = await api.asAdmin(unchecked(approval.approve), {
      body: { hotel, id, version, reason: null, shortNotice: { agreed: [], reason: null } },
    });
    expect(approved.status).toBe(409);
    await db.update(companies).set({ needsApproval: false }).where(eq(companies.companyId, hotel));
  });
});
