import { type Notice, noticeHtml, noticeText, type Tell } from '#platform/mail/notice';
import { postMail } from '#platform/mail/outbox';
import type { Settings } from '#platform/settings';
import { deliverNotice } from './features/office/email/notices.service';
import { listenersOf } from './features/settings/account-settings/listeners.service';

type Installation = Pick<Settings, 'appName' | 'usualLanguage'> & Partial<Pick<Settings, 'smtpUrl'>>;

/**
 * Notifies accounts with a mail from Horae in their mailbox, according to their notification settings, each in the
 * language it has chosen or in the usual one. What cannot be switched off also goes to their own addresses.
 */
export function tellInTheNameOf(installation: Installation, origin: () => string): Tell {
  const { appName, usualLanguage, smtpUrl } = installation;
  return async (tx, notice) => {
    const readers = await listenersOf(tx, notice);
    const from = { name: appName, email: `no-reply@${new URL(origin()).hostname}` };
    const isGreek = ({ language }: (typeof readers)[number]) => (language ?? usualLanguage) === 'el';
    for (const [some, text] of [
      [readers.filter((one) => !isGreek(one)), notice],
      [readers.filter(isGreek), notice.greek],
    ] as const) {
      if (some.length === 0) continue;
      const letter = { subject: text.subject, message: noticeHtml(text, origin()) };
      await deliverNotice(tx, some, { from, ...letter });
      if (smtpUrl === undefined || !leavesHorae(notice)) continue;
      for (const { ownAddress } of some)
        if (ownAddress !== null)
          await postMail(tx, {
            to: ownAddress,
            subject: text.subject,
            text: noticeText(text, origin()),
            html: letter.message,
          });
    }
  };
}

const leavesHorae = ({ on }: Notice) => on === 'always';
