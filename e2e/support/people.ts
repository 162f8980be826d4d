import { splitName } from '@horae/contract/people/person-name';
import { expect, type Page } from '@playwright/test';
import { storedValues } from './session';

let count = 0;
/** A name that no other test uses. */
export const ownName = (what: string) => `${what} ${Date.now() % 1e6}${(count += 1)}`;

const codeOf = (name: string) => name.replaceAll(/\D/g, '');

/** The rights of an administrator and a place away from the calendars of other tests. */
async function placeFor(page: Page) {
  const login = await page.request.post('/auth/login', { data: { email: 'admin@demo.com', password: 'admin' } });
  const headers = { authorization: `Bearer ${(await login.json()).accessToken}` };
  const choices = await (await page.request.get('/people/choices?hotel=1003', { headers })).json();
  const place: Record<'departmentId' | 'workCentreId', number> = {
    departmentId: choices.departments.find((one: { name: string }) => one.name === 'Front Office').id,
    // The timeline opens on the restaurants and bars; employees without shifts are put elsewhere.
    workCentreId: choices.workCentres.find((one: { name: string }) => one.name === 'Thermal Spa').id,
  };
  return { headers, place };
}

/** Imports an employee from a file that has the whole name in one column. */
export async function guessedPerson(page: Page, name: string): Promise<void> {
  const { headers, place } = await placeFor(page);
  const data = { hotel: 1003, place, dryRun: false, rows: [{ line: 2, cells: { code: codeOf(name), name } }] };
  const sent = await page.request.post('/people/import-rows', { headers, data });
  expect((await sent.json()).isWritten).toBe(true);
}

/** Sends an employee to another place from a day on, with the rights of whoever is logged in. */
export async function movePerson(
  page: Page,
  move: { hotel: number; id: number } & Record<string, unknown>,
): Promise<void> {
  const headers = { authorization: `Bearer ${String((await storedValues(page)).accessToken)}` };
  const person = await page.request.get(`/people/person?hotel=${move.hotel}&id=${move.id}`, { headers });
  const ifMatch = { 'if-match': person.headers()['etag']! };
  const moved = await page.request.post('/people/move', { headers: { ...headers, ...ifMatch }, data: move });
  expect(moved.status(), await moved.text()).toBe(200);
}

/** Adds an employee over the API; returns the URL of the employee's page. */
export async function addPerson(page: Page, name: string, fields: Record<string, unknown> = {}): Promise<string> {
  const { headers, place } = await placeFor(page);
  const person = {
    code: codeOf(name),
    ...splitName(name),
    ...place,
    contract: {
      fromDay: '2024-01-01',
      kind: 'full',
      hasFixedHours: true,
      weeklyHours: 40,
      daysPerWeek: 5,
      isBreakInsideHours: false,
      flexibleArrival: 0,
      hourlyCost: null,
    },
    ...fields,
  };
  const added = await page.request.post('/people/add-person', { headers, data: { hotel: 1003, person } });
  expect(added.status()).toBe(201);
  return `/people/${(await added.json()).person.id}`;
}
