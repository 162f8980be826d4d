import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { choose, downloaded } from '../support/files';
import { enter } from '../support/session';
import { wide } from '../support/wide';

const table = (page: Page) => page.getByRole('table', { name: 'Users' });
const names = (page: Page) => table(page).getByRole('rowheader').getByRole('link');
const ownName = (what: string) => `${what} ${Date.now() % 1e6}`;

async function addUser(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add user' }).click();
  const form = page.getByRole('dialog', { name: 'Add user' });
  const username = name.toLowerCase().replaceAll(/\W/g, '');
  await form.getByRole('textbox', { name: 'Full name' }).fill(name);
  await form.getByRole('textbox', { name: 'Username' }).fill(username);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`${username}@hotel.example`);
  await form.getByRole('textbox', { name: 'Company' }).fill('Asterion Palace');
  await form.getByRole('textbox', { name: 'Country' }).fill('Greece');
  await form.getByRole('textbox', { name: 'Contact' }).fill('+30 210 555 0100');
  await form.getByRole('combobox', { name: 'Role' }).selectOption('Editor');
  await form.getByRole('button', { name: 'Add user' }).click();
  await expect(page.getByText(`User ${name} added`)).toBeVisible();
}

test('the list is filtered, sorted and paged in the address, and comes back where it was left', async ({ page }) => {
  await enter(page, '/users');
  await expect(names(page)).toHaveCount(10);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Maintainer');
  await page.getByRole('button', { name: 'Status' }).click();
  await expect(page).toHaveURL(/role=maintainer.*sortColumn=status/);
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Status' }).click();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveAttribute('aria-sort', 'descending');

  await page.goto('/users');
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('25');
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText(/Showing 26–50 of/)).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page).toHaveURL(/home$/);
  await page.goto('/users');
  await expect(page.getByText(/Showing 26–50 of/)).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
});

test('what is typed and what is chosen right after it both count', wide, async ({ page }) => {
  await enter(page, '/users');
  await expect(names(page)).toHaveCount(10);
  await page.getByRole('searchbox', { name: 'Search users' }).fill('a');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Maintainer');
  await expect(page).toHaveURL(/(q=a.*role=maintainer|role=maintainer.*q=a)/);
});

test(
  'added by keyboard and shown first, without a browser alert; a username in use is refused inline',
  wide,
  async ({ page }) => {
    page.on('dialog', () => {
      throw new Error('A browser alert was raised.');
    });
    const name = ownName('Χαρά Μελά');
    await enter(page, '/users');
    await expect(names(page).first()).toBeVisible();
    await page.keyboard.press('n');
    const form = page.getByRole('dialog', { name: 'Add user' });
    await expect(form.getByRole('textbox', { name: 'Full name' })).toBeFocused();
    await form.getByRole('textbox', { name: 'Username' }).fill('USER01');
    await form.getByRole('button', { name: 'Add user' }).click();
    await expect(form.getByText('This username is in use.')).toBeVisible();
    await expect(form.getByText('Enter full name.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Full name' })).toBeFocused();
    await page.goBack();
    await page
      .getByRole('alertdialog', { name: 'Discard changes?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await expect(form.getByRole('textbox', { name: 'Username' })).toHaveValue('USER01');
    await page.goBack();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(page).toHaveURL(/\/users$/);
    await expect(form).toHaveCount(0);

    await addUser(page, name);
    await expect(names(page).first()).toHaveText(name);
  },
);

test(
  'a user is opened by link, changed, and deleted after a question that names the person',
  wide,
  async ({ page }) => {
    const name = ownName('Iris Nomikou');
    await enter(page, '/users');
    await addUser(page, name);
    await names(page).filter({ hasText: name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    for (const text of ['Editor', 'Active', 'Asterion Palace', 'Greece', '+30 210 555 0100'])
      await expect(page.getByRole('main').getByText(text, { exact: true })).toHaveCount(1);
    await page.getByRole('tab', { name: 'Plan & billing' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Team');
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Plan & billing' })).toHaveAttribute('aria-selected', 'true');

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.reload();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Pending');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('main').getByText('Pending')).toBeVisible();

    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog', { name: `Delete user “${name}”?` })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page).toHaveURL(/\/users$/);
    await expect(page.getByText(`User ${name} deleted`)).toBeVisible();
  },
);

test('an unknown user says so and leads back', wide, async ({ page }) => {
  await enter(page, '/users/999999');
  await expect(page.getByText('User not found.')).toBeVisible();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/users');
  await page.getByRole('link', { name: 'All users' }).click();
  await expect(table(page)).toBeVisible();
});

test('the export holds all rows of the filter', wide, async ({ page }) => {
  await enter(page, '/users?role=admin');
  await expect(names(page).first()).toBeVisible();
  const total = Number(/of (\d+)/.exec(await page.getByText(/^Showing/).innerText())![1]);
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();

  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^users_1003_\d{8}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(total + 1);
  expect(lines.slice(1).every((line) => line.includes(',Admin,'))).toBe(true);

  const chosen = await names(page).nth(1).innerText();
  await page.getByRole('checkbox', { name: `Select ${chosen}` }).check();
  const { bytes } = await downloaded(page, () => choose(page, 'CSV'));
  const [, only, ...rest] = bytes.toString().trim().split('\r\n');
  expect([only?.includes(chosen), rest]).toEqual([true, []]);
  await page.goto('/users?q=nobody%20at%20all');
  await expect(page.getByText('No users match.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names(page).first()).toBeVisible();
});

test('a user is printed as a card and written to in the chat where a contact has the name', wide, async ({ page }) => {
  await enter(page, '/users');
  await addUser(page, 'Sofia Laskari');
  await names(page).filter({ hasText: 'Sofia Laskari' }).first().click();
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await page.getByRole('button', { name: 'Print' }).click();
  const sheet = page.locator('.print-sheet');
  for (const text of ['Sofia Laskari', 'sofialaskari', 'Asterion Palace', 'Team'])
    await expect(sheet).toContainText(text);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));

  await page.setViewportSize({ width: 390, height: 844 });
  const dots = page.getByRole('button', { name: 'Actions for Sofia Laskari' });
  const place = await dots.boundingBox();
  await dots.click();
  expect(await dots.boundingBox()).toEqual(place);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Start chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Message Sofia Laskari' })).toBeVisible();
});
