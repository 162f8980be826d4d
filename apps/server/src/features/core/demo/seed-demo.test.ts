import { addDays } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { eq, max, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { declarations as d, erganiSettings } from '#features/declarations/declarations/declarations.table';
import { employeeSkills, employees, formerPlaces } from '#features/people/people/employees.table';
import { rosterFeeds } from '#features/scheduling/roster-feeds/roster-feeds.table';
import { leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { clockRecords as c } from '#features/time/attendance/clock-records.table';
import { punches as p } from '#features/time/punches/punches.table';
import { hotelClock } from '#platform/hotel-time';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { demoHotels } from './demo.table';
import { emptyHotel } from './empty-hotel';
import { fillHotel } from './fill-hotel';
import { demoHotel, seedDemo } from './seed-demo';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());
afterEach(() => {
  vi.useRealTimers();
});

const counts = async () => {
  const { db } = api.database;
  const [filled] = await db.select({ until: max(demoHotels.plannedUntil) }).from(demoHotels);
  return {
    shifts: await db.$count(shifts),
    leaves: await db.$count(leaves),
    employees: await db.$count(employees),
    until: filled!.until!,
  };
};
const seed = () => seedDemo(api.database.db, 'Europe/Athens', () => undefined);

// Runs before the clock is moved forward.
describe('declarations of the demo', () => {
  it('the in of nearly everybody who came within a day has a card', async () => {
    // A full day of all hotels: at some hours only a night porter or two are at work.
    const { rows } = await api.database.db.execute<{ sent: number; people: number }>(sql`
      select count(*)::int as people, count(*) filter (where ${d.state} = 'accepted')::int as sent
      from ${c} left join ${d} on ${d.companyId} = ${c.companyId} and ${d.key} = 'card:' || ${c.inPunchId}
      where ${c.clockedInAt} > now() - interval '24 hours'`);

    expect(rows[0]!.people).toBeGreaterThan(20);
    expect(rows[0]!.sent / rows[0]!.people).toBeGreaterThan(0.7);
  });

  it('stand as the outbox leaves them: a punch has one card, what was accepted a protocol, and no more cards are due', async () => {
    const { rows } = await api.database.db.execute(sql`
      select ${d.id} from ${d} left join ${p} on ${p.companyId} = ${d.companyId} and 'card:' || ${p.id} = ${d.key}
      where ${d.kind} = 'workCard'
        and (${p.id} is null or ${p.employeeId} <> ${d.employeeId} or (${d.state} = 'accepted') <> (${d.protocol} is not null))`);
    const { companyId, cardsAfter } = erganiSettings;
    const { rows: due } = await api.database.db.execute(sql`
      select ${companyId} from ${erganiSettings}
      where exists (select from ${p} where ${p.companyId} = ${companyId} and ${p.id} > ${cardsAfter})`);
    const states = await api.database.db.selectDistinct({ state: d.state }).from(d);

    expect([rows, due]).toEqual([[], []]);
    expect(states.map(({ state }) => state)).toEqual(expect.arrayContaining(['accepted', 'queued', 'rejected']));
  });
});

describe('the demo', () => {
  it('adds nothing when it is up to date', async () => {
    const before = await counts();

    await seed();

    expect(await counts()).toMatchObject({ shifts: before.shifts, leaves: before.leaves, employees: before.employees });
  });

  it('goes on by the missing months at a later start, without doubling a day, and lets the clock catch up', async () => {
    const before = await counts();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * 86_400_000 });

    await seed();

    const after = await counts();
    expect(after.until > before.until).toBe(true);
    expect(after.shifts).toBeGreaterThan(before.shifts * 1.2);
    expect(after.employees).toBe(before.employees);
    const { companyId, id, employeeId, layer, status, type, startsAt, endsAt } = shifts;
    const { rows: doubled } = await api.database.db.execute(sql`
      select ${employeeId}, ${startsAt} from ${shifts} where ${layer} = 'planned' and ${status} <> 'cancelled' and ${type} <> 'OnCall'
      group by ${employeeId}, ${startsAt} having count(*) > 1`);
    expect(doubled).toEqual([]);
    const { rows: unclocked } = await api.database.db.execute<{ share: number }>(sql`
      select avg((not exists (select from ${c} where ${c.companyId} = ${companyId} and ${c.shiftId} = ${id}))::int)::float8 as share
      from ${shifts} where ${layer} = 'planned' and ${status} = 'confirmed' and ${type} = 'Regular'
        and ${endsAt} < to_timestamp(${Date.now() / 1000}) - interval '1 hour'
        and ${endsAt} > to_timestamp(${Date.now() / 1000}) - interval '20 days'`);
    expect(unclocked[0]?.share).toBeLessThan(0.05);
  });
});

it('just after midnight on a Monday, the coming week is the next one by the hotel’s clock', async () => {
  const timeZone = 'Europe/Athens';
  const clock = hotelClock(timeZone);
  const monday = addDays(weekStartOf(clock.today()), 7);
  vi.useFakeTimers({ toFake: ['Date'], now: clock.at(monday, 5) * 1000 });

  await fillHotel(api.database.db, demoHotel(7001, 60, timeZone), () => undefined);

  const { rows } = await api.database.db.execute(sql`
    select distinct ${d.state}::text as state, date_trunc('week', ${d.firstDay})::date::text as week from ${d}
    where ${d.companyId} = 7001 and ${d.kind} <> 'workCard' and ${d.state} <> 'accepted' order by 1`);
  expect(rows).toEqual(['queued', 'rejected'].map((state) => ({ state, week: addDays(monday, 7) })));
});

it('a demo hotel is emptied with the feeds, skills and former places of its people', async () => {
  const { db } = api.database;
  const ofHotel = eq(employees.companyId, 6001);
  const [person] = await db.select().from(employees).where(ofHotel).limit(1);
  const { companyId, id: employeeId, workCentreId, departmentId } = person!;
  await db.insert(rosterFeeds).values({ companyId, employeeId, secretHash: 'x' });
  await db.insert(employeeSkills).values({ companyId, employeeId, name: 'First aid' });
  await db.insert(formerPlaces).values({ companyId, employeeId, untilDay: '2026-01-01', workCentreId, departmentId });

  await emptyHotel(db, 6001);

  expect(await db.$count(employees, ofHotel)).toBe(0);
});
