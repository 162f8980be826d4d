import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { tokenOf } from './mail';

export const password = 'olive branch 42';
export const newAddress = (who: string) => `${who}.${randomUUID().slice(0, 8)}@hotel.example`;

/** Calls the API as the administrator. */
export async function asAdmin(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data, headers: await tokenOf(page, 'admin') });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return answer.json();
}

/** Creates an account that has not chosen its password yet. */
export async function inviteByCall(page: Page, fullName: string, more: object = {}) {
  const email = newAddress('guest');
  const { account } = await asAdmin(page, '/accounts/invite', {
    account: { fullName, email, role: 'client', ...more },
  });
  return { id: account.id as number, email };
}

/** Returns the link of its invitation, taken from the outbox. */
export async function linkTo(page: Page, email: string): Promise<string> {
  const headers = await tokenOf(page, 'admin');
  const list = await page.request.get('/accounts/outbox/list', { params: { q: email }, headers });
  const { link } = await asAdmin(page, '/accounts/outbox/take-out', { id: (await list.json()).mails[0].id });
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Creates an account that has chosen its password. */
export async function activeByCall(page: Page, fullName: string, more: object = {}) {
  const account = await inviteByCall(page, fullName, more);
  const token = new URLSearchParams((await linkTo(page, account.email)).split('?')[1]).get('token');
  const answer = await page.request.post('/auth/invitation/accept', {
    data: { token, password, passwordConfirm: password },
  });
  expect(answer.status()).toBe(200);
  return { ...account, session: await answer.json() };
}
