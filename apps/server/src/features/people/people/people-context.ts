import { byName, type PersonNumber, personNumbers } from '@horae/contract/people/person-fields';
import { and, eq } from 'drizzle-orm';
import { accountOf, type HotelCaller, hotelOf } from '#platform/access';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { aboutNumber } from '#platform/person-numbers';
import type { Sealer } from '#platform/sealed-text';
import { employees } from './employees.table';

/** The hotel whose employees are read or changed, the account that does it, and the key to their sealed numbers. */
export interface PeopleContext {
  hotel: GrantedHotel;
  accountId: number;
  /** The hotel's local day. */
  today: string;
  sealer: Sealer;
}

export async function contextOf(request: HotelCaller, companyId: number, sealer: Sealer): Promise<PeopleContext> {
  const hotel = await hotelOf(request, companyId);
  const today = hotelClock(hotel.timeZone).today();
  return { hotel, accountId: accountOf(request).id, today, sealer };
}

const lengths = byName(personNumbers, ({ limit }) => limit);

/** Seals a number for storage; null for an empty one. */
export function sealedNumber(context: PeopleContext, id: number, which: PersonNumber, text: string): string | null {
  return text === '' ? null : context.sealer.seal(text, aboutNumber(context.hotel.companyId, id, which));
}

type NumberRow = { id: number } & Record<PersonNumber, string | null>;

/** Opens a number of an employee, empty for none; null if another installation's key sealed it. */
function openNumber(context: PeopleContext, row: NumberRow, which: PersonNumber): string | null {
  const sealed = row[which];
  return sealed === null ? '' : context.sealer.open(sealed, aboutNumber(context.hotel.companyId, row.id, which));
}

/** The opened numbers of an employee. */
export async function readNumbers(
  tx: Database,
  context: PeopleContext,
  id: number,
): Promise<Record<PersonNumber, string | null> | null> {
  const [row] = await tx
    .select({ id: employees.id, ...byName(personNumbers, ({ name }) => employees[name]) })
    .from(employees)
    .where(and(eq(employees.companyId, context.hotel.companyId), eq(employees.id, id)));
  if (!row) return null;
  return byName(personNumbers, ({ name }) => openNumber(context, row, name));
}

/** A number as lists show it. */
export function masked(context: PeopleContext, row: NumberRow, which: PersonNumber): string {
  const text = openNumber(context, row, which);
  return text === null ? '•'.repeat(lengths[which]) : endOf(text, which);
}

/** Masks all but the last three digits of a number. */
export function endOf(text: string, which: PersonNumber): string {
  return text === '' ? '' : text.slice(-3).padStart(lengths[which], '•');
}
