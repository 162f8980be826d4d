import type { Database } from '../database';
import { withAllCompanies } from '../fence/companies';
import { endLease, failLease, renewalSeconds, renewLease, takeLease } from './lease';

/** Recurring work, done by whichever server takes it first. */
export interface Work {
  name: string;
  /** How often to check whether something is due. */
  everySeconds: number;
  /** Where work is due: hotels, or 0 for none in particular. It is called often, so it only reads. */
  due: () => Promise<readonly number[]>;
  /** `stopping` fires when the server stops, and when another one has taken the work over. */
  work: (companyId: number, stopping: AbortSignal) => Promise<unknown>;
  /** Concerns only this server's own files, so it needs no lease. */
  isLocal?: boolean;
}

export interface RunningWork {
  /** Starts no more work and waits for what is running. */
  stop: () => Promise<void>;
}

/** Checks all work immediately and then at its own interval; the same work never runs twice concurrently. */
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
      const all = () => doDue(db, work, stopping.signal, (error) => failed(error, work.name));
      const done = withAllCompanies(all).finally(() => {
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

/** Does everything that is due for one kind of work; a failure in one hotel does not hold up the others. */
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
  const takenOver = new AbortController();
  const renew = async () => {
    if (!(await renewLease(db, name, companyId))) takenOver.abort();
  };
  const renewal = setInterval(() => void renew().catch(failed), renewalSeconds * 1000);
  try {
    await work(companyId, AbortSignal.any([stopping, takenOver.signal]));
    await endLease(db, name, companyId);
  } catch (error) {
    failed(error);
    await failLease(db, name, companyId, error);
  } finally {
    clearInterval(renewal);
  }
}
