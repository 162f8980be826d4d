import type { Option } from '@horae/contract/fields';
import { sql } from 'drizzle-orm';
import { businessUnits, organisationUnits, workCentres } from '#features/people/organisation/organisation.table';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { compareText } from '#platform/text-order';
import { readResources } from './resources';

export interface UnitChoice {
  businessUnit?: number | undefined;
  orgUnit?: number | undefined;
  workCenter?: number | undefined;
}

/** The unit lists of a hotel for a choice; `failure` names a unit that is not among them. */
export interface Units {
  businessUnitList: Option[];
  branchList: Option[];
  workCenterList: Option[];
  selectedBusAndOrgUnit: { businessUnit: Option | null; orgUnit: Option | null };
  failure?: string;
}

interface UnitRows {
  units: (typeof businessUnits.$inferSelect)[];
  branches: (typeof organisationUnits.$inferSelect)[];
  centres: (typeof workCentres.$inferSelect)[];
}

/** Reads the units of a hotel open on a day; for an account with a smaller scope only those of its employees. */
export async function readUnits(db: Database, hotel: GrantedHotel, day: string): Promise<UnitRows> {
  const { companyId } = hotel;
  const open = (table: typeof businessUnits | typeof organisationUnits | typeof workCentres) =>
    sql`${table.companyId} = ${companyId} and coalesce(${table.closedFrom} > ${day}, true)`;
  const [units, branches, centres, seen] = await Promise.all([
    db.select().from(businessUnits).where(open(businessUnits)),
    db.select().from(organisationUnits).where(open(organisationUnits)),
    db.select().from(workCentres).where(open(workCentres)),
    hotel.scope.kind === 'hotel' ? null : readResources(db, hotel, {}, { first: day, last: day }),
  ]);
  if (!seen) return { units, branches, centres };
  const idsOf = (key: 'businessUnitId' | 'orgUnitId' | 'workCenterId') => new Set(seen.map((one) => one[key]));
  const [unitIds, branchIds, centreIds] = [idsOf('businessUnitId'), idsOf('orgUnitId'), idsOf('workCenterId')];
  return {
    units: units.filter(({ id }) => unitIds.has(id)),
    branches: branches.filter(({ id }) => branchIds.has(id)),
    centres: centres.filter(({ id }) => centreIds.has(id)),
  };
}

/** Returns the units offered and those chosen; with `firstUnit` the first business unit by label is the default. */
export function chooseUnits({ units, branches, centres }: UnitRows, choice: UnitChoice, firstUnit: boolean): Units {
  const businessUnitList = options(units);
  const businessUnit = chosen(businessUnitList, choice.businessUnit) ?? (firstUnit ? businessUnitList[0] : undefined);
  const branchList = options(
    branches.filter((branch) => !businessUnit || branch.businessUnitId === businessUnit.value),
  );
  const orgUnit = chosen(branchList, choice.orgUnit);
  const inBranch = new Set(orgUnit ? [orgUnit.value] : branchList.map((branch) => branch.value));
  const workCenterList = options(centres.filter((centre) => inBranch.has(centre.organisationUnitId)));
  const selectedBusAndOrgUnit = { businessUnit: businessUnit ?? null, orgUnit: orgUnit ?? null };
  const answer = { businessUnitList, branchList, workCenterList, selectedBusAndOrgUnit };
  if (isUnknown(businessUnitList, choice.businessUnit)) return { ...answer, failure: 'Unknown business unit' };
  if (isUnknown(branchList, choice.orgUnit)) return { ...answer, failure: 'Unknown organisation unit' };
  if (isUnknown(workCenterList, choice.workCenter)) return { ...answer, failure: 'Unknown work centre' };
  return answer;
}

/** Finds an organisation unit by id, else by exact name, else the first by label; null if there is none. */
export function findUnit(
  { units, branches }: UnitRows,
  { id, name }: { id?: number | undefined; name?: string | undefined },
): { orgUnit: number; branchList: Option[]; businessUnitList: Option[]; selectedBusinessUnit: Option } | null {
  const isAskedFor = (unit: Option) =>
    id === undefined ? name === undefined || unit.label === name : unit.value === id;
  const orgUnit = options(branches).find(isAskedFor)?.value;
  const branch = branches.find((one) => one.id === orgUnit);
  const businessUnitList = options(units);
  const selectedBusinessUnit = chosen(businessUnitList, branch?.businessUnitId);
  if (orgUnit === undefined || !selectedBusinessUnit) return null;
  const siblings = branches.filter((one) => one.businessUnitId === selectedBusinessUnit.value);
  return { orgUnit, branchList: options(siblings), businessUnitList, selectedBusinessUnit };
}

function options(rows: { id: number; name: string }[]): Option[] {
  return sortedOptions(rows.map(({ id, name }) => ({ value: id, label: name })));
}

/** Sorts options as in every list: by label, then value, each value once. */
export function sortedOptions(list: Option[]): Option[] {
  const once = new Map(list.map((option) => [option.value, option]));
  return [...once.values()].sort((a, b) => compareText(a.label, b.label) || a.value - b.value);
}

const chosen = (list: Option[], value: number | undefined) => list.find((option) => option.value === value);
const isUnknown = (list: Option[], value: number | undefined) => value !== undefined && !chosen(list, value);
