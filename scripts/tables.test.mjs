import { describe, expect, it } from 'vitest';
import { foreignTables, tableFaults } from './tables.mjs';

const features = 'apps/server/src/features';
const rooms = `${features}/house/rooms/rooms.table.ts`;
const guests = `${features}/house/guests/guests.service.ts`;
const imported = "import { rooms as theirs } from '../rooms/rooms.table';\n";

const tables = [
  [rooms, "export const rooms = pgTable('rooms', {});\nexport const beds = pgTable('room_beds', {});"],
  ['apps/server/src/platform/audit.table.ts', "export const auditEntries = pgTable('audit_entries', {});"],
];

function found(text, path = guests) {
  return foreignTables(new Map([...tables, [path, text]])).map(
    ({ kind, table, owner }) => `${kind} ${table} of ${owner}`,
  );
}

const writes = ['write rooms of house/rooms'];

describe('writes', () => {
  it.each([
    ['a table object in SQL', `${imported}sql\`update \${theirs} set a = 1\``],
    ['a new row', `${imported}sql\`insert into \${theirs} (a) values (1)\``],
    ['a common table', `${imported}sql\`with gone as (delete from \${theirs} returning id) select 1\``],
    ['an insert of drizzle', `${imported}tx.insert(theirs).values({})`],
    ['an update of drizzle', `${imported}tx\n  .update(theirs)\n  .set({})`],
    ['a delete of drizzle', `${imported}tx.delete(theirs)`],
  ])('finds %s', (_, text) => expect(found(text)).toEqual(writes));

  it.each([
    ['a lock', `${imported}sql\`select 1 from \${theirs} for update of r\``],
    ['the other half of an insert', `sql\`insert into mine (a) values (1) on conflict do update set a = 2\``],
    ['a map', `${imported}new Map().delete(rooms)`],
    ['prose', `const text = 'Nobody may update rooms here.';`],
    ['a join', `${imported}sql\`select 1 from \${theirs}\``],
  ])('leaves %s', (_, text) => expect(found(text)).toEqual([]));

  it('leaves a feature its own tables', () => {
    expect(found('sql`update rooms set a = 1`', `${features}/house/rooms/rooms.service.ts`)).toEqual([]);
  });

  it('knows what belongs to the platform', () => {
    expect(found('sql`delete from audit_entries`')).toContain('write audit_entries of platform');
  });
});

describe('names as text', () => {
  it.each([
    ['in a query', 'sql`select a from rooms r join room_beds b on true`'],
    ['in a list', 'sql`select a from other o, rooms r, room_beds as b where true`'],
    ['in a plain string', "db.query('select a from rooms, room_beds')"],
    ['in raw SQL', "sql.raw('exists (select from rooms join room_beds on true)')"],
  ])('are found %s', (_, text) =>
    expect(found(text)).toEqual(['name rooms of house/rooms', 'name room_beds of house/rooms']),
  );

  it('are no common tables of the same name', () => {
    expect(found('sql`with rooms as (select 1) select * from rooms`')).toEqual([]);
  });
});

it.each([`${features}/core/demo/fill-hotel.ts`, 'apps/server/src/derived/things/roster.ts'])(
  'lets %s write and name every table',
  (path) => expect(found('sql`delete from rooms`', path)).toEqual([]),
);

describe('the list of what was there before', () => {
  const one = { kind: 'write', file: guests, table: 'rooms', owner: 'house/rooms' };

  it('allows what stands in it', () => {
    expect(tableFaults([one], { write: { [guests]: ['rooms'] } })).toEqual([]);
  });

  it('allows nothing else', () => {
    expect(tableFaults([one], { name: { [guests]: ['rooms'] } })[0]).toMatch(
      /foreign-write: .* call a command of house\/rooms/,
    );
  });

  it('only shrinks', () => {
    expect(tableFaults([], { write: { [guests]: ['rooms'] } })).toEqual([expect.stringContaining('no-longer-needed')]);
  });
});
