import type { FoundKind } from '@horae/contract/core/main-search.contract';
import type { Access } from '@horae/contract/route';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DueThing } from '#platform/due/take-due';

/** A table from which something is worked out. */
export interface Source {
  table: PgTable;
  /** What is read of it; a change of other columns changes nothing. */
  columns: readonly PgColumn[];
  /**
   * What a change touches: a select of (company_id, employee_id, from_at, to_at) from `changed`, the rows before and
   * after with their key and these columns. No employee is everybody of the hotel.
   */
  touches: SQL;
}

/** A table whose changes the code that makes them follows itself; no trigger does. */
export interface FollowedByHand {
  table: PgTable;
  columns: readonly PgColumn[];
  by: string;
}

/** A column that is read and needs no following, with the reason. */
export interface Untracked {
  columns: readonly PgColumn[];
  because: string;
}

interface Described {
  name: string;
  /** What it is, in a sentence. */
  is: string;
  /** Where and when it is worked out, in a sentence. */
  workedOut: string;
  /** Where it is kept. */
  keeps: readonly PgTable[];
  sources: readonly Source[];
  followedByHand?: readonly FollowedByHand[];
  untracked?: readonly Untracked[];
}

/** Worked out later: a change marks it due. */
interface DueLater extends Described {
  effect: 'due';
  name: DueThing;
  /** Leaves of what was touched (`touched`) what is kept at all. */
  only?: SQL;
}

/** Followed by a statement of its own over `touched`, in the transaction of the change. */
interface Followed extends Described {
  effect: 'statement';
  statement: SQL;
}

/** Raises the version of the hotel's roster, and tells the listeners at commit. */
interface Versioned extends Described {
  effect: 'version';
}

/** Nothing is kept: it is worked out whenever somebody asks. */
interface AskedFor extends Described {
  effect: 'none';
}

export type Derived = DueLater | Followed | Versioned | AskedFor;

/** What can be found of a table: one entry a row. Expressions read the row as `found`. */
export interface Searchable {
  kind: FoundKind;
  /** Who may find it: who may make the call that lists it. */
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
  /** Which rows can be found at all; all without it. */
  shown?: SQL;
  untracked?: readonly Untracked[];
}
