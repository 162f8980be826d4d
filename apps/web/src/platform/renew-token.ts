import { sessionContract } from '@horae/contract/core/session.contract';
import { ApiError } from './api-error';
import { readError } from './read-error';
import { readObject, readString } from './read-value';
import { send } from './send';
import { endSession, session } from './session';
import { stored } from './storage';
import { isAlive, noteIssued } from './token-clock';

/** One tab renews at a time if locks are available; on plain HTTP the server briefly accepts concurrent renewals. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('horae.refresh', work) : work();
}

async function requestPair(refreshToken: string | null): Promise<string> {
  const response = await send(sessionContract.refresh, { body: { refreshToken } }, null);
  if (!response.ok) throw await readError(response);
  const pair = readObject(await response.json());
  const accessToken = readString(pair?.accessToken);
  const renewed = readString(pair?.refreshToken);
  if (!accessToken || !renewed) throw new ApiError(response.status, 'HTTP', 'Invalid refresh token');
  // A logout during the request takes precedence.
  if (!session.get()) throw new ApiError(401, 'UNAUTHORIZED', 'Invalid refresh token');
  stored.accessToken.set(accessToken);
  stored.refreshToken.set(renewed);
  noteIssued(accessToken);
  return accessToken;
}

async function renewWith(refused: string | null): Promise<string> {
  const accessToken = stored.accessToken.get();
  if (accessToken && accessToken !== refused) return accessToken;
  const refreshToken = stored.refreshToken.get();
  try {
    return await requestPair(refreshToken);
  } catch (error) {
    // If another tab has already used this refresh token, use the pair it received.
    const other = stored.accessToken.get();
    if (other && other !== refused) return other;
    throw error;
  }
}

/** Whether nothing was refused, and either the network is down or the old token is still valid. */
function mayRecover(error: unknown, token: string | null): boolean {
  const unanswered = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return unanswered && (!navigator.onLine || (token !== null && isAlive(token)));
}

/** Renews the access token; a refusal ends the session, once for all waiting calls. */
export async function renewToken(old: string | null): Promise<string> {
  try {
    return await alone(() => renewWith(old));
  } catch (error) {
    if (!mayRecover(error, old)) endSession('expired');
    throw error;
  }
}
