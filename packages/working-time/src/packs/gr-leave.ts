import type { LeaveTable } from '../rule-pack';

/** Law 539/1945 as replaced by 3302/2004; long service by the national agreements of 23-5-2000 and 2-4-2008. */
export const greekLeave: LeaveTable = {
  firstYear: { five: 20, six: 24 },
  secondYear: { five: 21, six: 25 },
  laterYears: { five: 22, six: 26 },
  byService: [
    { yearsSameEmployer: 10, yearsTotal: 12, five: 25, six: 30 },
    { yearsTotal: 25, five: 26, six: 31 },
  ],
};
