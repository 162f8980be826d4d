import { sessionContract } from '@horae/contract/core/session.contract';
import type { AnswerOf, RequestOf, RouteContract } from '@horae/contract/route';
import { readError } from './read-error';
import { renewToken } from './renew-token';
import { createRenewalQueue } from './renewal-queue';
import { type RequestParts, send } from './send';
import { sessionSignal } from './session';
import { stored } from './storage';

const queue = createRenewalQueue(() => stored.accessToken.get(), renewToken);

export const renewAhead = (): Promise<string> => queue.renew();

/** For what `fetch` cannot do: any attempt with the token of now, and once more with a renewed one. */
export const sendInSession: typeof queue.send = (attempt) => queue.send(attempt);

/** A call that a signed-in page makes: with the token of now, renewed and sent again when it was refused. */
export async function callForResponse(
  contract: RouteContract,
  input: RequestParts,
  options: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<Response> {
  const signal = options.signal ? AbortSignal.any([options.signal, sessionSignal()]) : sessionSignal();
  const attempt = (token: string | null) => send(contract, input, token, { ...options, signal });
  return contract.access === 'public' ? send(contract, input, null, options) : queue.send(attempt);
}

/** The one way from the browser to the server: states the contract, gets its answer or throws an `ApiError`. */
export async function call<R extends RouteContract>(
  contract: R,
  input: RequestOf<R>,
  signal?: AbortSignal,
): Promise<AnswerOf<R>> {
  const response = await callForResponse(contract, input as RequestParts, signal ? { signal } : {});
  if (!response.ok) throw await readError(response);
  // The server writes what the contract says; checking it again here would cost the user and catch nobody.
  return (await response.json()) as AnswerOf<R>;
}

/** An answer with its ETag, which a later change of the record sends along as `ifMatch`. */
export async function callTagged<R extends RouteContract>(
  contract: R,
  input: RequestOf<R>,
  options: { signal?: AbortSignal; ifMatch?: string | undefined; idempotencyKey?: string } = {},
): Promise<{ answer: AnswerOf<R>; tag: string }> {
  const headers = {
    ...(options.ifMatch && { 'if-match': options.ifMatch }),
    ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
  };
  const { signal } = options;
  const response = await callForResponse(contract, input as RequestParts, { headers, ...(signal && { signal }) });
  if (!response.ok) throw await readError(response);
  return { answer: (await response.json()) as AnswerOf<R>, tag: response.headers.get('etag') ?? '' };
}

/** Tells the server that this session is over, without waiting for its answer. */
export function sayGoodbye(token: string): void {
  void send(sessionContract.logout, {}, token, { keepalive: true }).catch(() => undefined);
}
