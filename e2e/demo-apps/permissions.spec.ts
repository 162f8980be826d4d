import { expect, type Page, test } from '@playwright/test';
import { choose, downloaded, readBook, rowsOf } from '../support/files';
import { enter } from '../support/session';
import { wide } from '../support/wide';

const table = (page: Page) => page.getByRole('table', { name: 'Permissions' });
const rowOf = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });

/** A name that no other test uses. */
const ownName = (what: string) => `${what} ${Date.now() % 1e6}`;

async function addPermission(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add permission' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: 'Add permission' }).click();
  await expect(rowOf(page, name)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await enter(page, '/permissions');
  await expect(table(page)).toBeVisible();
});

test('the search knows names and dates, combines with the role, and stands in the address', async ({ page }) => {
  await page.getByRole('searchbox', { name: 'Search by name or date' }).fill('apr 2021');
  await expect(page.getByText('Showing 1–1 of 1')).toBeVisible();
  await expect(rowOf(page, 'Management')).toBeVisible();

  await page.getByRole('searchbox').fill('manage');
  await page.getByRole('combobox', { name: 'Role' }).selectOption('manager');
  await expect(table(page).getByRole('rowheader')).toHaveText(['Financial Management']);
  await expect(page).toHaveURL(/q=manage.*assignedTo=manager|assignedTo=manager.*q=manage/);

  await page.reload();
  await expect(table(page).getByRole('rowheader')).toHaveText(['Financial Management']);
  await page.getByRole('searchbox').fill('nowhere to be found');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/permissions$/);
});

test(
  'added by keyboard: first row, administrator, dated now; renamed; deleted after a question',
  wide,
  async ({ page }) => {
    const name = ownName('Approve rosters');
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');

    await expect(page.getByText(`Permission ${name} added`)).toBeVisible();
    const first = table(page).getByRole('row').nth(1);
    await expect(first).toContainText(name);
    await expect(first).toContainText('Administrator');
    await expect(first).toContainText(/\d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d{2} [AP]M/);

    await page.getByRole('button', { name: `Rename ${name}` }).focus();
    await page.keyboard.press('F2');
    await expect(page.getByText('Renaming may break checks that use this name.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill(`${name} now`);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Permission saved')).toBeVisible();

    await page.getByRole('button', { name: `Delete ${name} now` }).click();
    const question = page.getByRole('alertdialog', { name: `Delete permission “${name} now”?` });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(rowOf(page, name)).toHaveCount(0);
  },
);

test(
  'a blank name and one that exists are refused at the field, and typed text is not lost unasked',
  wide,
  async ({ page }) => {
    await page.getByRole('button', { name: 'Add permission' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add permission' });
    await dialog.getByRole('button', { name: 'Add permission' }).click();
    await expect(dialog.getByText('Enter a permission name.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused();

    await dialog.getByRole('textbox', { name: 'Name' }).fill('only VIEW');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('A permission with this name already exists.')).toBeVisible();

    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await leave();
      await page.getByRole('button', { name: 'Keep editing' }).click();
    }
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('only VIEW');
  },
);

test(
  'two people rename one: the second is told and keeps the text, and other browsers follow',
  wide,
  async ({ page, browser }) => {
    const name = ownName('Night audit');
    await addPermission(page, name);
    const other = await (await browser.newContext()).newPage();
    await enter(other, '/permissions');
    const read = other.waitForResponse(/permissions\/permission\?/);
    await other.getByRole('button', { name: `Rename ${name}` }).click();
    await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await read;

    await page.getByRole('button', { name: `Rename ${name}` }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(`${name} first`);
    await page.keyboard.press('Enter');
    await expect(other.getByRole('rowheader', { name: `${name} first` })).toBeVisible();

    await other.getByRole('textbox', { name: 'Name' }).fill(`${name} second`);
    await other.keyboard.press('Enter');
    await expect(other.getByText(/Changed by someone else/)).toBeVisible();
    await expect(other.getByText(`${name} first`).first()).toBeVisible();
    await other.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await expect(page.getByRole('rowheader', { name: `${name} second` })).toBeVisible();
    await other.context().close();
  },
);

test('a list that cannot be loaded says so and comes back by Retry', wide, async ({ page }) => {
  await page.route('**/apps/permissions/data**', (route) => route.abort());
  await page.goto('/permissions?q=manage');
  await expect(page.getByRole('alert')).toContainText('The server did not answer.');

  await page.unroute('**/apps/permissions/data**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rowOf(page, 'Management')).toBeVisible();
});

test('roles: cards, the matrix with words, and the way to the list of one role', wide, async ({ page }) => {
  await page.goto('/roles');
  const matrix = page.getByRole('table', { name: 'Permission matrix' });
  await expect(matrix.getByRole('row').filter({ hasText: 'Only View' }).getByRole('cell')).toHaveText([
    'Yes',
    'No',
    'No',
    'No',
    'Yes',
  ]);

  await page.getByRole('link', { name: 'View permissions of Restricted user' }).click();
  await expect(page).toHaveURL(/\/permissions\?assignedTo=restricted-user$/);
  await expect(table(page).getByRole('rowheader')).toHaveText(['Only View']);
});

test('files: the permissions of the filter or the selection, and the matrix', wide, async ({ page }) => {
  await page.getByRole('combobox', { name: 'Role' }).selectOption('support');
  await expect(page.getByText('Showing 1–3 of 3')).toBeVisible();
  const csv = async () => (await downloaded(page, () => choose(page, 'CSV'))).bytes.toString().trim().split('\r\n');
  expect(await csv()).toHaveLength(4);
  await page.getByRole('checkbox', { name: 'Select Project Planning' }).check();
  expect((await csv()).slice(1)).toEqual(['Project Planning,"Administrator, User, Support","14 Oct 2021, 11:05 AM"']);

  await page.goto('/roles');
  const { name, bytes } = await downloaded(page, () => choose(page, 'Excel (.xlsx)'));
  expect(name).toMatch(/^roles_1003_\d{8}\.xlsx$/);
  const rows = rowsOf(readBook(bytes), 'Permission matrix');
  expect(rows.find(([permission]) => permission === 'Only View')).toEqual([
    'Only View',
    'Yes',
    'No',
    'No',
    'No',
    'Yes',
  ]);
});

test('on a phone the rows are cards and one role is shown at a time', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [name, role] = [
    table(page).getByText('Project Planning'),
    table(page).getByRole('link', { name: 'User' }).first(),
  ];
  expect((await role.boundingBox())!.y).toBeGreaterThan((await name.boundingBox())!.y + 20);

  await page.goto('/roles');
  await page.getByRole('combobox', { name: 'Show role' }).selectOption('support');
  await expect(page.getByRole('region', { name: 'Permission matrix' }).getByRole('listitem')).toContainText([
    'Project Planning',
  ]);
});
