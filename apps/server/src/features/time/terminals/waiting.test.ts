import { punchFilesContract as contract } from '@horae/contract/time/punch-files.contract';
import { terminalsContract } from '@horae/contract/time/terminals.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registeredTerminal, serial } from '#test/clock-devices';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { hotel, logged, namedPeople, setCode } from './terminals-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof namedPeople>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await namedPeople(api);
  await registeredTerminal(api);
});
afterAll(() => api.stop());

const push = (payload: string) =>
  api.app.inject({
    method: 'POST',
    url: `${terminalsContract.push.path}?SN=${serial}&table=ATTLOG&Stamp=1`,
    headers: { 'content-type': 'text/plain' },
    payload,
  });
const list = async () => (await api.asAdmin(contract.waiting, { query: { hotel } })).body;
const group = (code: string, reason: string | null = null) => ({ hotel, code, source: 'terminal' as const, reason });

it('what waits for a code becomes punches when somebody says whose it is, and later ones go there at once', async () => {
  await push('881\t2026-05-04 07:00:00\t0\t1\n881\t2026-05-04 15:00:00\t1\t1\n882\t2026-05-04 07:00:00\t0\t1\n');
  expect((await list()).groups).toMatchObject([
    { code: '881', count: 2, reason: null, devices: ['Laundry corridor'], firstAt: '2026-05-04T07:00:00+03:00' },
    { code: '882', count: 1 },
  ]);
  const shown = await api.asAdmin(contract.waitingPunches, { query: { hotel, code: '881', source: 'terminal' } });
  expect(shown.body.punches.map(({ direction }) => direction)).toEqual(['out', 'in']);

  const assigned = await api.asAdmin(contract.assign, { body: { ...group('881'), employeeId: people.first } });
  expect(assigned.body).toEqual({ taken: 2 });
  expect(await logged(api, people.first, '2026-05-04')).toHaveLength(2);
  await push('000881\t2026-05-05 07:00:00\t0\t1\n');
  await push('881\t2026-05-04 07:00:00\t0\t1\n');
  expect(await logged(api, people.first, '2026-05-05')).toHaveLength(1);
  expect(await logged(api, people.first, '2026-05-04')).toHaveLength(2);
  expect((await list()).groups.map(({ code }) => code)).toEqual(['882']);
});

it('what is ignored goes from the list with its reason and does not come back', async () => {
  await push('883\t2026-05-04 07:00:00\t0\t1\n');
  const { body } = await api.asAdmin(contract.ignore, { body: { ...group('883'), why: 'Card of the lift company' } });
  expect(body).toEqual({ ignored: 1 });
  await push('883\t2026-05-04 07:00:00\t0\t1\n');

  expect((await list()).groups.map(({ code }) => code)).not.toContain('883');
  expect((await api.asAdmin(contract.ignore, { body: { ...group('883'), why: 'again' } })).status).toBe(404);
});

it('single punches of a group are given to somebody or left out; the code stays nobody’s and the others wait', async () => {
  await push(['06', '07', '08', '09'].map((day) => `884\t2026-05-${day} 07:00:00\t0\t1\n`).join(''));
  const query = { hotel, code: '884', source: 'terminal' as const };
  const shown = async () => (await api.asAdmin(contract.waitingPunches, { query })).body.punches;
  const [ninth, eighth, seventh] = (await shown()).map(({ id }) => id);

  const given = { ...group('884'), employeeId: people.first, ids: [seventh!, eighth!] };
  expect((await api.asAdmin(contract.assign, { body: given })).body).toEqual({ taken: 2 });
  expect(await logged(api, people.first, '2026-05-08')).toHaveLength(1);
  expect(await logged(api, people.first, '2026-05-06')).toHaveLength(0);
  const again = await api.asAdmin(contract.assign, { body: { ...given, ids: [seventh!, ninth!] } });
  expect([again.status, again.body.error.message]).toEqual([409, expect.stringContaining('no longer wait')]);
  const left = await api.asAdmin(contract.ignore, { body: { ...group('884'), why: 'A guest', ids: [ninth!] } });
  expect(left.body).toEqual({ ignored: 1 });

  await push('884\t2026-05-10 07:00:00\t0\t1\n');
  expect((await shown()).map(({ at }) => at.slice(8, 10))).toEqual(['10', '06']);
  expect((await api.asAdmin(contract.ignore, { body: { ...group('884'), why: 'x', ids: [] } })).status).toBe(400);
});

it('a line that cannot be read waits to be looked at and can only be ignored', async () => {
  const answer = await push('7101\tyesterday\t0\t1\n');
  expect(answer.body).toBe('OK: 1\n');
  await push('7101\tyesterday\t0\t1\n');
  const known = (await list()).groups.find(({ code }) => code === '7101')!;
  expect(known).toMatchObject({ count: 1, reason: expect.stringMatching(/^Unreadable line: /) });

  const body = { ...group('7101', known.reason), employeeId: people.first };
  expect((await api.asAdmin(contract.assign, { body })).status).toBe(409);
});

it('a code that only looks like somebody’s waits, and proposes that person', async () => {
  // A Latin H and a Greek kappa; the log has both in Latin letters.
  await setCode(api, people.second, 'HΚ7001');
  await push('HK7001\t2026-05-04 07:00:00\t0\t1\n');

  const waiting = (await list()).groups.find(({ code }) => code === 'HK7001');
  expect(waiting).toMatchObject({ count: 1, reason: null, owner: people.second });
  await api.asAdmin(contract.assign, { body: { ...group('HK7001'), employeeId: people.second } });
  await push('HK7001\t2026-05-05 07:00:00\t0\t1\n');
  expect((await list()).groups.map(({ code }) => code)).not.toContain('HK7001');
  await setCode(api, people.second, '07102');
});

it('a terminal whose clock is ahead adds nothing to the stream', async () => {
  const ahead = new Date(Date.now() + 26 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  await push(`7101\t${ahead}\t0\t1\n`);
  const known = (await list()).groups.find(({ reason }) => reason?.startsWith('In the future'));

  expect(known).toMatchObject({ code: '7101', count: 1 });
  const body = { ...group('7101', known!.reason), employeeId: people.first };
  expect((await api.asAdmin(contract.assign, { body })).status).toBe(409);
});

it('is assigned only to people of the hotel', async () => {
  await push('884\t2026-05-04 07:00:00\t0\t1\n');
  const answer = await api.asAdmin(contract.assign, { body: { ...group('884'), employeeId: 2_000_000_000 } });

  expect([answer.status, answer.body.error.fields?.[0]?.path]).toEqual([400, 'employeeId']);
  expect((await list()).groups.map(({ code }) => code)).toContain('884');
});
