import { and, eq, inArray, isNull } from 'drizzle-orm';
import { announce } from '#platform/announce';
import { type Database, inTransaction } from '#platform/database';
import { hashPassword } from '#platform/secret-hash';
import { employees } from '../../people/people/employees.table';
import { setPin } from './clock-devices.commands';
import { employeePins } from './clock-devices.table';
import { newPin } from './new-pin';

/** Makes a kiosk PIN for each of these employees who has none, to be shown once. */
export async function makeFirstPins(
  db: Database,
  { companyId, accountId }: { companyId: number; accountId: number },
  employeeIds: number[],
): Promise<Map<number, string>> {
  const without = await db
    .select({ employeeId: employees.id, code: employees.code })
    .from(employees)
    .leftJoin(
      employeePins,
      and(eq(employeePins.companyId, employees.companyId), eq(employeePins.employeeId, employees.id)),
    )
    .where(and(eq(employees.companyId, companyId), inArray(employees.id, employeeIds), isNull(employeePins.pinHash)));
  const pins = new Map(without.map(({ employeeId, code }) => [employeeId, newPin(code)]));
  const hashed = await Promise.all(
    [...pins].map(async ([employeeId, pin]) => [employeeId, await hashPassword(pin)] as const),
  );
  await inTransaction(db, async (tx) => {
    for (const [employeeId, pinHash] of hashed) await setPin(tx, { companyId, employeeId, accountId, pinHash });
    if (hashed.length > 0) await announce(tx, 'clock-devices', 'admins');
  });
  return pins;
}
