import { expect, type Page, test } from '@playwright/test';
import { enter } from '../support/session';
import { wide } from '../support/wide';
import { addInvoice, readInvoice } from './support/invoices';

const form = (page: Page) => page.getByRole('form', { name: 'Invoice' });
const item = (page: Page, number: number) => form(page).getByRole('group', { name: `Item ${number}`, exact: true });
const total = (page: Page) => page.getByRole('status', { name: 'Invoice total' });
const ownName = (what: string) => `${what} ${Date.now() % 1e7}`;

async function fillItem(page: Page, number: number, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await item(page, number).getByRole('textbox', { name, exact: true }).fill(value);
}

async function addClient(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add client' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add client' });
  await drawer.getByRole('button', { name: 'Use client' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill('events@asterion.example');
  await drawer.getByRole('button', { name: 'Use client' }).click();
  await expect(drawer).toBeHidden();
}

test('an invoice is written, previewed unsaved and saved as a draft that stands first', async ({ page }) => {
  const name = ownName('Δώρα Καψή');
  await enter(page, '/invoices');
  await page.getByRole('table', { name: 'Invoices' }).waitFor();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'New invoice' })).toBeVisible();
  await form(page).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Choose or add a client.')).toBeVisible();
  await expect(page.getByText('Enter item.')).toBeVisible();
  await expect(form(page).getByRole('combobox', { name: 'Client' })).toBeFocused();

  await addClient(page, name);
  await fillItem(page, 1, {
    Item: 'Gala dinner',
    Cost: '62',
    Qty: '40',
    'Discount %': '12.5',
    'Tax 1 %': '13',
    'Tax 2 %': '0.5',
  });
  await page.getByRole('button', { name: 'Add item' }).click();
  await expect(item(page, 2).getByRole('textbox', { name: 'Item' })).toBeFocused();
  await fillItem(page, 2, { Item: 'Coffee break', Cost: '8,45', Qty: '3' });

  await expect(total(page)).toContainText('Subtotal $2,505.35');
  await expect(total(page)).toContainText('Discount -$310.00');
  await expect(total(page)).toContainText('Tax $292.95');
  await expect(total(page)).toContainText('Total $2,488.30');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' });
  for (const text of [name, 'Coffee break', '$2,488.30']) await expect(preview).toContainText(text);
  await page.keyboard.press('Escape');

  await item(page, 1).getByRole('textbox', { name: 'Cost' }).press('Control+Enter');
  await expect(page).toHaveURL(/\/invoices\?sort=desc$/);
  const first = page.getByRole('table', { name: 'Invoices' }).locator('tbody tr').first();
  await expect(page.locator('tbody tr', { hasText: name })).toContainText('Draft');
  await expect(first).toContainText('Draft');
});

test('lines are moved, removed and brought back by keyboard; one is always there', wide, async ({ page }) => {
  await enter(page, '/invoices/new');
  await fillItem(page, 1, { Item: 'First', Cost: '1' });
  await page.getByRole('button', { name: 'Add item' }).click();
  await fillItem(page, 2, { Item: 'Second', Cost: '2' });

  await item(page, 2).getByRole('textbox', { name: 'Item' }).press('Alt+ArrowUp');
  await expect(item(page, 1).getByRole('textbox', { name: 'Item' })).toHaveValue('Second');
  await expect(item(page, 1).getByRole('textbox', { name: 'Item' })).toBeFocused();
  await page.keyboard.press('Alt+Delete');
  await expect(item(page, 2)).toHaveCount(0);
  await expect(item(page, 1).getByRole('textbox', { name: 'Item' })).toHaveValue('First');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item(page, 1).getByRole('textbox', { name: 'Item' })).toHaveValue('Second');
  await page.getByRole('button', { name: 'Remove item 2' }).click();
  await page.getByRole('button', { name: 'Remove item 1' }).click();
  await expect(item(page, 1).getByRole('textbox', { name: 'Item' })).toHaveValue('');
  await expect(total(page)).toContainText('Total $0.00');
});

test(
  'what is changed and not saved is asked about; what somebody else saved is not covered',
  wide,
  async ({ page }) => {
    await enter(page, '/invoices');
    await page.getByRole('table', { name: 'Invoices' }).waitFor();
    const id = await addInvoice(page, ownName('Myrto Alexaki'));
    await page.goto(`/invoices/${id}/edit`);
    await fillItem(page, 1, { Qty: '3' });
    await page.getByRole('link', { name: 'Home' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(item(page, 1).getByRole('textbox', { name: 'Qty' })).toHaveValue('3');

    const { accessToken } = await page.evaluate(() => ({
      accessToken: JSON.parse(localStorage.getItem('accessToken')!) as string,
    }));
    const paid = await page.request.post('/apps/invoice/record-payment', {
      data: { id, amount: 23.2, date: '2026-01-05', method: 'cash' },
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(paid.status()).toBe(201);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('Changed by someone else in the meantime.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(new RegExp(`/invoices/${id}$`));
    expect((await readInvoice(page, id)).invoice).toMatchObject({ total: 334.8, balance: '$311.60' });

    await page.getByRole('link', { name: 'Edit' }).click();
    await fillItem(page, 1, { Qty: '9' });
    await page.goBack();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('article', { name: `Invoice ${id}` })).toContainText('$334.80');
  },
);

test('numbers and dates that are none are refused where they stand', wide, async ({ page }) => {
  await enter(page, '/invoices/new');
  await fillItem(page, 1, { Item: 'Spa voucher', Cost: '12.345', 'Tax 1 %': '101' });
  await form(page).getByRole('textbox', { name: 'Due' }).fill('Jan 1, 2020');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a number up to 999,999.99, for example 120.50.')).toBeVisible();
  await expect(page.getByText('Enter 0 to 100.')).toBeVisible();
  await expect(page.getByText(/^Choose a date on or after/)).toBeVisible();
  await expect(page).toHaveURL(/\/invoices\/new$/);
});
