import { and, eq, inArray } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { departments, workCentres } from '../../people/organisation/organisation.table';
import { plannedPlaces } from './planned-places.reads';

interface WantedPlace {
  departmentId: number | null;
  workCentreId: number | null;
  day: string;
  before: readonly { departmentId: number | null; workCentreId: number | null }[];
  path: string;
}

/** Places of one kind, and which of them are in the scope of an account. */
interface Kind {
  field: 'departmentId' | 'workCentreId';
  table: typeof departments | typeof workCentres;
  unknown: string;
  outside: string;
}

/** What is said of departments in which the account plans nothing. */
export const notPlannedHere = 'You do not plan in this department. Choose one in which you plan.';

const ofDepartments: Kind = {
  field: 'departmentId',
  table: departments,
  unknown: 'Choose a department in this hotel.',
  outside: notPlannedHere,
};
const ofCentres: Kind = {
  field: 'workCentreId',
  table: workCentres,
  unknown: 'Choose a work centre in this hotel.',
  outside: 'You do not plan in this work centre. Choose one in which you plan.',
};

interface PlaceFault {
  /** The name of the field, after the path of what it belongs to. */
  path: string;
  message: string;
}

/** Refuses places of other hotels, closed ones, and those in which the account plans nobody. */
export async function refusePlaces(db: Database, hotel: GrantedHotel, wanted: readonly WantedPlace[]): Promise<void> {
  const fault = (await placeFaults(db, hotel, wanted)).find((one) => one !== null);
  if (fault) throw invalid(fault.path, fault.message);
}

/** What speaks against each of these places; null if nothing does. */
export async function placeFaults(
  db: Database,
  hotel: GrantedHotel,
  wanted: readonly WantedPlace[],
): Promise<(PlaceFault | null)[]> {
  const ofDepartment = await faultsOfKind(db, hotel, wanted, ofDepartments);
  const ofCentre = await faultsOfKind(db, hotel, wanted, ofCentres);
  return wanted.map((_, at) => ofDepartment.get(at) ?? ofCentre.get(at) ?? null);
}

async function faultsOfKind(
  db: Database,
  hotel: GrantedHotel,
  wanted: readonly WantedPlace[],
  { field, table, unknown, outside }: Kind,
): Promise<ReadonlyMap<number, PlaceFault>> {
  const faults = new Map<number, PlaceFault>();
  const fresh = wanted.flatMap(({ [field]: id, day, before, path }, at) =>
    id === null || before.some((place) => place[field] === id) ? [] : [{ id, day, at, path: `${path}.${field}` }],
  );
  if (fresh.length === 0) return faults;
  const ids = [...new Set(fresh.map(({ id }) => id))];
  const rows = await db
    .select({ id: table.id, name: table.name, closedFrom: table.closedFrom })
    .from(table)
    .where(and(eq(table.companyId, hotel.companyId), inArray(table.id, ids)));
  const known = new Map(rows.map((row) => [row.id, row]));
  const days = fresh.map(({ day }) => day).toSorted();
  const planned = await plannedPlaces(db, hotel, { first: days[0]!, last: days.at(-1)! });
  const messageOf = (id: number, day: string): string | null => {
    const place = known.get(id);
    if (!place) return unknown;
    const { name, closedFrom } = place;
    if (closedFrom !== null && closedFrom <= day)
      return `${name} is closed from ${closedFrom}: choose another one, or earlier days.`;
    return planned !== 'all' && planned[field] !== 'all' && !planned[field].has(id) ? outside : null;
  };
  for (const { id, day, at, path } of fresh) {
    const message = messageOf(id, day);
    if (message) faults.set(at, { path, message });
  }
  return faults;
}
