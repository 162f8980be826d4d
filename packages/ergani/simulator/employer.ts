import type { BranchFacts, EmployeeFacts, UserType } from '../src';

/** An employer that the simulator knows, with the one user that can log in for it. */
export interface SimulatedEmployer {
  readonly username: string;
  readonly password: string;
  /** If omitted, any user type is accepted. */
  readonly userType?: UserType;
  /** AFM, nine digits. */
  readonly taxNumber: string;
  readonly name: string;
  readonly isInCardSector?: boolean;
  readonly hasAcceptedTerms?: boolean;
  /** If omitted, every branch is accepted as the employer's. */
  readonly branches?: readonly BranchFacts[];
  /** If omitted, everyone is accepted as an employee. */
  readonly employees?: readonly EmployeeFacts[];
}

/** The employer that can log in if no others are configured. */
export const sampleEmployer: SimulatedEmployer = {
  username: 'horae',
  password: 'simulator',
  taxNumber: '999999990',
  name: 'ΔΟΚΙΜΑΣΤΙΚΟ ΞΕΝΟΔΟΧΕΙΟ',
  isInCardSector: true,
  hasAcceptedTerms: true,
};
