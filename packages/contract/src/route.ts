import type { $ZodType, input, output } from 'zod/v4/core';

/**
 * Who may call: `public` anybody, `session` any signed-in account, `admin` administrators,
 * `device` a paired device's key, `link` whoever holds the secret in the path.
 */
export type Access = 'public' | 'session' | 'admin' | 'device' | 'link';

/** One HTTP call. Path parameters are written `:name`; `status` is that of success, 200 when absent. */
export interface RouteContract {
  method: 'GET' | 'POST' | 'DELETE';
  path: `/${string}`;
  summary: string;
  access: Access;
  /**
   * `body`: the token may also stand in the body field `token`, so the body is read before the access check.
   * `serial`: a terminal names itself by the query field `SN` alone; a kiosk by the header `Authorization: Device <key>`.
   */
  bearer?: 'body' | 'serial';
  /** `bulk`: written as JSON in one pass; the reply schema is checked in tests only. `stream`: the handler writes the reply itself. `text`: plain text, errors too. */
  writes?: 'bulk' | 'stream' | 'text';
  /** `file`: the body is one file, as multipart/form-data. `text`: it is a text, whatever the content type says. */
  takes?: 'file' | 'text';
  /** Changes one record: answers its ETag and heeds `If-Match`. */
  updates?: true;
  params?: $ZodType;
  query?: $ZodType;
  body?: $ZodType;
  status?: 200 | 201;
  reply: $ZodType;
}

/** States a call once; the server serves it with `handle`, the browser and the tests call it with `call`. */
export function route<const R extends RouteContract>(contract: R): R {
  return contract;
}

type Sent<S> = S extends $ZodType ? input<S> : undefined;
type Parsed<S> = S extends $ZodType ? output<S> : undefined;
type Part<R, K extends 'params' | 'query' | 'body'> = K extends keyof R ? R[K] : undefined;

/** What a caller passes: only the parts the contract names, as they go on the wire. */
export type RequestOf<R extends RouteContract> = {
  [K in 'params' | 'query' | 'body' as Part<R, K> extends $ZodType ? K : never]: Sent<Part<R, K>>;
};

/** What the handler gets: every part, parsed. */
export type ParsedRequestOf<R extends RouteContract> = {
  [K in 'params' | 'query' | 'body']: Parsed<Part<R, K>>;
};

/** The success reply, as the handler gives it. */
export type ReplyOf<R extends RouteContract> = input<R['reply']>;

/** The success reply, as the caller gets it. */
export type AnswerOf<R extends RouteContract> = output<R['reply']>;
