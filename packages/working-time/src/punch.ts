/** One event at the clock. */
export interface Punch {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Nothing where the device does not know. */
  readonly direction: 'in' | 'out' | null;
}

/** A planned shift that a punch may belong to; epoch milliseconds. */
export interface PlannedShift {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** How punches are read. */
export interface PairingPolicy {
  /** No session lasts longer (minutes); what lies further apart has nothing to do with each other. */
  readonly longestSession: number;
  /** How far from its plan (minutes) work still belongs to it. */
  readonly matchWithin: number;
  /** The same person within so many seconds meant it once. */
  readonly doubleTapSeconds: number;
}

/** Two punches of one person paired, or one that still waits for its end. */
export interface Session {
  readonly inPunch: number;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly outPunch: number | null;
  readonly to: number | null;
  /** The planned shift it belongs to. */
  readonly shift: number | null;
}

/** What a person's punches come to. */
export interface Pairing {
  readonly sessions: Session[];
  /** Outs whose in is missing. */
  readonly strayOuts: Punch[];
  /** Punches that only repeat the one before. */
  readonly repeated: Punch[];
}
