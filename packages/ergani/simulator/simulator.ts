import { type CurrentDay, type WhoAndWhen } from './current';
import { type SimulatedEmployer } from './employer';
import { type Faults } from './faults';
import { type AcceptedDocument } from './state';

export interface SimulatorOptions {
  /** A free one when left out or 0. */
  readonly port?: number;
  /** Only this machine when left out: the simulator shows what it holds to everybody who can reach it. */
  readonly host?: string;
  /** Epoch milliseconds. */
  readonly clock?: () => number;
  /** Who may log in; the sample employer when left out. */
  readonly employers?: readonly SimulatedEmployer[];
  /** A file that keeps what was accepted over a restart and a crash: one line of JSON a change. */
  readonly stateFile?: string;
}

export interface Simulator {
  /** What to give a client: `http://127.0.0.1:4010/WebservicesAPI/Api`. */
  readonly baseUrl: string;
  readonly port: number;
  /** Set a fault here and the next calls have it. */
  readonly faults: Faults;
  /** Everything that was accepted, oldest first. */
  accepted(): readonly AcceptedDocument[];
  /** What counts now for one employee on one date. */
  current(who: WhoAndWhen): CurrentDay;
  /** Ends the access of every token, as three hours would; refreshing still works. */
  expireTokens(): void;
  /** Ends every session, so that only a new log-in helps. */
  forgetSessions(): void;
  stop(): Promise<void>;
}
