import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import type { GrantedHotel } from '#platform/account';
import { announce } from '#platform/announce';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { forbidden } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { daysAsked } from './days-asked';
import { dueOf, type Filing, filingOf } from './deadlines.rules';
import { type DayFamily, type DeclaredDay, dayFamilies, textOf } from './declared';
import { missingOf } from './differences.rules';
import { runsOf } from './planned-days.rules';
import { type DeclaredOf, readDeclared } from './read-declared';
import { type Asked, readPlannedDays, readRosterPeople } from './read-roster';
import { settingsOf } from './settings.service';

interface Wanted {
  employeeId: number;
  kind: DayFamily;
  filing: Filing;
  days: DeclaredDay[];
  key: string;
  due: number | null;
}

/** Puts in the queue what the plan says otherwise than the state knows it; answers how many declarations that is. */
export async function submitDays(db: Database, hotel: GrantedHotel, accountId: number, asked: Asked): Promise<number> {
  if (!hotel.mayPlan) throw forbidden();
  const days = daysAsked(asked);
  return inTransaction(db, async (tx) => {
    // Two who submit the same at once would not see each other's rows.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`declare ${hotel.companyId}`}, 0))`);
    const wanted = await missing(tx, hotel, asked, days);
    if (wanted.length === 0) return 0;
    const column = <K extends keyof Wanted>(of: K) => sql.param(wanted.map((one) => one[of]));
    const { rows } = await tx.execute<{
      id: number;
      employeeId: number;
      kind: DayFamily;
      first: string;
      last: string;
    }>(sql`
      insert into declarations (company_id, kind, filing, employee_id, first_day, last_day, key, days, due_at, asked_by)
      select ${hotel.companyId}, kind::declaration_kind, filing::declaration_filing, employee_id, first_day::date, last_day::date, key, days::jsonb,
        to_timestamp(due), ${accountId}
      from unnest(${column('kind')}::text[], ${column('filing')}::text[], ${column('employeeId')}::int[],
        ${sql.param(wanted.map((one) => one.days[0]!.day))}::text[], ${sql.param(wanted.map((one) => one.days.at(-1)!.day))}::text[],
        ${column('key')}::text[], ${sql.param(wanted.map((one) => JSON.stringify(one.days)))}::text[], ${column('due')}::float8[])
        with ordinality as given (kind, filing, employee_id, first_day, last_day, key, days, due, place)
      order by place
      on conflict (company_id, key) do update set state = 'queued', filing = excluded.filing, refusal = null, next_attempt_at = now(),
        asked_by = excluded.asked_by, asked_at = now(), version = declarations.version + 1
        where declarations.state in ('rejected', 'cancelled', 'superseded') and declarations.protocol is null
      returning id, employee_id as "employeeId", kind, first_day::text as first, last_day::text as last`);
    await dropOutdated(
      tx,
      hotel.companyId,
      rows.map(({ id }) => id),
    );
    for (const { id, employeeId, kind, first, last } of rows) {
      const who = { companyId: hotel.companyId, accountId, object: 'declaration', objectId: id, employeeId };
      await recordChange(tx, { ...who, deed: 'add', after: { kind, from: first, to: last } });
    }
    await announce(tx, 'declarations', 'all');
    return rows.length;
  });
}

async function missing(tx: Database, hotel: GrantedHotel, asked: Asked, days: readonly string[]): Promise<Wanted[]> {
  const people = await readRosterPeople(tx, hotel, asked);
  const planned = await readPlannedDays(tx, hotel, people, days);
  const ids = people.map(({ id }) => id);
  const declaredOf = await readDeclared(tx, hotel.companyId, ids, [days[0]!, days.at(-1)!]);
  const { afterwardsMonths } = await settingsOf(tx, hotel.companyId);
  const clock = hotelClock(hotel.timeZone);
  const today = Temporal.Now.plainDateISO(hotel.timeZone).toString();
  return [...planned].flatMap(([employeeId, own]) => {
    const found = own.flatMap((day) => missingOf(day, (kind) => declaredOf(employeeId, kind, day.day)));
    return dayFamilies.flatMap((kind) => {
      const ofFamily = found.filter((one) => one.kind === kind).map(({ day }) => day);
      const filing = ({ day }: DeclaredDay) => filingOf(day, today, afterwardsMonths);
      return runsOf(ofFamily, (one, next) => filing(one) !== filing(next)).map((run) => ({
        employeeId,
        kind,
        filing: filing(run[0]!),
        days: run,
        key: keyOf(employeeId, kind, run, declaredOf),
        due: earliest(run.map((day) => dueOf(kind, day, clock, afterwardsMonths))),
      }));
    });
  });
}

/** The same said twice of the same days has one key; said again after something else it has another. */
function keyOf(employeeId: number, kind: DayFamily, run: DeclaredDay[], declaredOf: DeclaredOf): string {
  const said = run.map(
    ({ day, parts }) => `${day} ${textOf(parts)} ${declaredOf(employeeId, kind, day).standing?.by.id ?? ''}`,
  );
  const hash = createHash('sha256').update(said.join('\n')).digest('base64url').slice(0, 22);
  return `${kind}:${employeeId}:${run[0]!.day}:${run.at(-1)!.day}:${hash}`;
}

const earliest = (dues: (number | null)[]) =>
  dues.reduce((one, due) => (one === null || (due ?? one) < one ? due : one), dues[0]!);

/** What was asked for before, is not accepted and speaks of no other day has nothing more to say. */
async function dropOutdated(tx: Database, companyId: number, newer: number[]): Promise<void> {
  await tx.execute(sql`
    update declarations old set state = 'superseded', version = old.version + 1
    from declarations new
    where new.company_id = ${companyId} and new.id = any(${sql.param(newer)}::int[]) and old.company_id = new.company_id
      and old.employee_id = new.employee_id and old.kind = new.kind and old.id <> all(${sql.param(newer)}::int[])
      and old.state in ('queued', 'rejected', 'unknown') and old.first_day >= new.first_day and old.last_day <= new.last_day`);
}
