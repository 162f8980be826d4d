import { importsContract as imports } from '@horae/contract/people/imports.contract';
import { peopleFilesContract as files } from '@horae/contract/people/people-files.contract';
import { personActionsContract as actions } from '@horae/contract/people/person-actions.contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEntries } from '#platform/audit.table';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { whoseCodes } from '../../time/terminals/whose-code';
import { employees } from './employees.table';
import { hotel, peopleOf } from './people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

const run = async (rows: Record<string, string>[], more: object = {}) =>
  (
    await api.asAdmin(files.importRows, {
      body: {
        hotel,
        rows: rows.map((cells, at) => ({ line: at + 2, cells })),
        place: people.place,
        dryRun: false,
        ...more,
      },
    })
  ).body;
const numbersOf = async (id: number) => (await people.read(id)).body.person.clockNumbers;
const idOf = async (code: string) => (await people.list({ q: code })).body.people[0]!.id;
const set = (id: number, clockNumbers: string[], ifMatch = '') =>
  api.asAdmin(actions.setClockNumbers, { body: { hotel, id, clockNumbers } }, ifMatch ? { 'if-match': ifMatch } : {});
const ownerOf = async (number: string) => (await whoseCodes(api.database.db, hotel))(number);

describe('the numbers of people at the clock', () => {
  it('come with a file, known to the terminals at once, and the file again changes nothing', async () => {
    const known = await people.add();
    const rows: Record<string, string>[] = [
      { code: 'CN1', surname: 'Ρολόι', clockNumbers: '00701; 702' },
      { code: known.code, clockNumbers: '703' },
    ];
    expect((await run(rows)).rows.map(({ verdict }) => verdict)).toEqual(['add', 'change']);
    const id = await idOf('CN1');
    expect([await numbersOf(id), await numbersOf(known.id)]).toEqual([['701', '702'], ['703']]);
    expect([await ownerOf('0701'), await ownerOf('702'), await ownerOf('703')]).toEqual([id, id, known.id]);
    expect((await run(rows)).rows.map(({ verdict }) => verdict)).toEqual(['same', 'same']);
  });

  it('of a file add to those that are known, and go with its undoing', async () => {
    const known = await people.add();
    await set(known.id, ['711']);
    await run([
      { code: known.code, clockNumbers: '712' },
      { code: 'CN2', surname: 'Ρολόι', clockNumbers: '713' },
    ]);
    expect(await numbersOf(known.id)).toEqual(['711', '712']);
    const [last] = (await api.asAdmin(imports.list, { query: { hotel, kind: 'people' } })).body.imports;
    expect((await api.asAdmin(imports.undo, { body: { hotel, id: last!.id } })).status).toBe(200);
    expect(await numbersOf(known.id)).toEqual(['711']);
    expect([await ownerOf('711'), await ownerOf('712'), await ownerOf('713')]).toEqual([known.id, null, null]);
  });

  it('belong to one person: those of others and the codes of others are refused by name, those of leavers are not', async () => {
    const [one, other] = [await people.add({ code: '7210' }), await people.add()];
    await set(one.id, ['721']);
    const { rows } = await run([
      { code: 'CN3', surname: 'Ρολόι', clockNumbers: '0721' },
      { code: 'CN4', surname: 'Ρολόι', clockNumbers: '7210' },
      { code: 'CN5', surname: 'Ρολόι', clockNumbers: '722' },
      { code: 'CN6', surname: 'Ρολόι', clockNumbers: '722' },
      { code: 'CN7', surname: 'Ρολόι', clockNumbers: '7/22' },
    ]);
    expect(rows.map(({ faults }) => faults)).toEqual([
      [{ field: 'clockNumbers', message: `721 is a clock number of ${one.name}. Remove it there first.` }],
      [{ field: 'clockNumbers', message: `7210 is the code of ${one.name}. Use another clock number.` }],
      [],
      [{ field: 'clockNumbers', message: '722 is a clock number of Ρολόι. Remove it there first.' }],
      [{ field: 'clockNumbers', message: '“7/22” is not a clock number. Use 1 to 24 letters and digits.' }],
    ]);

    await api.database.db
      .update(employees)
      .set({ firstDay: '2024-01-01', lastDay: '2025-01-31' })
      .where(eq(employees.id, one.id));
    expect((await set(other.id, ['721'])).status).toBe(200);
    expect([await numbersOf(one.id), await ownerOf('721')]).toEqual([[], other.id]);
  });

  it('are replaced by whoever has read them last, audited, and bad ones are named', async () => {
    const { id } = await people.add();
    expect((await set(id, ['731', '732'])).status).toBe(200);
    expect((await set(id, ['733'], '"0"')).status).toBe(412);
    const wrong = await set(id, ['73-4']);
    expect([wrong.status, wrong.body.error.fields![0]!.path]).toEqual([400, 'clockNumbers.0']);
    expect((await set(id, [])).status).toBe(200);
    expect(await numbersOf(id)).toEqual([]);
    const written = await api.database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.employeeId, id), sql`${auditEntries.after} ? 'clockNumbers'`))
      .orderBy(asc(auditEntries.id));
    expect(written).toMatchObject([
      { before: { clockNumbers: '' }, after: { clockNumbers: '731, 732' } },
      { before: { clockNumbers: '731, 732' }, after: { clockNumbers: '' } },
    ]);
  });

  it('keep nobody from being removed who was added by mistake', async () => {
    const { id } = await people.add();
    await set(id, ['741']);
    expect((await api.asAdmin(actions.remove, { body: { hotel, id } })).status).toBe(200);
    expect(await ownerOf('741')).toBeNull();
  });
});
