import { join } from 'node:path';
import { uploadsContract } from '@horae/contract/core/uploads.contract';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { punchFilesContract } from '@horae/contract/time/punch-files.contract';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { heavyWork } from '#platform/threads/heavy-work';
import { longestPause } from './longest-pause';
import { longestBlock } from './loop-watch';
import { sendFile } from './send-file';
import { startTestApp, type TestApp } from './start-test-app';
import { urlOf } from './url-of';

let api: TestApp;
let token: string;
let address: string;
beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => api.stop());

const largest = 9_800_000;
/** A file of 9.8 MB, or of so many lines. */
function fileOf(line: (at: number) => string, heading = '', most = Number.POSITIVE_INFINITY): string {
  const lines = [heading];
  for (let at = 0, size = heading.length; size < largest && at < most; at++) {
    const next = line(at);
    lines.push(next);
    size += next.length;
  }
  return lines.join('');
}
const dayOf = (at: number) => new Date(Date.UTC(2031, 0, 1) + at * 86_400_000).toISOString().slice(0, 10);
const rosterHeading = 'employee code,name,department,start,end,type\n';
const roster = (at: number) => {
  const day = dayOf(Math.floor(at / 2000));
  return `N-${at % 2000},Name ${at % 2000},Spa,${day} 07:00,${day} 15:00,Regular\n`;
};
const log = (at: number) => `${at % 2000}\t${dayOf(Math.floor(at / 2000))} 07:15:00\t0\t1\t0\t0\t0\t0\t0\t0\t0\n`;

const upload = async (text: string, name: string) =>
  (await sendFile(api, token, 'attachment', Buffer.from(text), name)).body.upload.address;
const ask = (
  contract: typeof rosterImportContract.run | typeof punchFilesContract.run,
  file: string,
  stop?: AbortSignal,
) =>
  fetch(address + urlOf(contract, {}), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ hotel: 1003, file, dryRun: true }),
    ...(stop && { signal: stop }),
  });

describe('a file of 9.8 MB', () => {
  it.each([
    ['a roster', rosterImportContract.run, 'roster.csv', () => fileOf(roster, rosterHeading)],
    ['punches', punchFilesContract.run, 'attlog.txt', () => fileOf(log)],
  ])('with %s is checked on a thread, so that others are answered meanwhile', async (_what, contract, name, text) => {
    const file = await upload(text(), name);

    const { pause, took, result } = await longestPause(async () => {
      const answer = await ask(contract, file);
      return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) };
    });

    expect(result.status).toBe(200);
    const report = JSON.parse(result.content.toString());
    expect(report.rows.length).toBeGreaterThan(140_000);
    expect(report.rows.filter(({ verdict }: { verdict: string }) => verdict === 'fault')).toEqual([]);
    // On the request thread, one pause is more than half of it, however fast the machine is.
    expect(pause).toBeLessThan(took / 4);
  });

  it('is stored without blocking others for 200 ms', async () => {
    const content = Buffer.from(fileOf(roster, rosterHeading));

    const { block, result } = await longestBlock(() => sendFile(api, token, 'attachment', content, 'roster.csv'));

    expect(result.status).toBe(201);
    expect(block).toBeLessThan(200);
  });
});

it('says how far a file has been read, to its owner alone', async () => {
  const file = await upload(fileOf(roster, rosterHeading), 'roster.csv');
  const shareFor = async (call: TestApp['asAdmin']) => (await call(uploadsContract.progress, { query: { file } })).body;
  expect(await shareFor(api.asAdmin)).toEqual({ share: null });

  const reading = ask(rosterImportContract.run, file);

  await vi.waitFor(async () => expect((await shareFor(api.asAdmin)).share).toBeGreaterThan(0), { timeout: 60_000 });
  expect(await shareFor(api.asClient)).toEqual({ share: null });
  expect((await reading).status).toBe(200);
});

it('refuses a file with more lines than anybody could look through', async () => {
  const file = await upload(
    fileOf(() => 'x\n', '', 300_001),
    'attlog.txt',
  );

  const answer = await ask(punchFilesContract.run, file);

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    message: 'This file has 300,001 lines. Import at most 300,000 at once: split it.',
    error: { fields: [{ path: 'file' }] },
  });
});

it('stops reading a file when its caller has left', async () => {
  const file = await upload(fileOf(roster, rosterHeading), 'roster.csv');
  const heavy = heavyWork(inject('threadFile'), api.database);
  const leaving = new AbortController();
  const hotel = { companyId: 1003, timeZone: 'Europe/Athens' };
  const directory = join(api.dataDirectory, 'uploads');
  const input = { hotel, accountId: 1, directory, file, dayOrder: 'dmy', dryRun: true };

  const reading = heavy.run({ job: 'importRosterFile', input }, { accountId: 1, cancelled: leaving.signal });
  leaving.abort();

  await expect(reading).rejects.toMatchObject({ status: 503, message: expect.stringContaining('cancelled') });
  const stopped = heavy.run({ job: 'importRosterFile', input }, { accountId: 1 });
  await Promise.all([expect(stopped).rejects.toMatchObject({ status: 503 }), heavy.stop()]);
});

it('answers with another try when too many files wait, and reads all others', async () => {
  const file = await upload(fileOf(roster, rosterHeading, 3), 'roster.csv');

  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(rosterImportContract.run, file)));

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 503, 503, 503]);
  expect(answers.find(({ status }) => status === 503)!.headers.get('retry-after')).toBe('5');
});
