import type { Attribution } from '@horae/working-time';
import { eq } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';
import {
  businessUnits,
  companies,
  departmentGroups,
  departments,
  organisationUnits,
  workCentres,
} from '#features/people/organisation/organisation.table';
import { employeeContracts, employees, formerPlaces } from '#features/people/people/employees.table';
import { leaves, shifts } from '#features/scheduling/shifts/shifts.table';
import { inTransaction } from '#platform/database';
import type { TestApp } from '#test/start-test-app';
import { takePunches } from '../../clocking';
import { departmentIds, type RandomPerson, timeZone, workCentreIds } from './random-hotel';

export const hotel = 7611;
export const unitIds = [7612, 7618];

const ofHotel = { companyId: hotel };

/** Adds the empty hotel, whose hours count where they start. */
export async function openHotel({ database: { db } }: TestApp): Promise<void> {
  await db.insert(companies).values({ ...ofHotel, name: 'Ξενία', timeZone, dayAttribution: 'start' });
  await db.insert(businessUnits).values({ ...ofHotel, id: 7610, name: 'Rooms' });
  for (const id of unitIds)
    await db.insert(organisationUnits).values({ ...ofHotel, id, businessUnitId: 7610, name: `Unit ${id}` });
  for (const [index, id] of workCentreIds.entries()) {
    const organisationUnitId = unitIds[index]!;
    await db.insert(workCentres).values({ ...ofHotel, id, organisationUnitId, name: `Centre ${id}` });
  }
  await db.insert(departmentGroups).values({ ...ofHotel, id: 7619, name: 'All' });
  for (const id of departmentIds)
    await db.insert(departments).values({ ...ofHotel, id, departmentGroupId: 7619, name: `Department ${id}` });
}

export const setBusinessDay = ({ database: { db } }: TestApp, dayAttribution: Attribution, dayDivide: number) =>
  db.update(companies).set({ dayAttribution, dayDivide }).where(eq(companies.companyId, hotel));

/** Adds the people of the hotel; their punches are taken as a terminal's file is. */
export async function fillHotel({ database: { db } }: TestApp, people: readonly RandomPerson[]): Promise<void> {
  const add = async <T extends PgTable>(table: T, rows: PgInsertValue<T>[]) => {
    if (rows.length > 0) await db.insert(table).values(rows);
  };
  await add(
    employees,
    people.map(({ id, workCentre, department, firstDay, lastDay }) => ({
      ...ofHotel,
      id,
      code: `R${id}`,
      surname: 'Ραλλού',
      firstName: String(id),
      workCentreId: workCentre,
      departmentId: department,
      firstDay,
      lastDay,
    })),
  );
  const own = ({ id }: RandomPerson) => ({ ...ofHotel, employeeId: id });
  await add(
    employeeContracts,
    people.flatMap((one) =>
      one.contracts.map(({ isBreakInside, ...terms }) => {
        return { ...own(one), ...terms, hasFixedHours: true, isBreakInsideHours: isBreakInside };
      }),
    ),
  );
  await add(
    formerPlaces,
    people.flatMap((one) => {
      if (!one.moved) return [];
      const { on, workCentre, department } = one.moved;
      return [{ ...own(one), untilDay: on, workCentreId: workCentre, departmentId: department }];
    }),
  );
  for (const one of people) {
    await add(
      shifts,
      one.shifts.map(({ from, to, ...shift }) => {
        return { ...own(one), ...shift, startsAt: new Date(from), endsAt: new Date(to) };
      }),
    );
    await add(
      leaves,
      one.leaves.map((leave) => Object.assign(own(one), leave)),
    );
  }
  const punches = people.flatMap(({ id, punches: own }) =>
    own.map(({ at, direction }, turn) => ({
      employeeId: id,
      at: new Date(at),
      direction,
      source: 'file' as const,
      key: `${id} ${turn} ${at}`,
    })),
  );
  await inTransaction(db, (tx) => takePunches(tx, { companyId: hotel, timeZone }, punches));
}
