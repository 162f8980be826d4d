import { byName, type PersonNumber, personNumbers } from '@horae/contract/people/person-fields';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { accountOf, hotelOf } from '#platform/access';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { aboutNumber } from '#platform/person-numbers';
import type { Sealer } from '#platform/sealed-text';
import { employees } from './employees.table';

/** Whose people are seen or changed, by whom, and what opens their numbers. */
export interface PeopleDesk {
  hotel: GrantedHotel;
  accountId: number;
  /** The local day of the hotel. */
  today: string;
  sealer: Sealer;
}

export async function deskOf(
  request: Pick<FastifyRequest, 'account' | 'server'>,
  companyId: number,
  sealer: Sealer,
): Promise<PeopleDesk> {
  const hotel = await hotelOf(request, companyId);
  const today = hotelClock(hotel.timeZone).today();
  return { hotel, accountId: accountOf(request).id, today, sealer };
}

const lengths = byName(personNumbers, ({ limit }) => limit);

/** What the database keeps of a number; nothing for none. */
export function sealedNumber(desk: PeopleDesk, id: number, which: PersonNumber, text: string): string | null {
  return text === '' ? null : desk.sealer.seal(text, aboutNumber(desk.hotel.companyId, id, which));
}

type NumberRow = { id: number } & Record<PersonNumber, string | null>;

/** A number of somebody, nothing for none; null when it was sealed by the key of another installation. */
function openNumber(desk: PeopleDesk, row: NumberRow, which: PersonNumber): string | null {
  const sealed = row[which];
  return sealed === null ? '' : desk.sealer.open(sealed, aboutNumber(desk.hotel.companyId, row.id, which));
}

/** The numbers of somebody, opened. */
export async function readNumbers(
  tx: Database,
  desk: PeopleDesk,
  id: number,
): Promise<Record<PersonNumber, string | null> | null> {
  const [row] = await tx
    .select({ id: employees.id, ...byName(personNumbers, ({ name }) => employees[name]) })
    .from(employees)
    .where(and(eq(employees.companyId, desk.hotel.companyId), eq(employees.id, id)));
  if (!row) return null;
  return byName(personNumbers, ({ name }) => openNumber(desk, row, name));
}

/** What lists show of a number of somebody. */
export function masked(desk: PeopleDesk, row: NumberRow, which: PersonNumber): string {
  const text = openNumber(desk, row, which);
  return text === null ? '•'.repeat(lengths[which]) : endOf(text, which);
}

/** The last three digits of a number. */
export function endOf(text: string, which: PersonNumber): string {
  return text === '' ? '' : text.slice(-3).padStart(lengths[which], '•');
}
