import type { PersonNumber } from '@horae/contract/people/person-fields';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { type PeopleDesk, readNumbers } from './desk';

/** Returns a complete number of an employee; who viewed it is audited first. */
export function revealNumber(db: Database, desk: PeopleDesk, id: number, which: PersonNumber): Promise<string> {
  const { hotel, accountId } = desk;
  return inTransaction(db, async (tx) => {
    const numbers = await readNumbers(tx, desk, id);
    if (!numbers) throw notFound('Person');
    const text = numbers[which];
    if (text === null) throw conflict('This number was sealed by another installation. Enter it again.');
    if (text === '') throw notFound('Number');
    const who = { companyId: hotel.companyId, accountId, objectId: id, employeeId: id };
    await recordChange(tx, { ...who, object: 'employee', action: 'see', after: { seen: which } });
    return text;
  });
}
