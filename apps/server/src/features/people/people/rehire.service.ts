import type { ContractVersion } from '@horae/contract/contract-version';
import type { Person } from '@horae/contract/person';
import type { Database } from '#platform/database';
import { conflict, invalid } from '#platform/errors';
import { type Action, changePerson } from './change-person';
import { writeContract } from './contracts.service';
import { employeeContracts, employees, formerEmployments } from './employees.table';
import { endAfter } from './end-after';
import { deleteMove, writeMove } from './move.service';
import type { PeopleContext } from './people-context';
import { type PlaceChoice, refuseClosedPlace } from './places';
import { isContractFrom, isEmploymentUntil, isPerson } from './rows-of-person';

export interface Rehire extends PlaceChoice {
  firstDay: string;
  lastDay?: string | undefined;
  /** The terms from the first day; without them those before go on. */
  contract?: Omit<ContractVersion, 'fromDay'> | undefined;
}

/** Employs somebody who has left again, under the same code; the days between stay a gap. */
export const hireAgain = (
  db: Database,
  context: PeopleContext,
  id: number,
  rehire: Rehire,
  check: (now: Person) => void,
): Promise<Person> =>
  changePerson(
    db,
    context,
    id,
    async (tx, now) => {
      if (now.employment !== 'left') {
        const since = now.employment === 'future' ? `starts on ${now.firstDay}` : 'still works here';
        throw conflict(`${now.name} ${since}: you can rehire somebody after the last day.`);
      }
      const action = await writeRehire(tx, context, now, rehire);
      if (!rehire.contract) return action;
      const terms = { ...rehire.contract, fromDay: rehire.firstDay };
      await writeContract(
        tx,
        context,
        id,
        terms,
        now.contracts.find(({ fromDay }) => fromDay === rehire.firstDay),
      );
      const { weeklyHours, kind } = terms;
      return action && { ...action, after: { ...action.after, kind, weeklyHours } };
    },
    check,
  );

/** Begins a new employment of a locked employee who has a last day, in a place from the first day on. */
export async function writeRehire(
  tx: Database,
  context: PeopleContext,
  now: Person,
  { firstDay, lastDay = undefined, contract: _terms, ...place }: Rehire,
): Promise<Action> {
  const { companyId } = context.hotel;
  if (now.lastDay === null) throw conflict(`${now.name} has no last day: set it first.`);
  if (firstDay <= now.lastDay) throw invalid('firstDay', `${now.name} left on ${now.lastDay}: choose a later day.`);
  if (lastDay !== undefined && lastDay < firstDay)
    throw invalid('lastDay', `${now.name} starts on ${firstDay}: choose a later day.`);
  const last = now.places.at(-1)!;
  const { departmentId = last.departmentId, workCentreId = last.workCentreId } = place;
  await refuseClosedPlace(tx, context, { departmentId, workCentreId }, lastDay ?? null);
  await tx
    .insert(formerEmployments)
    .values({ companyId, employeeId: now.id, firstDay: now.firstDay, lastDay: now.lastDay });
  await tx
    .update(employees)
    .set({ firstDay, lastDay: lastDay ?? null })
    .where(isPerson(companyId, now.id));
  const move = await writeMove(tx, context, { ...now, lastDay: lastDay ?? null }, { ...place, fromDay: firstDay });
  const { fromDay: _fromDay, ...movedTo } = move?.after ?? {};
  return {
    object: 'employment',
    action: 'add',
    before: { lastDay: now.lastDay, ...move?.before },
    after: { firstDay, ...(lastDay !== undefined && { lastDay }), ...movedTo },
  };
}

/** Undoes the last hiring again, with its move and its terms; what is planned after the last day is cancelled. */
export const takeBackHiring = (
  db: Database,
  context: PeopleContext,
  id: number,
  check: (now: Person) => void,
): Promise<Person> =>
  changePerson(
    db,
    context,
    id,
    async (tx, now) => {
      const { companyId } = context.hotel;
      const former = now.formerEmployments.at(-1);
      if (!former || now.firstDay === null) throw conflict(`${now.name} has not been rehired.`);
      const { firstDay, lastDay } = now;
      await deleteMove(tx, context, now, firstDay);
      if (now.contracts.length > 1) await tx.delete(employeeContracts).where(isContractFrom(companyId, id, firstDay));
      await tx.delete(formerEmployments).where(isEmploymentUntil(companyId, id, former.lastDay));
      await tx.update(employees).set(former).where(isPerson(companyId, id));
      const ended = await endAfter(tx, context, id, former.lastDay);
      return {
        object: 'employment',
        action: 'remove',
        before: { firstDay, lastDay },
        after: { lastDay: former.lastDay, ...ended },
      };
    },
    check,
  );
