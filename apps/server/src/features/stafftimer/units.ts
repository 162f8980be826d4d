import type { Option } from '@horae/contract/fields';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { compareText } from '#platform/text-order';
import { businessUnits, organisationUnits, workCentres } from '../organisation/organisation.table';

export interface UnitChoice {
  businessUnit?: number | undefined;
  orgUnit?: number | undefined;
  workCenter?: number | undefined;
}

/** The unit lists of a hotel under a choice; `failure` names a unit that is not among them. */
export interface Units {
  businessUnitList: Option[];
  branchList: Option[];
  workCenterList: Option[];
  selectedBusAndOrgUnit: { businessUnit: Option | null; orgUnit: Option | null };
  failure?: string;
}

/** Which units the calendar offers and which are chosen. With `firstUnit` an unchosen business unit is the first by label. */
export async function chooseUnits(
  db: Database,
  companyId: number,
  choice: UnitChoice,
  firstUnit: boolean,
): Promise<Units> {
  const [units, branches, centres] = await Promise.all([
    db.select().from(businessUnits).where(eq(businessUnits.companyId, companyId)),
    db.select().from(organisationUnits).where(eq(organisationUnits.companyId, companyId)),
    db.select().from(workCentres).where(eq(workCentres.companyId, companyId)),
  ]);
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

/** One organisation unit by id, else by its exact name, else the first by label, with the lists around it; null when there is none. */
export async function findUnit(
  db: Database,
  companyId: number,
  { id, name }: { id?: number | undefined; name?: string | undefined },
): Promise<{ orgUnit: number; branchList: Option[]; businessUnitList: Option[]; selectedBusinessUnit: Option } | null> {
  const [units, branches] = await Promise.all([
    db.select().from(businessUnits).where(eq(businessUnits.companyId, companyId)),
    db.select().from(organisationUnits).where(eq(organisationUnits.companyId, companyId)),
  ]);
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

/** Options as every list holds them: by label, then value, each value once. */
export function sortedOptions(list: Option[]): Option[] {
  const once = new Map(list.map((option) => [option.value, option]));
  return [...once.values()].sort((a, b) => compareText(a.label, b.label) || a.value - b.value);
}

const chosen = (list: Option[], value: number | undefined) => list.find((option) => option.value === value);
const isUnknown = (list: Option[], value: number | undefined) => value !== undefined && !chosen(list, value);
