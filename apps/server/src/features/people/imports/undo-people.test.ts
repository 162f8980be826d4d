import { importsContract as imports } from '@horae/contract/people/imports.contract';
import { organisationContract as organisation } from '@horae/contract/people/organisation.contract';
import { peopleFilesContract } from '@horae/contract/people/people-files.contract';
import { personActionsContract as actions } from '@horae/contract/people/person-actions.contract';
import { eq, sql } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shifts } from '#features/scheduling/shifts/shifts.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { hotel, peopleOf, taxNumber } from '../people/people-fixture';
import { importPeople, imports as importsTable } from './imports.table';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

const today = Temporal.Now.plainDateISO('Europe/Athens').toString();

async function store(rows: Record<string, string>[], more: object = {}): Promise<number> {
  const numbered = rows.map((cells, at) => ({ line: at + 2, cells }));
  const body = { hotel, rows: numbered, place: people.place, dryRun: false, fileName: 'people.xlsx', ...more };
  const reply = await api.asAdmin(peopleFilesContract.importRows, { body });
  expect(reply.body).toMatchObject({ isWritten: true });
  return (await listed())[0]!.id;
}
const listed = async () => (await api.asAdmin(imports.list, { query: { hotel, kind: 'people' } })).body.imports;
const undo = (id: number) => api.asAdmin(imports.undo, { body: { hotel, id } });
const found = async (q: string) => (await people.list({ q })).body.people;

it('an import is listed with who, when and how many, and undone as a whole', async () => {
  const known = await people.add({ jobTitle: 'Cook', taxNumber, phone: '2100000001' });
  const before = (await people.read(known.id)).body.person;
  const elsewhere = people.choices.departments.find(({ id }) => id === people.elsewhere.departmentId)!.name;
  const id = await store(
    [
      { code: 'UN1', name: 'Αναίρεση Άννα', skills: 'HACCP' },
      { code: 'UN2', name: 'Αναίρεση Ελένη', taxNumber },
      {
        code: known.code,
        jobTitle: 'Chef',
        department: elsewhere,
        phone: '2100000002',
        weeklyHours: '30',
        kind: 'part',
        skills: 'First aid',
      },
    ],
    { fromDay: today },
  );
  expect(await listed()).toContainEqual({
    id,
    kind: 'people',
    at: expect.any(String),
    by: 'Eleni Alexiou',
    fileName: 'people.xlsx',
    added: 2,
    changed: 1,
    removed: 0,
    newPeople: 0,
    undoneAt: null,
    mayBeUndone: true,
  });

  const { status, body } = await undo(id);

  expect([status, body]).toEqual([200, { removed: 2, restored: 1 }]);
  expect(await found('Αναίρεση')).toEqual([]);
  const { version, ...after } = (await people.read(known.id)).body.person;
  expect({ ...after, version: before.version }).toEqual(before);
  expect(version).toBe(before.version + 2);
  const history = await api.asAdmin(actions.history, { query: { hotel, id: known.id } });
  expect(history.body.entries[0]).toMatchObject({ deed: 'change', before: { jobTitle: 'Chef' } });
  expect(history.body.entries[0]!.after).toMatchObject({ jobTitle: 'Cook' });
  expect((await listed())[0]).toMatchObject({ mayBeUndone: false, undoneAt: expect.any(String) });
  expect((await undo(id)).body.error.message).toBe('This import has already been undone.');
});

it('a dry run and a file without changes are no imports', async () => {
  const id = await store([{ code: 'UN3', name: 'Αναίρεση Ζωή' }]);
  const rows = [{ line: 2, cells: { code: 'UN3', name: 'Αναίρεση Ζωή' } }];
  for (const dryRun of [true, false])
    await api.asAdmin(peopleFilesContract.importRows, { body: { hotel, rows, place: people.place, dryRun } });

  expect((await listed())[0]!.id).toBe(id);
});

it('what was changed since, or has shifts, keeps the whole import, and is named', async () => {
  const id = await store([
    { code: 'UN4', name: 'Αναίρεση Ρέα' },
    { code: 'UN5', name: 'Αναίρεση Θέα' },
    { code: 'UN6', name: 'Αναίρεση Λία' },
  ]);
  const [changed] = await found('UN4');
  const [planned] = await found('UN5');
  const { headers } = await people.read(changed!.id);
  const skills = [{ name: 'HACCP', expiresOn: null }];
  const body = { hotel, id: changed!.id, skills };
  await api.asAdmin(actions.setSkills, { body }, { 'if-match': String(headers.etag) });
  const times = { startsAt: new Date('2031-05-05T07:00Z'), endsAt: new Date('2031-05-05T15:00Z') };
  await api.database.db.insert(shifts).values({ companyId: hotel, employeeId: planned!.id, type: 'Regular', ...times });

  const refused = await undo(id);

  expect(refused.status).toBe(409);
  expect(refused.body.error.message).toBe(
    'This import can no longer be undone: Αναίρεση Ρέα was changed since; Αναίρεση Θέα has shifts.',
  );
  expect(await found('UN6')).toHaveLength(1);
});

it('somebody who was deleted since is no obstacle; another hotel’s import is not found', async () => {
  const id = await store([
    { code: 'UN7', name: 'Αναίρεση Μία' },
    { code: 'UN8', name: 'Αναίρεση Δύο' },
  ]);
  const [gone] = await found('UN7');
  const { headers } = await people.read(gone!.id);
  await api.asAdmin(actions.remove, { body: { hotel, id: gone!.id } }, { 'if-match': String(headers.etag) });

  expect((await api.asAdmin(imports.undo, { body: { hotel: 1004, id } })).status).toBe(404);
  expect((await undo(id)).body).toEqual({ removed: 1, restored: 0 });
});

it('after thirty days nothing is undone, and how people were is no longer kept', async () => {
  const known = await people.add();
  const id = await store([{ code: known.code, jobTitle: 'Porter' }]);
  const { db } = api.database;
  await db.update(importsTable).set({ madeAt: sql`now() - interval '31 days'` }).where(eq(importsTable.id, id));

  expect((await undo(id)).body.error.message).toBe('An import can be undone for 30 days.');
  await store([{ code: 'UN9', name: 'Αναίρεση Εννέα' }]);
  const { before, importId } = importPeople;
  expect(await db.select({ before }).from(importPeople).where(eq(importId, id))).toEqual([{ before: null }]);
});

it('a code of before that somebody else has now keeps the import', async () => {
  const known = await people.add({ email: 'code@undo.example' });
  const id = await store([{ email: 'code@undo.example', code: 'UN10' }]);
  await people.add({ code: known.code });

  const { status, body } = await undo(id);

  expect([status, body.error.message]).toEqual([
    409,
    'This import can no longer be undone: an earlier code now belongs to somebody else.',
  ]);
  expect((await people.read(known.id)).body.person.code).toBe('UN10');
});

it('a department of before that was deleted keeps the import', async () => {
  const { departmentGroupId } = people.choices.departments[0]!;
  const added = await api.asAdmin(organisation.add, {
    body: { hotel, kind: 'department', name: 'Undone bar', parentId: departmentGroupId },
  });
  const place = { hotel, kind: 'department', id: added.body.place.id } as const;
  const known = await people.add({ departmentId: place.id });
  const id = await store([{ code: known.code, department: people.choices.departments[0]!.name }]);
  expect((await api.asAdmin(organisation.remove, { body: place })).status).toBe(200);

  expect((await undo(id)).body.error.message).toBe(
    'This import can no longer be undone: an earlier department or work centre was deleted.',
  );
});
