import { declarationsContract as contract } from '@horae/contract/declarations/declarations.contract';
import { staffTimelineContract } from '@horae/contract/scheduling/staff-timeline.contract';
import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHotels } from '#features/core/session/session.table';
import { workCentres } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { auditEntries } from '#platform/audit.table';
import { declarations } from './declarations.table';
import { type DeclaringTest, declaringTest, hotel, week } from './declarations-fixture';

let test: DeclaringTest;
let id: number;
beforeAll(async () => {
  test = await declaringTest();
  [id] = test.ids as [number];
});
afterAll(() => test.stop());

const board = async (query: Record<string, string | number> = {}) =>
  (await test.api.asAdmin(contract.board, { query: { ...week, perPage: 100, ...query } })).body;
const settings = (change: object) =>
  test.api.asAdmin(contract.saveSettings, {
    body: { hotel, version: 1, target: 'simulator', branch: 0, userType: '02', isSending: true, ...change },
  });

const grant = (rights: Partial<typeof accountHotels.$inferInsert>) =>
  test.db.update(accountHotels).set(rights).where(eq(accountHotels.companyId, 1003));

describe('the board', () => {
  it('shows planned, declared and what differs, with a deadline, until it is accepted', async () => {
    await test.plan(id, 'Regular', '2031-03-03 07:00', '2031-03-03 15:00');

    const before = (await board()).rows.find((row) => row.id === id);
    expect(before!.days).toHaveLength(7);
    expect(before!.days[0]!.sides).toEqual([
      {
        family: 'dailySchedule',
        planned: [{ kind: 'work', from: '07:00', to: '15:00' }],
        declared: null,
        differs: true,
        declarationId: null,
        state: null,
        protocol: null,
        dueAt: '2031-03-03T07:00:00+02:00',
        isOverdue: false,
      },
    ]);
    await test.submit([id]);
    const queued = (await board()).rows.find((row) => row.id === id);
    expect(queued!.days[0]!.sides[0]).toMatchObject({ differs: false, state: 'queued', declared: null });
    await test.send();
    const after = (await board()).rows.find((row) => row.id === id);
    expect(after!.days[0]!.sides[0]).toMatchObject({
      differs: false,
      state: 'accepted',
      declared: [{ kind: 'work', from: '07:00', to: '15:00' }],
      protocol: expect.stringMatching(/^ΔΟΚ/),
    });
  });

  it('the calendars have it as declared, by its accepted declaration', async () => {
    const { body } = await test.api.asAdmin(staffTimelineContract.filtered, {
      body: {
        selectedHotel: hotel,
        dates: { start: '2031-03-03', end: '2031-03-04' },
        filters: { calendars: [3000], erganiFlag: true },
      },
    });
    const events = body.events.filter((event) => event.employeeId === id);
    expect(events.map(({ erganiShift, start }) => [erganiShift, start])).toEqual(
      expect.arrayContaining([
        [false, '2031-03-03T07:00:00+02:00'],
        [true, '2031-03-03T07:00:00+02:00'],
      ]),
    );
  });

  it('the declared layer of the demo has its declarations', async () => {
    const strange = await test.db
      .select({ id: shifts.id })
      .from(shifts)
      .leftJoin(
        declarations,
        and(eq(declarations.companyId, shifts.companyId), eq(declarations.id, shifts.declarationId)),
      )
      .where(
        and(
          eq(shifts.layer, 'declared'),
          or(sql`${declarations.state} is distinct from 'accepted'`, ne(shifts.employeeId, declarations.employeeId)),
        ),
      );
    expect(strange).toEqual([]);
  });

  it('gives the paper of a protocol, and says why there is none', async () => {
    const accepted = (await test.list({ state: 'accepted', q: 'ΔΟΚ' })).find(({ hasPaper }) => hasPaper);
    const demo = (await test.list({ state: 'accepted', kind: 'overtime' })).find(({ hasPaper }) => !hasPaper);
    // The routes have their own simulator, so the hotel is pointed at that of the test.
    const as = { username: 'horae', password: 'simulator', employerTaxNumber: '999999990' };
    await settings({ target: 'trial', baseUrl: test.simulator.baseUrl, ...as });
    const paper = (one: number) => test.api.asAdmin(contract.paper, { params: { id: one }, query: { hotel } });

    const pdf = await paper(accepted!.id);
    expect([pdf.status, pdf.headers['content-type'], pdf.text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
    expect((await paper(demo!.id)).status).toBe(409);
  });

  it.each([
    ['a range of no days', { to: '2031-03-01' }],
    ['more than a month', { to: '2031-05-01' }],
    ['what is no day', { from: '2031-02-30' }],
  ])('refuses %s', async (_what, query) => {
    const { status, body } = await test.api.asAdmin(contract.board, { query: { ...week, ...query } });
    expect([status, body.error.fields]).toEqual([
      400,
      [expect.objectContaining({ path: expect.stringMatching(/^(from|to)$/) })],
    ]);
  });
});

describe('real declarations', () => {
  it.each([
    ['without an address', {}, 'baseUrl'],
    ['with an address elsewhere', { baseUrl: 'https://ergani.example.evil.example/Api' }, 'baseUrl'],
    ['without https', { baseUrl: 'http://real.ergani.example/Api' }, 'baseUrl'],
    [
      'without a user',
      { baseUrl: 'https://real.ergani.example/Api', employerTaxNumber: '999999990', password: 'x' },
      'username',
    ],
  ])('are not switched on %s', async (_what, change, path) => {
    const { version } = (await test.api.asAdmin(contract.settings, { query: { hotel } })).body.settings;
    const clean = { baseUrl: '', username: '' };
    const { status, body } = await settings({ version, target: 'production', ...clean, ...change });
    expect([status, body.error.fields]).toEqual([400, [expect.objectContaining({ path })]]);
  });

  it('tell no secret, and nothing to who is no administrator', async () => {
    const { text } = await test.api.asAdmin(contract.settings, { query: { hotel } });
    expect(text).not.toMatch(/999999990|"simulator"\}/);
    expect(text).toContain('******990');
    expect((await test.api.asClient(contract.settings, { query: { hotel } })).status).toBe(403);
  });
});

describe('who may', () => {
  it('not a client of another hotel; of its own only with the right to approve and to plan', async () => {
    const board = (own: number) => test.api.asClient(contract.board, { query: { ...week, hotel: own } });
    const submitting = async (own: number) => [
      (await test.api.asClient(contract.toSubmit, { body: { ...week, hotel: own } })).status,
      (await test.api.asClient(contract.submit, { body: { ...week, hotel: own, people: [] } })).status,
    ];
    const rights = (mayApprove: boolean, mayPlan: boolean) => grant({ mayApprove, mayPlan });

    expect((await board(hotel)).status).toBe(404);
    await rights(false, false);
    expect((await board(1003)).status).toBe(403);
    expect(await submitting(1003)).toEqual([403, 403]);
    await rights(true, false);
    expect((await board(1003)).status).toBe(200);
    expect(await submitting(1003)).toEqual([403, 403]);
  });

  it('sees only the people of its unit, also in the list and on duty', async () => {
    const people = await test.db
      .select({ id: employees.id, unit: workCentres.organisationUnitId })
      .from(employees)
      .innerJoin(workCentres, eq(workCentres.id, employees.workCentreId))
      .where(and(eq(employees.companyId, 1003), eq(workCentres.companyId, 1003)))
      .orderBy(asc(employees.id));
    const { unit } = people[0]!;
    await grant({ scope: 'places', unitIds: [unit], mayApprove: true, mayPlan: true });
    const seen = new Set(people.filter((one) => one.unit === unit).map((one) => one.id));

    const { body } = await test.api.asClient(contract.board, { query: { ...week, hotel: 1003, perPage: 100 } });
    expect(body.total).toBe(seen.size);
    expect(body.rows.every((row) => seen.has(row.id))).toBe(true);
    const listed = await test.api.asClient(contract.list, { query: { hotel: 1003, perPage: 100 } });
    expect(listed.body.declarations.length).toBeGreaterThan(0);
    expect(listed.body.declarations.every(({ employee }) => seen.has(employee!.id))).toBe(true);
    const { body: duty } = await test.api.asClient(contract.onDuty, { query: { hotel: 1003 } });
    expect(duty.people.every((one) => seen.has(one.id))).toBe(true);
  });
});

it('every submission is written down', async () => {
  const written = await test.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.object, 'declaration'))
    .orderBy(asc(auditEntries.id));
  expect(written).toMatchObject([{ action: 'add', employeeId: id, after: { kind: 'dailySchedule' } }]);
});
