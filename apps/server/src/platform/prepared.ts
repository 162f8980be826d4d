import type { Database } from './database';

/**
 * Something built once for a database: a query of every call, planned once by each of its connections. `build` names it
 * (`.prepare('name')`) and leaves what changes to placeholders.
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
