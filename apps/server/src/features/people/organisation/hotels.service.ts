import type { HotelChange, HotelSettings } from '@horae/contract/people/hotels.contract';
import { eq, sql } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { invalid, notFound } from '#platform/errors';
import { keepUploads } from '#platform/uploads/upload-store';
import { employedOn } from '../people/employed-on.reads';
import { employees } from '../people/employees.table';
import { addCompany } from './organisation.commands';
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
  noticeHours: companies.noticeHours,
  needsApproval: companies.needsApproval,
  publishesAtOnce: companies.publishesAtOnce,
  mark: companies.mark,
  language: companies.language,
};

interface CountedHotel extends HotelSettings {
  people: number;
  places: number;
}

/** Lists every hotel by name, with the number of employees who work there today in its time zone. */
export async function listHotels(db: Database): Promise<CountedHotel[]> {
  const today = sql`(now() at time zone ${companies.timeZone})::date`;
  const people = db.$count(
    employees,
    sql`${employees.companyId} = ${companies.companyId} and ${employedOn(employees, today)}`,
  );
  const ofKinds = Object.values(kindColumns).map(({ table }) =>
    db.$count(
      table,
      sql`${table.companyId} = ${companies.companyId} and (${table.closedFrom} is null or ${table.closedFrom} > ${today})`,
    ),
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
  const isAdded = await addCompany(tx, accountId, hotel);
  if (!isAdded) throw invalid('hotel.companyId', 'Another hotel already has this number. Choose another one.');
  await keepMark(tx, hotel);
  return readHotel(tx, hotel.companyId);
}

/** Changes a hotel; `check` receives it as it is, locked. */
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
    const about = { companyId, accountId, object: 'hotel', objectId: companyId };
    await recordChange(tx, { ...about, action: 'change', before, after });
    await announce(tx, 'organisation', 'admins');
    return after!;
  });
}

/** Releases the previous picture and keeps the current one. */
async function keepMark(tx: Database, { companyId, mark }: HotelChange): Promise<void> {
  if (mark !== undefined) await keepUploads(tx, `hotel-mark:${companyId}`, [mark]);
}
