import { describe, expect, it } from 'vitest';
import { unexcepted } from './names-as-text.mjs';
import { sentenceOf, sqlFaults } from './tables.mjs';

const features = 'apps/server/src/features';
const rooms = `${features}/house/rooms/rooms.table.ts`;
const guests = `${features}/house/guests/guests.service.ts`;
const imported = "import { rooms as theirs } from '../rooms/rooms.table';\n";

const tables = [
  [
    rooms,
    `const closing = () => ({ closedFrom: date() });
    export const rooms = pgTable('rooms', { floorNumber: integer().notNull(), storey: text(), ...closing() });
    export const beds = pgTable('room_beds', { to: text('to_whom').notNull() });`,
  ],
  ['apps/server/src/platform/audit.table.ts', "export const auditEntries = pgTable('audit_entries', {});"],
];

const kinds = [
  `${features}/house/rooms/kinds.ts`,
  "import { rooms } from './rooms.table';\nexport const kinds = { room: { table: rooms } };",
];

function found(text, path = guests) {
  return sqlFaults(new Map([...tables, kinds, [path, text]])).map(({ kind, name }) => `${kind} ${name}`);
}

const writes = ['write rooms'];

describe('writes', () => {
  it.each([
    ['a table object in SQL', `${imported}sql\`update \${theirs} set a = 1\``],
    ['a new row', `${imported}sql\`insert into \${theirs} (a) values (1)\``],
    ['a common table', `${imported}sql\`with gone as (delete from \${theirs} returning id) select 1\``],
    ['an insert of drizzle', `${imported}tx.insert(theirs).values({})`],
    ['an update of drizzle', `${imported}tx\n  .update(theirs)\n  .set({})`],
    ['a delete of drizzle', `${imported}tx.delete(theirs)`],
    ['another name of the table', `${imported}const other = theirs;\ntx.delete(other)`],
    ['a choice of tables', `${imported}tx.update(isOld ? mine : theirs)`],
    [
      'a choice in SQL',
      `${imported}const table = isOld ? mine : theirs;\nsql\`insert into \${table} (a) values (\${1})\``,
    ],
    ['one of several', `${imported}for (const table of [mine, theirs]) await tx.delete(table);`],
    ['one that is handed over', `${imported}const empty = (tx, table: typeof theirs) => tx.delete(table);`],
    ['a whole module', "import * as house from '../rooms/rooms.table';\ntx.delete(house.rooms)"],
    [
      'a list of another file',
      "import { kinds } from '../rooms/kinds';\nconst { table } = kinds.room;\nsql`delete from ${table}`",
    ],
    ['a whole module in SQL', "import * as house from '../rooms/rooms.table';\nsql`delete from ${house.rooms}`"],
  ])('finds %s', (_, text) => expect(found(text)).toEqual(writes));

  it.each([
    ['a lock', `${imported}sql\`select 1 from \${theirs} for update of r\``],
    ['the other half of an insert', `sql\`insert into mine (a) values (1) on conflict do update set a = 2\``],
    ['a map', `${imported}new Map().delete(rooms)`],
    ['prose', `const text = 'Nobody may update rooms here.';`],
    ['a join', `${imported}sql\`select 1 from \${theirs}\``],
  ])('leaves %s', (_, text) => expect(found(text)).toEqual([]));

  it.each([
    ['drizzle', 'const empty = (tx: Database, table: PgTable) => tx.delete(table);'],
    ['SQL', 'const empty = (table: PgTable) => sql`select ${1}; delete from ${table}`;'],
  ])('finds those of %s to a table that is not named', (_, text) => expect(found(text)).toEqual(['target table']));

  it('leaves a feature its own tables', () => {
    const own = "import { rooms } from './rooms.table';\nsql`update ${rooms} set a = 1`";
    expect(found(own, `${features}/house/rooms/rooms.service.ts`)).toEqual([]);
  });

  it('knows what belongs to the platform', () => {
    expect(found('sql`delete from audit_entries`')).toContain('write audit_entries');
  });
});

describe('names as text', () => {
  it.each([
    ['in a query', 'sql`select a from rooms r join room_beds b on true`'],
    ['in a list', 'sql`select a from other o, rooms r, room_beds as b where true`'],
    ['in a plain string', "db.query('select a from rooms, room_beds')"],
    ['in raw SQL', "sql.raw('exists (select from rooms join room_beds on true)')"],
  ])('are found %s', (_, text) => expect(found(text)).toEqual(['table rooms', 'table room_beds']));

  it('are found of tables of the own feature', () => {
    expect(found('sql`select a from rooms`', `${features}/house/rooms/rooms.service.ts`)).toEqual(['table rooms']);
  });

  it('are no common tables of the same name', () => {
    expect(found('sql`with rooms as (select 1) select * from rooms`')).toEqual([]);
  });
});

it.each([
  ['demo', `${features}/core/demo/fill-hotel.ts`],
  ['ledger', 'apps/server/src/derived/things/roster.ts'],
])('lets the %s write every table, by its object', (_, path) => {
  const imports = "import { rooms as theirs } from '#features/house/rooms/rooms.table';\n";
  expect(found(`${imports}sql\`delete from \${theirs}\``, path)).toEqual([]);
  expect(found('sql`delete from rooms`', path)).toEqual(['table rooms']);
});

describe('columns as text', () => {
  it.each([
    ['of a table', 'sql`select r.floor_number as floor`', ['column floor_number']],
    ['that many tables have', 'sql`closed_from is null`', ['column closed_from']],
    ['that are one word, where they are set', 'sql`update ${mine} set storey = 1`', ['target mine', 'column storey']],
    [
      'that are one word, in an insert',
      'sql`insert into ${mine} (storey, x) select 1, storey`',
      ['target mine', 'column storey'],
    ],
    ['called by a name of its own', 'sql`to_whom = 1`', ['column to_whom']],
    ['of the row that could not be written', 'sql`excluded.storey`', ['column storey']],
    ['of another name', `const r = alias(rooms, 'r');\nsql\`\${r}.storey\``, ['column storey']],
    ['in other text', "const columns = ['floor_number'];", ['column floor_number']],
    ['in a template', 'const text = `r.floor_number, ${1}`;', ['column floor_number']],
    [
      'that are one word, in a query of its table',
      `${imported}sql\`select storey from \${theirs}\``,
      ['column storey'],
    ],
    [
      'that are one word, under another name of its table',
      `${imported}const r = alias(theirs, 'r');\nsql\`select 1 from \${theirs} \${r} where storey = 1\``,
      ['column storey'],
    ],
  ])('are found %s', (_, text, names) => expect(found(text)).toEqual(names));

  it.each([
    ['the name under which a row is answered', 'sql`select 1 as "floor_number"`'],
    ['a value', "sql`select 'floor_number'`"],
    ['a comment', 'sql`select 1 -- floor_number`'],
    ['a function', 'sql`select json_agg(1)`'],
    ['the code of what is put in', 'sql`select ${floor_number(closed_from)}`'],
    ['a type', 'sql`null::floor_number`'],
    ['a name that the query gives', `${imported}sql\`select 1 as storey from \${theirs} order by storey\``],
    [
      'what an inner query takes from the table',
      `${imported}const r = alias(theirs, 'r');\nsql\`select storey from (select \${r.storey} from \${theirs} \${r}) r\``,
    ],
    ['an inner query', `${imported}sql\`select 1 from \${theirs}, (select 1) storey\``],
    ['a word of a query without the table', 'sql`select storey`'],
  ])('are not %s', (_, text) => expect(found(text)).toEqual([]));
});

describe('other names of tables as text', () => {
  it.each([
    ['in a query', `${imported}sql\`select 1 from \${theirs} r\``],
    ['after “as”', `${imported}sql\`select 1 from \${theirs} as r\``],
  ])('are found %s', (_, text) => expect(found(text)).toEqual(['alias r']));

  it.each([
    ['none', `${imported}sql\`select 1 from \${theirs} where true\``],
    ['an alias of drizzle', `${imported}sql\`select 1 from \${theirs} as \${r}\``],
  ])('are not %s', (_, text) => expect(found(text)).toEqual([]));
});

describe('tests', () => {
  const test = guests.replace('.service.ts', '.test.ts');

  it('may write to foreign tables', () => expect(found(`${imported}tx.delete(theirs)`, test)).toEqual([]));
  it('take names from the tables', () => {
    expect(found('sql`select storey from rooms`', test)).toEqual(['table rooms']);
  });
});

describe('exceptions', () => {
  const fault = { kind: 'column', file: guests, name: 'storey' };
  const exception = { file: guests, names: ['storey'] };

  it('are no faults', () => expect(unexcepted([fault], [exception])).toEqual([]));
  it('are of one file', () => {
    expect(unexcepted([fault], [])).toEqual([expect.stringContaining('column-named-as-text')]);
  });
  it('are of everything in a file of which no names are told', () => {
    expect(unexcepted([fault], [{ file: guests }])).toEqual([]);
    expect(unexcepted([], [{ file: guests }])).toEqual([expect.stringContaining('does not name anything as text')]);
  });
  it('are taken off the list once they are not needed', () => {
    expect(unexcepted([], [exception])).toEqual([expect.stringContaining('exception-not-needed')]);
  });
  it('do not let anybody write a foreign table', () => {
    expect(unexcepted([{ ...fault, kind: 'write' }], [exception])).toHaveLength(2);
  });
});

it('says what to do instead', () => {
  const fault = { kind: 'write', file: guests, name: 'rooms', owner: 'house/rooms' };
  expect(sentenceOf(fault)).toMatch(/foreign-write: .* call a command of house\/rooms/);
});
