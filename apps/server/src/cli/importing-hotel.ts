import { eq } from 'drizzle-orm';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { administratorOf } from '../features/core/session/administrator-of';
import { companies } from '../features/people/organisation/organisation.table';
import { withMachineRights } from '../features/scheduling/roster-import/machine-rights';

interface Named {
  companyId: number;
  /** Of a hotel that does not exist yet. */
  name?: string | undefined;
  /** The account that imports, as it logs in. */
  as?: string | undefined;
  defaultTimeZone: string;
}

interface Importing {
  hotel: GrantedHotel;
  newHotel?: string;
  accountId: number | null;
}

/** The hotel that a file is imported into, with the rights of the account named or those of the machine. */
export async function importingHotel(
  db: Database,
  { companyId, name, as, defaultTimeZone }: Named,
): Promise<Importing> {
  const [stored] = await db.select().from(companies).where(eq(companies.companyId, companyId));
  if (!stored && !name) throw new Error(`There is no hotel ${companyId} yet: give it a name with --name "My Hotel".`);
  if (as !== undefined) {
    if (!stored) throw new Error('A new hotel has no accounts yet. Leave out --as.');
    const importing = await administratorOf(db, as, companyId);
    if (!importing) throw new Error(`Nobody who logs in as ${as} administers hotel ${companyId}.`);
    return importing;
  }
  const { timeZone } = stored ?? { timeZone: defaultTimeZone };
  const hotel = withMachineRights({ companyId, name: stored?.name ?? name ?? '', timeZone });
  return { hotel, accountId: null, ...(!stored && name !== undefined && { newHotel: name }) };
}
