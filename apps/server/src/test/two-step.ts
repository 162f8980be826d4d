import { sessionContract } from '@horae/contract/core/session.contract';
import { twoStepContract } from '@horae/contract/core/two-step.contract';
import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { activeAccount, password } from './accounts';
import type { TestApp } from './start-test-app';

/** A code that an authenticator app shows; with `ahead` that of the next half minute, which is valid already. */
export function codeOf(secret: string, { ahead = false } = {}): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + (ahead ? 30_000 : 0) });
}

/** Invites an account and sets up an authenticator app for it. */
export async function accountWithApp(api: TestApp, email: string, more: object = {}) {
  const { id, session } = await activeAccount(api, email, more);
  const call = api.as(session.accessToken);
  const { secret } = (await call(twoStepContract.beginApp)).body;
  const code = codeOf(secret);
  const { status, body } = await call(twoStepContract.confirmApp, { body: { code } });
  expect(status, JSON.stringify(body)).toBe(200);
  return { id, call, session, secret, usedCode: code, recoveryCodes: body.recoveryCodes ?? [] };
}

/** Enters the right password; returns the ticket for the second step. */
export async function ticketFor(api: TestApp, email: string): Promise<string> {
  const { status, body } = await api.asNobody(sessionContract.login, { body: { email, password } });
  expect([status, body.error?.code]).toEqual([401, 'SECOND_STEP_REQUIRED']);
  return String(body.error.ticket);
}
