import { randomUUID } from 'node:crypto';
import { sessionContract } from '@horae/contract/core/session.contract';
import { type Session } from '@horae/contract/core/user-data';
import type { AnswerOf, RouteContract } from '@horae/contract/route';

/** Answers that ask for another try: nobody was there, or the database was away. */
const again = new Set([429, 502, 503, 504]);
const pauseMilliseconds = 300;
const longestSeconds = 90;

type Tokens = Pick<Session, 'accessToken' | 'refreshToken'>;

/** An answer that an outage does not explain. */
export interface WrongAnswer {
  path: string;
  status: number;
  text: string;
}

export interface Person {
  name: string;
  /** Asks until it is answered, as a patient browser does; null if the answer is not a success. */
  ask: <R extends RouteContract>(contract: R, input?: { query?: string; body?: object }) => Promise<AnswerOf<R> | null>;
  /** Renews the tokens; false if the session has ended. */
  renew: () => Promise<boolean>;
  token: () => string;
  wrong: WrongAnswer[];
  /** How often it had to ask again. */
  repeats: () => number;
}

/** Somebody who is logged in and repeats what was not answered, with the same `Idempotency-Key`. */
export function person(name: string, address: string, session: Tokens): Person {
  let tokens = session;
  let repeated = 0;
  const wrong: WrongAnswer[] = [];

  const send = async (path: string, method: string, key: string, body: object | undefined) => {
    const until = Date.now() + longestSeconds * 1000;
    for (;;) {
      const answer = await fetch(address + path, {
        method,
        headers: {
          authorization: `Bearer ${tokens.accessToken}`,
          'idempotency-key': key,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      })
        .then(async (reply) => ({ status: reply.status, text: await reply.text() }))
        .catch(() => null);
      if (answer && !again.has(answer.status)) return answer;
      if (Date.now() > until) return answer ?? { status: 0, text: 'no answer' };
      repeated += 1;
      await new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));
    }
  };

  const renew = async () => {
    const { path, method } = sessionContract.refresh;
    const answer = await send(path, method, randomUUID(), { refreshToken: tokens.refreshToken });
    if (answer.status === 200) tokens = JSON.parse(answer.text) as Tokens;
    else wrong.push({ path, ...answer });
    return answer.status === 200;
  };

  return {
    name,
    wrong,
    renew,
    token: () => tokens.accessToken,
    repeats: () => repeated,
    ask: async (contract, { query = '', body } = {}) => {
      const path = contract.path + query;
      const key = randomUUID();
      let answer = await send(path, contract.method, key, body);
      // A token may expire again while an outage lasts.
      for (let tries = 0; answer.status === 401 && tries < 5 && (await renew()); tries += 1)
        answer = await send(path, contract.method, key, body);
      if (answer.status < 300 && answer.status > 0) return JSON.parse(answer.text);
      wrong.push({ path, status: answer.status, text: answer.text.slice(0, 300) });
      return null;
    },
  };
}

/** Logs an account in. */
export async function logIn(address: string, email: string, password: string): Promise<Person> {
  const { path, method } = sessionContract.login;
  const answer = await fetch(address + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} could not log in: ${answer.status} ${await answer.text()}`);
  return person(email, address, (await answer.json()) as Session);
}
