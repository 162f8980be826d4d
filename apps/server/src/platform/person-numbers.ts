import type { PersonNumber } from '@horae/contract/people/person-fields';

/** Binds a sealed number to its record; copied to another row or column it cannot be opened. */
export const aboutNumber = (companyId: number, employeeId: number, which: PersonNumber) =>
  `${companyId} ${employeeId} ${which}`;
