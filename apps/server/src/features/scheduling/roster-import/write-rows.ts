import type { PlaceKind } from '@horae/contract/people/places';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { addPlace } from '../../people/organisation/organisation.commands';
import { departmentGroups, departments, workCentres } from '../../people/organisation/organisation.table';
import { addPeople } from '../../people/people/people.commands';
import { addPlannedShifts } from '../shifts/shifts.commands';
import type { EntryPerson, RowShift } from './entries';
import type { RowPlace } from './named-places';
import type { Matched, PersonKey } from './people';

const rowsAtOnce = 1000;
const unassigned = 'Unassigned';
// Assumed until the hotel enters the terms of an imported employee.
const assumedContract = { fromDay: '2000-01-01', hasFixedHours: true, weeklyHours: 40 };

/** The hotel, and the importing account; null at the command line. */
export interface Importer {
  companyId: number;
  accountId: number | null;
}

/** Adds the departments and employees that are new in the file; returns every person's employee id. */
export async function addMissing(
  tx: Database,
  importer: Importer,
  matched: Matched,
): Promise<(entry: EntryPerson) => number> {
  const ids = new Map<PersonKey, number>();
  if (matched.newPeople.length > 0) {
    const workCentreId = await anyWorkCentre(tx, importer);
    const departmentIds = await departmentsByName(tx, importer, matched.newDepartments);
    const people = matched.newPeople.map((one) => ({
      code: one.employeeCode ?? one.email!,
      name: one.employeeName,
      email: one.email,
      workCentreId,
      departmentId: departmentIds.get(one.department.toLowerCase())!,
    }));
    const added = await addPeople(tx, importer, people, assumedContract);
    for (const [row, employeeId] of added.entries()) ids.set(matched.personOf(matched.newPeople[row]!), employeeId);
  }
  return (entry) => ids.get(matched.personOf(entry)) ?? Number(matched.personOf(entry));
}

export async function addShifts(
  tx: Database,
  companyId: number,
  rows: RowShift[],
  { idOf, places }: { idOf: (entry: EntryPerson) => number; places: ReadonlyMap<RowShift, RowPlace> },
  progress: (share: number) => void,
): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const shifts = rows.slice(at, at + rowsAtOnce).map((row) => {
      const { type, start, end, breakMinutes, notes } = row;
      const status = row.isPublished ? ('confirmed' as const) : ('planned' as const);
      const times = { startsAt: new Date(start * 1000), endsAt: new Date(end * 1000) };
      return Object.assign({ employeeId: idOf(row), type, breakMinutes, status, notes }, times, places.get(row));
    });
    ids.push(...(await addPlannedShifts(tx, companyId, shifts)));
    progress(Math.min(1, (at + rowsAtOnce) / rows.length));
  }
  return ids;
}

/** Returns the ids of the hotel's open departments by name, after adding the missing ones. */
async function departmentsByName(tx: Database, importer: Importer, missing: string[]): Promise<Map<string, number>> {
  const { companyId, accountId } = importer;
  if (missing.length > 0) {
    const parentId = await anyGroup(tx, importer);
    for (const name of missing) await addPlace(tx, accountId, companyId, { kind: 'department', parentId, name });
  }
  const open = await tx
    .select({ id: departments.id, name: departments.name })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isNull(departments.closedFrom)))
    .orderBy(desc(departments.id));
  return new Map(open.map(({ id, name }) => [name.toLowerCase(), id]));
}

async function anyGroup(tx: Database, { companyId, accountId }: Importer): Promise<number> {
  const ofHotel = and(eq(departmentGroups.companyId, companyId), eq(departmentGroups.name, unassigned));
  const [group] = await tx
    .select({ id: departmentGroups.id })
    .from(departmentGroups)
    .where(and(ofHotel, isNull(departmentGroups.closedFrom)));
  return group?.id ?? (await addPlace(tx, accountId, companyId, { kind: 'department-group', name: unassigned })).id;
}

/** The work centre for people without one in the file: the hotel's first open one, or a new one. */
async function anyWorkCentre(tx: Database, { companyId, accountId }: Importer): Promise<number> {
  const [centre] = await tx
    .select({ id: workCentres.id })
    .from(workCentres)
    .where(and(eq(workCentres.companyId, companyId), isNull(workCentres.closedFrom)))
    .orderBy(workCentres.id)
    .limit(1);
  if (centre) return centre.id;
  const add = (kind: PlaceKind, parentId?: number) =>
    addPlace(tx, accountId, companyId, { kind, parentId, name: unassigned });
  const unit = await add('business-unit');
  const organisationUnit = await add('organisation-unit', unit.id);
  return (await add('work-centre', organisationUnit.id)).id;
}
