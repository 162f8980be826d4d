import { devices, expect, type Page, test } from '@playwright/test';
import { password } from '../support/invited';
import { clipped } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { printed, squeezed } from '../support/print';
import { enter, fillLogin } from '../support/session';

interface Slip {
  name: string;
  loginName: string;
  token: string;
  typedCode: string;
}

/** Adds people, makes their slips and returns what the slips hold. */
async function makeSlips(page: Page, count: number): Promise<{ family: string; slips: Slip[] }> {
  const family = ownName('Sliper').replace(' ', '');
  for (let n = 0; n < count; n += 1)
    await addPerson(page, `${family} ${String.fromCharCode(65 + n)}`, { code: `${family.slice(-8)}${n}` });
  await page.goto('/accounts/slips');
  await page.getByRole('searchbox', { name: 'Search people' }).fill(family);
  const table = page.getByRole('table', { name: 'People' });
  await expect(table.getByRole('rowheader')).toHaveCount(count);
  await table.getByRole('checkbox').first().check();
  const answer = page.waitForResponse('**/accounts/slips/make');
  await page.getByRole('button', { name: /^Make \d+ slips?$/ }).click();
  const { slips } = await (await answer).json();
  return { family, slips };
}

const choosePassword = async (page: Page) => {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Choose password and log in' }).click();
};

async function openSlips(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.getByRole('link', { name: 'Printed slips for people without an e-mail' }).click();
}

test.beforeEach(({ page }) => enter(page, '/accounts'));

test('slips are made for many at once and printed, ten on a page', async ({ page }) => {
  await openSlips(page);
  await expect(page.getByText('which only this machine can open')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose people' })).toHaveAttribute('aria-disabled', 'true');

  const { family, slips } = await makeSlips(page, 11);

  const dialog = page.getByRole('dialog', { name: '11 slips are ready' });
  await expect(dialog.getByRole('listitem')).toHaveCount(11);
  const pages = await printed(page);
  expect(pages).toHaveLength(2);
  for (const { name, loginName, typedCode } of slips.slice(0, 10))
    for (const text of [name, loginName, typedCode]) expect(pages[0]).toContain(squeezed(text));
  expect(pages[1]).toContain(slips[10]!.typedCode);
  expect(pages.join('')).not.toContain('Done');

  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill(family);
  await expect(page.getByRole('cell', { name: /^Works until/ })).toHaveCount(11);
});

test('a slip lets its person in on a phone, by its code, once', async ({ page, browser }) => {
  const { slips } = await makeSlips(page, 1);
  const { name, loginName, typedCode } = slips[0]!;
  const context = await browser.newContext({ ...devices['iPhone 13'], viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();

  await phone.goto('/login');
  await phone.getByRole('link', { name: 'I have a slip with a code' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Enter the code of your slip' })).toBeVisible();
  expect(await clipped(phone)).toEqual([]);
  await phone.getByRole('textbox', { name: 'Code' }).fill('0000-0000-0000');
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByText('This code is wrong, has expired or was already used.')).toBeVisible();
  await phone.getByRole('link', { name: 'Enter the code again' }).click();
  await phone.getByRole('textbox', { name: 'Code' }).fill(typedCode.toLowerCase().replaceAll('-', ' '));
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByText(`${name}, you will log in with ${loginName}`)).toBeVisible();
  await choosePassword(phone);
  await expect(phone).toHaveURL(/\/staff-timeline\?emp=/);
  await expect(phone.getByText(name).first()).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto('/login');
  await fillLogin(other, { email: loginName.toLowerCase(), password });
  await expect(other).not.toHaveURL(/\/login/);
  await other.goto(`/invitation?token=${typedCode}`);
  await expect(other.getByText('This code is wrong, has expired or was already used.')).toBeVisible();
  await context.close();
});

test('a slip that was not used is printed again, and the one before stops working', async ({ page, request }) => {
  const { family, slips } = await makeSlips(page, 1);
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('searchbox', { name: 'Search people' }).fill(family);
  await page.getByRole('table', { name: 'People' }).getByRole('checkbox').first().check();
  const answer = page.waitForResponse('**/accounts/slips/make');
  await page.getByRole('button', { name: 'Make 1 slip' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make 1 slip?' });
  await expect(question.getByText('1 person has an unused slip, which stops working.')).toBeVisible();
  await question.getByRole('button', { name: 'Make 1 slip' }).click();

  const read = async (token: string) => (await request.post('/auth/invitation/read', { data: { token } })).status();
  expect(await read((await (await answer).json()).slips[0].token)).toBe(200);
  expect(await read(slips[0]!.token)).toBe(400);
});

test('what failed continues where it stopped', async ({ page }) => {
  let isBroken = true;
  await page.route('**/accounts/slips/make', (route) => (isBroken ? route.abort() : route.continue()));
  const family = ownName('Broken').replace(' ', '');
  await addPerson(page, family);
  await page.goto('/accounts/slips');
  await page.getByRole('searchbox', { name: 'Search people' }).fill(family);
  await page.getByRole('table', { name: 'People' }).getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Make 1 slip' }).click();
  await expect(page.getByText('Making slips: 0 of 1')).toBeVisible();

  isBroken = false;
  await page.getByRole('link', { name: 'All accounts' }).click();
  await openSlips(page);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByRole('dialog', { name: '1 slip is ready' })).toBeVisible();
});
