import type { Fetch } from './exchange';
import type { Credentials, TokenMemory, UserType } from './token';

export interface ErganiClientOptions {
  /** `https://…/WebservicesAPI/Api`, of the trial system, of production, or of a simulator. */
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly userType: UserType;
  readonly rememberToken?: TokenMemory;
  readonly fetch?: Fetch;
  /** Epoch milliseconds. */
  readonly clock?: () => number;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly random?: () => number;
  /** How often a call is tried in all; 5 when left out. */
  readonly attempts?: number;
  /** The longest wait between two tries; a minute when left out. */
  readonly longestWaitMs?: number;
  /** How long one try may take; half a minute when left out. */
  readonly timeoutMs?: number;
}

export interface SubmitOptions {
  /**
   * Whether to send again when an answer got lost. The service knows no repeats: the same document twice gets two
   * protocols, of which the later counts. True when left out.
   */
  readonly repeatWhenUnanswered?: boolean;
}
