import { kindOfCode, leaveFacts } from '@horae/contract/scheduling/leave-kinds';
import type { Balances } from '@horae/contract/time/balances';
import { addDays } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { averageWeek, originOf, type Rule, type RulePack, workingDays } from '@horae/working-time';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { employmentsOf } from '#platform/employment.rules';
import { hotelClock } from '#platform/hotel-time';
import { readEmployments } from '../../people/people/people.reads';
import { countMonth, legalOvertime } from './count-month';
import type { CountedDay, CountingRules } from './counted';
import { readCountingRules } from './counting-rules';
import { employmentsBegunBy, leaveDaysOf, leaveEarned } from './leave-days.rules';
import { type SheetMonth, sheetMonth, sheetYear } from './month.rules';
import { approvalOn, leaveOn, type PersonWork, readWork, termsOn } from './read-work';
import { readRights } from './rights.reads';
import type { Sheet } from './sheets';
import { toTheSecond } from './shown-sheet';
import { visibleSheet } from './timesheets.service';

interface Asked {
  month: string;
  employee: number;
}

/** An employee's balances at the end of a month, or now within it: the average week, overtime, and annual leave. */
export async function readBalances(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { month: text, employee }: Asked,
): Promise<Balances> {
  const month = sheetMonth(text);
  const sheet = await visibleSheet(db, account, hotel, month, employee);
  const today = hotelClock(hotel.timeZone).dayOf(Math.floor(Date.now() / 1000));
  const year = Number(text.slice(0, 4));
  const whole = sheetYear(year);
  const day = today < month.lastDay ? today : month.lastDay;
  const rules = (await readCountingRules(db, hotel, whole))(sheet);
  const work = (await readWork(db, hotel, whole, [employee])).get(employee)!;
  const ofYear = { year, day, whole, rules, work };
  const { mayApprove } = await readRights(db, account, hotel);
  return {
    average: await averageOf(db, hotel, month, sheet, today),
    overtime: { ...overtimeOf(ofYear), mayApprove },
    leave: await leaveOf(db, hotel, sheet, ofYear),
  };
}

/** A calendar year of an employee, and the day up to which it is told. */
interface OfYear {
  year: number;
  day: string;
  whole: SheetMonth;
  rules: CountingRules;
  work: PersonWork;
}

function overtimeOf({ year, day, whole, rules, work }: OfYear): Omit<Balances['overtime'], 'mayApprove'> {
  const pack = rules.packOn(day);
  const { days } = countMonth(work, whole, rules);
  const workedMinutes = toTheSecond(legalOvertime(days.filter((one) => one.day <= day)));
  const dayOfPlan = workingDays(work.plans, createZone(rules.timeZone));
  const sumOf = (layer: 'planned' | 'declared', isIncluded: (on: string) => boolean) =>
    work.plans
      .filter((plan) => plan.isOvertime && plan.layer === layer && isIncluded(dayOfPlan.get(plan)!))
      .reduce((sum, { from, to }) => sum + (to - from) / 60_000, 0);
  const isOfYear = (on: string) => on >= whole.firstDay && on <= whole.lastDay;
  const limitMinutes = pack.overtimeYearCap ?? 0;
  return {
    year,
    workedMinutes,
    declaredMinutes: sumOf('declared', (on) => isOfYear(on) && on <= day),
    plannedMinutes: sumOf('planned', (on) => isOfYear(on) && on > day),
    limitMinutes,
    leftMinutes: toTheSecond(limitMinutes - workedMinutes),
    approval: approvalOf(
      work,
      year,
      days.filter((one) => one.day <= day),
    ),
    ...authorityOf(pack, 'overtimeYearCap'),
  };
}

/** Weeks with paid leave or sickness are left out of the average. */
const isNeutral = (code: string) => {
  const kind = kindOfCode(code);
  return kind !== undefined && leaveFacts[kind].isPaid;
};

function approvalOf(work: PersonWork, year: number, days: readonly CountedDay[]): Balances['overtime']['approval'] {
  const approval = approvalOn(work, `${year}-12-31`);
  if (!approval) return null;
  const worked = days.reduce((sum, { byClock }) => sum + (byClock?.totals?.classes.overtimeExcessApproved ?? 0), 0);
  return { number: approval.number, fromDay: approval.fromDay, workedMinutes: toTheSecond(worked) };
}

async function averageOf(
  db: Database,
  hotel: GrantedHotel,
  month: SheetMonth,
  sheet: Sheet,
  today: string,
): Promise<Balances['average']> {
  const over = month.weeks.filter((monday) => addDays(monday, 6) <= month.lastDay && addDays(monday, 6) < today);
  const last = over.at(-1) ?? addDays(month.weeks[0]!, -7);
  const pack = (await readCountingRules(db, hotel, month))(sheet).packOn(last);
  const length = pack.averageWeeks ?? 17;
  const weeks = Array.from({ length }, (_, index) => addDays(last, 7 * (index + 1 - length)));
  const span: SheetMonth = { month: month.month, firstDay: weeks[0]!, lastDay: addDays(last, 6), weeks };
  const rules = (await readCountingRules(db, hotel, span))(sheet);
  const work = await readWork(db, hotel, span, [sheet.employeeId]);
  const { days } = countMonth(work.get(sheet.employeeId)!, span, rules);
  const byWeek = weeks.map((monday) => days.filter(({ day }) => day >= monday && day <= addDays(monday, 6)));
  const minutes = byWeek.map((week) => week.reduce((sum, { byClock }) => sum + (byClock?.workedMinutes ?? 0), 0));
  const isAway = (week: CountedDay[]) => week.some(({ leave }) => leave !== null && isNeutral(leave));
  const away = byWeek.flatMap((week, index) => (isAway(week) ? [index] : []));
  const unknown = byWeek.flatMap((week, index) =>
    !away.includes(index) && week.every(({ clocked }) => clocked.length === 0) ? [index] : [],
  );
  const average = averageWeek(minutes, [...away, ...unknown], pack);
  return {
    from: span.firstDay,
    to: span.lastDay,
    countedWeeks: average.countedWeeks,
    leaveWeeks: away.length,
    unknownWeeks: unknown.length,
    averageMinutes: average.averageMinutes,
    limitMinutes: average.limitMinutes,
    isWithin: average.withinLimit,
    ...authorityOf(pack, 'averageWeek'),
  };
}

async function leaveOf(
  db: Database,
  hotel: GrantedHotel,
  { employeeId }: Sheet,
  { year, day, whole, rules, work }: OfYear,
): Promise<Balances['leave']> {
  const employed = (await readEmployments(db, hotel.companyId, [employeeId])).get(employeeId)!;
  const begun = employmentsBegunBy(day, employmentsOf(employed));
  const hiredOn = begun.at(-1)!.firstDay;
  const { daysPerWeek: weekDays } = termsOn(work.contracts, day);
  const pack = rules.packOn(day);
  const entitledDays = leaveEarned(day, begun, weekDays, pack);
  const counted = leaveDaysOf(work, workingDays(work.plans, createZone(hotel.timeZone)), new Set(rules.holidays));
  const days = [...counted].filter(
    (one) => one >= whole.firstDay && one <= whole.lastDay && leaveOn(work, one) === 'AnnualLeave',
  );
  const takenDays = days.filter((one) => one <= day).length;
  return {
    year,
    weekDays,
    entitledDays,
    takenDays,
    plannedDays: days.length - takenDays,
    leftDays: entitledDays - days.length,
    hiredOn,
    ...authorityOf(pack, 'annualLeave'),
  };
}

function authorityOf(pack: RulePack, rule: Rule): { rule: string; pack: string; law: string } {
  const source = pack.sources?.[rule];
  const law = source ? [source.law, source.article && `art. ${source.article}`].filter(Boolean).join(', ') : '';
  return { rule, pack: originOf(pack, rule), law };
}
