import type { DeclarationQuery, DeclarationRow } from '@horae/contract/declarations/declarations.contract';
import { cardTiming } from '@horae/ergani';
import { and, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden } from '#platform/errors';
import { holdsWords } from '#platform/holds-words';
import { within } from '#platform/hotel-scope';
import { type HotelClock, hotelClock } from '#platform/hotel-time';
import { accounts } from '../../core/session/session.table';
import { workCentres } from '../../people/organisation/organisation.table';
import { employees } from '../../people/people/employees.table';
import { departmentOn, joinPlaceToday, workCentreOn } from '../../people/people/on-a-day.reads';
import { toldApart } from '../../people/people/told-apart.reads';
import { goesByDays } from './actions.service';
import { declarations } from './declarations.table';
import { type CardFact, type DeclaredDay, isLeaveOfHours, isStretch, type OptOutFact } from './declared';
import { isLateCard } from './late-cards.service';
import { type Outage, wasOut } from './outages.rules';
import { causeOf } from './refusal.rules';
import { settingsOf } from './settings.service';

const d = alias(declarations, 'd');
const e = alias(employees, 'e');
const w = alias(workCentres, 'w');
const a = alias(accounts, 'a');

type Row = Record<string, unknown> &
  Omit<
    DeclarationRow,
    'cause' | 'goesByDays' | 'proposedReason' | 'says' | 'needsReason' | 'submittedAt' | 'dueAt' | 'askedAt'
  > & {
    submitted: number | null;
    due: number | null;
    asked: number;
    days: DeclaredDay[] | null;
    fact: CardFact | OptOutFact | null;
  };

const inState: Record<NonNullable<DeclarationQuery['state']>, SQL> = {
  open: sql`${d.state} in ('queued', 'sending', 'unknown')`,
  rejected: sql`${d.state} = 'rejected'`,
  accepted: sql`${d.state} = 'accepted'`,
};

const places = { unit: sql`${w.organisationUnitId}`, department: departmentOn(e), self: sql`${e.id}` };

/** Returns a page of a hotel's messages about employees whom the account may approve, newest first. */
export async function listDeclarations(db: Database, hotel: GrantedHotel, query: DeclarationQuery) {
  if (!hotel.mayApprove) throw forbidden();
  const { q, state, kind, page, perPage } = query;
  const wanted = and(
    sql`${d.companyId} = ${hotel.companyId}`,
    within(hotel.scope, places),
    state && inState[state],
    kind && sql`${d.kind} = ${kind}`,
    q === '' ? undefined : holdsWords(q, [e.name, e.code, d.protocol, d.refusal]),
  );
  const from = sql`from ${declarations} ${d}
    left join ${employees} ${e} on ${e.companyId} = ${d.companyId} and ${e.id} = ${d.employeeId}
    ${joinPlaceToday(hotel, e)}
    left join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
    left join ${accounts} ${a} on ${a.id} = ${d.askedBy} where ${wanted}`;
  const [{ rows: counted }, { rows }, { rows: late }, { outages }] = await Promise.all([
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
    db.execute<Row>(sql`
      select ${d.id}, ${d.version}, ${d.kind}, ${d.state}, case when ${e.id} is not null then json_build_object('id', ${e.id}, 'name', ${toldApart(e)}) end as employee,
        ${d.firstDay}::text as "firstDay", ${d.lastDay}::text as "lastDay", ${d.protocol}, ${d.refusal}, ${d.attempts}::int, ${d.maybeTwice} as "maybeTwice",
        ${d.protocol} is not null and ${d.source} <> 'demo' and ${d.kind} <> 'cancellation' as "hasPaper", ${a.fullName} as "askedBy",
        extract(epoch from ${d.submittedAt})::float8 as submitted, extract(epoch from ${d.dueAt})::float8 as due,
        extract(epoch from ${d.askedAt})::float8 as asked, ${d.days}, ${d.fact}
      ${from} order by ${d.askedAt} desc, ${d.id} desc limit ${perPage} offset ${(page - 1) * perPage}`),
    db.execute<{ count: number }>(sql`
      select count(*)::int as count from ${declarations} ${d}
      left join ${employees} ${e} on ${e.companyId} = ${d.companyId} and ${e.id} = ${d.employeeId}
      ${joinPlaceToday(hotel, e)}
      left join ${workCentres} ${w} on ${w.companyId} = ${e.companyId} and ${w.id} = ${workCentreOn(e)}
      where ${and(sql`${d.companyId} = ${hotel.companyId}`, isLateCard(d), within(hotel.scope, places))}`),
    settingsOf(db, hotel.companyId),
  ]);
  const clock = hotelClock(hotel.timeZone);
  return {
    total: counted[0]?.total ?? 0,
    lateCards: late[0]?.count ?? 0,
    declarations: rows.map((row) => shown(row, clock, outages)),
  };
}

function shown(
  { submitted, due, asked, days, fact, ...row }: Row,
  clock: HotelClock,
  outages: readonly Outage[],
): DeclarationRow {
  const moment = (second: number | null) => (second === null ? null : clock.format(Math.floor(second)));
  const isLate =
    row.kind === 'workCard' && row.state === 'rejected' && cardTiming((fact as CardFact).at, Date.now()) === 'late';
  return {
    ...row,
    says: saying(row, days, fact, clock),
    goesByDays: goesByDays({ kind: row.kind, fact }),
    needsReason: isLate,
    proposedReason: isLate && wasOut((fact as CardFact).at, outages) ? 'linkToErgani' : null,
    cause: row.state === 'rejected' && row.refusal ? causeOf(row.refusal) : null,
    submittedAt: moment(submitted),
    dueAt: moment(due),
    askedAt: moment(asked)!,
  };
}

function saying(
  { kind }: Pick<Row, 'kind'>,
  days: DeclaredDay[] | null,
  fact: CardFact | OptOutFact | null,
  clock: HotelClock,
): string {
  const time = (second: number) => clock.format(Math.floor(second)).slice(11, 16);
  if (kind === 'workCard') {
    const { direction, at } = fact as CardFact;
    return `${direction} ${time(at / 1000)}`;
  }
  if (kind === 'preAnnouncementOptOut') return (fact as OptOutFact).month;
  const parts = [
    ...new Set(
      (days ?? [])
        .flatMap((day) => day.parts)
        .map((part) => {
          if (isStretch(part)) return `${time(part.start)}–${time(part.end)}`;
          return isLeaveOfHours(part) ? `${part.kind} ${time(part.hours.from)}–${time(part.hours.to)}` : part.kind;
        }),
    ),
  ];
  return parts.join(', ');
}
