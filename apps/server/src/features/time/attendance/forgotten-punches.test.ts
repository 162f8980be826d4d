import { attendanceContract } from '@horae/contract/time/attendance.contract';
import { timesheetsContract } from '@horae/contract/time/timesheets.contract';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { inTransaction } from '#platform/database';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { takePunches } from '../../../clocking';
import { addSmallHotel, employ } from '../timesheets/small-hotel-fixture';
import { attendanceFindings } from './attendance.table';
import { clockRecords } from './clock-records.table';

const hotel = 7331;
const zone = { companyId: hotel, timeZone: 'Europe/Athens' };
const minute = 60_000;
const rosters = [
  [7, 15],
  [15, 23],
  [23, 31],
] as const;
/** What went wrong on Wednesday, and for how many of 180 people. */
const faults = {
  missingOut: 11,
  missingIn: 11,
  noPunch: 6,
  late: 6,
  early: 5,
  noPlan: 5,
} as const;
type Fault = keyof typeof faults;

let api: TestApp;
/** An hour of a day of June 2026; 8 June is a Monday. */
const at = (day: number, hour: number) => Date.UTC(2026, 5, day, hour - 3);

/** The same pseudo-random numbers in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % most;
  };
}

interface Worker {
  id: number;
  fault: Fault | undefined;
  shifts: { from: number; to: number }[];
  /** Whole pairs that were clocked, and punches alone. */
  worked: { from: number; to: number }[];
  alone: number[];
}

function workers(): Worker[] {
  const random = randomFrom(17);
  const planted = Object.entries(faults).flatMap(([kind, count]) => Array<Fault>(count).fill(kind as Fault));
  return Array.from({ length: 180 }, (_, index): Worker => {
    const fault = index % 4 === 0 ? planted[index / 4] : undefined;
    // An unplanned Saturday comes after early shifts, so that the rest before it is long enough.
    const [begins, ends] = rosters[fault === 'noPlan' ? 0 : index % 3]!;
    const one: Worker = { id: 733_100 + index, fault, shifts: [], worked: [], alone: [] };
    for (let day = 8; day <= 12; day += 1) {
      const shift = { from: at(day, begins), to: at(day, ends) };
      one.shifts.push(shift);
      const isFaulty = day === 10 && fault !== undefined;
      const from = shift.from + (random(8) - 5) * minute + (isFaulty && fault === 'late' ? 25 * minute : 0);
      const to = shift.to + (random(8) - 2) * minute - (isFaulty && fault === 'early' ? 40 * minute : 0);
      if (isFaulty && fault === 'missingOut') one.alone.push(from);
      else if (isFaulty && fault === 'missingIn') one.alone.push(to);
      else if (!isFaulty || fault !== 'noPunch') one.worked.push({ from, to });
    }
    if (fault === 'noPlan') one.worked.push({ from: at(13, 10), to: at(13, 14) });
    return one;
  });
}

const people = workers();

beforeAll(async () => {
  api = await startTestApp();
  await addSmallHotel(api, hotel, { attendanceFrom: '2026-06-08' });
  for (const worker of people) await hire(worker.id, worker.shifts);
  const punches = people.flatMap(({ id, worked, alone }) =>
    [...worked.flatMap(({ from, to }) => [from, to]), ...alone].map((moment) => ({
      employeeId: id,
      at: new Date(moment),
      direction: null,
      source: 'file' as const,
      key: `${id} ${moment}`,
    })),
  );
  await inTransaction(api.database.db, (tx) => takePunches(tx, zone, punches));
});
afterAll(() => api.stop());

async function hire(id: number, planned: Worker['shifts']): Promise<void> {
  await employ(api, { companyId: hotel, id, code: `P${id}`, surname: `Ιόλη ${id}` });
  const shift = { companyId: hotel, employeeId: id, type: 'Regular' as const };
  for (const { from, to } of planned)
    await api.database.db.insert(shifts).values({ ...shift, startsAt: new Date(from), endsAt: new Date(to) });
}

describe('a week of 180 people at a clock that knows no directions', () => {
  it('has a finding for each of 44 planted faults, and no other', async () => {
    const { companyId, employeeId, kind, state } = attendanceFindings;
    const found = await api.database.db
      .select({ id: employeeId, kind })
      .from(attendanceFindings)
      .where(and(eq(companyId, hotel), eq(state, 'open')))
      .orderBy(asc(employeeId));
    const planted = people.flatMap(({ id, fault }) => (fault ? [{ id, kind: fault }] : []));

    expect(planted).toHaveLength(44);
    expect(found).toEqual(planted);
  });

  it('has exactly the time that was clocked, by person and to the minute', async () => {
    const { companyId, employeeId, clockedInAt, clockedOutAt } = clockRecords;
    const counted = await api.database.db
      .select({
        id: employeeId,
        minutes: sql`(sum(extract(epoch from ${clockedOutAt} - ${clockedInAt})) / 60)::float8`,
      })
      .from(clockRecords)
      .where(and(eq(companyId, hotel), isNotNull(clockedOutAt)))
      .groupBy(employeeId)
      .orderBy(asc(employeeId));

    expect(counted).toEqual(
      people.map(({ id, worked }) => ({
        id,
        minutes: worked.reduce((sum, { from, to }) => sum + to - from, 0) / minute,
      })),
    );
  });
});

describe('punches that can be read in two ways', () => {
  const id = 733_900;
  const read = async () => (await api.asAdmin(attendanceContract.findings, { query: { hotel, employee: id } })).body;
  const paid = async () => {
    const query = { hotel, month: '2026-06', employee: id };
    return (await api.asAdmin(unchecked(timesheetsContract.one), { query })).body.timesheet.paidMinutes;
  };

  it('are not paid until somebody chooses a reading', async () => {
    await hire(id, [{ from: at(9, 7), to: at(9, 15) }]);
    const punches = [7, 11, 15].map((hour) => ({
      employeeId: id,
      at: new Date(at(9, hour)),
      direction: null,
      source: 'file' as const,
      key: `unclear ${hour}`,
    }));
    await inTransaction(api.database.db, (tx) => takePunches(tx, zone, punches));

    const { findings } = await read();
    expect(findings.map(({ kind, day }) => [kind, day])).toEqual([['unclear', '2026-06-09']]);
    expect(await paid()).toBe(0);
    const { readings } = findings[0]!.evidence;
    expect(readings).toHaveLength(2);

    const chosen = readings.find((one) => one.some(({ from, to }) => from.includes('T11:00') && to !== null))!;
    const { done } = (
      await api.asAdmin(attendanceContract.correct, {
        body: {
          hotel,
          findings: [
            {
              id: findings[0]!.id,
              version: findings[0]!.version,
              punches: chosen.flatMap(({ from, to, inPunch, outPunch }) => {
                const came = { direction: 'in' as const, at: from, replaces: inPunch };
                return to === null ? [came] : [came, { direction: 'out' as const, at: to, replaces: outPunch }];
              }),
            },
          ],
          reason: 'The break was long',
        },
      })
    ).body;

    expect(done).toEqual([findings[0]!.id]);
    expect(await paid()).toBe(240);
    expect((await read()).findings.map(({ kind }) => kind)).toEqual(['missingOut']);
  });
});
