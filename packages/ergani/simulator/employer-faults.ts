import type { ErganiMessage } from '../src';
import type { SimulatedEmployer } from './employer';
import * as greek from './greek';
import { declarationsOf, peopleOf } from './parts-of-message';

/** Returns what in a message does not belong to the employer: its tax number, a branch, an employee. */
export function employerFaults(message: ErganiMessage, employer: SimulatedEmployer): string[] {
  const faults: string[] = [];
  if (message.kind === 'workCard' && message.cards.some((card) => card.employerTaxNumber !== employer.taxNumber))
    faults.push(greek.otherEmployer);
  for (const { branch } of declarationsOf(message))
    if (employer.branches && !employer.branches.some((own) => own.branch === branch))
      faults.push(greek.otherBranch(branch));
  for (const { taxNumber } of peopleOf(message))
    if (employer.employees && !employer.employees.some(({ person }) => person.taxNumber === taxNumber))
      faults.push(greek.otherEmployee(taxNumber));
  return faults;
}
