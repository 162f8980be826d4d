import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { choose, downloaded, readPdf } from '../support/files';
import { enter } from '../support/session';
import { wide } from '../support/wide';
import { addInvoice, readInvoice } from './support/invoices';

const table = (page: Page) => page.getByRole('table', { name: 'Invoices' });
const numbers = (page: Page) => table(page).getByRole('rowheader').getByRole('link');
const paper = (page: Page, id: number) => page.getByRole('article', { name: `Invoice ${id}` });
const ownName = (what: string) => `${what} ${Date.now() % 1e7}`;

async function action(page: Page, id: number, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for invoice ${id}` }).click();
  // By keyboard: invoices added by other tests move the list, and a click might miss.
  await page.getByRole('menuitem', { name }).press('Enter');
}

test.describe('the list', () => {
  test('is filtered, sorted and paged by the parameters of its call, which stand in the address', async ({ page }) => {
    await enter(page, '/invoices');
    await expect(numbers(page)).toHaveText(Array.from({ length: 10 }, (_, at) => `#${4987 + at}`));

    const asked = (part: string) =>
      page.waitForRequest(
        (request) => request.url().includes('/apps/invoice/invoices?') && request.url().includes(part),
      );
    await Promise.all([
      asked('status=Past+Due'),
      page.getByRole('combobox', { name: 'Status' }).selectOption('Past Due'),
    ]);
    await Promise.all([asked('sortColumn=total'), page.getByRole('button', { name: 'Total' }).click()]);
    await Promise.all([asked('sort=desc'), page.getByRole('button', { name: 'Total' }).click()]);
    await expect(page).toHaveURL(/status=Past\+Due.*sortColumn=total.*sort=desc/);
    await expect(page.getByRole('columnheader', { name: 'Total' })).toHaveAttribute('aria-sort', 'descending');
    const areDescending = async () => {
      const totals = await table(page).locator('td[data-label="Total"]').allInnerTexts();
      const amounts = totals.map((text) => Number(text.replaceAll(/[$,]/g, '')));
      return amounts.length > 1 && amounts.join() === amounts.toSorted((a, b) => b - a).join();
    };
    await expect.poll(areDescending).toBe(true);

    await page.goto('/invoices?status=Nothing');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await Promise.all([asked('page=2'), page.getByRole('button', { name: 'Page 2' }).click()]);
    await expect(numbers(page).first()).toHaveText('#4997');
  });

  test(
    'deletes after a question that names the invoice; the last row of a page leads to the page before',
    wide,
    async ({ page }) => {
      await enter(page, '/invoices');
      await expect(numbers(page).first()).toBeVisible();
      const name = ownName('Iris Deligianni');
      const ids: number[] = [];
      for (let count = 0; count < 11; count += 1) ids.push(await addInvoice(page, name));
      await page.goto(`/invoices?q=${encodeURIComponent(name)}&page=2`);
      await expect(numbers(page)).toHaveText([`#${ids.at(-1)}`]);

      await action(page, ids.at(-1)!, 'Delete');
      const question = page.getByRole('alertdialog', { name: `Delete invoice #${ids.at(-1)}?` });
      await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await question.getByRole('button', { name: 'Delete' }).click();

      await expect(page.getByText(`Invoice ${ids.at(-1)} deleted`)).toBeVisible();
      await expect(page.getByText('Showing 1–10 of 10')).toBeVisible();
      await expect(page).not.toHaveURL(/page=/);
    },
  );

  test('copies an invoice, and hears of those that others add', wide, async ({ page }) => {
    await enter(page, '/invoices');
    await expect(numbers(page).first()).toBeVisible();
    const name = ownName('Λητώ Βαλέρη');
    await page.getByRole('searchbox', { name: 'Search invoices' }).fill(name);
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();

    const id = await addInvoice(page, name);

    await expect(numbers(page)).toHaveText([`#${id}`]);
    await action(page, id, 'Duplicate');
    await expect(page).toHaveURL(/\/invoices\/\d+$/);
    const copy = Number(/\d+$/.exec(page.url())![0]);
    await expect(paper(page, copy)).toContainText(name);
    expect(copy).toBeGreaterThan(id);
  });

  test('is exported as it is filtered', wide, async ({ page }) => {
    await enter(page, '/invoices?status=Past+Due');
    await expect(numbers(page).first()).toBeVisible();
    const total = Number(/of (\d+)/.exec(await page.getByText(/^Showing/).innerText())![1]);
    await page.getByRole('button', { name: 'Export' }).click();
    const waiting = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV' }).click();

    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/^invoices_1003_\d{8}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(total + 1);
    expect(lines.slice(1).every((line) => line.includes(',Past Due,'))).toBe(true);

    const chosen = await numbers(page).first().innerText();
    await page.getByRole('checkbox', { name: `Select ${chosen}`, exact: true }).check();
    const { bytes } = await downloaded(page, () => choose(page, 'CSV'));
    expect(bytes.toString().trim().split('\r\n')).toHaveLength(2);
  });

  test('that does not come says so and is asked for again; a client has no way to it', wide, async ({ page }) => {
    await page.route('**/apps/invoice/invoices?*', (route) => route.abort());
    await enter(page, '/invoices');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/apps/invoice/invoices?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(numbers(page)).toHaveCount(10);
  });

  test('is not for clients', wide, async ({ page }) => {
    await enter(page, '/invoices/4987/print', 'client');
    await expect(page).toHaveURL(/not-authorised/);
  });
});

test.describe('one invoice', () => {
  test('shows the numbers of its call, and its neighbours until there are none', wide, async ({ page }) => {
    await enter(page, '/invoices/4988');
    const { invoice, paymentDetails } = await readInvoice(page, 4988);
    for (const text of [...Object.values(invoice.client), ...Object.values(paymentDetails)].filter(Boolean))
      await expect(paper(page, 4988)).toContainText(text);
    await expect(paper(page, 4988)).toContainText(
      invoice.total.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
    );

    await page.keyboard.press('[');
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice #4987' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous invoice' })).toBeDisabled();
    await page.getByRole('link', { name: 'Next invoice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice #4988' })).toBeVisible();
    await page.keyboard.press('e');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit invoice #4988' })).toBeVisible();
  });

  test('that is unknown says so and leads back', wide, async ({ page }) => {
    for (const path of ['/invoices/999999', '/invoices/999999/edit', '/invoices/999999/print?auto=0']) {
      await enter(page, path);
      await expect(page.getByText('Invoice 999999 was not found.')).toBeVisible();
    }
    await page.getByRole('link', { name: 'All invoices' }).click();
    await expect(table(page)).toBeVisible();
  });

  test('takes payments up to its balance, until it is paid', wide, async ({ page }) => {
    await enter(page, '/invoices');
    await expect(numbers(page).first()).toBeVisible();
    const id = await addInvoice(page, ownName('Νίκη Φλώρου'));
    await page.goto(`/invoices/${id}`);
    const open = page.getByRole('button', { name: 'Record payment' });
    await open.click();
    const drawer = page.getByRole('dialog', { name: 'Record payment' });
    await drawer.getByRole('textbox', { name: 'Amount' }).fill('223.21');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer.getByText('Enter up to $223.20.')).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Amount' }).fill('100,10');
    await drawer.getByRole('combobox', { name: 'Method' }).selectOption('Card');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Payment of $100.10 recorded')).toBeVisible();
    await expect(page.getByRole('main').getByText('Partial Payment')).toBeVisible();
    await expect(paper(page, id)).toContainText('$123.10');

    await open.click();
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();
    await expect(open).toBeDisabled();
    expect((await readInvoice(page, id)).invoice).toMatchObject({ balance: 0, invoiceStatus: 'Paid' });
  });

  test('is sent by mail, and is no draft any more', wide, async ({ page }) => {
    await enter(page, '/invoices');
    await expect(numbers(page).first()).toBeVisible();
    const id = await addInvoice(page, ownName('Orestis Gavras'));
    await page.goto(`/invoices/${id}`);
    await page.getByRole('button', { name: 'Send invoice' }).click();
    await expect(page).toHaveURL(/open=send/);
    const drawer = page.getByRole('dialog', { name: 'Send invoice' });
    await expect(drawer.getByRole('textbox', { name: 'From' })).toHaveValue('admin@demo.com');
    await drawer.getByRole('textbox', { name: 'To' }).fill('nobody');
    await drawer.getByRole('button', { name: 'Send' }).click();
    await expect(drawer.getByText('Enter an e-mail address, for example anna@hotel.gr.')).toBeVisible();
    await drawer.getByRole('textbox', { name: 'To' }).fill('client@demo.com');
    await drawer.getByRole('button', { name: 'Send' }).click();

    await expect(page.getByText(`Invoice ${id} sent`)).toBeVisible();
    await expect(page.getByRole('main').getByText('Sent', { exact: true })).toBeVisible();
    await expect(page).not.toHaveURL(/open=/);
  });

  test('is one page as PDF and on paper, up to twelve lines, without a button', wide, async ({ page }) => {
    await enter(page, '/invoices');
    await expect(numbers(page).first()).toBeVisible();
    const lines = Array.from({ length: 12 }, (_, at) => ({ item: `Συνεδριακή αίθουσα ${at}`, cost: 640, quantity: 1 }));
    const more = {
      lines,
      note: 'Thank you for staying. '.repeat(8),
      hasPaymentStub: true,
      salesperson: 'Marco Bellini',
    };
    const id = await addInvoice(page, ownName('Ευανθία Σκούρα'), more);
    await page.goto(`/invoices/${id}`);

    const { name, bytes } = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
    const written = await readPdf(bytes);
    expect(name).toMatch(new RegExp(`^invoice-${id}_1003_\\d{8}\\.pdf$`));
    expect(written.map(({ width, height }) => [width, height])).toEqual([[595, 842]]);
    expect(written[0]!.text).toContain('Συνεδριακή αίθουσα 11');
    expect(written[0]!.text).toContain('$7,680.00');

    for (const path of [`/invoices/${id}`, `/invoices/${id}/print?auto=0`]) {
      await page.goto(path);
      await expect(paper(page, id)).toBeVisible();
      const printed = await readPdf(await page.pdf({ preferCSSPageSize: true, format: 'A4' }));
      expect(printed, path).toHaveLength(1);
      const text = printed[0]!.text.replaceAll(/\s/g, '');
      expect(text).toContain('Συνεδριακήαίθουσα11');
      for (const word of ['Download PDF', 'Back to invoice', 'Record payment', 'Main menu'])
        expect(text).not.toContain(word.replaceAll(' ', ''));
    }
    await expect(page).toHaveTitle(`invoice-${id}`);
  });

  test('prints itself once', wide, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () =>
        document.documentElement.setAttribute('data-prints', `${document.documentElement.dataset.prints ?? ''}1`);
    });
    await enter(page, '/invoices/4989');
    await expect(paper(page, 4989)).toBeVisible();
    await page.keyboard.press('p');
    await expect(page.locator('html')).toHaveAttribute('data-prints', '1');
    await page.getByRole('link', { name: 'Back to invoice' }).click();
    await expect(page.getByRole('complementary', { name: 'Invoice actions' })).toBeVisible();
  });
});
