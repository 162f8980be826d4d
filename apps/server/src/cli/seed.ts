import { eq, sql } from 'drizzle-orm';
import { refuseWrongKeys } from '#platform/keys/check-keys';
import { readKeys } from '#platform/keys/keys';
import { sealer } from '#platform/sealed-text';

import { demoHotels } from '../features/core/demo/demo.table';
import { emptyHotel } from '../features/core/demo/empty-hotel';
import { fillHotel } from '../features/core/demo/fill-hotel';
import { giveTaxNumbers } from '../features/core/demo/give-tax-numbers';
import { demoHotel } from '../features/core/demo/seed-demo';
import { companies } from '../features/people/organisation/organisation.table';
import { readArguments, wholeNumber } from './arguments';
import { progressBar } from './progress-bar';
import { runCommand } from './run-command';

await runCommand(async ({ settings, database: { db }, say }) => {
  const { values } = readArguments(['hotel', 'employees']);
  const companyId = wholeNumber('hotel', values.hotel, 1, 2_147_483_647);
  const employees = wholeNumber('employees', values.employees, 20, 100_000);
  const [stored] = await db.select().from(companies).where(eq(companies.companyId, companyId));
  const [demo] = await db.select().from(demoHotels).where(eq(demoHotels.companyId, companyId));
  if (stored && !demo) throw new Error(`Hotel ${companyId} contains real data. Choose another number.`);
  if (stored) await emptyHotel(db, companyId);
  await fillHotel(db, demoHotel(companyId, employees, settings.defaultTimeZone), progressBar(`Hotel ${companyId}`));
  const keys = await readKeys(settings);
  await refuseWrongKeys(db, keys);
  await giveTaxNumbers(db, companyId, sealer(keys.sealing));
  await db.execute(sql`analyze`);
  say(`Hotel ${companyId} has ${employees} employees and three months of shifts.`);
});
