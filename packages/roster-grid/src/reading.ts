import type { LocalDate } from '@horae/local-time/local-date';
import type { CodeMeaning, LeaveKind, Span } from './meaning';
import type { Range } from './sheet';

/** A person of a sheet. Names and codes are as written; which part is the surname is not decided here. */
export interface Person {
  name: string;
  /** Where surname and first name have columns of their own. */
  surname?: string;
  firstName?: string;
  code?: string;
  job?: string;
  /** From a column, else from the heading above. */
  department?: string;
  /** The name is a word for open work: each such line is one of its own. */
  isOpen?: true;
}

/** What is common to everything that is read for one person and day. */
interface Entry {
  /** Position in `people`. */
  person: number;
  date: LocalDate;
  /** The cells it was read from, such as `C4`. */
  cells: readonly string[];
  /** The code, where it was not written out. */
  code?: string;
  note?: string;
  /** Where it differs from the person's. */
  department?: string;
  job?: string;
}

export interface Shift extends Entry, Span {
  /** Overtime that follows the shift. */
  overtimeMinutes?: number;
  breakMinutes?: number;
}

export interface DayOff extends Entry {
  /** Given for work on a Sunday, a holiday or a rest day. */
  isCompensatory?: true;
}

export interface Leave extends Entry {
  leave: LeaveKind;
}

/** What a cell was taken for. Empty cells have no role. */
export type CellRole =
  | 'title'
  | 'head'
  | 'person'
  | 'department'
  | 'legend'
  | 'total'
  | 'shift'
  | 'dayOff'
  | 'leave'
  | 'note'
  | 'ignored'
  | 'question';

export type PartKind =
  | 'titles'
  | 'head'
  | 'names'
  | 'surnames'
  | 'firstNames'
  | 'codes'
  | 'jobs'
  | 'departments'
  | 'days'
  | 'department'
  | 'legend'
  | 'totalsColumn'
  | 'totalsRow'
  | 'notes'
  | 'ignoredColumn'
  | 'ignoredRow'
  | 'dates'
  | 'times'
  | 'breaks';

/** A part of the sheet and what it was taken for, to be shown beside the file. */
export interface Part {
  kind: PartKind;
  range: Range;
  /** As spreadsheets write it: `B3:H3`. */
  address: string;
  /** The heading or label, if any. */
  text?: string;
}

export type CodeReason =
  /** Not known, in no legend, not answered. */
  | 'unknown'
  /** A single number: hours or a start. */
  | 'duration'
  /** One time where two are needed. */
  | 'oneTime'
  /** Over 16 hours, over each other, or more than one way to read it. */
  | 'unclearTimes'
  /** A date, which spreadsheets make of `8-12`. */
  | 'dateInsteadOfTimes'
  /** Times and a day off or leave in one cell. */
  | 'mixed';

export type Question =
  | {
      kind: 'code';
      reason: CodeReason;
      /** Answer under this key in `answers.codes`. */
      key: string;
      text: string;
      cells: readonly string[];
      suggestion?: CodeMeaning;
      /** What a legend says of it, if not times. */
      legend?: string;
    }
  | {
      kind: 'person';
      /** `sameName`: a name on several lines; `noName`: work on a line without a name. */
      reason: 'sameName' | 'noName';
      /** Answer under this key in `answers.people`. */
      key: string;
      text: string;
      cells: readonly string[];
    }
  | {
      kind: 'dates';
      reason: 'noDates' | 'noMonth' | 'noYear' | 'weekdays';
      /** Answer the first date under this key in `answers.dates`. */
      key: string;
      text: string;
      cells: readonly string[];
      suggestion?: LocalDate;
    };

/** What was read without asking, yet should be told. */
export interface Notice {
  kind: /** Greek and Latin letters that look alike were taken for the same. */
    | 'lookAlike'
    | 'yearFromHint'
    | 'monthFromWeekdays'
    /** A weekday that does not belong to its date. */
    | 'weekdayMismatch'
    /** Work over other work, or on a day off or of leave, of the same person. */
    | 'overlap'
    /** The sheet is larger than what is read. */
    | 'tooLarge'
    /** A line of people was left out by an answer. */
    | 'leftOut';
  cells: readonly string[];
  text?: string;
}

/** Answers to questions, by the key of the question. */
export interface Answers {
  codes?: Readonly<Record<string, CodeMeaning>>;
  people?: Readonly<Record<string, PersonAnswer>>;
  /** The first date of a head, by its first day cell, such as `C3`; also where it is not asked. */
  dates?: Readonly<Record<string, LocalDate>>;
  /** What columns are, by their letters, where the reader takes them for something else. */
  columns?: Readonly<Record<string, ColumnPart>>;
  /** What lines are, by their number from 1, where the reader takes them for something else. */
  lines?: Readonly<Record<string, LinePart>>;
}

/** What a column outside the days can be said to hold; `other` is not read. */
export const columnParts = [
  'name',
  'surname',
  'firstName',
  'code',
  'job',
  'department',
  'total',
  'note',
  'other',
] as const;
export type ColumnPart = (typeof columnParts)[number];

/** What a line can be said to be; of an ignored one nothing is read. */
export const lineParts = ['head', 'person', 'department', 'total', 'note', 'ignored'] as const;
export type LinePart = (typeof lineParts)[number];

export type PersonAnswer =
  /** All lines of the name are one person. */
  | { kind: 'one' }
  /** Each line of the name is another person. */
  | { kind: 'several' }
  /** The line belongs to this person, by name as written elsewhere or new. */
  | { kind: 'named'; name: string }
  /** The line is a heading, not a person. */
  | { kind: 'department' }
  | { kind: 'ignored' };

export interface ReadOptions {
  /** A day near the period, for years and months that the sheet leaves out. */
  near?: LocalDate;
  answers?: Answers;
}

/** What was read from a sheet. */
export interface Reading {
  /** `none`: neither a grid nor a list was found. */
  layout: 'grid' | 'list' | 'none';
  /** All days of the heads, in order. */
  days: readonly LocalDate[];
  people: readonly Person[];
  shifts: readonly Shift[];
  daysOff: readonly DayOff[];
  leaves: readonly Leave[];
  parts: readonly Part[];
  questions: readonly Question[];
  notices: readonly Notice[];
  /** Parallel to the rows of the sheet. */
  roles: readonly (readonly (CellRole | null)[])[];
}
