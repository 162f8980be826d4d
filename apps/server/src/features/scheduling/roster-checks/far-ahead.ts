import { hourTypes } from '@horae/contract/scheduling/decode-columns';
import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';
import { addDays } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { shareDays } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database';
import { readPacks } from '../../time/agreements/agreements.reads';
import { readDecisions } from '../plan-advice/plan-advice.reads';
import { shifts } from '../shifts/shifts.table';
import { findInPlans } from './find-in-plans';
import type { Days } from './plan-facts';
import type { PlanOverlay } from './planned-shifts.rules';
import { earlierWeeks } from './read-earlier-weeks';
import { readOtherHotels } from './read-other-hotels';
import { newlyUnlawful, reachOfChange } from './unlawful.rules';

const s = alias(shifts, 's');

/** Rules that look back further than others: over four months, over a calendar year, over four weeks. */
const farKinds: ReadonlySet<CheckFinding['kind']> = new Set([
  'planAverageWeek',
  'planOvertimeYear',
  'planManySundays',
  'planManyNights',
]);

interface Hotel {
  companyId: number;
  timeZone: string;
}
type People = readonly { employeeId: number; jobTitle: string }[];

/**
 * What is newly against the law after the days that a change of these days reaches by most rules. Only people are read
 * of whom something is planned there that those rules may find, which are few.
 */
export async function newlyUnlawfulAhead(
  db: Database,
  { companyId, timeZone }: Hotel,
  days: Days,
  people: People,
  { before, after }: { before?: PlanOverlay | undefined; after?: PlanOverlay | undefined },
): Promise<CheckFinding[]> {
  const whole = { first: days.first, last: lastAhead(days) };
  const concerned = await plannedAhead(db, { companyId, timeZone }, days, people);
  if (concerned.length === 0) return [];
  const isAhead = ({ day, kind }: CheckFinding) => day > addDays(days.last, reachOfChange) && farKinds.has(kind);
  const found = newlyUnlawful(
    [],
    (await findInPlans(db, companyId, timeZone, whole, concerned, after)).filter(isAhead),
  );
  if (found.length === 0) return [];
  const own = new Set(found.map(({ employeeId }) => employeeId));
  const theirs = concerned.filter(({ employeeId }) => own.has(employeeId));
  return newlyUnlawful(await findInPlans(db, companyId, timeZone, whole, theirs, before), found);
}

const averageAhead = ({ last }: Days) => addDays(weekStartOf(last), 7 * earlierWeeks + 6);
const yearEnd = ({ last }: Days) => `${last.slice(0, 4)}-12-31`;

function lastAhead(days: Days): string {
  const [average, year] = [averageAhead(days), yearEnd(days)];
  return average > year ? average : year;
}

/** Those who have a long week, overtime or, where the hotel asks a reason for unfair shares, any work ahead. */
async function plannedAhead(db: Database, { companyId, timeZone }: Hotel, days: Days, people: People) {
  if (people.length === 0) return [];
  const ids = people.map(({ employeeId }) => employeeId);
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  const after = (day: string) => startOf(addDays(day, 1));
  const from = weekStartOf(addDays(days.last, reachOfChange + 1));
  const least = await leastAverage(db, companyId, days, people);
  const shareUntil = (await areSharesAgainst(db, companyId)) ? addDays(days.last, shareDays) : days.last;
  const { rows } = await db.execute<{ employeeId: number }>(sql`
    select distinct employee as "employeeId" from (
      select ${s.employeeId} as employee, date_trunc('week', ${s.startsAt} at time zone ${timeZone}) as week,
        sum(date_part('epoch', ${s.endsAt} - ${s.startsAt}) / 60) filter (where ${s.startsAt} < ${after(averageAhead(days))}) as minutes,
        bool_or(${s.type} = 'Overtime' and ${s.startsAt} < ${after(yearEnd(days))}) as is_extra,
        bool_or(${s.startsAt} < ${after(shareUntil)}) as is_shared
      from ${shifts} ${s}
      where ${s.companyId} = ${companyId} and ${s.employeeId} = any(${sql.param(ids)}::int[]) and ${s.layer} = 'planned'
        and ${s.type}::text = any(${sql.param([...hourTypes])}::text[]) and ${s.status} not in ('cancelled', 'absent')
        and ${s.startsAt} >= ${startOf(from)} and ${s.startsAt} < ${after(lastAhead(days))}
      group by 1, 2
    ) weeks where minutes > ${least} or is_extra or is_shared`);
  const found = new Set(rows.map(({ employeeId }) => employeeId));
  const othersOf = await readOtherHotels(
    db,
    { companyId, timeZone },
    { first: from, until: averageAhead(days) },
    ids.filter((id) => !found.has(id)),
  );
  return people.filter(({ employeeId }) => found.has(employeeId) || othersOf(employeeId).length > 0);
}

/** The minutes up to which a week is never too long, whatever anybody's agreement says. */
async function leastAverage(db: Database, companyId: number, days: Days, people: People): Promise<number> {
  const packsOf = await readPacks(db, companyId);
  const jobs = [...new Set(people.map(({ jobTitle }) => jobTitle))];
  const ends = [days.last, averageAhead(days)];
  return Math.min(
    ...jobs.flatMap((job) => ends.map((day) => packsOf(job)(day).averageWeekLimit ?? Number.MAX_SAFE_INTEGER)),
  );
}

async function areSharesAgainst(db: Database, companyId: number): Promise<boolean> {
  const decisions = await readDecisions(db, companyId);
  return decisions.some(
    ({ share, grades }) => share && (grades?.planManySundays === 'against' || grades?.planManyNights === 'against'),
  );
}
