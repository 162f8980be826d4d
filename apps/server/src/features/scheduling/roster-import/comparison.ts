import type { RowEntry, RowLeave, RowShift } from './entries';
import type { PlannedLeave, PlannedShift } from './stored-plan';

/** What a file changes about the plan, and what keeps it from being written. */
export interface Comparison {
  faults: Map<RowEntry, string>;
  /** Rows whose fault is their day. */
  outside: Set<RowEntry>;
  present: Set<RowEntry>;
  addedShifts: RowShift[];
  changedShifts: Map<RowShift, PlannedShift>;
  removedShifts: PlannedShift[];
  addedLeaves: Map<RowLeave, string[]>;
  cutLeaves: Map<PlannedLeave, Set<string>>;
  names: Map<number, string>;
}

export const emptyComparison = (): Comparison => ({
  faults: new Map(),
  outside: new Set(),
  present: new Set(),
  addedShifts: [],
  changedShifts: new Map(),
  removedShifts: [],
  addedLeaves: new Map(),
  cutLeaves: new Map(),
  names: new Map(),
});
