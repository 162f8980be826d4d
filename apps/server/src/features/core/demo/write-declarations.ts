import { addDays } from '@horae/local-time/local-date';
import { sql } from 'drizzle-orm';
import { bare } from '#platform/column-names';
import type { Database } from '#platform/database';
import type { HotelClock } from '#platform/hotel-time';
import { declarations as d } from '../../declarations/declarations/declarations.table';
import type { DayFamily, DeclaredDay } from '../../declarations/declarations/declared';
import { declaredFreeDays as f } from '../../scheduling/shifts/shifts.table';
import type { ShiftRow } from './roster-rows';

export interface Week {
  employeeId: number;
  kind: DayFamily;
  monday: string;
  days: DeclaredDay[];
  shifts: ShiftRow[];
}

export interface SaidWeek extends Week {
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

/** Keeps the days that were accepted as free, as an accepted message would. */
export async function writeFreeDays(tx: Database, companyId: number, weeks: SaidWeek[]): Promise<void> {
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

/** Invents protocols in the style of the simulator; accepted at noon on the preceding Sunday, or just now. */
export async function writeWeeks(
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
