import type { Database } from '../database';
import type { Settings } from '../settings';
import { uploadsDirectory } from '../uploads/upload-store';
import { sendWaitingMail } from './outbox';

const intervalMilliseconds = 15_000;

/** Sends waiting mail now and then; answers how to stop it. */
export function startMailWorker(
  db: Database,
  { smtpUrl, appName, dataDirectory }: Pick<Settings, 'smtpUrl' | 'appName' | 'dataDirectory'>,
  warn: (error: unknown) => void,
): () => void {
  if (!smtpUrl) return () => undefined;
  const from = `${appName} <no-reply@${new URL(smtpUrl).hostname}>`;
  const server = { smtpUrl, from, uploads: uploadsDirectory(dataDirectory) };
  const timer = setInterval(() => void sendWaitingMail(db, server).catch(warn), intervalMilliseconds);
  return () => clearInterval(timer);
}
