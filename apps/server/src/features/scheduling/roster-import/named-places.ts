import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { noPlace, type PlaceFields } from '#roster/planned-item';
import { departments, workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { storedPlaces } from '../shifts/shift-places.commands';
import type { RowShift } from './entries';

/** Where and as what a row is worked and what it is charged to, as far as the file says it. */
export type RowPlace = Partial<Omit<PlaceFields, 'skill'>>;

/**
 * Finds the departments, job titles and work centres that rows name. A department that the hotel does not have, or has
 * twice, says nothing, nor does a job title that nobody has; a work centre of that kind is a fault of its row.
 */
export async function namePlaces(
  db: Database,
  companyId: number,
  rows: readonly RowShift[],
): Promise<Map<RowShift, string>> {
  const ofDepartments = rows.filter(({ worksIn }) => worksIn !== undefined);
  const departmentOf = await openPlaces(db, companyId, departments, ofDepartments.length);
  for (const row of ofDepartments) row.departmentId = departmentOf(row.worksIn!).id;
  const ofJobs = rows.filter(({ worksAs }) => worksAs !== undefined);
  const jobOf = ofJobs.length > 0 ? await jobTitles(db, companyId) : new Map<string, string>();
  for (const row of ofJobs) row.jobTitle = jobOf.get(row.worksAs!.toLowerCase());
  const ofCentres = rows.filter(({ workCentre }) => workCentre !== undefined);
  const centreOf = await openPlaces(db, companyId, workCentres, ofCentres.length);
  const faults = new Map<RowShift, string>();
  for (const row of ofCentres) {
    const { id, count } = centreOf(row.workCentre!);
    row.workCentreId = id;
    if (count === 0)
      faults.set(row, `The work centre “${row.workCentre}” does not exist: add it in Organisation first.`);
    if (count > 1)
      faults.set(row, `There is more than one work centre “${row.workCentre}”: rename one, then import again.`);
  }
  return faults;
}

/** The job titles of a hotel by their lower-case texts. */
async function jobTitles(db: Database, companyId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectDistinct({ jobTitle: employees.jobTitle })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), ne(employees.jobTitle, '')));
  return new Map(rows.map(({ jobTitle }) => [jobTitle.toLowerCase(), jobTitle]));
}

/** Finds the open places of one kind by their names, and says how many have one. */
async function openPlaces(
  db: Database,
  companyId: number,
  table: typeof departments | typeof workCentres,
  asked: number,
): Promise<(name: string) => { id: number | undefined; count: number }> {
  if (asked === 0) return () => ({ id: undefined, count: 0 });
  const open = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(and(eq(table.companyId, companyId), isNull(table.closedFrom)));
  const byName = groupBy(open, ({ name }) => name.toLowerCase());
  return (name) => {
    const found = byName.get(name.toLowerCase()) ?? [];
    return { id: found.length === 1 ? found[0]!.id : undefined, count: found.length };
  };
}

/** The places of rows as they are stored, without those that the file does not say. */
export async function placesOfRows(
  db: Database,
  companyId: number,
  rows: readonly { row: RowShift; employeeId: number; day: string }[],
): Promise<Map<RowShift, RowPlace>> {
  const named = rows
    .map(({ row, ...who }) => {
      const { departmentId, jobTitle, workCentreId, costPlace } = row;
      const said = { departmentId, jobTitle, workCentreId, costPlace };
      return { row, who, said: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)) };
    })
    .filter(({ said }) => Object.keys(said).length > 0);
  const places = await storedPlaces(
    db,
    companyId,
    named.map(({ who, said }) => ({ ...who, ...noPlace, ...said })),
  );
  return new Map(
    named.map(({ row, said }, at) => [
      row,
      Object.fromEntries(Object.entries(places[at]!).filter(([field]) => field in said)),
    ]),
  );
}
