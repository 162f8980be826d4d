import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { installTriggers } from './install-triggers';
import { ledger, searchables } from './ledger';
import { triggerSql } from './trigger-sql';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ template: 'empty' });
});
afterAll(() => api.stop());

/** Triggers of migrations, which are constraints that PostgreSQL has no other form for; with the reason. */
const constraints: Record<string, string> = {
  punches_stay: 'A punch is evidence; only a correction may follow it.',
  former_employments_end_before: 'An earlier employment ends before the present one begins, in another table.',
  employments_begin_after: 'The same, when the first day of the present one changes.',
  leaves_do_not_overlap: 'Leave that overlapped before the rule stays, which an exclusion constraint would refuse.',
};

/** Functions of migrations that no trigger calls, with the reason. */
const functions: Record<string, string> = {
  fold_text: 'Queries of the search and of lists call it.',
  lent_to: 'It reads loans of other hotels, which the fence hides.',
  loans_here: 'The same, for the hotels of the call.',
  work_of_same_people: 'It reads work in other hotels, which the fence hides.',
  work_in_other_hotels: 'The same, for a hotel of the call.',
  hotels_of_same_people: 'It reads people of other hotels, which the fence hides.',
  hotels_of_tax_numbers: 'The same, by tax numbers.',
  raise_rosters: 'It changes versions of other hotels, which the fence hides.',
};

async function present(client: Pick<PoolClient, 'query'>) {
  const { rows } = await client.query<{
    kind: 'trigger' | 'function';
    name: string;
    calls: string;
    definition: string;
  }>(`
    select 'trigger' as kind, tgname::text as name, tgfoid::regproc::text as calls, pg_get_triggerdef(oid) as definition
      from pg_trigger where not tgisinternal
    union all select 'function', p.proname, '', pg_get_functiondef(p.oid) from pg_proc p
      where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1, 2, 4`);
  return rows;
}

it('makes every trigger from the ledger but those that are constraints', async () => {
  const ofLedger = [...triggerSql(ledger, searchables).matchAll(/^create trigger (\w+)/gm)].map(([, name]) => name!);
  const rows = await present(api.database.pool);
  const triggers = rows.filter(({ kind }) => kind === 'trigger').map(({ name }) => name);

  expect(ofLedger.length).toBeGreaterThan(60);
  expect(triggers.toSorted()).toEqual([...ofLedger, ...Object.keys(constraints)].toSorted());
});

it('makes every function from the ledger but those that a trigger of a constraint or a query calls', async () => {
  const rows = await present(api.database.pool);
  const called = new Set(rows.map(({ calls }) => calls));
  const others = rows.filter(({ kind, name }) => kind === 'function' && !called.has(name)).map(({ name }) => name);

  expect(others.toSorted()).toEqual(Object.keys(functions).toSorted());
});

it('replaces the triggers of an older ledger, and drops those that the ledger no longer has', async () => {
  const client = await api.database.pool.connect();
  try {
    await client.query('begin');
    const before = await present(client);
    await client.query(`
      create or replace function derived_after_insert_of_shifts_kept() returns trigger language plpgsql as 'begin return null; end';
      create function derived_after_insert_of_companies_kept() returns trigger language plpgsql as 'begin return null; end';
      create trigger derived_after_insert_of_companies_kept after insert on companies
        for each statement execute function derived_after_insert_of_companies_kept();
      drop trigger derived_after_delete_of_leaves_kept on leaves;
      comment on table derived_due is 'an older ledger'`);

    expect(await installTriggers(client)).toBe(true);
    expect(await present(client)).toEqual(before);
    expect(await installTriggers(client)).toBe(false);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
