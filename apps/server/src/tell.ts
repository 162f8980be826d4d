import type { Language } from '@horae/contract/languages';
import { noticeHtml, type Tell } from '#platform/mail/notice';
import { deliverNotice } from './features/office/email/notices.service';
import { listenersOf } from './features/settings/account-settings/listeners.service';

/**
 * Notifies accounts with a mail from Horae in their mailbox, according to their notification settings, each in the
 * language it has chosen or in the usual one.
 */
export function tellInTheNameOf(appName: string, origin: () => string, usual: Language = 'en'): Tell {
  return async (tx, notice) => {
    const readers = await listenersOf(tx, notice);
    const from = { name: appName, email: `no-reply@${new URL(origin()).hostname}` };
    const isGreek = ({ language }: (typeof readers)[number]) => (language ?? usual) === 'el';
    for (const [some, text] of [
      [readers.filter((one) => !isGreek(one)), notice],
      [readers.filter(isGreek), notice.greek],
    ] as const) {
      if (some.length === 0) continue;
      await deliverNotice(tx, some, { from, subject: text.subject, message: noticeHtml(text, origin()) });
    }
  };
}
