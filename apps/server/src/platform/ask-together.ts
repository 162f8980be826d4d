interface Caller<A> {
  settle: (answer: A | undefined) => void;
  fail: (reason: unknown) => void;
}

/**
 * Batches all calls made in the same tick of the event loop into one query. Nothing is cached: the query is sent after
 * the last of these calls, so no result is older than its caller.
 */
export function askTogether<K extends string | number, A>(
  ask: (keys: K[]) => Promise<Map<K, A>>,
): (key: K) => Promise<A | undefined> {
  let gathered = new Map<K, Caller<A>[]>();
  const leave = () => {
    const leaving = gathered;
    gathered = new Map();
    ask([...leaving.keys()]).then(
      (answers) => leaving.forEach((callers, key) => callers.forEach(({ settle }) => settle(answers.get(key)))),
      (reason: unknown) => leaving.forEach((callers) => callers.forEach(({ fail }) => fail(reason))),
    );
  };
  return (key) =>
    new Promise((settle, fail) => {
      if (gathered.size === 0) setImmediate(leave);
      const callers = gathered.get(key);
      if (callers) callers.push({ settle, fail });
      else gathered.set(key, [{ settle, fail }]);
    });
}
