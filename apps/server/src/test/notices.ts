import { emailContract } from '@horae/contract/office/email.contract';
import { type AccountSettings } from '@horae/contract/settings/account-settings';
import { accountSettingsContract } from '@horae/contract/settings/account-settings.contract';
import { eq } from 'drizzle-orm';
import { emails } from '#features/office/email/email.table';
import type { TestApp } from './start-test-app';

type Call = TestApp['asAdmin'];

const horae = 'no-reply@localhost';

/** Returns the mails from Horae in the caller's inbox, newest first. */
export async function noticesOf(call: Call) {
  const { body } = await call(emailContract.list, { query: { folder: 'inbox' } });
  return body.emails.filter(({ from }) => from.email === horae);
}

export const subjectsOf = async (call: Call) => (await noticesOf(call)).map(({ subject }) => subject);

export const switchTo = (call: Call, notification: Partial<AccountSettings['notification']>) =>
  call(accountSettingsContract.updateNotification, { body: { notification } });

export const allOff: AccountSettings['notification'] = {
  commentOnArticle: false,
  answerOnForm: false,
  followMe: false,
  newAnnouncements: false,
  productUpdates: false,
  blogDigest: false,
};

/** Deletes all mails from Horae. */
export const forgetNotices = ({ database: { db } }: TestApp) => db.delete(emails).where(eq(emails.fromEmail, horae));

/** Turns off all notifications of both demo accounts and deletes those already sent. */
export async function tellNobody(api: TestApp): Promise<void> {
  for (const call of [api.asAdmin, api.asClient]) await switchTo(call, allOff);
  await forgetNotices(api);
}
