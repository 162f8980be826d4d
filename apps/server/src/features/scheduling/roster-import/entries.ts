import type { LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import type { LeaveType, WorkedType } from '@horae/contract/scheduling/staff-timeline.contract';

/** Where and as what an open shift is worked; a file may not say as what. */
export interface OpenPlace {
  departmentId: number;
  jobTitle: string | null;
}

/** Why nobody’s work has no place. */
export interface Unplaced {
  unplaced: string;
}

export const isPlaced = (who: EntryPerson | Unplaced | null): who is EntryPerson =>
  who !== null && !('unplaced' in who);

/** Whom a file plans: somebody known by id, or found by code, otherwise by e-mail. */
export interface EntryPerson {
  employeeId?: number;
  employeeCode: string | null;
  email: string | null;
  employeeName: string;
  department: string;
  /** Nobody yet: the line is of open shifts, and its number is that of the department below zero. */
  open?: OpenPlace;
}

interface Entry extends EntryPerson {
  line: number;
  /** Of a grid: `D5`. */
  cell?: string;
  notes: string | null;
  note?: string;
}

/** A shift of a file; moments are epoch seconds. */
export interface RowShift extends Entry {
  type: WorkedType;
  start: number;
  end: number;
  breakMinutes: number;
  isPublished: boolean;
  /** What the file itself says; the rest is assumed. */
  given: { type: boolean; breakMinutes: boolean; notes: boolean };
  /** Where and as what the file says that it is worked, by name. */
  worksIn?: string;
  worksAs?: string;
  workCentre?: string;
  /** The same in the hotel, as far as it has them. */
  departmentId?: number | undefined;
  jobTitle?: string | undefined;
  workCentreId?: number | undefined;
  /** What the file says that it is charged to. */
  costPlace?: string;
}

/** Days off or leave of a file, both days inclusive. */
export interface RowLeave extends Entry {
  type: LeaveType;
  kind: LeaveKind | null;
  /** Of a compensatory day off: the day for which it is given, or `unknown`. */
  compensates?: string | null;
  firstDay: string;
  lastDay: string;
}

export type RowEntry = RowShift | RowLeave;

/** A shift of a file that nobody does yet. */
export type OpenRow = RowShift & { open: OpenPlace };

export const isOpenRow = (entry: RowEntry): entry is OpenRow => entry.open !== undefined;

export const isShift = (entry: RowEntry): entry is RowShift => 'start' in entry;

/** What one row of a list, or one cell of a grid, says. */
export type ReadRow = { line: number; cell?: string } & ({ entry: RowEntry } | { skipped: string } | { fault: string });
