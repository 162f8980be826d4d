import { expect, type Page, test } from '@playwright/test';
import { makeAdministrator, type OwnServer, startEmptyServer } from '../support/own-server';
import { sections } from '../support/sections';
import { fillLogin } from '../support/session';
import { wide } from '../support/wide';

const owner = { email: 'owner@kenos.example', password: 'bare walls 41' };
const hotel = {
  companyId: 8802,
  name: 'Kenos Hotel',
  country: 'GR',
  timeZone: 'Europe/Athens',
  weekStart: 1,
  dayDivide: 0,
};
let server: OwnServer;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  server = await startEmptyServer({ SAMPLE_APPS: 'on' });
  await makeAdministrator(server, owner.email, owner.password);
});
test.afterAll(() => server.stop());

async function logIn(page: Page): Promise<void> {
  await page.goto(`${server.address}/login`);
  await fillLogin(page, owner);
  await expect(page).not.toHaveURL(/login/);
}

test('an installation without a hotel leads its administrator to the first one', async ({ page }) => {
  await logIn(page);
  for (const path of ['/people', '/organisation', '/working-hours-calendar', '/timesheets']) {
    await page.goto(server.address + path);
    await expect(page.getByText('There is no hotel yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Set up the first hotel' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Set-up' })).toBeVisible();
  }
});

test('sections without a record say so, and no card of figures has failed', async ({ page }) => {
  await logIn(page);
  const sentences: [path: string, sentence: string][] = [
    ['/chat', 'Nobody else has an account here yet.'],
    ['/kanban', 'No boards yet. Add a board, then add tasks to it.'],
    ['/blog', 'No posts yet.'],
    ['/todo', 'No tasks yet.'],
    ['/invoices', 'No invoices yet.'],
    ['/users', 'No users yet.'],
    ['/permissions', 'No permissions yet.'],
    ['/employees', 'No employees yet.'],
  ];
  for (const [path, sentence] of sentences) {
    await page.goto(server.address + path);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  for (const [path, cards] of [
    ['/analytics', 8],
    ['/statistics', 9],
  ] as const) {
    await page.goto(server.address + path);
    await expect(page.getByText('No data for this period.')).toHaveCount(cards);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  }
});

test('a hotel without anybody leads to its organisation', async ({ page }) => {
  await logIn(page);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken') ?? '""') as string);
  const headers = { authorization: `Bearer ${token}` };
  const added = await page.request.post(`${server.address}/organisation/add-hotel`, { headers, data: { hotel } });
  expect(added.status()).toBe(201);
  await page.evaluate(() => localStorage.clear());
  await logIn(page);

  await page.goto(`${server.address}/organisation-unit-calendar`);
  await expect(page.getByText('This hotel has no organisation units yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set up the organisation' })).toBeVisible();
});

const perTest = 12;
for (let from = 0; from < sections.length; from += perTest) {
  const paths = sections.slice(from, from + perTest).map(([path]) => path);
  test(`there no page waits, and none shows what is no number: ${paths.join(' ')}`, wide, async ({ page }) => {
    await logIn(page);
    for (const path of paths) {
      await page.goto(server.address + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(/^Loading /)).toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await page.locator('body').innerText()).not.toMatch(/NaN|undefined|Invalid Date/);
    }
  });
}
