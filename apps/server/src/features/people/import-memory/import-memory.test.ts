import { importMemoryContract as memory } from '@horae/contract/people/import-memory.contract';
import { peopleFilesContract } from '@horae/contract/people/people-files.contract';
import { rosterImportContract } from '@horae/contract/scheduling/roster-import.contract';
import { punchFilesContract } from '@horae/contract/time/punch-files.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendFile } from '#test/send-file';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { hotel, peopleOf } from '../people/people-fixture';

let api: TestApp;
let token: string;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  token = (await api.login('admin@demo.com', 'admin')).accessToken;
  people = await peopleOf(api);
});
afterAll(() => api.stop());

const upload = async (text: string, name: string) =>
  (await sendFile(api, token, 'attachment', Buffer.from(text), name)).body.upload?.address ?? '';
const columnsOf = async (kind: 'people' | 'roster' | 'punches', of = hotel) =>
  (await api.asAdmin(memory.columns, { query: { hotel: of, kind } })).body.columns;
const forget = (kind: 'people' | 'roster' | 'punches', ...headings: string[]) =>
  api.asAdmin(memory.forgetColumns, { body: { hotel, kind, headings } });

it('a file of people leaves its columns behind once it is stored, for its hotel alone', async () => {
  const columns = [
    { heading: '  Κωδικός   ΠΡΟΣ. ', field: 'code' },
    { heading: 'Όνομα', field: 'name' },
    { heading: 'Παρατηρήσεις', field: '' },
  ];
  const rows = [{ line: 2, cells: { code: 'MEM1', name: 'Μνήμη Άννα' } }];
  const send = (dryRun: boolean, headings = columns) =>
    api.asAdmin(peopleFilesContract.importRows, {
      body: { hotel, rows, place: people.place, dryRun, columns: headings },
    });

  await send(true);
  expect(await columnsOf('people')).toEqual([]);
  await send(false);

  expect(await columnsOf('people')).toEqual([
    { heading: 'κωδικοσ προσ.', field: 'code' },
    { heading: 'ονομα', field: 'name' },
    { heading: 'παρατηρησεισ', field: '' },
  ]);
  expect(await columnsOf('people', 1004)).toEqual([]);
  await send(false, [{ heading: 'ΌΝΟΜΑ', field: 'firstName' }]);
  expect(await columnsOf('people')).toContainEqual({ heading: 'ονομα', field: 'firstName' });
  expect((await forget('people', 'Όνομα', 'Παρατηρήσεις', 'unknown')).body).toEqual({ forgotten: 2 });
  expect(await columnsOf('people')).toEqual([{ heading: 'κωδικοσ προσ.', field: 'code' }]);
});

it('a roster is read by the columns of last time until these are forgotten', async () => {
  const text = (day: string) => `Kennung,Von,Bis\nMEM-R,${day} 07:00,${day} 15:00\n`;
  const run = async (day: string, more: object) =>
    (
      await api.asAdmin(rosterImportContract.run, {
        body: { hotel, file: await upload(text(day), 'roster.csv'), dryRun: true, ...more },
      })
    ).body;
  const mapping = { employeeCode: 'Kennung', start: 'Von', end: 'Bis' };
  expect(await run('2031-05-01', { mapping })).toMatchObject({ layout: 'mapped' });
  expect(await run('2031-05-01', {})).toMatchObject({ layout: null, isAsLastTime: false });
  await run('2031-05-01', { mapping, dryRun: false });

  const next = await run('2031-05-02', { dryRun: false });
  expect(next).toMatchObject({ layout: 'mapped', isAsLastTime: true, isWritten: true });
  await forget('roster', 'Kennung', 'Von', 'Bis');
  expect(await run('2031-05-03', {})).toMatchObject({ layout: null, isAsLastTime: false });
});

it('columns that are remembered in part do not hide what is recognised', async () => {
  const file = await upload('Kennung,Start,End,Code\nX,2031-05-01 07:00,2031-05-01 15:00,MEM-R\n', 'roster.csv');
  const body = { hotel, file, dryRun: false, mapping: { employeeCode: 'Kennung', start: 'Start', end: 'End' } };
  await api.asAdmin(rosterImportContract.run, { body });
  const other = await upload('Code,Start,End\nMEM-R,2031-06-01 07:00,2031-06-01 15:00\n', 'roster.csv');

  const { body: report } = await api.asAdmin(rosterImportContract.run, { body: { hotel, file: other, dryRun: true } });

  expect(report).toMatchObject({ layout: 'matched by headings', isAsLastTime: false });
});

it('a file of punches is read by the columns of last time as well', async () => {
  const text = (clock: string) => `Wer,Wann\n${people.choices.departments[0]!.id}-nobody,2026-03-02 ${clock}\n`;
  const run = async (clock: string, more: object) =>
    (
      await api.asAdmin(punchFilesContract.run, {
        body: { hotel, file: await upload(text(clock), 'punches.csv'), dryRun: true, ...more },
      })
    ).body;
  expect(await run('07:00', {})).toMatchObject({ layout: null, isAsLastTime: false });
  await run('07:00', { dryRun: false, mapping: { code: 'Wer', time: 'Wann' } });

  const next = await run('15:00', {});

  expect(next).toMatchObject({ isAsLastTime: true, columns: { code: 'Wer', time: 'Wann' } });
  await forget('punches', 'Wer', 'Wann');
  expect(await run('15:00', {})).toMatchObject({ layout: null });
});
