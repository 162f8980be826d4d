import type { PlaceKind } from '@horae/contract/people/places';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { addPlace } from '../organisation/organisation.commands';
import { organisationUnits } from '../organisation/organisation.table';
import type { PeopleContext } from './people-context';

export const unassigned = 'Unassigned';

/** Adds a work centre to the hotel's only organisation unit, otherwise to one that says it is to be sorted. */
export async function addCentre(
  tx: Database,
  { accountId, hotel, today }: PeopleContext,
  name: string,
): Promise<number> {
  const { companyId } = hotel;
  const isOpen = or(isNull(organisationUnits.closedFrom), gt(organisationUnits.closedFrom, today));
  const units = await tx
    .select({ id: organisationUnits.id, name: organisationUnits.name })
    .from(organisationUnits)
    .where(and(eq(organisationUnits.companyId, companyId), isOpen));
  const add = async (kind: PlaceKind, placeName: string, parentId?: number) =>
    (await addPlace(tx, accountId, companyId, { kind, parentId, name: placeName })).id;
  const known = units.length === 1 ? units[0] : units.find((unit) => unit.name === unassigned);
  const parent = known?.id ?? (await add('organisation-unit', unassigned, await add('business-unit', unassigned)));
  return add('work-centre', name, parent);
}
