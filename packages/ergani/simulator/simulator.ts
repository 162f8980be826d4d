import { type CurrentDay, type WhoAndWhen } from './current';
import { type SimulatedEmployer } from './employer';
import { type Faults } from './faults';
import { type AcceptedDocument } from './state';

export interface SimulatorOptions {
  /** If omitted or 0, a free port. */
  readonly port?: number;
  /** If omitted, the loopback address: the simulator shows its contents to anyone who can reach it. */
  readonly host?: string;
  /** Returns epoch milliseconds. */
  readonly clock?: () => number;
  /** Employers that can log in; if omitted, the sample employer. */
  readonly employers?: readonly SimulatedEmployer[];
  /** A file that keeps accepted documents across restarts and crashes: one line of JSON per change. */
  readonly stateFile?: string;
}

export interface Simulator {
  /** The base address for a client: `http://127.0.0.1:4010/WebservicesAPI/Api`. */
  readonly baseUrl: string;
  readonly port: number;
  /** Faults set here affect the next calls. */
  readonly faults: Faults;
  /** Returns every accepted document, oldest first. */
  accepted(): readonly AcceptedDocument[];
  /** Returns what currently applies to one employee on one date. */
  current(who: WhoAndWhen): CurrentDay;
  /** Expires every access token, as three hours would; refreshing still works. */
  expireTokens(): void;
  /** Ends every session, so that only a new login helps. */
  forgetSessions(): void;
  stop(): Promise<void>;
}
