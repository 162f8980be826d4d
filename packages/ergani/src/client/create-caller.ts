import { withBackOff } from './back-off';
import type { ErganiClientOptions } from './client-options';
import { ErganiLogInRefused, ErganiRefusal, ErganiUnavailable } from './errors';
import { type Answer, type Call, exchange } from './exchange';
import { messageOf, objectOf } from './read-answer';
import * as read from './read-services';
import { createTokens } from './token';

/**
 * Creates the calls to the service that all share one token, which is renewed shortly before it expires or when it is
 * refused; too many calls, server errors and timeouts are retried with back-off.
 */
export function createCaller(options: ErganiClientOptions) {
  const { baseUrl, fetch = globalThis.fetch, clock = Date.now, timeoutMs = 30_000 } = options;
  const backOff = {
    attempts: options.attempts ?? 5,
    longestWaitMs: options.longestWaitMs ?? 60_000,
    sleep: options.sleep ?? ((ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))),
    random: options.random ?? Math.random,
    clock,
  };
  const send = (call: Call, accessToken?: string, mayRepeat = true) =>
    withBackOff(() => exchange({ baseUrl, fetch, timeoutMs }, call, accessToken), backOff, mayRepeat);
  const tokens = createTokens(send, options.credentials, options.userType, clock, options.rememberToken);

  async function call(wanted: Call, mayRepeat = true): Promise<Answer> {
    let token = await tokens.current();
    let answer = await send(wanted, token.accessToken, mayRepeat);
    for (const another of [tokens.renewed, tokens.loggedIn]) {
      if (answer.status !== 401) break;
      token = await another(token);
      answer = await send(wanted, token.accessToken, mayRepeat);
    }
    if (answer.status === 401) throw new ErganiLogInRefused(messageOf(answer));
    if (answer.status !== 200) throw new ErganiRefusal(answer.status, messageOf(answer));
    return answer;
  }

  async function service(code: string, parameters: Record<string, string> = {}) {
    const body = {
      ServiceCode: code,
      Parameters: Object.entries(parameters).map(([ParameterName, ParameterValue]) => ({
        ParameterName,
        ParameterValue,
      })),
    };
    return read.rowsOf(objectOf(await call({ method: 'POST', path: 'WebServices/ExecuteService', body })), code);
  }

  async function only(code: string) {
    const [row] = await service(code);
    if (!row) throw new ErganiUnavailable(`${code} answered nothing`, 'notAccepted');
    return row;
  }

  return { call, service, only, logOut: tokens.logOut };
}
