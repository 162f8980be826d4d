import { expect, type Page, test } from '@playwright/test';
import { enter } from '../support/session';
import { wide } from '../support/wide';

const table = (page: Page) => page.getByRole('table', { name: 'Employees' });
const names = (page: Page) => table(page).getByRole('rowheader');
const ownName = (what: string) => `${what} ${Date.now() % 1e6}`;

async function addEmployee(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add employee' }).click();
  const form = page.getByRole('dialog', { name: 'Add employee' });
  for (const [field, text] of [
    ['Full name', name],
    ['Post', 'Sommelier'],
    ['E-mail', 'someone@hotel.example'],
    ['City', 'Naxos'],
    ['Start date', 'Feb 28, 2019'],
    ['Salary', '18250.5'],
    ['Age', '34'],
    ['Years of experience', '1'],
  ] as const)
    await form.getByRole('textbox', { name: field }).fill(text);
  await form.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByText(`Employee ${name} added`)).toBeVisible();
}

test('filters combine, sorting knows dates and years, and all of it stands in the address', async ({ page }) => {
  await enter(page, '/employees');
  await expect(names(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Experience' }).click();
  await page.getByRole('button', { name: 'Experience' }).click();
  const counts = async () => {
    const years = await table(page)
      .getByText(/^\d+ Years?$/)
      .allInnerTexts();
    return years.map((text) => Number.parseInt(text, 10));
  };
  await expect.poll(async () => (await counts())[0]).toBeGreaterThan(9);
  expect(await counts()).toEqual((await counts()).toSorted((a, b) => b - a));

  await page.getByRole('combobox', { name: 'City' }).selectOption('Chania');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('On leave');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('textbox', { name: 'Started from' }).fill('2010-01-01');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More filters (1)' })).toBeVisible();
  await expect(page).toHaveURL(/city=Chania/);
  await expect(page).toHaveURL(/2010-01-01/);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const shown = await names(page).allTextContents();
  await page.reload();
  await expect(names(page)).toHaveText(shown);
});

test('the selection survives paging, is exported alone and deleted after one question', wide, async ({ page }) => {
  const [first, second] = [ownName('Πέτρα Νάκου'), ownName('Otto Reiter')];
  await enter(page, '/employees');
  await addEmployee(page, first);
  await addEmployee(page, second);
  await page.getByRole('checkbox', { name: `Select ${first}` }).check();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByText('1 selected', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page.getByRole('checkbox', { name: `Select ${first}` })).toBeChecked();
  await page.getByRole('checkbox', { name: `Select ${second}` }).check();

  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('2 employees · selected only')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('alertdialog', { name: 'Delete 2 employees?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 employees deleted')).toBeVisible();
  await expect(names(page).filter({ hasText: first })).toHaveCount(0);
});

test('added by keyboard, changed, deleted; a wrong amount is told at its field', wide, async ({ page }) => {
  const name = ownName('Ναταλία Σίμου');
  await enter(page, '/employees');
  await expect(names(page)).toHaveCount(10);
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Add employee' });
  await form.getByRole('textbox', { name: 'Salary' }).fill('a lot');
  await form.getByRole('textbox', { name: 'Age' }).focus();
  await expect(form.getByText('Enter an amount, for example 1250 or 1250.50.')).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();

  await addEmployee(page, name);
  await expect(names(page).first()).toContainText(name);
  await expect(table(page).getByRole('row').nth(1)).toContainText('$18,250.50');
  await expect(table(page).getByRole('row').nth(1)).toContainText('1 Year');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'City' }).fill('Paros');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(table(page).getByRole('row').nth(1)).toContainText('Paros');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Employee ${name} deleted`)).toBeVisible();
});

test('columns are hidden and brought back; on a tablet the rest unfolds', wide, async ({ page }) => {
  await enter(page, '/employees');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Salary' }).click();
  await expect(page.getByRole('columnheader', { name: 'Salary' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'City' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Salary' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitem', { name: 'Reset columns' }).click();
  await expect(page.getByRole('columnheader', { name: 'Salary' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
  await expect(page.getByText('employee1@asterion.example')).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(2)
    .press('Enter');
  await expect(page.getByText('employee2@asterion.example')).toBeVisible();
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('columnheader', { name: 'City' })).toBeInViewport();
});
