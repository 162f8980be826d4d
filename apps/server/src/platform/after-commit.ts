/** What to do once the transaction of a connection is stored. */
const pending = new WeakMap<object, (() => void)[]>();

/** Does something once the transaction is stored; at once if there is none, and never if it is undone. */
export function afterCommit(tx: object, work: () => void): void {
  const later = pending.get(tx);
  if (later) later.push(work);
  else work();
}

/** Collects what is to be done after the commit of a transaction. */
export function collectForCommit(tx: object): { done: () => void; undone: () => void } {
  const works: (() => void)[] = [];
  pending.set(tx, works);
  const end = () => pending.delete(tx);
  return {
    done: () => {
      end();
      for (const work of works) work();
    },
    undone: end,
  };
}

/** Returns what forgets everything that was to be done since, as when a savepoint is undone. */
export function markForCommit(tx: object): () => void {
  const works = pending.get(tx);
  const length = works?.length ?? 0;
  return () => works?.splice(length);
}
