import type { BranchFacts, EmployeeFacts, UserType } from '../src';

/** An employer that the simulator knows, with the one user that logs in for it. */
export interface SimulatedEmployer {
  readonly username: string;
  readonly password: string;
  /** Any user type will do when left out. */
  readonly userType?: UserType;
  /** AFM, nine digits. */
  readonly taxNumber: string;
  readonly name: string;
  readonly isInCardSector?: boolean;
  readonly hasAcceptedTerms?: boolean;
  /** Left out, every branch is taken for the employer's own. */
  readonly branches?: readonly BranchFacts[];
  /** Left out, everybody is taken for an employee. */
  readonly employees?: readonly EmployeeFacts[];
}

/** Who may log in when nobody else is named. */
export const sampleEmployer: SimulatedEmployer = {
  username: 'horae',
  password: 'simulator',
  taxNumber: '999999990',
  name: 'ΔΟΚΙΜΑΣΤΙΚΟ ΞΕΝΟΔΟΧΕΙΟ',
  isInCardSector: true,
  hasAcceptedTerms: true,
};
