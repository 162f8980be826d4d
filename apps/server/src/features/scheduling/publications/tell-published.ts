import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import type { Tell } from '#platform/mail/notice';
import { placeNames } from '#roster/place-names';
import { isInForce } from '../../core/session/session.reads';
import { accountHotels, accounts } from '../../core/session/session.table';
import type { OwnChange } from './own-change';
import { publicationNotice } from './publication-notice.rules';
import { whereLent } from './where-lent';

interface Told {
  changesOf: ReadonlyMap<number, readonly OwnChange[]>;
  first: string;
  last: string;
  /** The account that publishes, or reminds. */
  by: Account;
  isAgain: boolean;
}

/** Tells those people what is new in their roster, old beside new, who have an account. */
export async function tellPublished(
  tx: Database,
  tell: Tell,
  hotel: GrantedHotel,
  { changesOf: published, ...publication }: Told,
): Promise<void> {
  const changesOf = await whereLent(tx, hotel.companyId, published);
  const items = [...changesOf.values()].flat().flatMap(({ before, after }) => [before, after]);
  const names = await placeNames(tx, hotel.companyId, items);
  for (const [employeeId, accountId] of await accountsOf(tx, hotel.companyId, [...changesOf.keys()]))
    await tell(tx, publicationNotice(accountId, changesOf.get(employeeId)!, { hotel, names, ...publication }));
}

/** The account of each of these employees who has one and may use it. */
export async function accountsOf(
  db: Database,
  companyId: number,
  employees: readonly number[],
): Promise<Map<number, number>> {
  if (employees.length === 0) return new Map();
  const people = await db
    .select({ accountId: accountHotels.accountId, employeeId: accountHotels.employeeId })
    .from(accountHotels)
    .innerJoin(accounts, eq(accounts.id, accountHotels.accountId))
    .where(
      and(
        eq(accountHotels.companyId, companyId),
        inArray(accountHotels.employeeId, [...employees]),
        isNull(accounts.disabledAt),
        isInForce(accountHotels),
      ),
    );
  return new Map(people.map(({ accountId, employeeId }) => [employeeId!, accountId]));
}
