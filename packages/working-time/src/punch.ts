/** One event at the clock. */
export interface Punch {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Null if the device does not know. */
  readonly direction: 'in' | 'out' | null;
}

/** A planned shift that a punch may belong to; epoch milliseconds. */
export interface PlannedShift {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** How punches are paired. */
export interface PairingPolicy {
  /** No session is longer (minutes); punches further apart are unrelated. */
  readonly longestSession: number;
  /** How far from its planned shift (minutes) work may be and still belong to it. */
  readonly matchWithin: number;
  /** Repeated punches of one person within this many seconds count once. */
  readonly doubleTapSeconds: number;
}

/** The policy at an instant (epoch milliseconds), or one for all times. */
export type PolicyAt = PairingPolicy | ((at: number) => PairingPolicy);

/** A pair of punches of one person, or an in that still lacks its out. */
export interface Session {
  readonly inPunch: number;
  /** Epoch milliseconds. */
  readonly from: number;
  readonly outPunch: number | null;
  readonly to: number | null;
  /** The planned shift it belongs to. */
  readonly shift: number | null;
}

/** The result of pairing one person's punches. */
export interface Pairing {
  readonly sessions: Session[];
  /** Outs without an in. */
  readonly strayOuts: Punch[];
  /** Punches that only repeat the previous one. */
  readonly repeated: Punch[];
  readonly unclear: UnclearPunches[];
}

/** Punches that can be read in two ways: the sessions of each reading, the likelier one first. */
export interface UnclearPunches {
  readonly punches: readonly Punch[];
  readonly readings: readonly [Session[], Session[]];
}
