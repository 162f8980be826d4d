import { ErganiLogInRefused, ErganiRefusal, ErganiUnavailable } from './errors';
import type { Answer, Call } from './exchange';
import { messageOf, objectOf } from './read-answer';

/** What a log-in gives: three hours of access, seven days in which to renew it. Instants are epoch milliseconds. */
export interface Token {
  readonly accessToken: string;
  readonly accessUntil: number;
  readonly refreshToken: string;
  readonly refreshUntil: number;
}

/** Where a token outlives the process: encrypted, please. `undefined` forgets it. */
export interface TokenMemory {
  read(): Promise<Token | undefined>;
  write(token: Token | undefined): Promise<void>;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** `01` external, `02` ERGANI user, `03` EFKA (construction). */
export type UserType = '01' | '02' | '03';

/** A token this close to its end is renewed before it is used. */
const margin = 120_000;

/** Keeps one token for all callers: whoever needs a new one waits for the one log-in that is under way. */
export function createTokens(
  call: (call: Call, accessToken?: string) => Promise<Answer>,
  { username, password }: Credentials,
  userType: UserType,
  clock: () => number,
  memory: TokenMemory | undefined,
) {
  let kept: Token | undefined;
  let isRead = memory === undefined;
  let underWay: Promise<Token> | undefined;

  const share = (get: () => Promise<Token>): Promise<Token> => {
    underWay ??= get().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  async function keep(token: Token): Promise<Token> {
    kept = token;
    await memory?.write(token);
    return token;
  }

  async function logIn(): Promise<Token> {
    const body = { Username: username, Password: password, Usertype: userType };
    const answer = await call({ method: 'POST', path: 'Authentication', body });
    if ([400, 401, 403].includes(answer.status)) throw new ErganiLogInRefused(messageOf(answer));
    if (answer.status !== 200) throw new ErganiRefusal(answer.status, messageOf(answer));
    return keep(readToken(answer, clock()));
  }

  async function refresh({ accessToken, refreshToken, refreshUntil }: Token): Promise<Token> {
    if (refreshUntil - margin <= clock()) return logIn();
    const body = { AccessToken: accessToken, RefreshToken: refreshToken };
    const answer = await call({ method: 'POST', path: 'Authentication/Refresh', body });
    return answer.status === 200 ? keep(readToken(answer, clock())) : logIn();
  }

  async function fresh(): Promise<Token> {
    if (!isRead) {
      kept = await memory?.read();
      isRead = true;
    }
    if (!kept) return logIn();
    return kept.accessUntil - margin > clock() ? kept : refresh(kept);
  }

  return {
    /** The token to call with. */
    current: () => (kept && kept.accessUntil - margin > clock() ? Promise.resolve(kept) : share(fresh)),
    /** Another one for a token that was refused: the one that somebody got meanwhile, or a renewed one. */
    renewed: (refused: Token) => (kept && kept !== refused ? Promise.resolve(kept) : share(() => refresh(refused))),
    /** Another one by a new log-in, for when a renewed one is refused too. */
    loggedIn: (refused: Token) => (kept && kept !== refused ? Promise.resolve(kept) : share(logIn)),
    async logOut(): Promise<void> {
      if (!kept) return;
      const { accessToken, refreshToken } = kept;
      kept = undefined;
      await memory?.write(undefined);
      await call({ method: 'POST', path: 'Authentication/Logout', body: refreshToken }, accessToken);
    },
  };
}

function readToken(answer: Answer, now: number): Token {
  const { accessToken, accessTokenExpired, refreshToken, refreshTokenExpired } = objectOf(answer);
  const seconds = Number(accessTokenExpired);
  if (typeof accessToken !== 'string' || typeof refreshToken !== 'string' || !(seconds > 0))
    throw new ErganiUnavailable('the log-in answered something else than a token', 'notAccepted');
  return {
    accessToken,
    accessUntil: now + seconds * 1000,
    refreshToken,
    refreshUntil: Date.parse(String(refreshTokenExpired)) || 0,
  };
}
