import type { FoundKind } from '@horae/contract/core/main-search.contract';
import type { Access } from '@horae/contract/route';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DueThing } from '#platform/due/take-due';

export type Operation = 'insert' | 'update' | 'delete';
export const operations: readonly Operation[] = ['insert', 'update', 'delete'];

interface Read {
  table: PgTable;
  /** The columns that are read; changes to other columns have no effect. */
  columns: readonly PgColumn[];
}

/** A table from which something is derived. */
export interface Source extends Read {
  /**
   * What a change affects: a select of (company_id, employee_id, from_at, to_at) from `changed`, the rows before and
   * after the change with their key and these columns. A null employee means all employees of the hotel.
   */
  touches: SQL;
}

/** A table whose changes are recorded by triggers of their own, because they need settings of their own. */
export interface RecordedSource extends Read {
  trigger: (operation: Operation) => SQL;
}

/** A table without a trigger; the code that changes it also updates what is derived from it. */
export interface FollowedByHand extends Read {
  by: string;
}

/** Columns that are read but need no tracking, with the reason. */
export interface Untracked {
  columns: readonly PgColumn[];
  because: string;
}

interface Described<S extends Read = Source> {
  name: string;
  /** What it is, in one sentence. */
  is: string;
  /** Where and when it is computed, in one sentence. */
  workedOut: string;
  /** The tables that store it. */
  keeps: readonly PgTable[];
  sources: readonly S[];
  followedByHand?: readonly FollowedByHand[];
  untracked?: readonly Untracked[];
}

/** Computed later: a change marks it as due. */
export interface DueLater extends Described {
  effect: 'due';
  name: DueThing;
  /** Reduces `touched` to what is stored at all. */
  only?: SQL;
}

/** Updated by its own statement over `touched`, in the transaction of the change. */
interface Followed extends Described {
  effect: 'statement';
  statement: SQL;
}

/** Increments the version of the hotel's roster and notifies listeners at commit. */
interface Versioned extends Described {
  effect: 'version';
}

/** Written by the triggers of its sources, in the transaction of the change. */
interface Recorded extends Described<RecordedSource> {
  effect: 'record';
}

/** Not stored: computed on every request. */
interface AskedFor extends Described {
  effect: 'none';
}

export type Derived = DueLater | Followed | Versioned | Recorded | AskedFor;

/** What the search finds in a table: one entry per row. Expressions refer to the row as `found`. */
export interface Searchable {
  kind: FoundKind;
  /** Who may find it: the accounts that may call its list. */
  access: Access;
  /** The screen that shows an entry. */
  link: (id: number, place: string) => `/${string}`;
  table: PgTable;
  columns: readonly PgColumn[];
  company: SQL;
  account: SQL;
  record: SQL;
  title: SQL;
  note: SQL;
  place: SQL;
  body: SQL;
  /** The condition for rows that can be found; by default all. */
  shown?: SQL;
  /** The account that wrote a record, which only its colleagues find; by default anybody finds it. */
  author?: (record: SQL) => SQL;
  untracked?: readonly Untracked[];
}
