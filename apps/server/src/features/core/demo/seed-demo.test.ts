import { addDays } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hotelClock } from '#platform/hotel-time';
import { startTestApp, type TestApp } from '#test/start-test-app';
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

interface Counts extends Record<string, unknown> {
  shifts: number;
  leaves: number;
  employees: number;
  until: string;
  open: number;
}

const counts = async () => {
  const { rows } = await api.database.db.execute<Counts>(sql`
    select (select count(*)::int from shifts) as shifts, (select count(*)::int from leaves) as leaves, (select count(*)::int from employees) as employees,
      (select max(planned_until)::text from demo_hotels) as until, (select count(*)::int from clock_records where clocked_out_at is null) as open`);
  return rows[0]!;
};
const seed = () => seedDemo(api.database.db, 'Europe/Athens', () => undefined);

// Runs before the clock is moved forward.
describe('declarations of the demo', () => {
  it('the in of nearly everybody who came within a day has a card', async () => {
    // A full day of all hotels: at some hours only a night porter or two are at work.
    const { rows } = await api.database.db.execute<{ sent: number; people: number }>(sql`
      select count(*)::int as people, count(*) filter (where d.state = 'accepted')::int as sent
      from clock_records c left join declarations d on d.company_id = c.company_id and d.key = 'card:' || c.in_punch_id
      where c.clocked_in_at > now() - interval '24 hours'`);

    expect(rows[0]!.people).toBeGreaterThan(20);
    expect(rows[0]!.sent / rows[0]!.people).toBeGreaterThan(0.7);
  });

  it('stand as the outbox leaves them: a punch has one card, what was accepted a protocol, and no more cards are due', async () => {
    const { rows } = await api.database.db.execute(sql`
      select d.id from declarations d left join punches p on p.company_id = d.company_id and 'card:' || p.id = d.key
      where d.kind = 'workCard' and (p.id is null or p.employee_id <> d.employee_id or (d.state = 'accepted') <> (d.protocol is not null))`);
    const { rows: due } = await api.database.db.execute(sql`
      select s.company_id from ergani_settings s where exists (select from punches p where p.company_id = s.company_id and p.id > s.cards_after)`);
    const { rows: states } = await api.database.db.execute<{ state: string }>(
      sql`select distinct state::text as state from declarations order by 1`,
    );

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
    const { rows: doubled } = await api.database.db.execute(sql`
      select employee_id, starts_at from shifts where layer = 'planned' and status <> 'cancelled' and type <> 'OnCall'
      group by employee_id, starts_at having count(*) > 1`);
    expect(doubled).toEqual([]);
    const { rows: unclocked } = await api.database.db.execute<{ share: number }>(sql`
      select avg((not exists (select from clock_records c where c.company_id = s.company_id and c.shift_id = s.id))::int)::float8 as share
      from shifts s where layer = 'planned' and status = 'confirmed' and type = 'Regular' and ends_at < to_timestamp(${Date.now() / 1000}) - interval '1 hour'
        and ends_at > to_timestamp(${Date.now() / 1000}) - interval '20 days'`);
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
    select distinct state::text as state, date_trunc('week', first_day)::date::text as week from declarations
    where company_id = 7001 and kind <> 'workCard' and state <> 'accepted' order by 1`);
  expect(rows).toEqual(['queued', 'rejected'].map((state) => ({ state, week: addDays(monday, 7) })));
});

it('a demo hotel is emptied with the feeds, skills and former places of its people', async () => {
  await api.database.db.execute(sql`
    insert into roster_feeds (company_id, employee_id, secret_hash)
    select company_id, id, 'x' from employees where company_id = 6001 limit 1`);
  await api.database.db.execute(sql`
    insert into employee_skills (company_id, employee_id, name)
    select company_id, id, 'First aid' from employees where company_id = 6001 limit 1`);
  await api.database.db.execute(sql`
    insert into former_places (company_id, employee_id, until_day, work_centre_id, department_id)
    select company_id, id, '2026-01-01', work_centre_id, department_id from employees where company_id = 6001 limit 1`);

  await emptyHotel(api.database.db, 6001);

  const { rows } = await api.database.db.execute(sql`select 1 from employees where company_id = 6001`);
  expect(rows).toEqual([]);
});
