import { shiftLayers } from '@horae/contract/scheduling/shifts.contract';
import { auditContract } from '@horae/contract/settings/audit.contract';
import { attendanceContract } from '@horae/contract/time/attendance.contract';
import { correctionRequestsContract as contract } from '@horae/contract/time/correction-requests.contract';
import { punchesContract } from '@horae/contract/time/punches.contract';
import { and, asc, eq, like, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { departments } from '#features/people/organisation/organisation.table';
import { employees } from '#features/people/people/employees.table';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { dateWords } from '#platform/mail/date-words';
import { activeAccount, wholeHotel } from '#test/accounts';
import { changesOf } from '#test/changes-of';
import { forgetNotices, noticesOf } from '#test/notices';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { unchecked } from '#test/unchecked';
import { clockRecords } from '../attendance/clock-records.table';
import { punches } from '../punches/punches.table';

type Call = ReturnType<TestApp['as']>;

let api: TestApp;
const hotel = 1003;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.stop());

interface Worker {
  id: number;
  day: string;
  call: Call;
  /** The punch of the day: in at 7:40, and no out. */
  inPunch: number;
}

let count = 0;

/** Adds an employee with an account, planned and declared from 7 to 15 two days ago, who came at 7:40 and did not clock out. */
async function worker(more: object = {}): Promise<Worker> {
  count += 1;
  const { db } = api.database;
  const [first] = await db
    .select()
    .from(employees)
    .where(eq(employees.companyId, hotel))
    .orderBy(asc(employees.id))
    .limit(1);
  const { workCentreId, departmentId } = first!;
  const named = { code: `CR${count}`, surname: `Καλλιόπη Δοκιμάκη ${count}` };
  const [added] = await db
    .insert(employees)
    .values({ companyId: hotel, ...named, workCentreId, departmentId })
    .returning();
  const { id } = added!;
  const day = Temporal.Now.plainDateISO('Europe/Athens').subtract({ days: 2 }).toString();
  const at = (time: string) => sql`(${day}::date + ${time}::time) at time zone 'Europe/Athens'`;
  const times = { startsAt: at('07:00'), endsAt: at('15:00') };
  const shift = { companyId: hotel, employeeId: id, type: 'Regular', ...times, status: 'confirmed' } as const;
  for (const layer of shiftLayers) await db.insert(shifts).values({ ...shift, layer });
  const grant = { ...wholeHotel(hotel), scope: 'self' as const, employeeId: id, mayApprove: false, ...more };
  const { session } = await activeAccount(api, `asks${count}@hotel.example`, { grants: [grant] });
  const { body } = await api.asAdmin(punchesContract.correct, {
    body: {
      hotel,
      employeeId: id,
      key: `asks-for-it-${count}`,
      at: await instant(day, '07:40'),
      direction: 'in',
      reason: 'As the terminal would',
    },
  });
  return { id, day, call: api.as(session.accessToken), inPunch: body.punch.id };
}

const instant = async (day: string, time: string) =>
  (
    await api.database.db.execute<{ at: string }>(
      sql`select to_char(((${day}::date + ${time}::time) at time zone 'Europe/Athens') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at`,
    )
  ).rows[0]!.at;

const moved = ({ day, inPunch }: Worker) => ({ replaces: inPunch, at: `${day}T07:00`, direction: 'in' as const });
const forgotten = ({ day }: Worker) => ({ at: `${day}T15:00`, direction: 'out' as const });

const ask = (who: Worker, sent: object = {}) =>
  who.call(contract.ask, {
    body: { hotel, day: who.day, punches: [moved(who), forgotten(who)], reason: 'The terminal was dark', ...sent },
  });
const read = (id: number, as: Call = api.asAdmin) => as(contract.one, { query: { hotel, id } });
const decide = (
  id: number,
  action: 'accept' | 'refuse' | 'reopen',
  answer = '',
  tag?: unknown,
  as: Call = api.asAdmin,
) => as(contract.decide, { body: { hotel, id, deed: action, answer } }, tag ? { 'if-match': String(tag) } : {});
const shown = (column: PgColumn) => sql<string>`to_char(${column} at time zone 'Europe/Athens', 'HH24:MI')`;
const worked = (id: number) =>
  api.database.db
    .select({ from: shown(clockRecords.clockedInAt), to: shown(clockRecords.clockedOutAt) })
    .from(clockRecords)
    .where(eq(clockRecords.employeeId, id));
const openFindings = async (employee: number) =>
  (await api.asAdmin(unchecked(attendanceContract.findings), { query: { hotel, employee } })).body.findings.map(
    ({ kind }) => kind,
  );

describe('asking for a correction', () => {
  it('keeps what is asked beside what the clock says, for the own person and whoever may approve', async () => {
    const who = await worker();
    const { status, body } = await ask(who);

    expect(status).toBe(201);
    expect(body.request).toMatchObject({
      day: who.day,
      employee: { id: who.id },
      state: 'open',
      reason: 'The terminal was dark',
      decided: null,
      isOwn: true,
      punches: [
        { replaces: who.inPunch, was: { direction: 'in', at: expect.stringContaining('T07:40') }, isVoid: false },
        { replaces: null, was: null, direction: 'out', at: expect.stringContaining('T15:00') },
      ],
    });
    expect(body.record).toMatchObject({
      planned: [{ from: expect.stringContaining('T07:00'), to: expect.stringContaining('T15:00') }],
      clocked: [{ from: expect.stringContaining('T07:40'), to: null, inPunch: who.inPunch }],
      punches: [{ id: who.inPunch }],
    });
    expect((await who.call(contract.mine, { query: { hotel } })).body).toMatchObject({
      mayAsk: true,
      requests: [{ id: body.request.id }],
    });
    const listed = await api.asAdmin(contract.list, { query: { hotel, employee: who.id } });
    expect(listed.body).toMatchObject({ total: 1, requests: [{ id: body.request.id, isOwn: false }] });
    expect(listed.body.open).toBeGreaterThan(0);
    expect(await worked(who.id)).toEqual([{ from: '07:40', to: null }]);
  });

  it('is done once a key, and there is one open request a day', async () => {
    const who = await worker();
    const body = { hotel, day: who.day, punches: [forgotten(who)], reason: 'Forgot' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await who.call(contract.ask, { body }, key);
    const again = await who.call(contract.ask, { body }, key);

    expect([again.status, again.body.request.id]).toEqual([201, first.body.request.id]);
    const other = await ask(who);
    expect([other.status, other.body.error.message]).toEqual([
      409,
      expect.stringContaining('already sent a request for this day'),
    ]);
  });

  it.each([
    ['no reason', () => ({ reason: ' ' }), 'reason'],
    ['nothing', () => ({ punches: [] }), 'punches'],
    ['a day to come', () => ({ day: '2099-01-01' }), 'day'],
    ['a day long ago', () => ({ day: '2020-01-01' }), 'day'],
    ['a punch without a time', () => ({ punches: [{ direction: 'in' }] }), 'punches.0.at'],
    [
      'a moment that does not exist',
      (who: Worker) => ({ punches: [{ direction: 'in', at: `${who.day}T27:00` }] }),
      'punches.0.at',
    ],
    ['another day', () => ({ punches: [{ direction: 'in', at: '2020-01-01T07:00' }] }), 'punches.0.at'],
    ['the future', () => ({ punches: [{ direction: 'in', at: '2099-01-01T07:00' }] }), 'punches.0.at'],
    [
      'a punch that is not theirs',
      (who: Worker) => ({ punches: [{ ...moved(who), replaces: 1 }] }),
      'punches.0.replaces',
    ],
    ['nothing in place of nothing', () => ({ punches: [{ isVoid: true }] }), 'punches.0.replaces'],
    [
      'one punch twice',
      (who: Worker) => ({ punches: [moved(who), { replaces: who.inPunch, isVoid: true }] }),
      'punches',
    ],
    [
      'what the clock says already',
      (who: Worker) => ({ punches: [{ ...moved(who), at: `${who.day}T07:40` }] }),
      'punches.0',
    ],
  ])('refuses %s and says which field', async (_what, sent, path) => {
    const who = await worker();
    const answer = await ask(who, sent(who));

    expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([400, path]);
    expect((await who.call(contract.mine, { query: { hotel } })).body.requests).toEqual([]);
  });

  it('is for those whom the account is linked to, and nobody else sees it', async () => {
    const [who, other] = [await worker(), await worker()];
    const { id } = (await ask(who)).body.request;

    expect(
      (await api.asClient(contract.ask, { body: { hotel, day: who.day, punches: [forgotten(who)], reason: 'x' } }))
        .status,
    ).toBe(403);
    expect((await api.asClient(contract.mine, { query: { hotel } })).body).toEqual({ mayAsk: false, requests: [] });
    expect((await read(id, other.call)).status).toBe(404);
    expect((await other.call(contract.withdraw, { body: { hotel, id, isWithdrawn: true } })).status).toBe(404);
    expect((await other.call(contract.list, { query: { hotel } })).status).toBe(403);
    expect((await decide(id, 'accept', '', undefined, other.call)).status).toBe(403);
  });

  it('can be withdrawn, and the withdrawal taken back', async () => {
    const who = await worker();
    const { body, headers } = await ask(who);
    const { id } = body.request;
    const withdraw = (isWithdrawn: boolean) => who.call(contract.withdraw, { body: { hotel, id, isWithdrawn } });

    expect(headers.etag).toBeUndefined();
    expect((await withdraw(true)).body.request.state).toBe('withdrawn');
    expect((await decide(id, 'accept')).status).toBe(409);
    expect((await withdraw(false)).body.request).toMatchObject({ state: 'open', decided: null });
    await withdraw(true);
    await ask(who);
    expect((await withdraw(false)).status).toBe(409);
  });
});

describe('deciding about a request', () => {
  it('accepts it by new punches in the own name that quote it, and attendance follows at once', async () => {
    const who = await worker();
    const { id } = (await ask(who)).body.request;
    expect(await openFindings(who.id)).toEqual(expect.arrayContaining(['missingOut']));
    const { headers } = await read(id);
    const announced = await changesOf(api, () => decide(id, 'accept', 'Thank you', headers.etag));

    expect(announced).toEqual(expect.arrayContaining(['attendance:all', 'punches:all']));
    expect((await read(id)).body).toMatchObject({
      request: { state: 'accepted', decided: { by: 'Eleni Alexiou', answer: 'Thank you' } },
    });
    expect(await worked(who.id)).toEqual([{ from: '07:00', to: '15:00' }]);
    expect(await openFindings(who.id)).toEqual([]);
    const { direction, source, replaces, reason, authorId: author } = punches;
    const stream = await api.database.db
      .select({ direction, source, replaces, reason, author })
      .from(punches)
      .where(and(eq(punches.employeeId, who.id), like(reason, 'Request %')))
      .orderBy(asc(punches.at));
    expect(stream).toEqual([
      {
        direction: 'in',
        source: 'correction',
        replaces: who.inPunch,
        reason: `Request ${id}: The terminal was dark`,
        author: 1,
      },
      {
        direction: 'out',
        source: 'correction',
        replaces: null,
        reason: `Request ${id}: The terminal was dark`,
        author: 1,
      },
    ]);
    const { body: audit } = await api.asAdmin(auditContract.list, {
      query: { employee: who.id, object: 'correction request' },
    });
    expect(audit.entries.map(({ deed: action }) => action)).toEqual(['change', 'add']);
  });

  it('takes a punch away that never was', async () => {
    const who = await worker();
    const { id } = (await ask(who, { punches: [{ replaces: who.inPunch, isVoid: true }] })).body.request;
    await decide(id, 'accept');

    expect(await worked(who.id)).toEqual([]);
  });

  it('refuses it with an answer, which whoever asked sees and is told; and opens it again', async () => {
    const who = await worker();
    await forgetNotices(api);
    const { id } = (await ask(who)).body.request;

    expect((await decide(id, 'refuse')).body.error.fields).toEqual([{ path: 'answer', message: 'Enter a reason.' }]);
    expect((await decide(id, 'refuse', 'The camera says otherwise')).status).toBe(200);
    expect((await who.call(contract.mine, { query: { hotel } })).body.requests[0]).toMatchObject({
      state: 'refused',
      decided: { by: 'Eleni Alexiou', answer: 'The camera says otherwise' },
    });
    expect(await noticesOf(who.call)).toMatchObject([
      { subject: `Your request for ${dateWords(who.day, 'english')} was rejected` },
    ]);
    expect(await worked(who.id)).toEqual([{ from: '07:40', to: null }]);
    expect((await decide(id, 'reopen')).body.request).toMatchObject({ state: 'open', decided: null });
    expect((await decide(id, 'accept')).body.request.state).toBe('accepted');
    expect((await decide(id, 'reopen')).status).toBe(409);
  });

  it('of two who decide at once the second hears of the first, and the clock is corrected once', async () => {
    const who = await worker();
    const { id } = (await ask(who)).body.request;
    const { headers } = await read(id);
    const answers = await Promise.all([
      decide(id, 'accept', '', headers.etag),
      decide(id, 'refuse', 'No', headers.etag),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const late = answers.find(({ status }) => status === 412)!;
    const first = answers.find(({ status }) => status === 200)!;
    expect(JSON.parse(late.text).current.request.state).toBe(first.body.request.state);
  });

  it('a day that changed since it was read is shown anew before anything is decided', async () => {
    const who = await worker();
    const { id } = (await ask(who)).body.request;
    const { headers } = await read(id);
    await api.asAdmin(punchesContract.correct, {
      body: {
        hotel,
        employeeId: who.id,
        key: `meanwhile-${id}-x`,
        replaces: who.inPunch,
        isVoid: true,
        reason: 'Somebody else',
      },
    });

    expect((await decide(id, 'accept', '', headers.etag)).status).toBe(412);
    const blind = await decide(id, 'accept');
    expect([blind.status, blind.body.error.message]).toEqual([
      409,
      expect.stringContaining('corrected in the meantime'),
    ]);
    expect((await read(id)).body.request.state).toBe('open');
  });

  it('nobody decides about the own time, nor corrects it', async () => {
    const who = await worker({ scope: 'hotel', mayApprove: true });
    const { id } = (await ask(who)).body.request;
    const own = await decide(id, 'accept', '', undefined, who.call);
    const corrected = await who.call(punchesContract.correct, {
      body: {
        hotel,
        employeeId: who.id,
        key: `my-own-time-${id}`,
        replaces: who.inPunch,
        isVoid: true,
        reason: 'Mine',
      },
    });

    expect([own.status, corrected.status]).toEqual([409, 409]);
    expect(own.body.error.message).toBe('Somebody else has to decide about your time.');
    expect((await read(id)).body.request.state).toBe('open');
  });

  it('is found by text, day and department, and only within the own scope', async () => {
    const who = await worker();
    const { request } = (await ask(who, { reason: 'Η ταμπλέτα ήταν σβηστή' })).body;
    const found = async (query: object) =>
      (await api.asAdmin(unchecked(contract.list), { query: { hotel, ...query } })).body.requests.some(
        ({ id }) => id === request.id,
      );
    const { db } = api.database;
    const [person] = await db.select().from(employees).where(eq(employees.id, who.id));
    const [elsewhere] = await db
      .select()
      .from(departments)
      .where(and(eq(departments.companyId, hotel), ne(departments.id, person!.departmentId)))
      .limit(1);

    expect(await found({ q: 'ταμπλετα ηταν', from: who.day, to: who.day })).toBe(true);
    for (const query of [{ view: 'decided' }, { department: elsewhere!.id }, { to: '2020-01-01' }, { q: 'nobody' }])
      expect(await found(query)).toBe(false);
    const head = await worker({ scope: 'places', departmentIds: [elsewhere!.id], employeeId: null, mayApprove: true });
    expect((await head.call(contract.list, { query: { hotel, employee: who.id } })).body.total).toBe(0);
    expect((await decide(request.id, 'accept', '', undefined, head.call)).status).toBe(404);
  });
});
