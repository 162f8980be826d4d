export interface Tally {
  /** Counts one more under this key; returns the function that takes it back. */
  enter: (key: string) => () => void;
  count: (key: string) => number;
}

/** Counts what is under way by a key, such as requests by address; a key with none takes no memory. */
export function tally(): Tally {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.get(key) ?? 0;
  return {
    count,
    enter(key) {
      counts.set(key, count(key) + 1);
      return () => {
        if (count(key) === 1) counts.delete(key);
        else counts.set(key, count(key) - 1);
      };
    },
  };
}
