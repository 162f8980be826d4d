import { randomUUID } from 'node:crypto';
import type { Session } from '@horae/contract/core/user-data';
import { secondStepRequired } from '@horae/contract/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Account } from '#platform/account';
import { askTogether } from '#platform/ask-together';
import { countAttempt, refuseWhileWaiting } from '#platform/attempts/count-attempt';
import { type Database, inTransaction } from '#platform/database';
import { HttpError } from '#platform/errors';
import { type Companies, withAllCompanies } from '#platform/fence/companies';
import { prepared } from '#platform/prepared';
import { hashOf, isPassword } from '#platform/secret-hash';
import { maskedEmail } from '#platform/security-events/masked-email';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { openTicket } from '../two-step/two-step.commands';
import { mustSetUpTwoStep, secondStepsOf } from '../two-step/two-step.reads';
import { accountAtLogin, attemptName, unknownAttemptName } from './accounts-at-login';
import { type Browser, isKnownBrowser, rememberBrowser } from './known-browsers';
import { ofKnownBrowser, ofStranger } from './secret-limits';
import { administeredBy, companiesOf, languageOf, mayLogIn } from './session.reads';
import { isRefreshable, refreshExpiry } from './session.rules';
import { accounts, refreshTokens, sessions } from './session.table';
import { readToken, signToken } from './tokens';
import { type SessionExtras, userDataOf } from './user-data';

export interface SessionSettings {
  secret: Uint8Array;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  sessionExtras: SessionExtras;
}

type AccountRow = typeof accounts.$inferSelect;
/** Where a login comes from, and what the browser says it is. */
export interface Caller {
  address: string;
  agent: string;
  browser: Browser;
}

const longestAgent = 200;

type TokenPair = Pick<Session, 'accessToken' | 'refreshToken'>;

export async function login(
  db: Database,
  settings: SessionSettings,
  credentials: { email: string; password: string },
  { address, agent, browser }: Caller,
): Promise<Session> {
  const account = await accountAtLogin(db, credentials.email);
  const name = account ? attemptName(account) : unknownAttemptName(credentials.email);
  const isKnown = account !== undefined && (await isKnownBrowser(db, account.id, browser));
  const limits = isKnown ? ofKnownBrowser(name, browser.hash) : ofStranger(name, address);
  const takeBack = await countAttempt(db, limits);
  // A disabled account is refused like a wrong password, and just as slowly.
  const isRight = await isPassword(credentials.password, account?.passwordHash);
  if (!isRight || !account || account.disabledAt) {
    for (const limit of limits) await refuseWhileWaiting(db, limit);
    throw invalidCredentials();
  }
  await takeBack();
  await refuseWithoutSecondStep(db, account);
  await rememberBrowser(db, account.id, browser);
  return startSession(db, settings, account.id, agent);
}

/** Answers a right password of an account with two-step verification with a ticket for its second step. */
async function refuseWithoutSecondStep(db: Database, { id, passwordHash }: AccountRow): Promise<void> {
  const methods = await secondStepsOf(db, id);
  if (methods.length === 0 || passwordHash === null) return;
  const ticket = await openTicket(db, { id, passwordHash });
  const message = 'This account has two-step verification. Enter a code or use a passkey.';
  throw new HttpError(401, secondStepRequired, message, { error: { ticket, methods } });
}

/** Starts a session for this account, unless it has just been disabled or its employee has left. */
export async function startSession(
  db: Database,
  settings: SessionSettings,
  accountId: number,
  agent: string,
): Promise<Session> {
  return inTransaction(db, async (tx) => {
    const startedAt = new Date();
    const isMeant = and(eq(accounts.id, accountId), mayLogIn(accounts));
    const [account] = await tx.update(accounts).set({ lastLoginAt: startedAt }).where(isMeant).returning();
    if (!account) throw invalidCredentials();
    const sessionId = randomUUID();
    await tx
      .insert(sessions)
      .values({ id: sessionId, accountId, startedAt, provenAt: startedAt, agent: agent.slice(0, longestAgent) });
    await recordSecurityEvent(tx, { kind: 'login', accountId, email: maskedEmail(account.email ?? '') });
    const pair = await issuePair(tx, settings, accountId, sessionId, startedAt);
    const userData = await userDataOf(tx, account, settings.sessionExtras);
    const { lastHotelId } = account;
    const [chosen] = await tx
      .select({ language: languageOf(accounts) })
      .from(accounts)
      .where(eq(accounts.id, accountId));
    const language = chosen?.language;
    // Not where the account has lost it meanwhile.
    const lastHotel = userData.hotels.find(({ ErpCompanyId }) => ErpCompanyId === lastHotelId)?.ErpCompanyId;
    return {
      userData,
      token: pair.accessToken,
      ...pair,
      ...(language && { language }),
      ...(lastHotel && { lastHotel }),
    };
  });
}

/** Renews both tokens. Using an old one past its grace period ends the session: one of its two holders stole it. */
export async function refresh(db: Database, settings: SessionSettings, token: unknown): Promise<TokenPair> {
  const claims = typeof token === 'string' ? await readToken(settings.secret, 'refresh', token) : null;
  if (!claims) throw invalidRefreshToken();
  const pair = await inTransaction(db, async (tx) => {
    const family = and(eq(sessions.id, claims.sessionId), isNull(sessions.endedAt), mayLogIn(accounts));
    const [found] = await tx
      .select({ session: sessions })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .where(family)
      .for('update', { of: sessions });
    const session = found?.session;
    const hash = hashOf(claims.jti);
    const [stored] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
    if (!session || !stored) return null;
    const now = new Date();
    if (!isRefreshable(stored, now)) {
      if (stored.firstUsedAt)
        await recordSecurityEvent(tx, { kind: 'token-reused', outcome: 'failure', accountId: session.accountId });
      await tx.update(sessions).set({ endedAt: now }).where(eq(sessions.id, session.id));
      return null;
    }
    if (!stored.firstUsedAt)
      await tx.update(refreshTokens).set({ firstUsedAt: now }).where(eq(refreshTokens.hash, hash));
    return issuePair(tx, settings, session.accountId, session.id, session.startedAt);
  });
  if (!pair) throw invalidRefreshToken();
  return pair;
}

/** Notes that the person of a session proved again who they are. */
export async function proveIdentity(db: Database, sessionId: string): Promise<void> {
  await db.update(sessions).set({ provenAt: new Date() }).where(eq(sessions.id, sessionId));
}

/** Ends one session immediately; other sessions of the account stay open. */
export async function endSession(db: Database, sessionId: string): Promise<void> {
  await db.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.id, sessionId));
}

const accountsOfSessions = prepared((db) => {
  const query = db
    .select({
      id: accounts.id,
      role: accounts.role,
      email: accounts.email,
      loginName: accounts.loginName,
      fullName: accounts.fullName,
      companies: sql<Companies>`${companiesOf(accounts)}`,
      administers: sql<Companies>`${administeredBy(accounts)}`,
      sessionId: sessions.id,
      identityProvenAt: sessions.provenAt,
      mustSetUpTwoStep: sql<boolean>`${mustSetUpTwoStep(accounts)}`,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('sessionIds')}::uuid[])`,
        isNull(sessions.endedAt),
        mayLogIn(accounts),
      ),
    )
    .prepare('accounts_of_sessions');
  return askTogether<string, Account>(async (sessionIds) => {
    // Asked for several callers at once, also for live streams, so it must not see the hotels of one of them only.
    const living = await withAllCompanies(() => query.execute({ sessionIds }));
    return new Map(living.map((account) => [account.sessionId, account]));
  });
});

/** The account of an access token, if its session is open. */
export async function authenticate(db: Database, secret: Uint8Array, accessToken: string): Promise<Account | null> {
  const claims = await readToken(secret, 'access', accessToken);
  if (!claims) return null;
  const account = await accountsOfSessions(db)(claims.sessionId);
  return account?.id === claims.accountId ? account : null;
}

async function issuePair(
  tx: Database,
  settings: SessionSettings,
  accountId: number,
  sessionId: string,
  startedAt: Date,
): Promise<TokenPair> {
  const now = new Date();
  const expiresAt = refreshExpiry(startedAt, now, settings.refreshTokenSeconds);
  const accessExpiresAt = new Date(now.getTime() + settings.accessTokenSeconds * 1000);
  const access = await signToken(settings.secret, 'access', accountId, sessionId, now, accessExpiresAt);
  const next = await signToken(settings.secret, 'refresh', accountId, sessionId, now, expiresAt);
  await tx.insert(refreshTokens).values({ hash: hashOf(next.jti), sessionId, expiresAt });
  return { accessToken: access.token, refreshToken: next.token };
}

const invalidRefreshToken = () => new HttpError(401, 'INVALID_REFRESH_TOKEN', 'Invalid refresh token');

function invalidCredentials(): HttpError {
  const message = 'Email or Password is Invalid';
  return new HttpError(400, 'INVALID_CREDENTIALS', message, { error: { email: [message] } });
}
