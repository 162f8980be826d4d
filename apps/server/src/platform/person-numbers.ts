import type { PersonNumber } from '@horae/contract/people/person-fields';

/** To what a sealed number belongs: taken to another row or column it cannot be opened. */
export const aboutNumber = (companyId: number, employeeId: number, which: PersonNumber) =>
  `${companyId} ${employeeId} ${which}`;
