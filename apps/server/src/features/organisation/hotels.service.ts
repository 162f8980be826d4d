import type { HotelChange, HotelSettings } from '@horae/contract/hotels.contract';
import { eq, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { invalid, notFound } from '#platform/errors';
import { keepUploads } from '#platform/uploads/upload-store';
import { companies } from './organisation.table';
import { kindColumns } from './place-kinds';

const settings = {
  companyId: companies.companyId,
  name: companies.name,
  timeZone: companies.timeZone,
  country: companies.country,
  weekStart: companies.weekStart,
  dayDivide: companies.dayDivide,
  dayAttribution: companies.dayAttribution,
  attendanceFrom: companies.attendanceFrom,
  retentionMonths: companies.retentionMonths,
  mark: companies.mark,
};

interface CountedHotel extends HotelSettings {
  people: number;
  places: number;
}

/** Every hotel by name, with whoever works there today by its own clock. */
export async function listHotels(db: Database): Promise<CountedHotel[]> {
  // Named with their table: inside of a subquery a bare column would be that of the subquery.
  const today = sql`(now() at time zone companies.time_zone)::date`;
  const people = sql<number>`(select count(*)::int from employees e where e.company_id = companies.company_id
    and coalesce(e.first_day <= ${today}, true) and coalesce(e.last_day >= ${today}, true))`;
  const ofKinds = Object.values(kindColumns).map(
    ({ table }) => sql`(select count(*) from ${table} p where p.company_id = companies.company_id
      and (p.closed_from is null or p.closed_from > ${today}))`,
  );
  const places = sql<number>`(${sql.join(ofKinds, sql` + `)})::int`;
  return db
    .select({ ...settings, people, places })
    .from(companies)
    .orderBy(sql`lower(${companies.name})`, companies.companyId);
}

export async function readHotel(db: Database, companyId: number): Promise<HotelSettings> {
  const [hotel] = await db.select(settings).from(companies).where(eq(companies.companyId, companyId));
  if (!hotel) throw notFound('Hotel');
  return hotel;
}

export async function addHotel(tx: Database, accountId: number, hotel: HotelChange): Promise<HotelSettings> {
  const added = await tx.insert(companies).values(hotel).onConflictDoNothing().returning(settings);
  if (added.length === 0) throw invalid('hotel.companyId', 'Another hotel has this number. Choose another one.');
  const { companyId } = hotel;
  await keepMark(tx, hotel);
  await recordChange(tx, { companyId, accountId, object: 'hotel', objectId: companyId, deed: 'add', after: hotel });
  await announce(tx, 'organisation', 'admins');
  return added[0]!;
}

/** `check` sees the hotel as it is, locked, before it changes. */
export function updateHotel(
  db: Database,
  accountId: number,
  hotel: HotelChange,
  check: (now: HotelSettings) => void,
): Promise<HotelSettings> {
  return inTransaction(db, async (tx) => {
    const { companyId, ...values } = hotel;
    const ofHotel = eq(companies.companyId, companyId);
    const [before] = await tx.select(settings).from(companies).where(ofHotel).for('no key update');
    if (!before) throw notFound('Hotel');
    check(before);
    const [after] = await tx.update(companies).set(values).where(ofHotel).returning(settings);
    await keepMark(tx, hotel);
    if (after!.attendanceFrom !== before.attendanceFrom || after!.dayDivide !== before.dayDivide)
      await makeAttendanceDue(tx, companyId);
    await raiseRosterVersion(tx, companyId);
    const of = { companyId, accountId, object: 'hotel', objectId: companyId };
    await recordChange(tx, { ...of, deed: 'change', before, after });
    await announce(tx, 'organisation', 'admins');
    return after!;
  });
}

/** What was clocked is compared anew, soon after, with what is planned. */
async function makeAttendanceDue(tx: Database, companyId: number): Promise<void> {
  await tx.execute(sql`
    insert into attendance_due (company_id, employee_id, from_at, to_at)
    select s.company_id, s.employee_id, min(s.starts_at), least(max(s.ends_at), now())
    from shifts s join companies c on c.company_id = s.company_id
    where s.company_id = ${companyId} and s.starts_at < now()
      and s.starts_at >= coalesce(c.attendance_from, (now() at time zone c.time_zone)::date - 31)::timestamp at time zone c.time_zone
    group by s.company_id, s.employee_id`);
}

/** Lets go of the picture before, and holds the one of now. */
async function keepMark(tx: Database, { companyId, mark }: HotelChange): Promise<void> {
  if (mark !== undefined) await keepUploads(tx, `hotel-mark:${companyId}`, [mark]);
}

/** The calendars are written by the hotel's clock, so they change with it. */
async function raiseRosterVersion(tx: Database, companyId: number): Promise<void> {
  await tx.execute(sql`
    with raised as (
      insert into roster_versions as held (company_id) values (${companyId})
      on conflict (company_id) do update set version = held.version + 1 returning company_id, version
    )
    select pg_notify('roster', company_id || ':' || version) from raised`);
}
