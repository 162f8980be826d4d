import type { Database } from './database';

/**
 * Builds a query once per database, so that each connection plans it once. `build` names it (`.prepare('name')`) and
 * uses placeholders for what varies.
 */
export function prepared<Q>(build: (db: Database) => Q): (db: Database) => Q {
  const built = new WeakMap<Database, Q>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
