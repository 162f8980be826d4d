import { splitName } from '@horae/contract/people/person-name';
import { expect, type Page } from '@playwright/test';

let count = 0;
/** A name that no other test uses. */
export const ownName = (what: string) => `${what} ${Date.now() % 1e6}${(count += 1)}`;

/** Adds an employee over the API; returns the URL of the employee's page. */
export async function addPerson(page: Page, name: string, fields: Record<string, unknown> = {}): Promise<string> {
  const login = await page.request.post('/auth/login', { data: { email: 'admin@demo.com', password: 'admin' } });
  const headers = { authorization: `Bearer ${(await login.json()).accessToken}` };
  const choices = await (await page.request.get('/people/choices?hotel=1003', { headers })).json();
  const person = {
    code: name.replaceAll(/\D/g, ''),
    ...splitName(name),
    departmentId: choices.departments.find((one: { name: string }) => one.name === 'Front Office').id,
    // The timeline opens on the restaurants and bars; employees without shifts are put elsewhere.
    workCentreId: choices.workCentres.find((one: { name: string }) => one.name === 'Thermal Spa').id,
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
