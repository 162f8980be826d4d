import { ErganiLogInRefused, ErganiRefusal, ErganiUnavailable } from './errors';
import type { Answer, Call } from './exchange';
import { messageOf, objectOf } from './read-answer';

/**
 * The result of a login: three hours of access, and seven days in which to renew it. Instants are epoch milliseconds.
 */
export interface Token {
  readonly accessToken: string;
  readonly accessUntil: number;
  readonly refreshToken: string;
  readonly refreshUntil: number;
}

/** Stores a token across restarts, which should be encrypted. Writing `undefined` deletes it. */
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

/** A token this close to its expiry (milliseconds) is renewed before it is used. */
const margin = 120_000;

/** Shares one token among all callers: callers that need a new one wait for the same login. */
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
    /** Returns the token to call with. */
    current: () => (kept && kept.accessUntil - margin > clock() ? Promise.resolve(kept) : share(fresh)),
    /** Replaces a refused token: by one that another call obtained meanwhile, or by renewing it. */
    renewed: (refused: Token) => (kept && kept !== refused ? Promise.resolve(kept) : share(() => refresh(refused))),
    /** Replaces a token by a new login, for when a renewed one is refused as well. */
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
    throw new ErganiUnavailable('the login did not return a token', 'notAccepted');
  return {
    accessToken,
    accessUntil: now + seconds * 1000,
    refreshToken,
    refreshUntil: Date.parse(String(refreshTokenExpired)) || 0,
  };
}
