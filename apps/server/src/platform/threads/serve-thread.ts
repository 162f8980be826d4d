import { parentPort, workerData } from 'node:worker_threads';
import { type Database, openDatabase } from '../database';
import { databaseAnswer } from '../database-answer';
import { HttpError } from '../errors';
import { withCompanies } from '../fence/companies';
import type { ThreadMessage, ThreadOrder } from './thread-messages';

/** A job on its own connection to the database; its input and answer are plain data. */
export type ThreadJob<Input> = (db: Database, input: Input) => Promise<unknown>;

/** Does the job that this thread was started for, and sends its answer. */
export async function serveThread(jobs: Record<string, ThreadJob<never>>): Promise<void> {
  // The thread is started by `heavyWork` only, with the input of the job.
  const { job, input, companies, accountId, call, connection, isPooled } = workerData as ThreadOrder & { input: never };
  const { db, close } = openDatabase({ ...connection, max: 2 }, { isFenced: true, isPooled });
  try {
    const answer = new TextEncoder().encode(
      JSON.stringify(await withCompanies(companies, () => jobs[job]!(db, input), accountId, call)),
    );
    send({ answer }, [answer.buffer]);
  } catch (error) {
    send(messageOf(error));
  } finally {
    await close();
  }
}

function messageOf(error: unknown): ThreadMessage {
  const known = error instanceof HttpError ? error : error instanceof Error ? databaseAnswer(error) : undefined;
  if (!known) return { failed: error instanceof Error ? error : new Error(String(error)) };
  const { status, code, message, more } = known;
  return { refused: { status, code, message, more } };
}

const send = (message: ThreadMessage, transferred: ArrayBuffer[] = []) => parentPort?.postMessage(message, transferred);
