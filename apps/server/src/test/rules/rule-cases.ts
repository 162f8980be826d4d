import type { RouteContract } from '@horae/contract/route';
import type { Database } from '#platform/database';
import type { TestApp } from '../start-test-app';

// The test cases of the rules by area; `<area>/<rule>.cases.ts` is discovered by its file name.

export interface Input {
  params?: object;
  query?: object;
  body?: object;
}

/** Where a call takes an id: the path of the field, and a request that is otherwise valid. */
export interface IdPlace<R> {
  contract: RouteContract;
  path: string;
  /** Whether the id is optional. */
  mayBeLeftOut?: boolean;
  with: (id: unknown) => R;
}

export interface IdCases {
  inAddress: IdPlace<Input>[];
  inBody: IdPlace<object>[];
  /** Requests for a missing record that also have an invalid field. */
  wrongTwice: [string, RouteContract, Input][];
}

/** A change, and the read whose tag guards it. `body` varies, so that each call is a real change. */
export interface Guarded {
  change: RouteContract;
  read: RouteContract;
  of?: { query?: object; params?: object };
  body: (nth: number) => object;
}

/** A call that writes to a table, its body, and another body if the first can be sent only once. */
export type Create = [RouteContract, string, object, object?];

/** Where a call takes a text. */
export interface TextPlace {
  contract: RouteContract;
  path: string;
  longest: number;
  body: (text: unknown) => object;
}

/** Where a call takes a date, and where its response returns it. */
export type DatePlace = [string, RouteContract, string, (date: unknown) => object, string];

export interface BoundCases {
  notBlank: TextPlace[];
  maybeEmpty: TextPlace[];
  dates: DatePlace[];
}

/** A record or several, the names of their fields, and an optional field. */
export type RecordCase = [string, (api: TestApp) => Promise<unknown>, string, string?];

/** Records with consecutive ids. */
export interface Collection {
  name: string;
  empty: (db: Database) => PromiseLike<unknown>;
  /** Sends an id, which the server ignores, and returns the assigned one. */
  add: (api: TestApp, nth: number) => Promise<number>;
  remove: (api: TestApp, id: number, nth: number) => Promise<{ status: number }>;
}

/** A record that can be updated partially. */
export interface Subject {
  name: string;
  /** Updates these fields of record 1 without an `If-Match`. */
  change: (api: TestApp, fields: object) => Promise<{ status: number }>;
  read: (api: TestApp) => Promise<object>;
  /** Fields that are independent of those in `second`. */
  first: object;
  second: object;
}

/** A searchable list: its call, and the field with its rows; null if the response is the list itself. */
export type SearchedList = [string, RouteContract, string | null];

export interface ListCases {
  /** Paged lists, with the field of their rows and the default page size. */
  paged: [string, RouteContract, string, number][];
  farthest: RouteContract[];
  choices: Choice[];
  /** Fields with a value that the call does not accept. */
  refused: [RouteContract, string, string][];
}

/** A call, a filter field, a value for it, and the rows of the response. */
export type Choice = [RouteContract, string, string, (body: ListBody) => unknown[]];

export type ListBody = Record<string, { id: number }[]> & { total: number };

/** A list of which each account has its own copy. */
export type PersonalList = [string, RouteContract, object?];

/** A list, and a change that an account makes to its own copy. */
export type OwnChange = [string, RouteContract, (send: ReturnType<TestApp['as']>) => Promise<unknown>];

export interface NewAccountCases {
  personal: PersonalList[];
  changes: OwnChange[];
}

/** A change, the topics announced to open browsers, and how to make it. */
export type Announced = [string, string[], (api: TestApp) => Promise<{ status: number }>];

export interface RestartCases {
  changes: [path: string, body: object][];
  reads: string[];
}
