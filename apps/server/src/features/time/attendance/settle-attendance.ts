import { pairPunches } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { companies } from '../../people/organisation/organisation.table';
import { readPacks } from '../agreements/rule-packs.reads';
import { readPolicies } from '../clock-policies/clock-policies.reads';
import type { ClockPolicy } from '../clock-policies/clock-policies.table';
import { takeDuePeople } from './due-people';
import { type FoundDifference, findDifferences } from './find-differences';
import { byEmployee, type Reading, readErased, readLeaves, readPlans, readTerms } from './read-facts';
import { readPunches } from './read-punches';
import { stretchOf } from './stretch';
import { type Attended, writeAttendance } from './write-attendance';
import { type LookedAt, writeFindings } from './write-findings';

export interface SettledHotel {
  companyId: number;
  timeZone: string;
}

const peopleAtOnce = 500;
/** Longer than anyone can punch without a pause that exceeds the longest session. */
const reachDays = 18;

/** How a hotel reads its clocks, and what law and agreements require. */
interface HotelRules {
  policyOf: (employeeId: number) => ClockPolicy;
  packsOf: Awaited<ReturnType<typeof readPacks>>;
}

interface Watching extends Record<string, unknown> {
  /** Minutes after midnight at which a working day starts. */
  divide: number;
  /** The first day for which findings are kept. */
  since: string | null;
}

/**
 * Settles the attendance of employees whose punches or plans have changed since the last time, and returns how many
 * there were. Runs in the transaction of the change, so that neither is visible without the other.
 */
export async function settleAttendance(tx: Database, hotel: SettledHotel): Promise<number> {
  const due = await takeDuePeople(tx, hotel.companyId);
  if (due.length === 0) return 0;
  const policyOf = await readPolicies(tx, hotel.companyId);
  const packsOf = await readPacks(tx, hotel.companyId);
  const { rows } = await tx.execute<Watching>(
    sql`select ${companies.dayDivide}::int as divide, ${companies.attendanceFrom}::text as since from ${companies} where ${companies.companyId} = ${hotel.companyId}`,
  );
  for (let at = 0; at < due.length; at += peopleAtOnce) {
    await settlePeople(
      tx,
      { ...hotel, people: due.slice(at, at + peopleAtOnce), days: reachDays },
      { policyOf, packsOf },
      rows[0]!,
    );
  }
  return due.length;
}

async function settlePeople(
  tx: Database,
  reading: Reading & SettledHotel,
  { policyOf, packsOf }: HotelRules,
  { divide, since }: Watching,
): Promise<void> {
  const { companyId, timeZone, people } = reading;
  const clock = hotelClock(timeZone);
  const now = Date.now();
  const dayOf = (instant: number) => clock.dayOf(instant / 1000, divide);
  const punches = byEmployee(await readPunches(tx, reading));
  const plans = byEmployee(await readPlans(tx, reading));
  const leaves = since === null ? new Map() : byEmployee(await readLeaves(tx, reading));
  const terms = since === null ? new Map() : byEmployee(await readTerms(tx, reading));
  const erased = since === null ? new Set() : await readErased(tx, reading);

  const attended: Attended[] = [];
  const lookedAt: LookedAt[] = [];
  const found: FoundDifference[] = [];
  for (const person of people) {
    const { employeeId } = person;
    const policy = policyOf(employeeId);
    const shifts = plans.get(employeeId) ?? [];
    const planned = shifts.filter(({ isDeclared }) => !isDeclared);
    const { from, to, knownFrom, knownTo, punches: known } = stretchOf(person, punches.get(employeeId) ?? [], policy);
    const starts = new Map(planned.map((shift) => [shift.id, shift.from]));
    const { sessions: paired, strayOuts } = pairPunches(known, planned, policy);
    const sessions = paired.map((session) =>
      Object.assign(session, { day: dayOf(starts.get(session.shift ?? 0) ?? session.from) }),
    );
    attended.push({ employeeId, from: knownFrom, to: knownTo, sessions });
    const firstDay = since !== null && since > dayOf(from) ? since : dayOf(from);
    const lastDay = dayOf(to);
    // After an erasure, leaves and evidence are gone: what was found and decided stays.
    if (since === null || firstDay > lastDay || erased.has(employeeId)) continue;
    lookedAt.push({ employeeId, firstDay, lastDay });
    const facts = {
      employeeId,
      plans: shifts,
      leaves: leaves.get(employeeId) ?? [],
      terms: terms.get(employeeId) ?? [],
      policy,
      packOn: packsOf(terms.get(employeeId)?.[0]?.jobTitle ?? ''),
      sessions,
      strayOuts,
    };
    const differences = findDifferences(facts, clock, now, dayOf);
    found.push(...differences.filter(({ day }) => day >= firstDay && day <= lastDay));
  }
  await writeAttendance(tx, companyId, attended);
  if (lookedAt.length > 0) await writeFindings(tx, reading, lookedAt, found, clock);
}
