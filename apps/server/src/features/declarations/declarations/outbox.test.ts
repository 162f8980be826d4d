import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { and, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { type DeclaringTest, declaringTest, tuesday, week } from './declarations-fixture';

let test: DeclaringTest;
beforeAll(async () => {
  test = await declaringTest();
});
afterAll(() => test.stop());

const statesOf = async (id: number) => (await test.rows(id)).map(({ kind, state }) => `${kind} ${state}`);

describe('a submitted week', () => {
  it('goes out once a person and family, and what was accepted becomes the declared layer', async () => {
    const [id] = test.ids as [number];
    await test.plan(id, 'Regular', '2031-03-03 07:00', '2031-03-03 15:00');
    await test.plan(id, 'Split', '2031-03-04 11:00', '2031-03-04 15:00');
    await test.plan(id, 'Split', '2031-03-04 19:00', '2031-03-04 23:00');
    await test.plan(id, 'Night', '2031-03-05 22:00', '2031-03-06 06:00');
    await test.plan(id, 'Overtime', '2031-03-03 15:00', '2031-03-03 17:00');

    expect((await test.submit([id])).body).toEqual({ queued: 2 });
    expect((await test.submit([id])).body).toEqual({ queued: 0 });
    await test.send();

    expect(await statesOf(id)).toEqual(['dailySchedule accepted', 'overtime accepted']);
    const [schedule, overtime] = await test.rows(id);
    expect(schedule?.protocol).toMatch(/^ΔΟΚ\d+$/);
    expect(test.current(id, '2031-03-04').schedule).toEqual({
      protocol: schedule?.protocol,
      value: [
        { kind: 'work', from: '11:00', to: '15:00' },
        { kind: 'work', from: '19:00', to: '23:00' },
      ],
    });
    expect(test.current(id, '2031-03-05').schedule?.value).toEqual([{ kind: 'work', from: '22:00', to: '06:00' }]);
    expect(test.current(id, '2031-03-09').schedule?.value).toEqual([{ kind: 'rest' }]);
    expect(test.current(id, '2031-03-03').overtime?.value).toEqual([{ kind: 'overtime', from: '15:00', to: '17:00' }]);
    expect(await test.layer(id)).toEqual([
      { type: 'Regular', from: '03-03 07:00', to: '03-03 15:00', by: schedule?.id },
      { type: 'Overtime', from: '03-03 15:00', to: '03-03 17:00', by: overtime?.id },
      { type: 'Split', from: '03-04 11:00', to: '03-04 15:00', by: schedule?.id },
      { type: 'Split', from: '03-04 19:00', to: '03-04 23:00', by: schedule?.id },
      { type: 'Night', from: '03-05 22:00', to: '03-06 06:00', by: schedule?.id },
    ]);
  });

  it('is submitted again only where the plan has changed; the last accepted wins', async () => {
    const [id] = test.ids as [number];
    const [first] = await test.rows(id);
    const { employeeId, layer, startsAt, type } = shifts;
    const planned = and(eq(employeeId, id), eq(layer, 'planned'), gt(startsAt, new Date('2031-01-01')));
    await test.db
      .update(shifts)
      .set({ endsAt: sql`${shifts.endsAt} + interval '1 hour'` })
      .where(and(planned, eq(type, 'Night')));
    await test.db.delete(shifts).where(and(planned, eq(type, 'Overtime')));

    expect((await test.submit([id])).body).toEqual({ queued: 2 });
    await test.send();

    const rows = await test.rows(id);
    expect(rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'dailySchedule accepted',
      'overtime superseded',
      'dailySchedule accepted',
      'overtime accepted',
    ]);
    expect(test.current(id, '2031-03-03').overtime?.value).toEqual([{ kind: 'noOvertime' }]);
    expect(await test.layer(id)).toMatchObject([
      { type: 'Regular', by: first?.id },
      { type: 'Split', by: first?.id },
      { type: 'Split', by: first?.id },
      { type: 'Night', to: '03-06 07:00', by: rows[2]?.id },
    ]);
  });
});

describe('what is refused', () => {
  it('goes to a person before it is sent when the tax number is missing, and out once it is there', async () => {
    const id = test.ids[5]!;
    await test.submit([id]);
    await test.send();

    const [row] = await test.rows(id);
    expect(row).toMatchObject({
      state: 'rejected',
      attempts: 0,
      refusal: expect.stringMatching(/^The tax number of .+ is missing\.$/),
    });
    await test.giveNumber(id, test.numberOf(id));
    expect((await test.submit([id])).body).toEqual({ queued: 1 });
    await test.send();
    expect(await statesOf(id)).toEqual(['dailySchedule accepted']);
  });

  it('keeps the words of the service and is not sent again by itself', async () => {
    const id = test.ids[1]!;
    test.simulator.faults.fail = { times: 1, status: 400 };
    await test.submit([id]);
    // The log-in has already succeeded, so the refusal applies to the declaration.
    await test.send();
    await test.sendAgain();

    expect(await test.rows(id)).toMatchObject([
      { state: 'rejected', attempts: 1, refusal: 'Παρουσιάστηκε σφάλμα. Δοκιμάστε αργότερα.' },
    ]);
  });
});

describe('a service that does not answer', () => {
  it.each([
    ['too many calls', () => (test.simulator.faults.tooMany = { times: 1, retryAfter: 0 }), 'queued', false],
    [
      'a failure before anything was kept',
      () => (test.simulator.faults.fail = { times: 1, status: 503 }),
      'queued',
      false,
    ],
    ['an answer that is lost', () => (test.simulator.faults.loseAnswer = { times: 1 }), 'unknown', true],
  ])('%s: tried again later, one accepted row', async (_fault, setFault, state, twice) => {
    const id = test.ids[twice ? 2 : state === 'queued' && _fault.startsWith('too') ? 3 : 4]!;
    await test.submit([id]);
    setFault();
    await test.send();
    expect(await test.rows(id)).toMatchObject([{ state, attempts: 1 }]);

    await test.sendAgain();

    expect(await test.rows(id)).toMatchObject([{ state: 'accepted', attempts: 2, twice }]);
    expect(test.current(id, tuesday).schedule?.value).toEqual([{ kind: 'rest' }]);
  });
});

describe('a service that stalls', () => {
  it('holds no connection of the database', async () => {
    const { environment, api, ids } = test;
    const { simulator } = environment;
    const stalled = createServer();
    await once(stalled.listen(0, '127.0.0.1'), 'listening');
    environment.simulator = async () => `http://127.0.0.1:${(stalled.address() as AddressInfo).port}`;
    await test.submit([ids[2]!], { ...week, from: '2031-03-10', to: '2031-03-16' });

    const asked = once(stalled, 'connection');
    const sending = test.send();
    const [socket]: Socket[] = await asked;

    const { pool } = api.database;
    expect(pool.totalCount - pool.idleCount).toBe(0);
    socket?.destroy();
    await sending;
    stalled.close();
    environment.simulator = simulator;
    await test.sendAgain();
    expect((await test.rows(ids[2]!)).at(-1)).toMatchObject({ state: 'accepted', attempts: 2 });
  });
});

describe('secrets', () => {
  it('no tax number stands in clear in any table', async () => {
    const { rows: tables } = await test.db.execute<{ name: string }>(
      sql`select relname as name from pg_stat_user_tables`,
    );
    const numbers = [...test.ids.map(test.numberOf), '999999990'];
    const holding: string[] = [];
    for (const { name } of tables) {
      for (const number of numbers) {
        const { rows } = await test.db.execute(
          sql`select 1 from ${sql.identifier(name)} as held where to_jsonb(held)::text like ${`%${number}%`} limit 1`,
        );
        if (rows.length > 0) holding.push(`${name} ${number}`);
      }
    }
    expect(holding).toEqual([]);
    expect(test.simulator.accepted().length).toBeGreaterThan(3);
  });
});
