import { type ImportAnswer, importMemoryContract as memory } from '@horae/contract/people/import-memory.contract';
import { organisationContract } from '@horae/contract/people/organisation.contract';
import { peopleFilesContract } from '@horae/contract/people/people-files.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { hotel, peopleOf } from '../people/people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

type Cells = Record<string, string>;

const run = async (rows: Cells[], answers: ImportAnswer[] = [], more: object = {}) => {
  const numbered = rows.map((cells, at) => ({ line: at + 2, cells }));
  const body = { hotel, rows: numbered, place: people.place, dryRun: false, answers, ...more };
  return (await api.asAdmin(peopleFilesContract.importRows, { body })).body;
};
const found = async (code: string) => (await people.list({ q: code })).body.people[0]!;

it('an unknown department is asked about once, with how many rows say it, and the answer is kept', async () => {
  const [first] = people.choices.departments;
  const row = (code: string): Cells => ({ code, name: 'Νέα Άννα', department: 'F & B' });
  const asked = await run([row('AN1'), row('AN2')]);
  expect(asked.isWritten).toBe(false);
  expect(asked.questions).toEqual([{ of: 'department', value: 'F & B', rows: 2 }]);
  expect(asked.choices).toContainEqual({ of: 'department', placeId: first!.id, text: first!.name });
  expect(asked.rows[0]!.faults[0]!.message).toBe(
    'There is no department “F & B”: choose which one is meant, or correct the name.',
  );
  const answer = { of: 'department', value: 'F & B', take: 'existing', placeId: first!.id } as const;

  const dry = await run([row('AN1'), row('AN2')], [answer], { dryRun: true });
  expect([dry.questions, dry.rows.map(({ verdict }) => verdict)]).toEqual([[], ['add', 'add']]);
  expect((await run([row('AN1')], [], { dryRun: true })).questions).toHaveLength(1);
  await run([row('AN1'), row('AN2')], [answer]);

  expect((await found('AN1')).department).toBe(first!.name);
  const next = await run([{ ...row('AN3'), department: 'f & b' }]);
  expect([next.isWritten, next.questions, next.recalled]).toEqual([
    true,
    [],
    [{ of: 'department', value: 'f & b', meaning: first!.name }],
  ]);
  const { body } = await api.asAdmin(memory.forgetValues, {
    body: { hotel, values: [{ of: 'department', value: 'F & b' }] },
  });
  expect(body).toEqual({ forgotten: 1 });
  expect((await run([row('AN4')], [], { dryRun: true })).questions).toHaveLength(1);
});

it('a new place is remembered by what it became, also after it is renamed', async () => {
  const answers: ImportAnswer[] = [
    { of: 'department', value: 'Spa & Pool', take: 'new' },
    { of: 'workCentre', value: 'Beach', take: 'new' },
  ];
  const row = { code: 'AN5', name: 'Νέα Άννα', department: 'Spa & Pool', workCentre: 'Beach' };
  expect((await run([row], [], { dryRun: true })).questions).toHaveLength(2);
  expect((await run([row], answers)).isWritten).toBe(true);
  const { department, departmentId, workCentre } = await found('AN5');
  expect([department, workCentre]).toEqual(['Spa & Pool', 'Beach']);
  const place = { hotel, kind: 'department', id: departmentId } as const;
  const { headers } = await api.asAdmin(organisationContract.place, { query: place });
  await api.asAdmin(
    organisationContract.rename,
    { body: { ...place, name: 'Wellness' } },
    { 'if-match': String(headers.etag) },
  );

  const next = await run([{ ...row, code: 'AN6', email: '' }]);

  expect([next.questions, (await found('AN6')).department]).toEqual([[], 'Wellness']);
});

it('a value that stands for nothing leaves the cell empty', async () => {
  const row = { code: 'AN7', name: 'Νέα Άννα', department: '-', workCentre: 'n/a' };
  const answers: ImportAnswer[] = [
    { of: 'department', value: '-', take: 'nothing' },
    { of: 'workCentre', value: 'n/a', take: 'nothing' },
  ];

  await run([row], answers);

  expect((await found('AN7')).departmentId).toBe(people.place.departmentId);
  const again = await run([{ ...row, code: 'AN8' }]);
  expect(again.recalled).toContainEqual({ of: 'department', value: '-', meaning: null });
});

it('an unknown job title is asked about and stays as it is until somebody answers', async () => {
  await run([{ code: 'AN9', name: 'Νέα Άννα', jobTitle: 'Sommelier' }]);
  const row = { code: 'AN10', name: 'Νέα Άννα', jobTitle: 'Οινοχόος' };
  const dry = await run([row], [], { dryRun: true });
  expect(dry.questions).toEqual([{ of: 'jobTitle', value: 'Οινοχόος', rows: 1 }]);
  expect(dry.rows[0]!.verdict).toBe('add');

  await run([row], [{ of: 'jobTitle', value: 'Οινοχόος', take: 'existing', text: 'Sommelier' }]);

  expect((await found('AN10')).jobTitle).toBe('Sommelier');
  const next = await run([{ ...row, code: 'AN11' }]);
  expect([next.questions, (await found('AN11')).jobTitle]).toEqual([[], 'Sommelier']);
});

it('an answer that names no place of the hotel is refused', async () => {
  const answer = { of: 'department', value: 'X', take: 'existing', placeId: 999_999 } as const;
  const body = { hotel, rows: [{ line: 2, cells: { code: 'AN12' } }], dryRun: true, answers: [answer] };

  const reply = await api.asAdmin(peopleFilesContract.importRows, { body });

  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({
    error: { fields: [{ path: 'answers.0', message: 'Choose one that exists and is open.' }] },
  });
});
