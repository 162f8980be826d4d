import type { Balances } from '@horae/contract/time/timesheets.contract';
import { addDays } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import { annualLeaveDays, averageWeek, originOf, type Rule, type RulePack, workingDays } from '@horae/working-time';
import { and, eq } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { employees } from '../../people/people/employees.table';
import { countMonth } from './count-month';
import type { CountedDay } from './counted';
import { readCountingRules } from './counting-rules';
import { leaveDaysOf, serviceOn } from './leave-days.rules';
import { type SheetMonth, sheetMonth, sheetYear } from './month.rules';
import { leaveOn, readWork, termsOn } from './read-work';
import type { Sheet } from './sheets';
import { visibleSheet } from './timesheets.service';

interface Asked {
  month: string;
  employee: number;
}

/** An employee's balances at the end of a month, or now within it: the average week, and annual leave. */
export async function readBalances(
  db: Database,
  account: Account,
  hotel: GrantedHotel,
  { month: text, employee }: Asked,
): Promise<Balances> {
  const month = sheetMonth(text);
  const sheet = await visibleSheet(db, account, hotel, month, employee);
  const today = hotelClock(hotel.timeZone).dayOf(Math.floor(Date.now() / 1000));
  return {
    average: await averageOf(db, hotel, month, sheet, today),
    leave: await leaveOf(db, hotel, month, sheet, today),
  };
}

const neutral = new Set(['AnnualLeave', 'SickLeave']);

async function averageOf(
  db: Database,
  hotel: GrantedHotel,
  month: SheetMonth,
  sheet: Sheet,
  today: string,
): Promise<Balances['average']> {
  const over = month.weeks.filter((monday) => addDays(monday, 6) <= month.lastDay && addDays(monday, 6) < today);
  const last = over.at(-1) ?? addDays(month.weeks[0]!, -7);
  const pack = (await readCountingRules(db, hotel, month))(sheet.jobTitle).packOn(last);
  const length = pack.averageWeeks ?? 17;
  const weeks = Array.from({ length }, (_, index) => addDays(last, 7 * (index + 1 - length)));
  const span: SheetMonth = { month: month.month, firstDay: weeks[0]!, lastDay: addDays(last, 6), weeks };
  const rules = (await readCountingRules(db, hotel, span))(sheet.jobTitle);
  const work = await readWork(db, hotel, span, [sheet.employeeId]);
  const { days } = countMonth(work.get(sheet.employeeId)!, span, rules);
  const byWeek = weeks.map((monday) => days.filter(({ day }) => day >= monday && day <= addDays(monday, 6)));
  const minutes = byWeek.map((week) => week.reduce((sum, { byClock }) => sum + (byClock?.workedMinutes ?? 0), 0));
  const isAway = (week: CountedDay[]) => week.some(({ leave }) => leave !== null && neutral.has(leave));
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
  month: SheetMonth,
  { employeeId, jobTitle }: Sheet,
  today: string,
): Promise<Balances['leave']> {
  const year = Number(month.month.slice(0, 4));
  const day = today < month.lastDay ? today : month.lastDay;
  const [employee] = await db
    .select({ hiredOn: employees.firstDay })
    .from(employees)
    .where(and(eq(employees.companyId, hotel.companyId), eq(employees.id, employeeId)));
  const { hiredOn } = employee!;
  const whole = sheetYear(year);
  const rules = (await readCountingRules(db, hotel, whole))(jobTitle);
  const work = (await readWork(db, hotel, whole, [employeeId])).get(employeeId)!;
  const { daysPerWeek: weekDays } = termsOn(work.contracts, day);
  const pack = rules.packOn(day);
  const entitledDays = annualLeaveDays(serviceOn(day, hiredOn, weekDays), pack);
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
