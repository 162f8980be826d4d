import { type ContractVersion, patternFault } from '@horae/contract/contract-version';
import { type Person } from '@horae/contract/person';
import type { Database } from '#platform/database';
import { conflict, invalid, notFound } from '#platform/errors';
import { type Action, changePerson } from './change-person';
import { employeeContracts } from './employees.table';
import { kindByHours, kindFault } from './kind-by-hours';
import type { PeopleContext } from './people-context';
import { isContractFrom } from './rows-of-person';

/** Adds a version, or changes the one that starts on `instead`. */
export function setContract(
  db: Database,
  context: PeopleContext,
  id: number,
  contract: ContractVersion,
  instead: string | undefined,
  check: (now: Person) => void,
): Promise<Person> {
  return changePerson(
    db,
    context,
    id,
    async (tx, now) => {
      const known = now.contracts.find(({ fromDay }) => fromDay === instead);
      if (instead !== undefined && !known) throw notFound('Contract version');
      const isTaken = contract.fromDay !== instead && now.contracts.some(({ fromDay }) => fromDay === contract.fromDay);
      if (isTaken) {
        throw invalid('contract.fromDay', `There is already a version from ${contract.fromDay}: change that one.`);
      }
      return writeContract(tx, context, id, contract, known);
    },
    check,
  );
}

/** Throws if the contract's weekly pattern or kind does not fit its hours; `path` leads to the contract. */
export async function refuseMisfit(
  tx: Database,
  { hotel }: PeopleContext,
  contract: ContractVersion,
  path = 'contract.',
): Promise<void> {
  const fault = patternFault(contract);
  if (fault) throw invalid(`${path}weeklyPattern`, fault);
  if ((await kindByHours(tx, hotel.companyId, contract)) !== contract.kind)
    throw invalid(`${path}kind`, kindFault(contract));
}

/** Writes a version for a locked employee, in place of `current` if given. */
export async function writeContract(
  tx: Database,
  context: PeopleContext,
  id: number,
  contract: ContractVersion,
  current: ContractVersion | undefined,
  path?: string,
): Promise<Action> {
  await refuseMisfit(tx, context, contract, path);
  const { hotel } = context;
  const row = { ...contract, companyId: hotel.companyId, employeeId: id };
  if (!current) {
    await tx.insert(employeeContracts).values(row);
    return { object: 'contract', action: 'add', after: contract };
  }
  const changed = differences(current, contract);
  if (changed.length === 0) return null;
  await tx
    .update(employeeContracts)
    .set(row)
    .where(isContractFrom(hotel.companyId, id, current.fromDay));
  const part = (version: ContractVersion) => ({
    fromDay: version.fromDay,
    ...Object.fromEntries(changed.map((name) => [name, version[name]])),
  });
  return { object: 'contract', before: part(current), after: part(contract) };
}

/** Removes a version; the last one cannot be removed, or the employee could not be planned. */
export function removeContract(
  db: Database,
  context: PeopleContext,
  id: number,
  fromDay: string,
  check: (now: Person) => void,
): Promise<Person> {
  return changePerson(
    db,
    context,
    id,
    async (tx, now) => {
      const known = now.contracts.find((version) => version.fromDay === fromDay);
      if (!known) throw notFound('Contract version');
      if (now.contracts.length === 1)
        throw conflict('A person needs at least one contract version: change this one instead.');
      await tx.delete(employeeContracts).where(isContractFrom(context.hotel.companyId, id, fromDay));
      return { object: 'contract', action: 'remove', before: known };
    },
    check,
  );
}

/** The fields in which two versions differ. */
export function differences(one: ContractVersion, other: ContractVersion): (keyof ContractVersion)[] {
  return (Object.keys(other) as (keyof ContractVersion)[]).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  );
}
