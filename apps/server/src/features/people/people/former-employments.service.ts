import type { FormerEmployment, Person } from '@horae/contract/person';
import type { Database } from '#platform/database';
import { overlapFault } from '#platform/employment.rules';
import { invalid, notFound } from '#platform/errors';
import { changePerson } from './change-person';
import { formerEmployments } from './employees.table';
import type { PeopleContext } from './people-context';
import { isEmploymentUntil } from './rows-of-person';

/** Adds a former employment, or corrects the one that ended on `instead`. */
export const setFormerEmployment = (
  db: Database,
  context: PeopleContext,
  id: number,
  employment: FormerEmployment,
  instead: string | undefined,
  check: (now: Person) => void,
): Promise<Person> =>
  changePerson(
    db,
    context,
    id,
    async (tx, now) => {
      const current = instead === undefined ? undefined : formerOf(now, instead);
      refuseMisplaced(now, employment, instead);
      if (current && current.firstDay === employment.firstDay && current.lastDay === employment.lastDay) return null;
      const row = { ...employment, companyId: context.hotel.companyId, employeeId: id };
      if (!current) {
        await tx.insert(formerEmployments).values(row);
        return { object: 'employment', action: 'add', after: employment };
      }
      await tx
        .update(formerEmployments)
        .set(row)
        .where(isEmploymentUntil(context.hotel.companyId, id, current.lastDay));
      return { object: 'employment', before: current, after: employment };
    },
    check,
  );

/** Removes a former employment that never was; its days are a gap from then on. */
export const removeFormerEmployment = (
  db: Database,
  context: PeopleContext,
  id: number,
  lastDay: string,
  check: (now: Person) => void,
): Promise<Person> =>
  changePerson(
    db,
    context,
    id,
    async (tx, now) => {
      const before = formerOf(now, lastDay);
      await tx.delete(formerEmployments).where(isEmploymentUntil(context.hotel.companyId, id, lastDay));
      return { object: 'employment', action: 'remove', before };
    },
    check,
  );

function formerOf(person: Person, lastDay: string) {
  const found = person.formerEmployments.find((one) => one.lastDay === lastDay);
  if (!found) throw notFound('Previous employment');
  return found;
}

function refuseMisplaced(now: Person, { firstDay, lastDay }: FormerEmployment, instead: string | undefined): void {
  if (firstDay !== null && firstDay > lastDay)
    throw invalid('employment.lastDay', `It starts on ${firstDay}: choose a later last day.`);
  if (now.firstDay === null)
    throw invalid(
      'employment.lastDay',
      `${now.name} has no first day. Enter it first, so that the employments do not overlap.`,
    );
  if (lastDay >= now.firstDay)
    throw invalid('employment.lastDay', `${now.name} starts again on ${now.firstDay}: choose an earlier last day.`);
  const others = now.formerEmployments.filter((one) => one.lastDay !== instead);
  const fault = overlapFault({ firstDay, lastDay }, others);
  if (!fault) return;
  const isEndInside = overlapFault({ firstDay: lastDay, lastDay }, others) !== null;
  throw invalid(isEndInside ? 'employment.lastDay' : 'employment.firstDay', fault);
}
