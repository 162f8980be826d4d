import { noticeHtml, type Tell } from '#platform/mail/notice';
import { deliverNotice } from './features/office/email/notices.service';
import { listenersOf } from './features/settings/account-settings/listeners.service';

/** Notifies accounts with a mail from Horae in their mailbox, according to their notification settings. */
export function tellInTheNameOf(appName: string, origin: () => string): Tell {
  return async (tx, notice) => {
    const readers = await listenersOf(tx, notice);
    if (readers.length === 0) return;
    const from = { name: appName, email: `no-reply@${new URL(origin()).hostname}` };
    await deliverNotice(tx, readers, { from, subject: notice.subject, message: noticeHtml(notice, origin()) });
  };
}
