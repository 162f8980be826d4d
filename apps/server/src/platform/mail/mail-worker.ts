import type { Database } from '../database';
import type { Settings } from '../settings';
import { uploadsDirectory } from '../uploads/upload-store';
import type { Work } from '../work/run-work';
import { hasDueMail, sendWaitingMail } from './send-waiting-mail';

type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'appName' | 'dataDirectory'>;

/** Sends waiting mail every fifteen seconds, one server at a time; does nothing without a mail server. */
export function mailWork(db: Database, settings: MailSettings): Work[] {
  const { smtpUrl, mailFrom, appName, dataDirectory } = settings;
  if (!smtpUrl) return [];
  const { name = appName, address = `no-reply@${new URL(smtpUrl).hostname}` } = mailFrom ?? {};
  const sender = { smtpUrl, from: { name, address }, uploads: uploadsDirectory(dataDirectory) };
  return [
    {
      name: 'mail',
      everySeconds: 15,
      due: async () => ((await hasDueMail(db)) ? [0] : []),
      work: (_none, stopping) => sendWaitingMail(db, sender, stopping),
    },
  ];
}
