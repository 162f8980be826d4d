import { type Language, mailLanguage } from '@horae/contract/languages';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { NoticeText } from '#platform/mail/notice';
import { postMail } from '#platform/mail/outbox';
import { languageOf } from '../session/session.reads';
import { accounts } from '../session/session.table';
import { ifNotYou, pageName, type TwoStepNews } from './news.rules';
import type { TwoStepContext } from './two-step-context';

const path = '/account-settings?tab=two-step';

/** Reports a change of two-step verification to the account, in its mailbox and, if mails leave this server, by mail. */
export async function notifyOwner(
  tx: Database,
  { tell, appName, origin, hasMailServer, language: usual }: TwoStepContext,
  accountId: number,
  news: TwoStepNews,
): Promise<void> {
  const textIn = (language: Language): NoticeText => ({
    subject: news[language].subject,
    lines: [news[language].what, ifNotYou[language]],
    links: [{ path, text: pageName[language] }],
  });
  await tell(tx, { on: 'always', to: accountId, by: [], ...textIn('en'), greek: textIn('el') });
  if (!hasMailServer) return;
  const [account] = await tx
    .select({ email: accounts.email, language: languageOf(accounts) })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account?.email) return;
  const { subject, lines } = textIn(mailLanguage(account.language, usual));
  const text = `${lines.join('\n\n')}\n\n${origin()}${path}\n`;
  await postMail(tx, { to: account.email, subject: `${subject} (${appName})`, text });
}
