import type { $ZodType, input, output } from 'zod/v4/core';

/**
 * Who may call: `public` anyone, `session` any signed-in account, `admin` administrators, `hotel-admin` these and, in
 * their hotels alone, hotel administrators, `device` a paired device with its key, `link` anyone who has the secret in
 * the path.
 */
export type Access = 'public' | 'session' | 'admin' | 'hotel-admin' | 'device' | 'link';

/** One HTTP call. Path parameters are written `:name`; `status` is the success status, 200 if absent. */
export interface RouteContract {
  method: 'GET' | 'POST' | 'DELETE';
  path: `/${string}`;
  summary: string;
  access: Access;
  /**
   * `body`: the token may also be in the body field `token`, so the body is read before the access check. `serial`: a
   * terminal identifies itself by the query field `SN`; a kiosk by the header `Authorization: Device <key>`.
   */
  bearer?: 'body' | 'serial';
  /**
   * `bulk`: written as JSON in one pass, and the reply schema is checked in tests only. `stream`: the handler writes
   * the reply itself. `text`: plain text, including errors.
   */
  writes?: 'bulk' | 'stream' | 'text';
  /** `file`: the body is one file as multipart/form-data. `text`: the body is text, whatever its content type. */
  takes?: 'file' | 'text';
  /** Answered even at full load: a load balancer asks it whether the server is alive. */
  isProbe?: true;
  /** What it writes reaches other people: refused (403) for an account without a hotel. */
  reachesOthers?: true;
  /** Sensitive: refused (403) unless the person proved who they are within the last ten minutes. */
  asksAgain?: true;
  /** Answered even to an account that must set up two-step verification first. */
  servesSetUp?: true;
  /** Changes one record: returns its ETag and checks `If-Match`. */
  updates?: true;
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  status?: 200 | 201;
  reply: $ZodType;
}

/** Declares a call; the server serves it with `handle`, and the browser and the tests call it with `call`. */
export function route<const R extends RouteContract>(contract: R): R {
  return contract;
}

type Sent<S> = S extends $ZodType ? input<S> : undefined;
type Parsed<S> = S extends $ZodType ? output<S> : undefined;
type Part<R, K extends 'params' | 'query' | 'body'> = K extends keyof R ? R[K] : undefined;

/** What a caller passes: only the parts in the contract, in their wire form. */
export type RequestOf<R extends RouteContract> = {
  [K in 'params' | 'query' | 'body' as Part<R, K> extends $ZodType ? K : never]: Sent<Part<R, K>>;
};

/** What the handler receives: every part, parsed. */
export type ParsedRequestOf<R extends RouteContract> = {
  [K in 'params' | 'query' | 'body']: Parsed<Part<R, K>>;
};

/** The success reply as the handler returns it. */
export type ReplyOf<R extends RouteContract> = input<R['reply']>;

/** The success reply as the caller receives it. */
export type AnswerOf<R extends RouteContract> = output<R['reply']>;
