/** The numbers of a person that are sealed. */
export type SealedNumber = 'taxNumber' | 'socialSecurityNumber';

/** To what a sealed number belongs: taken to another row or column it cannot be opened. */
export const aboutNumber = (companyId: number, employeeId: number, which: SealedNumber) =>
  `${companyId} ${employeeId} ${which}`;
