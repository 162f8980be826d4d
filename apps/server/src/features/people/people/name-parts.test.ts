import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#platform/database';
import { lockMigrations, migrate, migrationTags, runMigrations } from '#platform/migrate';
import { withClient } from '#platform/postgres/connection';
import { dropDatabase } from '#platform/postgres/test-cluster';
import { schema } from '../../../schema';

const connection = inject('connection');
const database = `name_parts_${process.pid}`;
const { pool, close } = openDatabase({ ...connection, database });

const before: [string, string, string][] = [
  ['Ελένη Μαυρίδη', 'Μαυρίδη, Ελένη', ''],
  ['Παπαδοπούλου Γεωργίου Ελένη', '', ''],
  ['Δούκα Ζωή', '', 'Doukas Zoi'],
  ['Μακρή, Άννα', '', ''],
  ['Eleni Mavridi', 'Μαυρίδη, Ελένη', 'Mavridi, Eleni'],
  ['Elira Hoxha', '', ''],
  ['Anna Maria Rossi', '', 'Rossi, Anna Maria'],
  ['Zoe', 'Ζωή Μακρή', ''],
];

/** Brings a database to the last version with whole names, fills it, and migrates it. */
beforeAll(async () => {
  await withClient(connection, (client) => client.query(`create database ${database} template template0`));
  const tags = await migrationTags(schema.directory);
  const client = await pool.connect();
  await lockMigrations(client);
  await runMigrations(client, schema.directory, tags.slice(0, tags.indexOf('0044_name_parts')));
  await client.query(`
    insert into companies (company_id, name, time_zone) values (1, 'Hotel', 'Europe/Athens');
    insert into business_units (company_id, id, name) values (1, 1, 'B');
    insert into organisation_units (company_id, id, business_unit_id, name) values (1, 1, 1, 'O');
    insert into work_centres (company_id, id, organisation_unit_id, name) values (1, 1, 1, 'W');
    insert into department_groups (company_id, id, name) values (1, 1, 'G');
    insert into departments (company_id, id, department_group_id, name) values (1, 1, 1, 'D');`);
  for (const [at, names] of before.entries())
    await client.query(
      `insert into employees (company_id, id, code, name, name_greek, name_latin, work_centre_id, department_id)
       values (1, $1::int, $1::text, $2, $3, $4, 1, 1)`,
      [at, ...names],
    );
  client.release();
  await migrate(pool, schema);
}, 60_000);
afterAll(async () => {
  await close();
  await dropDatabase(connection, database);
});

it('the names of an older database are split, the uncertain ones to be confirmed', async () => {
  const { rows } = await pool.query<{ parts: (string | boolean)[] }>(
    `select json_build_array(name, surname, first_name, surname_greek, first_name_greek, surname_latin, first_name_latin, is_name_confirmed) as parts
     from employees order by id`,
  );
  expect(rows.map(({ parts }) => parts)).toEqual([
    ['Μαυρίδη Ελένη', 'Μαυρίδη', 'Ελένη', '', '', '', '', true],
    ['Παπαδοπούλου Γεωργίου Ελένη', 'Παπαδοπούλου', 'Γεωργίου Ελένη', '', '', '', '', false],
    ['Δούκα Ζωή', 'Δούκα', 'Ζωή', '', '', 'Zoi', 'Doukas', false],
    ['Μακρή Άννα', 'Μακρή', 'Άννα', '', '', '', '', true],
    ['Eleni Mavridi', 'Mavridi', 'Eleni', 'Μαυρίδη', 'Ελένη', 'Mavridi', 'Eleni', true],
    ['Elira Hoxha', 'Hoxha', 'Elira', '', '', '', '', true],
    ['Anna Maria Rossi', 'Rossi', 'Anna Maria', '', '', 'Rossi', 'Anna Maria', true],
    ['Zoe', 'Zoe', '', 'Ζωή', 'Μακρή', '', '', false],
  ]);
});
