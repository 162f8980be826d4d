import type { Database } from '../database';
import { endLease, failLease, renewalSeconds, renewLease, takeLease } from './lease';

/** Work that comes up again and again, done by whichever server finds it first. */
export interface Work {
  name: string;
  /** How often to look. */
  everySeconds: number;
  /** Where something is to be done: hotels, or 0 for none in particular. Asked often, so it only reads. */
  due: () => Promise<readonly number[]>;
  work: (companyId: number, stopping: AbortSignal) => Promise<unknown>;
  /** It is this server's own, about its files; others need not be kept from it. */
  isLocal?: boolean;
}

export interface RunningWork {
  /** Looks for no more work and waits for what is under way. */
  stop: () => Promise<void>;
}

/** Looks for all work at once and then at its own pace; works of one list never run at the same time as themselves. */
export function runWork(
  db: Database,
  works: readonly Work[],
  failed: (error: unknown, work: string) => void,
): RunningWork {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  const timers = works.map((work) => {
    let isBusy = false;
    const look = () => {
      if (isBusy || stopping.signal.aborted) return;
      isBusy = true;
      const done = doDue(db, work, stopping.signal, (error) => failed(error, work.name)).finally(() => {
        isBusy = false;
        underWay.delete(done);
      });
      underWay.add(done);
    };
    look();
    return setInterval(look, work.everySeconds * 1000).unref();
  });
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

/** Does what is due of one work now; a failure in one hotel does not keep the others waiting. */
export async function doDue(
  db: Database,
  { name, due, work, isLocal = false }: Work,
  stopping: AbortSignal,
  failed: (error: unknown) => void,
): Promise<void> {
  try {
    for (const companyId of await due()) {
      if (stopping.aborted) return;
      if (isLocal) await work(companyId, stopping);
      else if (await takeLease(db, name, companyId)) await doLeased(db, { name, work }, companyId, stopping, failed);
    }
  } catch (error) {
    failed(error);
  }
}

async function doLeased(
  db: Database,
  { name, work }: Pick<Work, 'name' | 'work'>,
  companyId: number,
  stopping: AbortSignal,
  failed: (error: unknown) => void,
): Promise<void> {
  const renewal = setInterval(() => void renewLease(db, name, companyId).catch(failed), renewalSeconds * 1000);
  try {
    await work(companyId, stopping);
    await endLease(db, name, companyId);
  } catch (error) {
    failed(error);
    await failLease(db, name, companyId, error);
  } finally {
    clearInterval(renewal);
  }
}
