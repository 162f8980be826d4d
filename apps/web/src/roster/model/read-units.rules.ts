import { readObject } from '#platform/read-value';

export interface Option {
  value: number;
  label: string;
}

/** The units of a calendar, in either form. */
export function unitsOf(sent: Record<string, unknown>) {
  const applied = readObject(sent.selectedBusAndOrgUnit);
  return {
    businessUnits: readOptions(sent.businessUnitList),
    orgUnits: readOptions(sent.branchList),
    workCenters: readOptions(sent.workCenterList),
    hotelPeople: Number.isInteger(sent.hotelPeople) ? Number(sent.hotelPeople) : null,
    appliedUnit: readOption(applied?.businessUnit ?? sent.selectedBusinessUnit) ?? null,
    appliedOrgUnit: readOption(applied?.orgUnit) ?? null,
  };
}

function readOption(value: unknown): Option | undefined {
  const option = readObject(value);
  const id = Number(option?.value);
  return option && Number.isInteger(id) ? { value: id, label: String(option.label ?? id) } : undefined;
}

function readOptions(value: unknown): Option[] | null {
  return Array.isArray(value) ? value.flatMap((one) => readOption(one) ?? []) : null;
}
