import { privacyContract } from '@horae/contract/people/privacy.contract';
import { attendanceContract as contract } from '@horae/contract/time/attendance.contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { workOut } from '../../../derived/work-out';
import { overdueWork } from './overdue';
import { settleAttendance } from './settle-attendance';

const hotel = 1003;
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

const rows = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await api.database.db.execute<T>(query)).rows;
const list = (query: object = {}, ask = api.asAdmin) =>
  ask(unchecked(contract.findings), { query: { hotel, perPage: '100', ...query } });
const grant = (columns: string) =>
  rows(
    sql.raw(
      `update account_hotels set scope = 'hotel', unit_ids = '{}', department_ids = '{}', employee_id = null, may_approve = true`,
    ),
  ).then(() => rows(sql.raw(`update account_hotels set ${columns} where company_id = 1003`)));
beforeEach(() => grant('may_approve = true'));

/** Adds an employee with an early shift two days ago, planned and declared, and these punches. */
async function somebody(...punches: [string, 'in' | 'out'][]) {
  const [place] = await rows<{ wc: number; dept: number }>(
    sql`select work_centre_id as wc, department_id as dept from employees where company_id = 1003 order by id limit 1`,
  );
  const [added] = await rows<{
    id: number;
  }>(sql`insert into employees (company_id, code, surname, work_centre_id, department_id)
    values (1003, ${`T${Math.random()}`}, 'Ευτυχία Δοκιμάκη', ${place!.wc}, ${place!.dept}) returning id`);
  const id = added!.id;
  const at = (time: string) =>
    sql`((now() at time zone 'Europe/Athens')::date - 2 + ${time}::time) at time zone 'Europe/Athens'`;
  await rows(
    sql`insert into shifts (company_id, employee_id, layer, type, starts_at, ends_at, status)
      select 1003, ${id}, layer, 'Regular', ${at('07:00')}, ${at('15:00')}, 'confirmed' from unnest(enum_range(null::shift_layer)) as layer`,
  );
  for (const [time, direction] of punches) {
    await rows(sql`insert into punches (company_id, employee_id, at, zone, direction, source, reference_date, key)
      values (1003, ${id}, ${at(time)}, 'Europe/Athens', ${direction}, 'file', (now() at time zone 'Europe/Athens')::date - 2, ${`${id} ${time}`})`);
  }
  await inTransaction(api.database.db, (tx) => settleAttendance(tx, { companyId: hotel, timeZone: 'Europe/Athens' }));
  const { body } = await list({ employee: id });
  return { id, findings: body.findings };
}

const decide = (findings: { id: number; version: number }[], action: string, note = '', ask = api.asAdmin) =>
  ask(unchecked(contract.decide), {
    body: { hotel, findings: findings.map(({ id, version }) => ({ id, version })), deed: action, note },
  });
const changesOf = (shift: number) =>
  rows(sql`select before ->> 'status' as before, after ->> 'status' as after from audit_entries
    where company_id = 1003 and object = 'shift' and object_id = ${shift} and account_id is not null order by id`);
const correct = (findings: object[], reason = 'Forgot') =>
  api.asAdmin(unchecked(contract.correct), { body: { hotel, findings, reason } });

describe('the findings of a hotel', () => {
  it('go by the contract of their day, and again when one is changed afterwards', async () => {
    const { id, findings } = await somebody(['07:30', 'in'], ['15:30', 'out']);
    expect(findings).toMatchObject([{ kind: 'late', state: 'open' }]);
    const day = (days: number) => sql`(now() at time zone 'Europe/Athens')::date - ${days}::int`;
    const contract = (from: ReturnType<typeof sql>, minutes: number) =>
      rows(
        sql`insert into employee_contracts (company_id, employee_id, from_day, has_fixed_hours, weekly_hours, flexible_arrival) values (1003, ${id}, ${from}, true, 40, ${minutes})`,
      );

    await contract(day(30), 60);
    await contract(day(1), 0);
    await workOut(api.database.db, 'attendance', hotel);
    expect(await rows(sql`select kind, state from attendance_findings where employee_id = ${id}`)).toEqual([
      { kind: 'late', state: 'settled' },
    ]);

    await rows(
      sql`update employee_contracts set from_day = ${day(3)} where employee_id = ${id} and flexible_arrival = 0`,
    );
    await workOut(api.database.db, 'attendance', hotel);
    expect((await list({ employee: id })).body.findings).toMatchObject([{ kind: 'late', state: 'open' }]);
  });

  it('about somebody who was erased are neither found nor opened again', async () => {
    const { id, findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);
    await decide(findings, 'accept', 'Known');
    const day = (days: number) => sql`(now() at time zone 'Europe/Athens')::date - ${days}::int`;
    const start = sql`(${day(3)} + time '07:00') at time zone 'Europe/Athens'`;
    await rows(
      sql`insert into leaves (company_id, employee_id, type, first_day, last_day) values (1003, ${id}, 'SickLeave', ${day(3)}, ${day(3)})`,
    );
    await rows(
      sql`insert into shifts (company_id, employee_id, type, starts_at, ends_at) values (1003, ${id}, 'Regular', ${start}, ${start} + interval '8 hours')`,
    );
    await rows(sql`update employees set last_day = ${day(2)} where company_id = 1003 and id = ${id}`);
    const erased = await api.asAdmin(privacyContract.erase, { body: { hotel, id } });
    expect(erased.status).toBe(200);

    await workOut(api.database.db, 'attendance', hotel);
    await overdueWork(api.database.db).work(hotel, new AbortController().signal);
    expect(await rows(sql`select thing from derived_due where company_id = 1003 and employee_id = ${id}`)).toEqual([]);
    expect(
      await rows(
        sql`select kind, state, evidence -> 'clocked' as clocked from attendance_findings where employee_id = ${id}`,
      ),
    ).toEqual([{ kind: 'late', state: 'accepted', clocked: [] }]);
  });

  it('come with evidence, proposal, owner and due time, the gravest first', async () => {
    const { findings } = await somebody(['07:00', 'in']);

    expect(findings).toMatchObject([
      {
        kind: 'missingOut',
        severity: 'high',
        state: 'open',
        employee: { name: expect.stringMatching(/^Ευτυχία Δοκιμάκη/) },
        proposal: { direction: 'out', at: expect.stringMatching(/T15:00:00\+0[23]:00$/) },
        evidence: { planned: [{ from: expect.stringContaining('T07:00:00') }], clocked: [{ to: null }] },
        owner: null,
        decided: null,
      },
    ]);
    const { body } = await list();
    const order = ['high', 'medium', 'low'];
    const people = groupBy(body.findings, ({ employee }) => employee.id);
    // A person's findings stand together, the weightiest first, and so do the people.
    expect(body.findings).toEqual([...people.values()].flat());
    const ranks = [...people.values()].map((own) => own.map(({ severity }) => order.indexOf(severity)));
    for (const own of ranks) expect(own).toEqual(own.toSorted((a, b) => a - b));
    const first = ranks.map((own) => own[0]!);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    expect(body.open.reduce((sum, { count }) => sum + count, 0)).toBe(body.total);
  });

  it('are found by kind, severity, person, days, owner and folded text', async () => {
    const { id, findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);
    const [late] = findings;
    const found = async (query: object) => (await list(query)).body.findings.some((one) => one.id === late!.id);

    expect(
      await found({ kind: 'late', severity: 'medium', q: 'ευτυχια', from: late!.day, to: late!.day, owner: 'none' }),
    ).toBe(true);
    for (const query of [
      { kind: 'early' },
      { severity: 'high' },
      { q: 'nobody' },
      { to: '2020-01-01' },
      { owner: 'mine' },
      { view: 'decided' },
    ]) {
      expect(await found({ employee: String(id), ...query })).toBe(false);
    }
  });

  it('belong to whoever approves for a place that this one continues, but not before somebody moves here', async () => {
    const ofFirst = sql`select department_id from employees where company_id = 1003 order by id limit 1`;
    const [former] = await rows<{ id: number }>(sql`
      insert into departments (company_id, department_group_id, name, closed_from, continued_as)
      select company_id, department_group_id, 'Former pantry', '2026-01-01', id from departments
      where company_id = 1003 and id = (${ofFirst}) returning id`);
    await grant(`scope = 'places', department_ids = '{${former!.id}}'`);

    const { id, findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);
    expect(findings).toMatchObject([{ kind: 'late', owner: { id: expect.any(Number) } }]);

    await rows(sql`insert into former_places (company_id, employee_id, until_day, work_centre_id, department_id)
      select company_id, id, current_date + 30, work_centre_id, (select max(id) from departments where company_id = 1003 and closed_from is null)
      from employees where company_id = 1003 and id = ${id}`);
    await rows(sql`delete from attendance_findings where company_id = 1003 and employee_id = ${id}`);
    await rows(
      sql`insert into derived_due (thing, company_id, employee_id, from_at, to_at) values ('attendance', 1003, ${id}, now() - interval '4 days', now())`,
    );
    await workOut(api.database.db, 'attendance', hotel);
    expect((await list({ employee: id })).body.findings).toMatchObject([{ kind: 'late', owner: null }]);
  });

  it('belong to whoever approves for any of several places', async () => {
    const [{ unit, elsewhere }] = (await rows<{ unit: number; elsewhere: number }>(sql`
      select organisation_unit_id as unit, (select max(id) from departments where company_id = 1003 and id <> e.department_id) as elsewhere
      from employees e join work_centres w on w.company_id = e.company_id and w.id = e.work_centre_id
      where e.company_id = 1003 order by e.id limit 1`)) as [{ unit: number; elsewhere: number }];
    await grant(`scope = 'places', department_ids = '{${elsewhere}}', unit_ids = '{${unit}}'`);

    const { findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);

    expect(findings).toMatchObject([{ kind: 'late', owner: { id: expect.any(Number) } }]);
  });

  it('can be given to somebody who may approve', async () => {
    const { findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);
    const { body: choices } = await api.asAdmin(unchecked(contract.owners), { query: { hotel } });
    const [one] = choices.owners;
    const given = (owner: number | null) =>
      api.asAdmin(contract.assign, {
        body: { hotel, findings: [{ id: findings[0]!.id, version: findings[0]!.version }], owner },
      });

    expect((await given(999_999)).status).toBe(400);
    expect((await given(one!.id)).body.done).toEqual([findings[0]!.id]);
    expect((await list({ employee: String(findings[0]!.employee.id) })).body.findings[0]!.owner).toEqual(one);
  });
});

describe('deciding', () => {
  it('accepts or excuses, keeps who and why, and can be opened again', async () => {
    const { id, findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);

    expect((await decide(findings, 'excuse')).status).toBe(400);
    expect((await decide(findings, 'excuse', 'The bus did not come')).body).toEqual({
      done: [findings[0]!.id],
      stale: [],
    });
    const { body } = await list({ employee: String(id), view: 'decided' });
    expect(body.findings).toMatchObject([
      { state: 'excused', decided: { by: 'Eleni Alexiou', note: 'The bus did not come' } },
    ]);
    expect((await decide(findings, 'accept')).body).toEqual({ done: [], stale: [findings[0]!.id] });
    await decide(body.findings, 'reopen');
    expect((await list({ employee: String(id) })).body.findings).toMatchObject([{ state: 'open', decided: null }]);
    const audit = await rows(
      sql`select count(*)::int as n from audit_entries where object = 'finding' and employee_id = ${id}`,
    );
    expect(audit).toEqual([{ n: 2 }]);
  });

  it('stays decided when all is worked out anew, and opens when other minutes are found', async () => {
    const { id, findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);
    await decide(findings, 'accept');
    const again = () =>
      rows(
        sql`insert into derived_due (thing, company_id, employee_id, from_at, to_at) values ('attendance', 1003, ${id}, now() - interval '2 days', now())`,
      ).then(() =>
        inTransaction(api.database.db, (tx) => settleAttendance(tx, { companyId: hotel, timeZone: 'Europe/Athens' })),
      );
    await again();
    expect((await list({ employee: String(id) })).body.findings).toEqual([]);

    await rows(
      sql`update shifts set starts_at = starts_at - interval '1 hour' where company_id = 1003 and employee_id = ${id}`,
    );
    await again();
    expect((await list({ employee: String(id) })).body.findings).toMatchObject([
      { kind: 'late', evidence: { measured: 90 } },
    ]);
  });

  it('who was accepted as not there is absent on the roster', async () => {
    const { id, findings } = await somebody();
    expect(findings).toMatchObject([{ kind: 'noPunch' }]);
    await decide(findings, 'accept');

    expect(
      await rows(sql`select status from shifts where company_id = 1003 and employee_id = ${id} and layer = 'planned'`),
    ).toEqual([{ status: 'absent' }]);
  });

  it('accepting writes the absence down as a change of the shift, and reopening takes it back', async () => {
    const { id, findings } = await somebody();
    await decide(findings, 'accept');
    const [shift] = await rows<{ id: number; version: number }>(
      sql`select id, version from shifts where employee_id = ${id} and layer = 'planned'`,
    );
    expect(await changesOf(shift!.id)).toEqual([{ before: 'confirmed', after: 'absent' }]);

    await decide((await list({ employee: String(id), view: 'decided' })).body.findings, 'reopen');
    expect(await rows(sql`select status, version from shifts where employee_id = ${id} and layer = 'planned'`)).toEqual(
      [{ status: 'confirmed', version: shift!.version + 1 }],
    );
    expect(await changesOf(shift!.id)).toEqual([
      { before: 'confirmed', after: 'absent' },
      { before: 'absent', after: 'confirmed' },
    ]);
  });

  it('a finding that is named twice is decided once, and its absence taken back like any other', async () => {
    const { id, findings } = await somebody();
    const { body } = await decide([...findings, ...findings], 'accept');
    expect(body).toEqual({ done: [findings[0]!.id], stale: [] });

    await decide((await list({ employee: String(id), view: 'decided' })).body.findings, 'reopen');
    expect(await rows(sql`select status from shifts where employee_id = ${id} and layer = 'planned'`)).toEqual([
      { status: 'confirmed' },
    ]);
  });

  it('reopening leaves a shift that was changed since', async () => {
    const { id, findings } = await somebody();
    await decide(findings, 'accept');
    await rows(
      sql`update shifts set notes = 'Rang at eight', version = version + 1 where employee_id = ${id} and layer = 'planned'`,
    );
    const decided = (await list({ employee: String(id), view: 'decided' })).body.findings;
    const { body } = await decide(decided, 'reopen');

    expect(body.done).toEqual([decided[0]!.id]);
    expect(await rows(sql`select status, notes from shifts where employee_id = ${id} and layer = 'planned'`)).toEqual([
      { status: 'absent', notes: 'Rang at eight' },
    ]);
  });

  it('nobody decides about the own time, sees others of the hotel, or decides without the right', async () => {
    const { id, findings } = await somebody(['07:30', 'in'], ['15:00', 'out']);
    await grant(`employee_id = ${id}`);
    expect((await list({ employee: String(id) }, api.asClient)).body.findings).toMatchObject([{ isOwn: true }]);
    expect((await decide(findings, 'accept', '', api.asClient)).status).toBe(409);

    await grant(`scope = 'self', employee_id = (select min(id) from employees where company_id = 1003)`);
    expect((await list({ employee: String(id) }, api.asClient)).body).toMatchObject({ total: 0 });
    expect((await decide(findings, 'accept', '', api.asClient)).body).toEqual({ done: [], stale: [findings[0]!.id] });

    await grant('may_approve = false');
    expect((await list({}, api.asClient)).status).toBe(403);
    expect((await decide(findings, 'accept', '', api.asClient)).status).toBe(403);
    expect((await list({ hotel: 1004 }, api.asClient)).status).toBe(404);
  });
});

describe('correcting the clock', () => {
  it('takes the proposal as a new punch with reason and author; what was there stays', async () => {
    const { id, findings } = await somebody(['07:00', 'in']);
    const { id: finding, version } = findings[0]!;

    expect((await correct([{ id: finding, version }])).body.done).toEqual([finding]);
    expect((await correct([{ id: finding, version }])).body.stale).toEqual([finding]);
    expect(
      await rows(
        sql`select source, direction, reason, author_id is not null as has_author from punches where employee_id = ${id} order by at`,
      ),
    ).toMatchObject([
      { source: 'file' },
      { source: 'correction', direction: 'out', reason: 'Forgot', has_author: true },
    ]);
    expect(
      await rows(sql`select clocked_out_at is not null as closed from clock_records where employee_id = ${id}`),
    ).toEqual([{ closed: true }]);
    expect((await list({ employee: String(id) })).body.total).toBe(0);
    expect((await list({ employee: String(id), view: 'decided' })).body.findings).toMatchObject([
      { state: 'corrected' },
    ]);
  });

  it('takes punches that somebody enters, in the place of others or beside them', async () => {
    const { id, findings } = await somebody(['07:40', 'in'], ['15:00', 'out']);
    const [late] = findings;
    const wrong = late!.evidence.clocked[0]!.inPunch;
    const at = late!.evidence.planned[0]!.from;
    const body = (replaces: number) => [
      { id: late!.id, version: late!.version, punches: [{ direction: 'in', at, replaces }] },
    ];

    expect((await correct(body(1))).status).toBe(400);
    expect((await correct(body(wrong))).status).toBe(200);
    expect(
      await rows(
        sql`select to_char(clocked_in_at at time zone 'Europe/Athens', 'HH24:MI') as in from clock_records where employee_id = ${id}`,
      ),
    ).toEqual([{ in: '07:00' }]);
  });

  it('is refused in the future, without a proposal, and without a reason', async () => {
    const { findings } = await somebody();
    const one = { id: findings[0]!.id, version: findings[0]!.version };

    expect((await correct([one])).body).toMatchObject({
      error: { message: expect.stringContaining('enter the punches') },
    });
    expect((await correct([{ ...one, punches: [{ direction: 'in', at: '2099-01-01T07:00:00+02:00' }] }])).status).toBe(
      400,
    );
    expect((await correct([one], ' ')).status).toBe(400);
    expect((await list({ employee: String(findings[0]!.employee.id) })).body.total).toBe(1);
  });
});
