import type { Fetch } from './exchange';
import type { Credentials, TokenMemory, UserType } from './token';

export interface ErganiClientOptions {
  /** `https://…/WebservicesAPI/Api` of the trial system, of production or of a simulator. */
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly userType: UserType;
  readonly rememberToken?: TokenMemory;
  readonly fetch?: Fetch;
  /** Returns epoch milliseconds. */
  readonly clock?: () => number;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly random?: () => number;
  /** The number of attempts per call in total; 5 if omitted. */
  readonly attempts?: number;
  /** The longest wait between two attempts, in milliseconds; 60 000 if omitted. */
  readonly longestWaitMs?: number;
  /** The timeout of one attempt, in milliseconds; 30 000 if omitted. */
  readonly timeoutMs?: number;
}

export interface SubmitOptions {
  /**
   * Whether to send again after a lost reply. The service does not detect repeats: the same document sent twice gets
   * two protocols, and the later one counts. True if omitted.
   */
  readonly repeatWhenUnanswered?: boolean;
}
