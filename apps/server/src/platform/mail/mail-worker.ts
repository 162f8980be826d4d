import type { Database } from '../database';
import type { Settings } from '../settings';
import { uploadsDirectory } from '../uploads/upload-store';
import type { Work } from '../work/run-work';
import { hasDueMail, sendWaitingMail } from './outbox';

/** Sends waiting mail every fifteen seconds; does nothing without a mail server. */
export function mailWork(
  db: Database,
  { smtpUrl, appName, dataDirectory }: Pick<Settings, 'smtpUrl' | 'appName' | 'dataDirectory'>,
): Work[] {
  if (!smtpUrl) return [];
  const from = `${appName} <no-reply@${new URL(smtpUrl).hostname}>`;
  const server = { smtpUrl, from, uploads: uploadsDirectory(dataDirectory) };
  return [
    {
      name: 'mail',
      everySeconds: 15,
      due: async () => ((await hasDueMail(db)) ? [0] : []),
      work: () => sendWaitingMail(db, server),
    },
  ];
}
