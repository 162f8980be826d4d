import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Pool, PoolConfig } from 'pg';
import type { DatabasePool } from '../database';
import { HttpError } from '../errors';
import { currentAccount, currentCall, currentCompanies } from '../fence/companies';
import { turns } from '../turns';
import type { ThreadMessage, ThreadOrder } from './thread-messages';

/** Work that would hold up all other calls, done on a thread of its own. */
export interface HeavyWork {
  /** Does a job and returns its answer as JSON; `cancelled` ends the thread, and what it has not committed is undone. */
  run: (
    order: Pick<ThreadOrder, 'job' | 'input'>,
    by: { accountId: number; cancelled?: AbortSignal },
  ) => Promise<Buffer>;
  /** Ends the threads that still work. */
  stop: () => Promise<void>;
}

const threadsAtMost = Math.min(2, availableParallelism());
const waitingAtMost = 10;
const ofAccountAtMost = 3;
const memoryMegabytes = 1024;
const othersFirst = 'Other files are being imported. Try again in a moment.';

/** Starts a thread of this file for each job, few at once, so that the memory of a large one is given back. */
export function heavyWork(file: string, { pool, isPooled }: Pick<DatabasePool, 'pool' | 'isPooled'>): HeavyWork {
  const stopping = new AbortController();
  const running = new Set<Promise<unknown>>();
  const inTurn = turns(threadsAtMost, waitingAtMost, othersFirst);
  const accounts: number[] = [];

  return {
    run: async (order, { accountId, cancelled }) => {
      if (accounts.filter((id) => id === accountId).length >= ofAccountAtMost)
        throw new HttpError(503, 'UNAVAILABLE', othersFirst, { retryAfterSeconds: 5 });
      accounts.push(accountId);
      const fenced = { companies: currentCompanies(), accountId: currentAccount(), call: currentCall() };
      const work = () => {
        const worker = new Worker(file, {
          workerData: { ...order, ...fenced, isPooled, connection: connectionOf(pool) } satisfies ThreadOrder,
          resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
        });
        const answer = answerOf(worker, AbortSignal.any([stopping.signal, ...(cancelled ? [cancelled] : [])]));
        running.add(answer);
        return answer.finally(() => running.delete(answer));
      };
      try {
        return await inTurn(work);
      } finally {
        accounts.splice(accounts.indexOf(accountId), 1);
      }
    },
    stop: async () => {
      stopping.abort();
      await Promise.allSettled(running);
    },
  };
}

/** Resolves once the thread has ended. */
function answerOf(worker: Worker, cancelled: AbortSignal): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let message: ThreadMessage | undefined;
    const end = () => void worker.terminate();
    cancelled.addEventListener('abort', end);
    if (cancelled.aborted) end();
    worker.on('message', (sent: ThreadMessage) => {
      message = sent;
    });
    worker.on('error', (error) => {
      message = { failed: error };
    });
    worker.on('exit', () => {
      cancelled.removeEventListener('abort', end);
      if (!message) reject(stopped());
      else if ('answer' in message) resolve(Buffer.from(message.answer.buffer, 0, message.answer.byteLength));
      else if ('failed' in message) reject(isOutOfMemory(message.failed) ? tooLarge() : message.failed);
      else
        reject(
          new HttpError(message.refused.status, message.refused.code, message.refused.message, message.refused.more),
        );
    });
  });
}

function connectionOf(pool: Pool): ThreadOrder['connection'] {
  const { host, port, user, password, database, connectionString, options } = pool.options as PoolConfig;
  if (connectionString) return { connectionString, options };
  return { host, port, user, password: typeof password === 'string' ? password : undefined, database, options };
}

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
const tooLarge = () =>
  new HttpError(
    413,
    'PAYLOAD_TOO_LARGE',
    `This needs more than ${memoryMegabytes} MB of memory. Split the file into smaller ones.`,
  );
const stopped = () =>
  new HttpError(503, 'UNAVAILABLE', 'This was cancelled. Nothing was saved.', {
    retryAfterSeconds: 2,
  });
