import { namesContract as contract } from '@horae/contract/people/names.contract';
import { peopleFilesContract } from '@horae/contract/people/people-files.contract';
import { personActionsContract as actions } from '@horae/contract/people/person-actions.contract';
import { accountsContract as accounts } from '@horae/contract/settings/accounts.contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/start-test-app';
import { hotel, peopleOf } from './people-fixture';

let api: TestApp;
let people: Awaited<ReturnType<typeof peopleOf>>;
beforeAll(async () => {
  api = await startTestApp();
  people = await peopleOf(api);
});
afterAll(() => api.stop());

const guessed = async (cells: Record<string, string>) => {
  const body = { hotel, rows: [{ line: 2, cells }], place: people.place, dryRun: false };
  expect((await api.asAdmin(peopleFilesContract.importRows, { body })).body.isWritten).toBe(true);
  return (await waiting()).find(({ code }) => code === cells.code)!;
};
const waiting = async () => (await api.asAdmin(contract.list, { query: { hotel } })).body.names;
const confirm = (names: object[]) =>
  api.asAdmin(contract.confirm, {
    body: { hotel, names: names as { id: number; version: number; surname: string; firstName: string }[] },
  });

it('a guess from one cell waits until somebody says which part is the surname', async () => {
  const guess = await guessed({ code: 'NC1', name: 'Παπαδοπούλου Γεωργίου Ελένη' });
  expect(guess).toMatchObject({ surname: 'Παπαδοπούλου', firstName: 'Γεωργίου Ελένη' });

  const right = { ...guess, surname: 'Παπαδοπούλου Γεωργίου', firstName: 'Ελένη' };
  expect((await confirm([right])).body).toEqual({ confirmed: 1 });
  expect(await waiting()).toEqual([]);
  const { person } = (await people.read(guess.id)).body;
  expect(person).toMatchObject({
    name: 'Παπαδοπούλου Γεωργίου Ελένη',
    surname: 'Παπαδοπούλου Γεωργίου',
    isNameConfirmed: true,
  });
  const { entries } = (await api.asAdmin(actions.history, { query: { hotel, id: guess.id } })).body;
  expect(entries[0]!.after).toEqual({
    surname: 'Παπαδοπούλου Γεωργίου',
    firstName: 'Ελένη',
    isNameConfirmed: true,
  });
});

it('a Greek name beside the shown one is what is confirmed; the shown one stays', async () => {
  const guess = await guessed({ code: 'NC2', name: 'Anna Makri', nameGreek: 'Άννα Μακρή' });
  expect(guess).toMatchObject({ name: 'Anna Makri', surname: 'Άννα', firstName: 'Μακρή' });

  await confirm([{ ...guess, surname: 'Μακρή', firstName: 'Άννα' }]);
  expect((await people.read(guess.id)).body.person).toMatchObject({
    name: 'Anna Makri',
    surnameGreek: 'Μακρή',
    firstNameGreek: 'Άννα',
  });
});

it('many are confirmed at once, all or none: not if one changed since', async () => {
  const one = await guessed({ code: 'NC3', name: 'Δούκα Ζωή' });
  const other = await guessed({ code: 'NC4', name: 'Ρήγα Θάλεια' });

  const late = await confirm([one, { ...other, version: 99 }]);
  expect([late.status, (await waiting()).length]).toEqual([409, 2]);
  expect((await confirm([one, other])).body).toEqual({ confirmed: 2 });
  const gone = await confirm([{ ...one, id: 2000000000 }]);
  expect(gone.status).toBe(404);
});

it('an edited name is confirmed, and who left does not wait', async () => {
  const one = await guessed({ code: 'NC5', name: 'Δούκα Ζωή' });
  await guessed({ code: 'NC6', name: 'Ρήγα Θάλεια' });
  await api.asAdmin(peopleFilesContract.importRows, {
    body: { hotel, rows: [{ line: 2, cells: { code: 'NC6', lastDay: '2025-03-31' } }], dryRun: false },
  });
  expect((await waiting()).map(({ code }) => code)).toEqual(['NC5']);

  await confirm([{ ...one, firstName: 'Ζωή Άννα' }]);
  expect(await waiting()).toEqual([]);
});

it('two people of one name are told apart by code where an account is given', async () => {
  await people.add({ code: 'TW1', surname: 'Βλάχου', firstName: 'Ίρις' });
  await people.add({ code: 'TW2', surname: 'Βλάχου', firstName: 'Ίρις' });
  await people.add({ code: 'TW3', surname: 'Βλάχου', firstName: 'Ρέα' });
  const { body } = await api.asAdmin(accounts.hotel, { query: { hotel } });
  const named = body.people.filter(({ code }) => code.startsWith('TW')).map(({ name }) => name);
  expect(named).toEqual(['Βλάχου Ίρις (TW1)', 'Βλάχου Ίρις (TW2)', 'Βλάχου Ρέα']);
});
