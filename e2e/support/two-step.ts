import { createHmac } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A code that an authenticator app shows; with `ahead` that of the next half minute, which is valid already. */
export function codeOf(secret: string, { ahead = false } = {}): string {
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + (ahead ? 1 : 0)));
  const digest = createHmac('sha1', key).update(step).digest();
  const at = digest.at(-1)! & 15;
  return String((digest.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** Sets up an authenticator app by calls; returns its secret and the recovery codes. */
export async function appByCall(page: Page, accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}` };
  const { secret } = await (await page.request.post('/auth/two-step/begin-app', { headers })).json();
  const answer = await page.request.post('/auth/two-step/confirm-app', { headers, data: { code: codeOf(secret) } });
  expect(answer.status()).toBe(200);
  return { secret: secret as string, recoveryCodes: (await answer.json()).recoveryCodes as string[] };
}

/** Gives the browser of a page an authenticator that answers by itself. */
export async function virtualAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options });
}
