import { addDays, datesFrom, daysBetween } from '@horae/local-time/local-date';
import { weekStartOf } from '@horae/local-time/week';
import { sql } from 'drizzle-orm';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import type { HotelClock } from '#platform/hotel-time';
import { declarations as d } from '../../declarations/declarations/declarations.table';
import { type DayFamily, type DeclaredDay, isStretch } from '../../declarations/declarations/declared';
import { toDeclare } from '../../declarations/declarations/planned-days.rules';
import { declaredFreeDays as f } from '../../scheduling/shifts/shifts.table';
import type { RosterRows, ShiftRow } from './roster-rows';

interface Week {
  employeeId: number;
  kind: DayFamily;
  monday: string;
  days: DeclaredDay[];
  shifts: ShiftRow[];
}

interface SaidWeek extends Week {
  /** Of the declaration, once it is written. */
  id: number;
  state: 'accepted' | 'queued' | 'rejected';
}

/** The service's message for a tax number registered under another name. */
const refused = 'Τα στοιχεία του εργαζομένου δεν συμφωνούν με το μητρώο. Ελέγξτε επώνυμο και όνομα.';
/** In minutes of the day. */
const noon = 720;
/** Minutes until a declaration being sent is retried. */
const nextTry = 20;

/**
 * Adds the declarations behind the declared layer of a roster, one per employee, week and family, and returns the
 * shifts with their declared copies: for the coming week some are still being sent and some were refused.
 */
export async function declareRoster(
  tx: Database,
  companyId: number,
  { shifts, leaves }: RosterRows,
  partTimers: ReadonlySet<number>,
  clock: HotelClock,
  now: number,
): Promise<ShiftRow[]> {
  const weeks = new Map<string, Week>();
  const weekOf = (employeeId: number, kind: DayFamily, day: string): Week => {
    const monday = weekStartOf(day);
    const key = `${employeeId} ${kind} ${monday}`;
    const week = weeks.get(key) ?? { employeeId, kind, monday, days: [], shifts: [] };
    weeks.set(key, week);
    return week;
  };
  const work = shifts.filter(({ status }) => status !== 'cancelled');
  for (const ofDay of groupBy(work, ({ employeeId, start }) => `${employeeId} ${clock.dayOf(start)}`).values()) {
    const { employeeId, start } = ofDay[0]!;
    const day = clock.dayOf(start);
    const planned = ofDay.filter(({ layer }) => layer === 'planned');
    const declared = ofDay.filter(({ layer }) => layer === 'declared');
    const said = toDeclare({
      day,
      shifts: planned,
      leave: null,
      hourlyLeaves: [],
      isLeaveDay: false,
      isFullTime: !partTimers.has(employeeId),
    });
    for (const kind of ['dailySchedule', 'overtime'] as const) {
      const own = declared.filter(({ type }) => (type === 'Overtime') === (kind === 'overtime'));
      const parts = said[kind];
      // A day that was not declared stays undeclared.
      if (!parts || parts.filter(isStretch).length !== own.length) continue;
      const week = weekOf(employeeId, kind, day);
      week.days.push({ day, parts });
      week.shifts.push(...own);
    }
  }
  for (const { employeeId, type, firstDay, lastDay } of leaves) {
    for (const day of datesFrom(firstDay, daysBetween(firstDay, lastDay) + 1)) {
      for (const [kind, parts] of Object.entries(
        toDeclare({
          day,
          shifts: [],
          leave: type,
          hourlyLeaves: [],
          isLeaveDay: type !== 'DayOff',
          isFullTime: !partTimers.has(employeeId),
        }),
      ))
        weekOf(employeeId, kind as DayFamily, day).days.push({ day, parts });
    }
  }
  const comingWeek = addDays(weekStartOf(clock.dayOf(now)), 7);
  const said = [...weeks.values()].map((week) => Object.assign(week, { id: 0, state: stateOf(week, comingWeek) }));
  await writeWeeks(tx, companyId, said, clock, now);
  await writeFreeDays(
    tx,
    companyId,
    said.filter(({ state }) => state === 'accepted'),
  );
  const undeclared = new Set(said.filter(({ state }) => state !== 'accepted').flatMap((week) => week.shifts));
  return shifts.filter((shift) => !undeclared.has(shift));
}

/** Keeps the days that were accepted as free, as an accepted message would. */
async function writeFreeDays(tx: Database, companyId: number, weeks: SaidWeek[]): Promise<void> {
  const free = weeks.flatMap(({ employeeId, id, days }) =>
    days.flatMap(({ day, parts: [part] }) =>
      part?.kind === 'rest' || part?.kind === 'nonWorking' ? [{ employeeId, day, kind: part.kind, id }] : [],
    ),
  );
  if (free.length === 0) return;
  const column = (valueOf: (one: (typeof free)[number]) => unknown) => sql.param(free.map(valueOf));
  await tx.execute(sql`
    insert into ${f} (${bare(f.companyId, f.employeeId, f.day, f.kind, f.declarationId)})
    select ${companyId}, employee, day::date, kind::free_day_kind, id
    from unnest(${column(({ employeeId }) => employeeId)}::int[], ${column(({ day }) => day)}::text[],
      ${column(({ kind }) => kind)}::text[], ${column(({ id }) => id)}::int[]) as given (employee, day, kind, id)
    on conflict do nothing`);
}

/** Only in the coming week are declarations still open: leave is queued, and some schedules were refused. */
function stateOf({ employeeId, kind, monday }: Week, comingWeek: string): SaidWeek['state'] {
  if (monday !== comingWeek) return 'accepted';
  if (kind === 'leave') return 'queued';
  return kind === 'dailySchedule' && employeeId % 23 === 5 ? 'rejected' : 'accepted';
}

/** Invents protocols in the style of the simulator; accepted at noon on the preceding Sunday, or just now. */
async function writeWeeks(
  tx: Database,
  companyId: number,
  weeks: SaidWeek[],
  clock: HotelClock,
  now: number,
): Promise<void> {
  if (weeks.length === 0) return;
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval('declaration_ids')::int as id from generate_series(1, ${weeks.length}) order by 1`,
  );
  for (const [at, week] of weeks.entries()) {
    week.days.sort((a, b) => a.day.localeCompare(b.day));
    week.id = rows[at]!.id;
    for (const shift of week.shifts) shift.declarationId = week.id;
  }
  const column = (valueOf: (week: SaidWeek) => unknown) => sql.param(weeks.map(valueOf));
  await tx.execute(sql`
    insert into ${d} (${bare(d.companyId, d.id, d.kind, d.source, d.employeeId, d.firstDay, d.lastDay, d.key, d.days, d.code, d.state, d.protocol, d.protocolNumber, d.submittedAt, d.refusal, d.attempts, d.nextAttemptAt, d.askedAt)})
    select ${companyId}, id, kind::declaration_kind, 'demo', employee, first::date, last::date, 'demo:' || id, days::jsonb,
      case kind when 'leave' then 'WTOLeave' when 'overtime' then 'WTOOv' else 'WTODaily' end, state::declaration_state,
      case state when 'accepted' then 'ΔΟΚ' || id end, case state when 'accepted' then id end,
      case state when 'accepted' then to_timestamp(asked) end, case state when 'rejected' then ${refused} end,
      case state when 'queued' then 0 else 1 end, now() + case state when 'queued' then ${nextTry} else 0 end * interval '1 minute', to_timestamp(asked)
    from unnest(${sql.param(rows.map(({ id }) => id))}::int[], ${column(({ kind }) => kind)}::text[], ${column(({ employeeId }) => employeeId)}::int[],
      ${column(({ days }) => days[0]!.day)}::text[], ${column(({ days }) => days.at(-1)!.day)}::text[],
      ${column(({ days }) => JSON.stringify(days))}::text[],
      ${column(({ monday }) => Math.min(now, clock.at(addDays(monday, -1), noon)))}::float8[],
      ${column(({ state }) => state)}::text[])
      as given (id, kind, employee, first, last, days, asked, state)`);
}
