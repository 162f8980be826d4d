import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { buildDocument } from '../src';
import { cardOf, employerTaxNumber, leaveOf, nefeli } from '../src/test/messages';
import { type Pair, startPair } from '../src/test/start-pair';
import { sampleEmployer } from './employer';
import { startSimulator } from './start-simulator';

let pair: Pair | undefined;
const folders: string[] = [];
afterEach(async () => {
  await pair?.simulator.stop();
  pair = undefined;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ergani-'));
  folders.push(folder);
  return join(folder, 'state.json');
}

async function sendCard({ client, clock }: Pair) {
  return client.submit('WRKCardSE', buildDocument(cardOf(clock.now)).body);
}

describe('a state file', () => {
  it('keeps what was accepted, sessions and numbers over a restart', async () => {
    const stateFile = aFile();
    pair = await startPair({ stateFile });
    const [first] = await sendCard(pair);
    const accepted = pair.simulator.accepted();
    await pair.simulator.stop();

    pair = await startPair({ stateFile });
    const who = { employer: employerTaxNumber, employee: nefeli.taxNumber, date: '2026-07-14' };
    expect(pair.simulator.accepted()).toEqual(accepted);
    expect(pair.simulator.current(who).cards.in?.protocol).toBe(first?.protocol);
    const [second] = await sendCard(pair);
    expect(second?.protocol).not.toBe(first?.protocol);
  });

  it('is readable for its owner only, and whole', async () => {
    const stateFile = aFile();
    pair = await startPair({ stateFile });
    await sendCard(pair);

    expect(statSync(stateFile).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(stateFile, 'utf8'))).toMatchObject({ version: 1, lastNumber: 2 });
    expect(existsSync(`${stateFile}.new`)).toBe(false);
  });

  it('that cannot be written fails the call, and nothing is accepted', async () => {
    const stateFile = aFile();
    pair = await startPair({ stateFile }, { attempts: 1 });
    await pair.client.submissions();
    mkdirSync(`${stateFile}.new`);

    await expect(sendCard(pair)).rejects.toThrow('status 500');
    expect(pair.simulator.accepted()).toEqual([]);
  });

  it.each(['', '{}', '{"version":2,"accepted":[]}', '[1'])('is not started from when it is %j', async (text) => {
    const stateFile = aFile();
    writeFileSync(stateFile, text);

    await expect(startSimulator({ stateFile })).rejects.toThrow(stateFile);
  });
});

describe('over http', () => {
  const get = (path: string) => fetch(`http://127.0.0.1:${pair?.simulator.port}${path}`);
  const post = (path: string, body: string) =>
    fetch(`http://127.0.0.1:${pair?.simulator.port}${path}`, { method: 'POST', body });

  it('shows what was accepted and what counts to tests in another process', async () => {
    pair = await startPair();
    await sendCard(pair);

    expect(await (await get('/simulator/accepted')).json()).toMatchObject([{ protocol: 'ΔΟΚ2', code: 'WRKCardSE' }]);
    const who = `employer=${employerTaxNumber}&employee=${nefeli.taxNumber}&date=2026-07-14`;
    expect(await (await get(`/simulator/current?${who}`)).json()).toMatchObject({
      cards: { in: { protocol: 'ΔΟΚ2', value: { at: pair.clock.now } } },
    });
    expect((await get('/simulator/current?date=2026-07-14')).status).toBe(400);
    expect((await get('/simulator/nothing')).status).toBe(404);
  });

  it('takes faults and the end of tokens from another process', async () => {
    pair = await startPair();
    await pair.client.submissions();
    await post('/simulator/faults', '{"fail":{"times":1,"status":502},"tooMany":{"times":1,"retryAfter":3}}');
    await post('/simulator/expire-tokens', '');

    await pair.client.submissions();
    expect(pair.waits).toEqual([3000, 750]);
    expect(pair.calls).toContain('POST Authentication/Refresh');
  });

  it.each([
    '[]',
    'none',
    '{"fails":{"times":1}}',
    '{"fail":{"times":1,"status":200}}',
    '{"tooMany":{"times":-1}}',
    '{"tooMany":{"times":1,"retryAfter":"soon"}}',
    '{"loseAnswer":1}',
  ])('refuses the faults %s', async (body) => {
    pair = await startPair();

    expect((await post('/simulator/faults', body)).status).toBe(400);
    expect(pair.simulator.faults).toEqual({});
  });

  it.each([
    ['/WebservicesAPI/Api/Authentication', 'no JSON', 400],
    ['/webservicesapi/API/authentication/', '{"Username":"horae","Password":"simulator","Usertype":"01"}', 200],
    ['/WebservicesAPI/Api/%E0%A4%A', '', 400],
    ['/WebservicesAPI/Api/Authentication', `"${'x'.repeat(10_000_001)}"`, 413],
    ['/elsewhere', '', 404],
  ])('answers %s with %.20s by %d', async (path, body, status) => {
    pair = await startPair();

    expect((await post(path, body)).status).toBe(status);
  });
});

it('keeps employers apart', async () => {
  const other = { ...sampleEmployer, username: 'other', taxNumber: '999999994' };
  pair = await startPair({ employers: [sampleEmployer, other] });
  const { body } = buildDocument(leaveOf('2026-07-20'));
  const [receipt] = await pair.client.submit('WTOLeave', body);
  const asOther = pair.another({ credentials: { username: 'other', password: 'simulator' } });

  const who = { employee: nefeli.taxNumber, date: '2026-07-20' };
  expect(pair.simulator.current({ employer: employerTaxNumber, ...who }).leave?.protocol).toBe(receipt?.protocol);
  expect(pair.simulator.current({ employer: other.taxNumber, ...who })).toEqual({ cards: {} });
  await expect(asOther.pdf('WTOLeave', receipt!.protocol, '2026-07-14')).rejects.toMatchObject({ status: 404 });
  const wanted = { document: 'WTOLeave', protocol: receipt!.protocol, submittedOn: '2026-07-14' } as const;
  await expect(asOther.cancel(wanted)).rejects.toMatchObject({ status: 400 });
});

it('says when its port is taken', async () => {
  pair = await startPair();

  await expect(startSimulator({ port: pair.simulator.port })).rejects.toThrow('EADDRINUSE');
});
