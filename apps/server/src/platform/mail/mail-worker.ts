import type { Database } from '../database';
import { sendWaitingMail } from './outbox';

const intervalMilliseconds = 15_000;

/** Sends waiting mail now and then; answers how to stop it. */
export function startMailWorker(
  db: Database,
  smtpUrl: string | undefined,
  appName: string,
  warn: (error: unknown) => void,
): () => void {
  if (!smtpUrl) return () => undefined;
  const from = `${appName} <no-reply@${new URL(smtpUrl).hostname}>`;
  const timer = setInterval(() => void sendWaitingMail(db, smtpUrl, from).catch(warn), intervalMilliseconds);
  return () => clearInterval(timer);
}
