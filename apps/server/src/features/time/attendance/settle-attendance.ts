import { createZone } from '@horae/local-time/zone';
import { matchShift, pairPunches, sessionDays, workingDays } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { type Employed, isEmployedOn } from '#platform/employment.rules';
import { hotelClock } from '#platform/hotel-time';
import { readDeclaringFrom } from '../../declarations/declarations/declarations.reads';
import { companies } from '../../people/organisation/organisation.table';
import { type JobsOf, readJobs } from '../../people/people/jobs.reads';
import { readEmployments } from '../../people/people/people.reads';
import { readSpecialCases, type SpecialOf } from '../../people/people/special-rules.reads';
import { type PacksOf, readPacks } from '../agreements/agreements.reads';
import { type Policies, readPolicies } from '../clock-policies/clock-policies.reads';
import { type DuePerson, takeDuePeople } from './due-people';
import { type FoundDifference, findDifferences } from './find-differences';
import { overtimeFindings, overtimeLookedAt } from './overtime-findings';
import {
  byEmployee,
  type Reading,
  readErased,
  readFreeDays,
  readHourlyLeaves,
  readLeaves,
  readPlans,
  readTerms,
  type Terms,
} from './read-facts';
import { readPunches } from './read-punches';
import { stretchOf } from './stretch';
import { type Attended, writeAttendance } from './write-attendance';
import { type LookedAt, writeFindings } from './write-findings';

export interface SettledHotel {
  companyId: number;
  timeZone: string;
}

const peopleAtOnce = 500;
const lastDayEver = '2199-12-31';
/** Longer than anyone can punch without a pause that exceeds the longest session. */
const reachDays = 18;

/** How a hotel reads its clocks, and what law and agreements require. */
interface HotelRules extends Policies {
  packsOf: PacksOf;
  specialOf: SpecialOf;
  jobsOf: JobsOf;
}

interface Watching extends Record<string, unknown> {
  /** The first day for which findings are kept. */
  since: string | null;
}

/**
 * Settles the attendance of employees whose punches or plans have changed since the last time, and returns how many
 * there were. Runs in the transaction of the change, so that neither is visible without the other. Where an import has
 * left more to do, the rest waits for `settleNext`.
 */
export async function settleAttendance(tx: Database, hotel: SettledHotel): Promise<number> {
  return settle(tx, hotel, await takeDuePeople(tx, hotel.companyId, { most: peopleAtOnce, of: 'own' }));
}

/** The same for as many as one transaction should hold up the changes of a hotel; true if there may be more. */
export async function settleNext(tx: Database, hotel: SettledHotel): Promise<{ settled: number; isMore: boolean }> {
  const due = await takeDuePeople(tx, hotel.companyId, { most: peopleAtOnce, of: 'next' });
  return { settled: await settle(tx, hotel, due), isMore: due.length === peopleAtOnce };
}

async function settle(tx: Database, hotel: SettledHotel, due: DuePerson[]): Promise<number> {
  if (due.length === 0) return 0;
  const policies = await readPolicies(tx, hotel.companyId);
  const packsOf = await readPacks(tx, hotel.companyId);
  const jobsOf = await readJobs(tx, hotel.companyId);
  const { rows } = await tx.execute<Watching>(
    sql`select ${companies.attendanceFrom}::text as since from ${companies} where ${companies.companyId} = ${hotel.companyId}`,
  );
  // Without a day from which it compares, a hotel has no findings that special rules could decide.
  const specialOf = await readSpecialCases(tx, hotel.companyId, rows[0]!.since ?? lastDayEver);
  for (let at = 0; at < due.length; at += peopleAtOnce) {
    await settlePeople(
      tx,
      { ...hotel, people: due.slice(at, at + peopleAtOnce), days: reachDays },
      { ...policies, packsOf, jobsOf, specialOf },
      rows[0]!,
    );
  }
  return due.length;
}

const idsOf = (people: Reading['people']) => people.map(({ employeeId }) => employeeId);

/** Nobody is expected on a day without employment; work on it is found all the same. */
const isWorked = ({ kind }: FoundDifference) => kind !== 'noPunch' && kind !== 'late' && kind !== 'declaredNobodyCame';

async function settlePeople(
  tx: Database,
  reading: Reading & SettledHotel,
  { policyOf, reach, packsOf, jobsOf, specialOf }: HotelRules,
  { since }: Watching,
): Promise<void> {
  const { companyId, timeZone, people } = reading;
  const clock = hotelClock(timeZone);
  const now = Date.now();
  const zone = createZone(timeZone);
  const punches = byEmployee(await readPunches(tx, reading));
  const plans = byEmployee(await readPlans(tx, reading));
  const declaringFrom = since === null ? null : await readDeclaringFrom(tx, companyId);
  const freeDays = since === null ? new Map() : byEmployee(await readFreeDays(tx, reading));
  const leaves = since === null ? new Map() : byEmployee(await readLeaves(tx, reading));
  const hours = since === null ? new Map() : byEmployee(await readHourlyLeaves(tx, reading));
  const terms = since === null ? new Map() : byEmployee(await readTerms(tx, reading));
  const employments =
    since === null ? new Map<number, Employed>() : await readEmployments(tx, companyId, idsOf(people));
  const erased = since === null ? new Set() : await readErased(tx, reading);

  const packOf = (employeeId: number) => {
    const known = (terms.get(employeeId) as Terms[] | undefined)?.[0]?.jobTitle ?? '';
    const jobOn = jobsOf(employeeId, known);
    return (day: string) => packsOf(jobOn(day), specialOf(employeeId).isKitchen(day))(day);
  };

  const attended: Attended[] = [];
  const lookedAt: LookedAt[] = [];
  const found: FoundDifference[] = [];
  for (const person of people) {
    const { employeeId } = person;
    const policyOn = (day: string) => policyOf(employeeId, day);
    const work = plans.get(employeeId) ?? [];
    const dayOfWork = workingDays(work, zone);
    const shifts = work.map((shift) => Object.assign(shift, { day: dayOfWork.get(shift)! }));
    const declared = shifts.filter(({ isDeclared }) => isDeclared);
    const planned = shifts.filter(({ isDeclared }) => !isDeclared);
    const { from, to, knownFrom, knownTo, punches: known } = stretchOf(person, punches.get(employeeId) ?? [], reach);
    const {
      sessions: paired,
      strayOuts,
      unclear,
    } = pairPunches(known, planned, (at) => policyOn(zone.dateAt(at)), now);
    const days = sessionDays(
      paired,
      ({ from: start, to: end, shift }) =>
        planned.find(({ id }) => id === shift)?.day ??
        matchShift(start, end, declared, policyOn(zone.dateAt(start)).matchWithin)?.day,
      zone,
    );
    const sessions = paired.map((session, index) => Object.assign(session, { day: days[index]! }));
    attended.push({ employeeId, from: knownFrom, to: knownTo, sessions });
    const fromDay = zone.dateAt(from);
    const firstDay = since !== null && since > fromDay ? since : fromDay;
    const lastDay = zone.dateAt(to);
    // After an erasure, leaves and evidence are gone: what was found and decided stays.
    if (since === null || firstDay > lastDay || erased.has(employeeId)) continue;
    lookedAt.push({ employeeId, firstDay, lastDay });
    const facts = {
      employeeId,
      plans: shifts,
      leaves: leaves.get(employeeId) ?? [],
      hourlyLeaves: hours.get(employeeId) ?? [],
      freeDays: freeDays.get(employeeId) ?? [],
      declaringFrom,
      terms: terms.get(employeeId) ?? [],
      policyOn,
      packOn: packOf(employeeId),
      special: specialOf(employeeId),
      sessions,
      strayOuts,
      unclear: unclear.map(({ punches: open, readings }) => {
        const matched = readings.flat().flatMap(({ shift }) => shift ?? []);
        const plan = planned.find(({ id }) => id === matched[0]);
        return { id: open[0]!.id, day: plan?.day ?? zone.dateAt(open[0]!.at), shifts: matched, readings };
      }),
    };
    const differences = findDifferences(facts, clock, now).filter(({ day }) => day >= firstDay && day <= lastDay);
    found.push(...differences.filter((one) => isWorked(one) || isEmployedOn(employments.get(employeeId)!, one.day)));
  }
  await writeAttendance(tx, companyId, attended);
  if (since === null || lookedAt.length === 0) return;
  await writeFindings(tx, reading, { lookedAt, found, kinds: 'others' }, clock);
  const counted = lookedAt.map((one) => {
    const { employeeId } = one;
    return Object.assign({ packOn: packOf(employeeId), special: specialOf(employeeId) }, one);
  });
  await writeFindings(
    tx,
    reading,
    {
      lookedAt: overtimeLookedAt(lookedAt, since),
      found: await overtimeFindings(tx, reading, counted, since, clock),
      kinds: 'overtime',
    },
    clock,
  );
}
