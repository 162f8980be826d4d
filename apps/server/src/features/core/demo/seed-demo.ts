import { eq, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#platform/database';
import type { Sealer } from '#platform/sealed-text';
import { hashPassword } from '#platform/secret-hash';
import { companies } from '../../people/organisation/organisation.table';
import { demoPasswords } from '../session/demo-passwords';
import { addAccount } from '../session/registration.service';
import { accountHotels, accounts } from '../session/session.table';
import { demoHotels } from './demo.table';
import { fillHotel } from './fill-hotel';
import { giveTaxNumbers } from './give-tax-numbers';
import type { DemoHotel } from './write-people';

const hotelNames: Record<number, string> = {
  1003: 'Asterion Palace Athens',
  1004: 'Amalthea Bay Resort',
  6001: 'Kallisti Suites',
};

const demoSizes = [
  { companyId: 1003, employees: 96 },
  { companyId: 1004, employees: 44 },
  { companyId: 6001, employees: 36 },
];

/** Fills an empty database with the demo, and brings demo hotels of an earlier start up to today. */
export async function seedDemo(
  db: Database,
  timeZone: string,
  log: (line: string) => void,
  sealer?: Sealer,
): Promise<void> {
  const isEmpty = (await db.select({ id: accounts.id }).from(accounts).limit(1)).length === 0;
  if (isEmpty) {
    log('Preparing the demo hotels …');
    for (const { companyId, employees } of demoSizes) {
      await fillHotel(db, demoHotel(companyId, employees, timeZone), () => undefined);
      if (sealer) await giveTaxNumbers(db, companyId, sealer);
    }
    await addDemoAccounts(db);
    await db.execute(sql`analyze`);
    return;
  }
  const filled = await db.select().from(demoHotels).orderBy(demoHotels.companyId);
  for (const { companyId, employees } of filled) {
    const [hotel] = await db.select().from(companies).where(eq(companies.companyId, companyId));
    if (hotel) await fillHotel(db, demoHotel(companyId, employees, hotel.timeZone), () => undefined);
  }
}

export function demoHotel(companyId: number, employees: number, timeZone: string): DemoHotel {
  return { companyId, name: hotelNames[companyId] ?? `Hotel ${companyId}`, timeZone, employees, seed: companyId };
}

async function addDemoAccounts(db: Database): Promise<void> {
  const [admin, client] = await Promise.all([hashPassword(demoPasswords.admin), hashPassword(demoPasswords.client)]);
  await inTransaction(db, async (tx) => {
    await addAccount(tx, {
      email: 'admin@demo.com',
      passwordHash: admin,
      role: 'admin',
      fullName: 'Eleni Alexiou',
      isDemo: true,
    });
    const account = {
      email: 'client@demo.com',
      passwordHash: client,
      role: 'client' as const,
      fullName: 'Nikos Vlachos',
      isDemo: true,
    };
    const { id } = await addAccount(tx, account);
    await tx.insert(accountHotels).values({ accountId: id, companyId: 1003 });
  });
}
