import fs, { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

  it('is readable for its owner only, and grows by a line a change', async () => {
    const stateFile = aFile();
    pair = await startPair({ stateFile });
    await sendCard(pair);
    const before = readFileSync(stateFile, 'utf8');
    await sendCard(pair);

    expect(statSync(stateFile).mode & 0o777).toBe(0o600);
    const added = readFileSync(stateFile, 'utf8').slice(before.length);
    expect(readFileSync(stateFile, 'utf8').startsWith(before)).toBe(true);
    expect(JSON.parse(added)).toEqual({ lastNumber: 3, accepted: [pair.simulator.accepted()[1]] });
  });

  it('keeps what was cancelled, and is written anew in few lines at a start', async () => {
    const stateFile = aFile();
    pair = await startPair({ stateFile });
    const [leave] = await pair.client.submit('WTOLeave', buildDocument(leaveOf('2026-07-20')).body);
    await sendCard(pair);
    await pair.client.cancel({ document: 'WTOLeave', protocol: leave!.protocol, submittedOn: '2026-07-14' });
    const accepted = pair.simulator.accepted();
    await pair.simulator.stop();

    pair = await startPair({ stateFile });
    expect(pair.simulator.accepted()).toEqual(accepted);
    expect(accepted.map(({ isCancelled }) => isCancelled)).toEqual([true, false]);
    expect(readFileSync(stateFile, 'utf8').split('\n')).toHaveLength(3);
    expect(existsSync(`${stateFile}.new`)).toBe(false);
  });

  it('that a crash cut off in the middle of a line has all that was answered for', async () => {
    const stateFile = aFile();
    pair = await startPair({ stateFile });
    await sendCard(pair);
    const known = pair.simulator.accepted();
    const whole = readFileSync(stateFile, 'utf8');
    await sendCard(pair);
    const more = readFileSync(stateFile, 'utf8').length;
    await pair.simulator.stop();

    const text = readFileSync(stateFile, 'utf8');
    for (let length = whole.length; length < more; length += 97) {
      writeFileSync(stateFile, text.slice(0, length));
      pair = await startPair({ stateFile });
      expect(pair.simulator.accepted()).toEqual(known);
      await sendCard(pair);
      expect(pair.simulator.accepted()).toHaveLength(2);
      await pair.simulator.stop();
    }
    pair = undefined;
  });

  it('of an earlier version is taken over', async () => {
    const stateFile = aFile();
    pair = await startPair();
    await sendCard(pair);
    const accepted = pair.simulator.accepted();
    await pair.simulator.stop();
    writeFileSync(stateFile, JSON.stringify({ version: 1, sessions: [], accepted, lastNumber: 2 }, null, 1));

    pair = await startPair({ stateFile });
    expect(pair.simulator.accepted()).toEqual(accepted);
  });

  it('that cannot be written fails the call, nothing is accepted, and the file is as before', async () => {
    const stateFile = aFile();
    pair = await startPair({ stateFile }, { attempts: 1 });
    await pair.client.submissions();
    const before = readFileSync(stateFile, 'utf8');
    const full = vi.spyOn(fs, 'fsyncSync').mockImplementation(() => {
      throw new Error('ENOSPC');
    });
    syncBuiltinESMExports();

    await expect(sendCard(pair)).rejects.toThrow('status 500');
    full.mockRestore();
    syncBuiltinESMExports();
    expect(pair.simulator.accepted()).toEqual([]);
    expect(readFileSync(stateFile, 'utf8')).toBe(before);
    await sendCard(pair);
    expect(pair.simulator.accepted()).toHaveLength(1);
  });

  it.each(['', '{}', '{"version":3}\n', '{"version":2}\n[1\n', '[1'])(
    'is not started from when it is %j',
    async (text) => {
      const stateFile = aFile();
      writeFileSync(stateFile, text);

      await expect(startSimulator({ stateFile })).rejects.toThrow(stateFile);
      expect(readFileSync(stateFile, 'utf8')).toBe(text);
    },
  );
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
