import type { Database } from './database';

/**
 * A query of every call, built once for a database and planned once by each of its connections. `build` names it
 * (`.prepare('name')`) and leaves what changes to placeholders.
 */
export function prepared<Q>(build: (db: Database) => Q): (db: Database) => Q {
  const built = new WeakMap<Database, Q>();
  return (db) => {
    const held = built.get(db);
    if (held) return held;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
