import type { RouteContract } from '@horae/contract/route';
import type { TestApp } from '../start-test-app';

// What the tests of the rules take of areas: `<area>/<rule>.cases.ts` is found by its name alone.

export interface Input {
  params?: object;
  query?: object;
  body?: object;
}

/** Where a call takes an id: the path of the field, and a request that is right but for it. */
export interface IdPlace<R> {
  contract: RouteContract;
  path: string;
  /** The call does without it too. */
  mayBeLeftOut?: boolean;
  with: (id: unknown) => R;
}

export interface IdCases {
  inAddress: IdPlace<Input>[];
  inBody: IdPlace<object>[];
  /** Requests for a record that is not there, with a wrong field as well. */
  wrongTwice: [string, RouteContract, Input][];
}

/** A change, and the read whose tag guards it. `body` differs from time to time, so that each change is one. */
export interface Guarded {
  change: RouteContract;
  read: RouteContract;
  of?: { query?: object; params?: object };
  body: (nth: number) => object;
}

/** A call that writes into a table, its body, and another body where the first may be sent once only. */
export type Create = [RouteContract, string, object, object?];

/** Where a call takes a text. */
export interface TextPlace {
  contract: RouteContract;
  path: string;
  longest: number;
  body: (text: unknown) => object;
}

/** Where a call takes a date, and where its answer has it. */
export type DatePlace = [string, RouteContract, string, (date: unknown) => object, string];

export interface BoundCases {
  notBlank: TextPlace[];
  maybeEmpty: TextPlace[];
  dates: DatePlace[];
}

/** A record or several, the names of their fields, and one that may be there too. */
export type RecordCase = [string, (api: TestApp) => Promise<unknown>, string, string?];

/** Records that count their ids. */
export interface Collection {
  name: string;
  empty: string;
  /** Sends an id along, which is ignored, and answers the one that was given. */
  add: (api: TestApp, nth: number) => Promise<number>;
  remove: (api: TestApp, id: number, nth: number) => Promise<{ status: number }>;
}

/** A record that can be changed in parts. */
export interface Subject {
  name: string;
  /** Changes record 1 by these fields, without naming the state that was seen. */
  change: (api: TestApp, fields: object) => Promise<{ status: number }>;
  read: (api: TestApp) => Promise<object>;
  /** Pairs of fields that do not concern each other. */
  first: object;
  second: object;
}

/** A list that is searched: its call, and the field that holds its rows; null for the answer itself. */
export type SearchedList = [string, RouteContract, string | null];

export interface ListCases {
  /** Lists in pages, by the field of their rows and how many a page holds by default. */
  paged: [string, RouteContract, string, number][];
  farthest: RouteContract[];
  choices: Choice[];
  /** Fields with a value that the call does not have. */
  refused: [RouteContract, string, string][];
}

/** A call, a field that narrows it, a value of that field, and the rows of the answer. */
export type Choice = [RouteContract, string, string, (body: ListBody) => unknown[]];

export type ListBody = Record<string, { id: number }[]> & { total: number };

/** A list of which each account has its own copy. */
export type PersonalList = [string, RouteContract, object?];

/** A list, and a change that one account makes to its own. */
export type OwnChange = [string, RouteContract, (send: ReturnType<TestApp['as']>) => Promise<unknown>];

export interface NewAccountCases {
  personal: PersonalList[];
  changes: OwnChange[];
}

/** A change, the topics that open browsers hear, and how it is made. */
export type Announced = [string, string[], (api: TestApp) => Promise<{ status: number }>];

export interface RestartCases {
  changes: [path: string, body: object][];
  reads: string[];
}
