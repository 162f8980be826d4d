import type { Balances } from '@horae/contract/time/timesheets.contract';
import { addDays } from '@horae/local-time/local-date';
import { annualLeaveDays, averageWeek, originOf, type Rule, type RulePack } from '@horae/working-time';
import { sql } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { type CountedDay, countMonth } from './count-month';
import { readCountingRules } from './counting-rules';
import { countedLeaveDays, serviceOn } from './leave-days.rules';
import { type SheetMonth, sheetMonth } from './month.rules';
import { readWork } from './read-work';
import type { Sheet } from './sheets';
import { visibleSheet } from './timesheets.service';

interface Asked {
  month: string;
  employee: number;
}

interface Facts extends Record<string, unknown> {
  hiredOn: string | null;
  weekDays: number;
  leaves: { firstDay: string; lastDay: string }[];
}

/** How somebody stands to the end of a month, or to now within it: the average week, and annual leave. */
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
  const minutes = byWeek.map((week) => week.reduce((sum, { counted }) => sum + (counted?.workedMinutes ?? 0), 0));
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
  const { companyId } = hotel;
  const year = Number(month.month.slice(0, 4));
  const day = today < month.lastDay ? today : month.lastDay;
  const { rows } = await db.execute<Facts>(sql`
    select e.first_day::text as "hiredOn",
      coalesce((select c.days_per_week from employee_contracts c where c.company_id = e.company_id and c.employee_id = e.id
        order by (c.from_day <= ${day}) desc, case when c.from_day <= ${day} then c.from_day end desc, c.from_day limit 1), 5)::int as "weekDays",
      coalesce((select json_agg(json_build_object('firstDay', l.first_day, 'lastDay', l.last_day) order by l.first_day) from leaves l
        where l.company_id = e.company_id and l.employee_id = e.id and l.type = 'AnnualLeave' and l.status <> 'cancelled'
          and l.first_day <= ${`${year}-12-31`} and l.last_day >= ${`${year}-01-01`}), '[]') as leaves
    from employees e where e.company_id = ${companyId} and e.id = ${employeeId}`);
  const { hiredOn, weekDays, leaves } = rows[0]!;
  const whole = { ...month, weeks: [`${year}-01-01`], lastDay: `${year}-12-01` };
  const rules = (await readCountingRules(db, hotel, whole))(jobTitle);
  const pack = rules.packOn(day);
  const entitledDays = annualLeaveDays(serviceOn(day, hiredOn, weekDays), pack);
  const days = countedLeaveDays(leaves, year, weekDays, new Set(rules.holidays));
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
