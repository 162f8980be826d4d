import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { tryAttempt } from '#platform/attempts/count-attempt';
import type { ClockDevice } from '#platform/clock-device';
import type { Database } from '#platform/database';
import { isPassword } from '#platform/secret-hash';
import { noteEvent } from '#platform/security-events/note-refusal';
import { isOverOn } from '../../people/people/employed-on.reads';
import { employees } from '../../people/people/employees.table';
import { countPin, forgetWrongPins, lockMinutes } from '../clock-devices/clock-devices.commands';
import { employeePins } from '../clock-devices/clock-devices.table';
import { plainNumber } from '../terminals/terminals.reads';
import { terminalCodes } from '../terminals/terminals.table';
import { atKiosk } from './kiosk-limits';

const e = alias(employees, 'e');
const o = alias(employees, 'o');
const n = alias(terminalCodes, 'n');

export type Checked =
  | { employeeId: number; firstName: string }
  | { refused: 'wrong' | 'locked' | 'throttled'; waitSeconds: number };

// The keypad has digits only: 0042 also matches E0042, unless it matches another employee too, and then a clock number 42.
const hasCode = (companyId: number, typed: string) =>
  sql`(${employees.companyId}, ${employees.id}) = (select ${e.companyId}, ${e.id} from ${employees} ${e}
    where ${e.companyId} = ${companyId} and (lower(${e.code}) = lower(${typed})
      or exists (select from ${terminalCodes} ${n} where ${n.companyId} = ${companyId} and ${n.employeeId} = ${e.id} and ${n.code} = ${plainNumber(typed)})
      or ${e.code} ~ '^\\D+\\d+$' and regexp_replace(${e.code}, '^\\D+', '') = ${typed}
        and (select count(*) from ${employees} ${o} where ${o.companyId} = ${companyId} and regexp_replace(${o.code}, '^\\D+', '') = ${typed}) = 1)
    order by lower(${e.code}) <> lower(${typed}), regexp_replace(${e.code}, '^\\D+', '') <> ${typed} limit 1)`;

const wrong: Checked = { refused: 'wrong', waitSeconds: 0 };

/** Identifies an employee. Five wrong PINs lock a code for five minutes, whatever is typed. */
export async function checkPin(
  db: Database,
  device: ClockDevice,
  typed: { code: string; pin: string },
): Promise<Checked> {
  const checked = await check(db, device, typed);
  if ('refused' in checked) {
    const outcome = checked.refused === 'wrong' ? 'failure' : 'blocked';
    const { companyId, id } = device;
    await noteEvent(db, { kind: 'kiosk-number', outcome, companyId, about: ['device', id] });
  }
  return checked;
}

async function check(
  db: Database,
  device: ClockDevice,
  { code, pin }: { code: string; pin: string },
): Promise<Checked> {
  const { companyId } = device;
  const [person] = await db
    .select({
      employeeId: employees.id,
      firstName: employees.firstName,
      surname: employees.surname,
      pinHash: employeePins.pinHash,
      lockedFor: sql<number>`coalesce(ceil(extract(epoch from ${employeePins.lockedUntil} - now())), 0)::int`,
    })
    .from(employees)
    .leftJoin(
      employeePins,
      and(eq(employeePins.companyId, employees.companyId), eq(employeePins.employeeId, employees.id)),
    )
    .where(
      and(
        eq(employees.companyId, companyId),
        hasCode(companyId, code),
        sql`${employees.erasedAt} is null`,
        sql`not ${isOverOn(employees, sql`(now() at time zone ${device.timeZone})::date`)}`,
      ),
    );
  if (person && person.lockedFor > 0) return { refused: 'locked', waitSeconds: person.lockedFor };
  const attempt = await tryAttempt(db, [atKiosk(device)]);
  if (attempt.secondsToWait > 0) return { refused: 'throttled', waitSeconds: attempt.secondsToWait };
  // Counted before the slow check: of a burst, only five are checked.
  const isChecked = person?.pinHash ? await countPin(db, { companyId, employeeId: person.employeeId }) : true;
  if (!isChecked) return { refused: 'locked', waitSeconds: lockMinutes * 60 };
  const isRight = await isPassword(pin, person?.pinHash);
  if (!isRight || !person) return wrong;
  const { employeeId } = person;
  await forgetWrongPins(db, { companyId, employeeId });
  await attempt.takeBack();
  return { employeeId, firstName: person.firstName.split(' ')[0] || person.surname };
}
