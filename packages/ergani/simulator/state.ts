import type { DocumentCode, ErganiMessage } from '../src';

/** Everything that the simulator remembers, as plain JSON. Instants are epoch milliseconds. */
export interface SimulatorState {
  readonly sessions: readonly Session[];
  readonly accepted: readonly AcceptedDocument[];
  /** Numbers documents and tokens. */
  readonly lastNumber: number;
}

export interface Session {
  readonly employer: string;
  readonly accessToken: string;
  readonly accessUntil: number;
  readonly refreshToken: string;
  readonly refreshUntil: number;
}

/** A document as it was accepted: one branch of what was sent, with its own protocol. */
export interface AcceptedDocument {
  readonly id: string;
  readonly protocol: string;
  readonly code: DocumentCode;
  /** AFM of the employer. */
  readonly employer: string;
  readonly submittedAt: number;
  readonly isCancelled: boolean;
  readonly body: object;
  /** The same content in this package's terms. */
  readonly message: ErganiMessage;
}

export const emptyState: SimulatorState = { sessions: [], accepted: [], lastNumber: 0 };
