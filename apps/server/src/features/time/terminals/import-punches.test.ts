import { readFile } from 'node:fs/promises';
import { punchFilesContract as contract } from '@horae/contract/time/punch-files.contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { derivedDue } from '#platform/due/due.table';
import { registeredTerminal } from '#test/clock-devices';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { clockRecords } from '../attendance/clock-records.table';
import { refuseBinary } from './import-punches.service';
import { countPunches, hotel, logged, namedPeople } from './terminals-fixture';

let api: TestApp;
let token: string;
let people: Awaited<ReturnType<typeof namedPeople>>;
beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
  people = await namedPeople(api);
});
afterAll(() => api.stop());

const sample = (name: string) => readFile(new URL(`samples/${name}`, import.meta.url));

async function send(content: string | Buffer, more: object = {}) {
  const file = (await sendFile(api, token, 'attachment', Buffer.from(content), 'log.txt')).body.upload.address;
  const body = { hotel, file, dryRun: false, ...more };
  return api.asAdmin(contract.run, { body });
}
const verdicts = ({ body }: Awaited<ReturnType<typeof send>>) => body.rows.map(({ verdict }) => verdict);

describe('a file of punches', () => {
  it('of a USB stick is tried first, taken once, and adds nothing the second time', async () => {
    const content = await sample('usb-stick-attlog.dat');
    const before = await countPunches(api);
    const dry = await send(content, { dryRun: true });
    expect(dry.body).toMatchObject({
      layout: 'log of a USB stick: machine, state, verification, work code',
      isWritten: false,
    });
    expect(dry.body.heading).toHaveLength(6);
    expect([await countPunches(api), verdicts(dry)]).toEqual([before, Array.from({ length: 6 }, () => 'added')]);

    const first = await send(content);
    const again = await send(content);
    expect([first.body.isWritten, verdicts(again)]).toEqual([true, Array.from({ length: 6 }, () => 'already there')]);
    expect(await countPunches(api)).toBe(before + 6);
    expect((await logged(api, people.first, '2026-05-04')).map(({ at, direction }) => [at, direction])).toEqual([
      ['05-04 03:58:12', 'in'],
      ['05-04 08:00:03', 'out'],
      ['05-04 08:28:40', 'in'],
      ['05-04 12:02:31', 'out'],
    ]);
    // The terminal drops the code's leading zeros.
    expect(await logged(api, people.second, '2026-05-04')).toHaveLength(2);
  });

  it.each([
    ['four-columns-attlog.dat', '2026-05-05', ['in', 'out']],
    ['unknown-states-attlog.dat', '2026-05-06', [null, null]],
    ['with-mark.csv', '2026-05-07', ['in', 'out']],
    ['greek-code-page.csv', '2026-05-08', ['in', 'out']],
  ])('%s', async (name, day, directions) => {
    const { status, body } = await send(await sample(name));

    expect([status, body.isWritten]).toEqual([200, true]);
    const rows = await logged(api, people.first, day);
    expect(rows.map(({ direction }) => direction)).toEqual(directions);
    expect(rows[0]!.at).toMatch(/^05-0\d 03:5\d/);
  });

  it('keeps codes that nobody has, and tells so', async () => {
    const { body } = await send('7998\t2026-05-11 07:00:00\t0\t1\n');

    expect(body.rows).toEqual([
      { line: 1, verdict: 'waiting', sentence: 'Nobody has the code 7998: it waits until it is assigned to a person.' },
    ]);
    expect(body.isWritten).toBe(true);
  });

  it('of the night on which an hour comes twice is read by the order of its lines, and tells so', async () => {
    const { body } = await send(await sample('clock-change-attlog.dat'));
    const rows = [
      ...(await logged(api, people.first, '2026-10-24')),
      ...(await logged(api, people.first, '2026-10-25')),
    ];

    expect(rows.map(({ at }) => at)).toEqual(['10-24 19:58:00', '10-25 00:30:00', '10-25 01:10:00', '10-25 05:02:00']);
    expect(body.rows.map(({ sentence }) => sentence !== '')).toEqual([false, true, true, false]);
  });

  it('with one line at fault is taken without it, and the line is told as it is', async () => {
    const before = await countPunches(api);
    const content = await sample('skipped-hour-attlog.dat');
    const lines = content.toString('utf8').split(/\r?\n/);
    const { body } = await send(content);

    const good = verdicts({ body } as Awaited<ReturnType<typeof send>>).filter((verdict) => verdict === 'added').length;
    expect(good).toBeGreaterThan(0);
    expect([body.isWritten, await countPunches(api)]).toEqual([true, before + good]);
    expect(body.rows[1]).toEqual({
      line: 2,
      verdict: 'fault',
      text: lines[1],
      sentence: 'There is no 2026-03-29 03:30:00 in Europe/Athens: the clocks skip that hour.',
    });
  });

  it('goes by the clock of the terminal that wrote it, or by the zone that is told', async () => {
    const terminal = await registeredTerminal(api, hotel, { zone: 'Europe/London' });
    await send('7101\t2026-06-01 05:00:00\t0\t1\n', { device: terminal.id });
    await send('7101\t2026-06-02 05:00:00\t0\t1\n', { zone: 'UTC' });

    expect(await logged(api, people.first, '2026-06-01')).toMatchObject([
      { at: '06-01 04:00:00', deviceId: terminal.id },
    ]);
    expect(await logged(api, people.first, '2026-06-02')).toMatchObject([{ at: '06-02 05:00:00' }]);
    const unknown = await send('7101\t2026-06-02 05:00:00\t0\t1\n', { device: 2_000_000_000 });
    expect([unknown.status, unknown.body.error.fields?.[0]?.path]).toEqual([400, 'device']);
  });

  it('with columns that nobody knows is asked about, then read by the mapping', async () => {
    const text = 'Wer,Wann,Was\n7101,2026-06-03 07:00:00,in\n';
    const asked = await send(text);
    expect(asked.body).toEqual({
      layout: null,
      isAsLastTime: false,
      encoding: 'UTF-8',
      sample: '7101,2026-06-03 07:00:00,in',
      sheets: [],
      sheet: '',
      leftOut: [],
      blankRows: 0,
      heading: ['Wer', 'Wann', 'Was'],
      isLog: false,
      columns: {},
      preview: [],
      rows: [],
      old: 0,
      isWritten: false,
    });

    const { body } = await send(text, { mapping: { code: 'Wer', time: 'Wann', direction: 'Was' } });
    expect(body).toMatchObject({ layout: 'mapped', isWritten: true });
    const wrong = await send(text, { mapping: { code: 'Wer' } });
    expect([wrong.status, wrong.body.error.fields?.[0]?.path]).toEqual([400, 'mapping']);
  });

  it('reads the state of a log where it is told', async () => {
    await send('7101\t2026-06-04 07:00:00\t1\t0\t1\t0\n', { mapping: { direction: 'Column 3' } });

    expect(await logged(api, people.first, '2026-06-04')).toMatchObject([{ direction: 'out' }]);
  });

  it('shows how it was read: who, when, in or out, and by what', async () => {
    const push = ['7101\t2026-07-30 09:12:03\t0\t1\t0\t0', '7101\t2026-07-30 17:02:00\t1\t15\t0\t0'].join('\n');
    const { body } = await send(push, { dryRun: true });

    expect(body).toMatchObject({
      layout: 'log of a terminal: state, verification, work code',
      isLog: true,
      columns: { code: 'Column 1', time: 'Column 2', direction: 'Column 3' },
      preview: [
        { line: 1, code: '7101', wall: '2026-07-30 09:12:03', direction: 'in', verification: 'finger' },
        { line: 2, code: '7101', wall: '2026-07-30 17:02:00', direction: 'out', verification: 'face' },
      ],
    });
    const none = await send(push, { dryRun: true, mapping: { direction: '' } });
    expect(none.body.preview.map(({ direction }) => direction)).toEqual([null, null]);
    const other = await send(push.replaceAll('\t', ' '), {
      dryRun: true,
      mapping: { direction: 'Column 4' },
    });
    expect(other.body.heading).toHaveLength(6);
    expect(other.body.preview.map(({ direction }) => direction)).toEqual(['out', null]);
  });

  it('in Greek capitals is understood, and the lines are counted as an editor counts them', async () => {
    const text = [
      '',
      'ΚΩΔΙΚΟΣ;ΗΜΕΡΟΜΗΝΙΑ;ΩΡΑ;ΚΙΝΗΣΗ',
      '7101;09/06/2026;07:01;ΕΙΣΟΔΟΣ',
      '',
      '7101;9/6/2026;μεσημέρι;ΕΞΟΔΟΣ',
      '7101;09/06/2026;15:03;ΕΞΟΔΟΣ',
    ].join('\r\n');
    const { body } = await send(text);

    expect(body.rows).toMatchObject([
      { line: 3, verdict: 'added' },
      { line: 5, verdict: 'fault', sentence: 'ΩΡΑ: "μεσημέρι" is not a time.' },
      { line: 6, verdict: 'added' },
    ]);
    expect(body.rows[1]!.text).toBe('7101; 9/6/2026; μεσημέρι; ΕΞΟΔΟΣ');
    expect((await logged(api, people.first, '2026-06-09')).map(({ direction }) => direction)).toEqual(['in', 'out']);
  });

  it('with records of bytes is refused with the way out', async () => {
    const content = await sample('records-of-bytes.dat');

    expect(() => refuseBinary(content)).toThrow('Export the attendance log as text');
    expect((await sendFile(api, token, 'attachment', content, '1_attlog.dat')).status).toBe(400);
  });

  it('is worked into attendance', async () => {
    const { db } = api.database;
    const due = and(eq(derivedDue.thing, 'attendance'), eq(derivedDue.employeeId, people.first));
    const { employeeId, referenceDate } = clockRecords;
    const records = and(eq(employeeId, people.first), eq(referenceDate, '2026-05-04'));

    expect(await db.$count(derivedDue, due)).toBe(0);
    expect(await db.$count(clockRecords, records)).toBeGreaterThan(0);
  });
});
