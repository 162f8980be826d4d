import type { SimulatedEmployer } from './employer';
import * as greek from './greek';
import { isRecord, ok, refused, type Step } from './reply';
import type { Session, SimulatorState } from './state';

const accessSeconds = 10_800;
const refreshMs = 7 * 86_400_000;

export function logIn(
  state: SimulatorState,
  body: unknown,
  employers: readonly SimulatedEmployer[],
  now: number,
): Step {
  if (!isRecord(body)) return { state, reply: refused(400, greek.noJson) };
  const employer = employers.find(
    ({ username, password, userType }) =>
      username === body.Username && password === body.Password && (!userType || userType === body.Usertype),
  );
  const isUserType = ['01', '02', '03'].includes(String(body.Usertype));
  if (!employer || !isUserType) return { state, reply: refused(401, greek.wrongCredentials) };
  return opened(state, employer.taxNumber, now);
}

/** Exchanges an old pair of tokens, both of them required, for a new one. */
export function refresh(state: SimulatorState, body: unknown, now: number): Step {
  if (!isRecord(body)) return { state, reply: refused(400, greek.noJson) };
  const session = state.sessions.find(
    ({ accessToken, refreshToken }) => accessToken === body.AccessToken && refreshToken === body.RefreshToken,
  );
  if (!session || session.refreshUntil <= now) return { state, reply: refused(401, greek.wrongRefreshToken) };
  const others = state.sessions.filter((one) => one !== session);
  return opened({ ...state, sessions: others }, session.employer, now);
}

/** The request body is the refresh token as a JSON string. */
export function logOut(state: SimulatorState, body: unknown): Step {
  const sessions = state.sessions.filter(({ refreshToken }) => refreshToken !== body);
  if (sessions.length === state.sessions.length) return { state, reply: refused(400, greek.wrongRefreshToken) };
  return { state: { ...state, sessions }, reply: ok({ message: greek.loggedOut }) };
}

export function sessionOf(
  state: SimulatorState,
  authorization: string | undefined,
  now: number,
): { session?: Session; isExpired: boolean } {
  const token = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  const session = state.sessions.find(({ accessToken }) => accessToken === token);
  if (session && session.accessUntil <= now) return { isExpired: true };
  return session ? { session, isExpired: false } : { isExpired: false };
}

function opened(state: SimulatorState, employer: string, now: number): Step {
  const lastNumber = state.lastNumber + 1;
  const session: Session = {
    employer,
    accessToken: `access-${lastNumber}`,
    accessUntil: now + accessSeconds * 1000,
    refreshToken: `refresh-${lastNumber}`,
    refreshUntil: now + refreshMs,
  };
  const alive = state.sessions.filter(({ refreshUntil }) => refreshUntil > now);
  return {
    state: { ...state, lastNumber, sessions: [...alive, session] },
    reply: ok({
      accessToken: session.accessToken,
      accessTokenExpired: accessSeconds,
      refreshToken: session.refreshToken,
      refreshTokenExpired: new Date(session.refreshUntil).toISOString(),
    }),
  };
}
