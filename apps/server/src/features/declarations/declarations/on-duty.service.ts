import type { OnDutyRow } from '@horae/contract/declarations/declarations.contract';
import { addDays } from '@horae/local-time/local-date';
import { and, sql } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { forbidden } from '#platform/errors';
import { within } from '#platform/hotel-scope';
import { hotelClock } from '#platform/hotel-time';
import { boardParts } from './board-parts';
import { isStretch } from './declared';
import { readDeclared } from './read-declared';
import { settingsOf } from './settings.service';

interface Present extends Record<string, unknown> {
  id: number;
  name: string;
  code: string;
  jobTitle: string;
  unit: string;
  day: string;
  since: number;
  card: string | null;
  protocol: string | null;
  sent: number | null;
}

const places = { unit: sql`w.organisation_unit_id`, department: sql`e.department_id`, self: sql`e.id` };
/** Nobody is at work for longer; whoever seems to be forgot to clock out. */
const longestHours = 24;
const graceMinutes = 5;

/** Who is at work now: who clocked in and not yet out. */
export async function readOnDuty(db: Database, hotel: GrantedHotel) {
  if (!hotel.mayApprove) throw forbidden();
  const { companyId, timeZone, name } = hotel;
  const clock = hotelClock(timeZone);
  const [{ rows }, { branch }] = await Promise.all([
    db.execute<Present>(sql`
      select distinct on (lower(e.name), e.id) e.id, e.name, e.code, e.job_title as "jobTitle", o.name as unit, r.reference_date::text as day,
        extract(epoch from r.clocked_in_at)::float8 as since, d.state::text as card,
        d.protocol, extract(epoch from d.submitted_at)::float8 as sent
      from clock_records r
      join employees e on e.company_id = r.company_id and e.id = r.employee_id
      join work_centres w on w.company_id = e.company_id and w.id = e.work_centre_id
      join organisation_units o on o.company_id = w.company_id and o.id = w.organisation_unit_id
      left join declarations d on d.company_id = r.company_id and d.key = 'card:' || r.in_punch_id
      where ${and(
        sql`r.company_id = ${companyId} and r.clocked_out_at is null and r.clocked_in_at > now() - ${longestHours} * interval '1 hour' and r.clocked_in_at <= now()`,
        within(hotel.scope, places),
      )}
      order by lower(e.name), e.id, r.clocked_in_at desc`),
    settingsOf(db, companyId),
  ]);
  const today = clock.today();
  const declaredOf = await readDeclared(
    db,
    hotel,
    rows.map(({ id }) => id),
    [addDays(today, -1), today],
  );
  const people = rows.map(({ day, since, card: state, sent, ...person }): OnDutyRow => {
    const parts = (['dailySchedule', 'overtime'] as const).flatMap(
      (kind) => declaredOf(person.id, kind, day).standing?.parts ?? [],
    );
    const begins = Math.min(...parts.filter(isStretch).map(({ start }) => start));
    const late = Number.isFinite(begins) ? Math.floor((since - begins) / 60) : 0;
    return Object.assign(person, {
      declared: boardParts(parts.filter(isStretch), clock),
      clockedIn: clock.format(Math.floor(since)),
      card: cardOf(state),
      sentAt: sent === null ? null : clock.format(Math.floor(sent)),
      lateMinutes: late > graceMinutes ? late : 0,
      isUndeclared: !parts.some(isStretch),
    });
  });
  return { hotel: name, branch, serverTime: clock.format(Math.floor(Date.now() / 1000)), people };
}

function cardOf(state: string | null): OnDutyRow['card'] {
  // A person decided that a forgotten punch has none.
  if (state === null || state === 'superseded') return 'none';
  if (state === 'accepted') return 'sent';
  return state === 'rejected' ? 'refused' : 'open';
}
