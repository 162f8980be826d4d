import { expect, type Page } from '@playwright/test';
import { accounts } from './session';

export const ownSubject = (what: string) => `${what} ${Date.now() % 1e7}`;
export const mails = (page: Page) => page.getByRole('list', { name: 'Mails' });
export const mailLink = (page: Page, subject: string) => mails(page).getByRole('link', { name: subject, exact: true });
export const mailRow = (page: Page, subject: string) => mails(page).getByRole('listitem').filter({ hasText: subject });
export const folders = (page: Page) => page.getByRole('navigation', { name: 'Mail folders' });

interface StoredMail {
  id: number;
  subject: string;
  folder: string;
  isRead: boolean;
  isStarred: boolean;
  labels: string[];
  message: string;
  attachments: { fileName: string; url: string }[];
}

export async function tokenOf(page: Page, who: keyof typeof accounts): Promise<{ authorization: string }> {
  const answer = await page.request.post('/auth/login', { data: accounts[who] });
  return { authorization: `Bearer ${(await answer.json()).accessToken}` };
}

/** Sends a mail from the other demo account to the administrator's inbox. */
export async function deliver(page: Page, subject: string, more: Record<string, unknown> = {}): Promise<void> {
  const to = [{ name: 'Eleni Alexiou', email: accounts.admin.email }];
  const answer = await page.request.post('/apps/email/send-email', {
    data: { email: { to, subject, message: '<p>Good morning.</p>', ...more } },
    headers: await tokenOf(page, 'client'),
  });
  expect(answer.status()).toBe(201);
}

/** Returns the mail as stored, in whatever folder; undefined if there is none. */
export async function storedMail(page: Page, subject: string, who: keyof typeof accounts = 'admin') {
  const headers = await tokenOf(page, who);
  for (const folder of ['inbox', 'sent', 'draft', 'spam', 'trash']) {
    const answer = await page.request.get('/apps/email/emails', { params: { folder, q: subject }, headers });
    const [found] = (await answer.json()).emails as StoredMail[];
    if (found) return found;
  }
  return undefined;
}

export const isStoredMail = (page: Page, subject: string, fields: Partial<StoredMail>) =>
  expect.poll(() => storedMail(page, subject)).toMatchObject(fields);
