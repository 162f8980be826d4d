import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { readResources } from '#roster/resources';
import { organisationUnits, workCentres } from '../../people/organisation/organisation.table';

interface Days {
  first: string;
  last: string;
}

interface PlannedPlaces {
  departmentId: ReadonlySet<number>;
  workCentreId: ReadonlySet<number> | 'all';
}

/** The places of an account’s scope, and those of the people whom it plans on these days. */
export async function plannedPlaces(db: Database, hotel: GrantedHotel, days: Days): Promise<'all' | PlannedPlaces> {
  const { scope, companyId } = hotel;
  if (scope.kind === 'hotel') return 'all';
  const people = await readResources(db, hotel, {}, days);
  const [units, granted] = scope.kind === 'places' ? [scope.units, scope.departments] : [[], []];
  const inUnits =
    units.length === 0
      ? []
      : await db
          .select({ id: workCentres.id })
          .from(workCentres)
          .where(and(eq(workCentres.companyId, companyId), inArray(workCentres.organisationUnitId, units)));
  return {
    departmentId: new Set([...granted, ...people.map(({ building_Id }) => building_Id)]),
    // A department works in any part of the hotel.
    workCentreId:
      granted.length > 0
        ? 'all'
        : new Set([...inUnits.map(({ id }) => id), ...people.map(({ workCenterId }) => workCenterId)]),
  };
}

/** The open work centres in which an account can plan work on these days, by organisation unit and name. */
export async function plannedCentres(
  db: Database,
  hotel: GrantedHotel,
  days: Days,
): Promise<{ id: number; name: string; unit: string }[]> {
  const rows = await db
    .select({ id: workCentres.id, name: workCentres.name, unit: organisationUnits.name })
    .from(workCentres)
    .innerJoin(
      organisationUnits,
      and(
        eq(organisationUnits.companyId, workCentres.companyId),
        eq(organisationUnits.id, workCentres.organisationUnitId),
      ),
    )
    .where(and(eq(workCentres.companyId, hotel.companyId), isNull(workCentres.closedFrom)))
    .orderBy(organisationUnits.name, workCentres.name, workCentres.id);
  const planned = await plannedPlaces(db, hotel, days);
  const mayPlan = planned === 'all' ? 'all' : planned.workCentreId;
  return rows.filter(({ id }) => mayPlan === 'all' || mayPlan.has(id));
}
