import type { ContractVersion, SpecialRules } from '@horae/contract/contract-version';
import { peopleContract } from '@horae/contract/people/people.contract';
import { personActionsContract } from '@horae/contract/people/person-actions.contract';
import { shiftsContract } from '@horae/contract/scheduling/shifts.contract';
import type { ShiftType } from '@horae/contract/scheduling/staff-timeline.contract';
import { addDays } from '@horae/local-time/local-date';
import { weekdayOf } from '@horae/local-time/week';
import { expect } from 'vitest';
import { inTransaction } from '#platform/database';
import type { TestApp } from '#test/start-test-app';
import { takePunches } from '../../../clocking';
import { replaceDeclared } from '../../scheduling/shifts/declared-shifts.commands';
import { addSmallHotel, placesOf } from './small-hotel-fixture';

export const hotel = 7421;
const zone = { companyId: hotel, timeZone: 'Europe/Athens' };

interface Terms {
  kind: 'full' | 'part' | 'rotational';
  weekDays: number;
  weeklyMinutes: number;
  breakInsideWork: boolean;
  weeklyPattern?: number[];
  specialRules?: SpecialRules;
}

interface Stretch {
  in: string;
  out: string;
  type?: Exclude<ShiftType, 'OnCall' | 'DayOff' | 'AnnualLeave' | 'SickLeave' | 'UnpaidLeave'>;
  breakMinutes?: number;
}

interface CaseDay {
  referenceDate: string;
  planned?: Stretch[];
  declared?: Stretch[] | 'rest' | 'nonWorking';
  leave?: 'DayOff' | 'AnnualLeave' | 'SickLeave';
  segments?: Stretch[];
}

export interface SheetCase {
  id: string;
  title: string;
  law: string;
  weekStart: string;
  month: string;
  birthDate?: string | null;
  contract: Terms;
  contractChanges?: (Terms & { fromDay: string })[];
  context?: { ytdLegalOvertimeMinutes: number };
  days: CaseDay[];
  expected: Record<string, number> & {
    workedMinutes: number;
    violations: object[];
    clockedMinutes?: number;
    leaveDays?: Record<string, number>;
  };
}

type Settings = Parameters<typeof addSmallHotel>[2];
export const openHotel = (api: TestApp, settings?: Settings) => addSmallHotel(api, hotel, settings);

/** Enters contract, roster, declarations and punches of a case, each by the way a hotel does; returns the employee. */
export async function enterCase(api: TestApp, given: SheetCase): Promise<number> {
  const employee = await hire(api, given);
  for (const day of given.days) {
    for (const shift of day.planned ?? []) await plan(api, employee, shift);
    if (day.leave) await takeLeave(api, employee, day);
    if (day.declared) await declare(api, employee, day.referenceDate, day.declared);
  }
  const minutes = given.context?.ytdLegalOvertimeMinutes ?? 0;
  if (minutes > 0) await workOvertime(api, employee, given.weekStart.slice(0, 4), minutes);
  await clock(
    api,
    employee,
    given.days.flatMap(({ segments = [] }) => segments),
  );
  return employee;
}

const versionOf = (terms: Terms, fromDay: string): ContractVersion => ({
  fromDay,
  kind: terms.kind,
  hasFixedHours: true,
  weeklyHours: terms.weeklyMinutes / 60,
  daysPerWeek: terms.weekDays,
  weeklyPattern: terms.weeklyPattern ?? null,
  isBreakInsideHours: terms.breakInsideWork,
  specialRules: terms.specialRules ?? 'none',
  flexibleArrival: 0,
  hourlyCost: null,
});

async function hire(
  api: TestApp,
  { id, birthDate = null, contract, contractChanges = [] }: SheetCase,
): Promise<number> {
  const person = { code: id, surname: `Θάλεια ${id}`, birthDate, ...placesOf(hotel) };
  const added = await api.asAdmin(peopleContract.add, {
    body: { hotel, person: { ...person, contract: versionOf(contract, '2020-01-01') } },
  });
  expect(added.status).toBe(201);
  const { id: employee } = added.body.person;
  let { version } = added.body.person;
  for (const { fromDay, ...terms } of contractChanges) {
    const body = { hotel, id: employee, version, contract: versionOf(terms, fromDay) };
    const set = await api.asAdmin(personActionsContract.setContract, { body });
    expect(set.status).toBe(200);
    version = set.body.person.version;
  }
  return employee;
}

async function plan(api: TestApp, employeeId: number, shift: Stretch): Promise<void> {
  const { in: start, out: end, type: typeOfShift = 'Regular', breakMinutes = 0 } = shift;
  const saved = await api.asAdmin(shiftsContract.save, {
    body: { shift: { hotel, employeeId, typeOfShift, start, end, breakMinutes }, reason: 'A case of the rules.' },
  });
  expect(saved.status).toBe(200);
}

async function takeLeave(api: TestApp, employeeId: number, { leave, referenceDate }: CaseDay): Promise<void> {
  const saved = await api.asAdmin(shiftsContract.save, {
    body: {
      shift: {
        hotel,
        employeeId,
        typeOfShift: leave!,
        start: `${referenceDate}T00:00`,
        end: `${addDays(referenceDate, 1)}T00:00`,
      },
    },
  });
  expect(saved.status).toBe(200);
}

let declarationId = 1;

/** What an accepted message does; the overtime of a day is a message of its own. */
function declare(
  api: TestApp,
  employeeId: number,
  day: string,
  declared: Stretch[] | 'rest' | 'nonWorking',
): Promise<void> {
  const stretches = typeof declared === 'string' ? [] : declared;
  const ofFamily = (isOvertime: boolean) =>
    stretches
      .filter(({ type }) => (type === 'Overtime') === isOvertime)
      .map(({ in: start, out: end, type = 'Regular' as const, breakMinutes = 0 }) => ({
        type,
        startsAt: new Date(start),
        endsAt: new Date(end),
        breakMinutes,
      }));
  const message = { ...zone, employeeId, declarationId: (declarationId += 1), freeDays: [] };
  return inTransaction(api.database.db, async (tx) => {
    const freeDays = typeof declared === 'string' ? [{ day, kind: declared }] : [];
    await replaceDeclared(tx, { ...message, isOvertime: false, days: [day], stretches: ofFamily(false), freeDays });
    for (const one of ofFamily(true)) {
      const days = [one.startsAt.toLocaleDateString('sv', { timeZone: zone.timeZone })];
      await replaceDeclared(tx, { ...message, isOvertime: true, days, stretches: [one] });
    }
  });
}

function clock(api: TestApp, employeeId: number, segments: readonly Stretch[]): Promise<unknown> {
  const punches = segments.flatMap(({ in: from, out: to }) =>
    [from, to].map((at, turn) => ({
      employeeId,
      at: new Date(at),
      direction: turn === 0 ? ('in' as const) : ('out' as const),
      source: 'file' as const,
      key: `${employeeId} ${at} ${turn}`,
    })),
  );
  return inTransaction(api.database.db, (tx) => takePunches(tx, zone, punches));
}

/** Works declared overtime on the first four days of the weeks from January on, three hours a day. */
async function workOvertime(api: TestApp, employeeId: number, year: string, minutes: number): Promise<void> {
  const worked: Stretch[] = [];
  let left = minutes;
  for (let day = `${year}-01-12`; left > 0; day = addDays(day, 1)) {
    if (weekdayOf(day) > 4) continue;
    const today = Math.min(left, 180);
    left -= today;
    const from = Date.parse(`${day}T05:00:00Z`);
    const end = from + (540 + today) * 60_000;
    const moment = (at: number) => new Date(at).toISOString();
    worked.push({ in: moment(from), out: moment(end) });
    await declare(api, employeeId, day, [{ in: moment(end - today * 60_000), out: moment(end), type: 'Overtime' }]);
  }
  await clock(api, employeeId, worked);
}
