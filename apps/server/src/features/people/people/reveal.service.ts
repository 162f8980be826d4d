import type { PersonNumber } from '@horae/contract/people/person-fields';
import { recordChange } from '#platform/audit';
import { type Database, inTransaction } from '#platform/database';
import { conflict, notFound } from '#platform/errors';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { type PeopleContext, readNumbers } from './people-context';

/** Returns a complete number of an employee; who viewed it is audited first. */
export function revealNumber(db: Database, context: PeopleContext, id: number, which: PersonNumber): Promise<string> {
  const { hotel, accountId } = context;
  return inTransaction(db, async (tx) => {
    const numbers = await readNumbers(tx, context, id);
    if (!numbers) throw notFound('Person');
    const text = numbers[which];
    if (text === null) throw conflict('This number was encrypted on another server. Enter it again.');
    if (text === '') throw notFound('Number');
    const who = { companyId: hotel.companyId, accountId, objectId: id, employeeId: id };
    await recordChange(tx, { ...who, object: 'employee', action: 'see', after: { seen: which } });
    const about = ['employee', id] as const;
    await recordSecurityEvent(tx, {
      kind: 'number-revealed',
      companyId: hotel.companyId,
      about,
      facts: { number: which },
    });
    return text;
  });
}
