import { expect } from '@playwright/test';
import { test } from '../support/gallery';
import { wide } from '../support/wide';

test.beforeEach(({ page, gallery }) => page.goto(gallery).then(() => undefined));

test('a table is sorted, ticked, walked and paged by keys', async ({ page }) => {
  const table = page.getByRole('table', { name: 'People' });
  const names = table.locator('tbody tr [data-row-link]');
  await expect(names).toHaveCount(10);
  await table.getByRole('button', { name: 'Name' }).press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(names.first()).toHaveText('Aurelia Montiel');
  await table.getByRole('button', { name: 'Name' }).press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');

  await table.getByRole('checkbox', { name: /^Select all/ }).press('Space');
  await expect(page.getByText('10 selected')).toBeVisible();
  await names.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(names.nth(1)).toBeFocused();
  await expect(page.getByText('Showing 1–10 of 12')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(names).toHaveCount(2);
  await expect(page.getByText('10 selected')).toBeVisible();
});

test('on a tablet a row unfolds what does not fit into it', wide, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  const row = page.getByRole('row').filter({ hasText: 'Giulia Ferraro' });
  await expect(page.getByText('Thermal Spa')).toBeHidden();
  await row.getByRole('checkbox').press('Enter');
  await expect(page.getByText('Thermal Spa')).toBeVisible();
});

test('faces have initials and names, badges words, and what loads says so', async ({ page }) => {
  await expect(page.getByRole('img', { name: 'Ελένη Μαυρίδη' })).toHaveAttribute('data-initials', 'ΕΜ');
  await expect(page.getByRole('img', { name: 'Livia Prandini' })).toHaveAttribute('src', '/favicon.svg');
  for (const word of ['Draft', 'Paid', 'Due soon', 'Refused'])
    await expect(page.getByText(word, { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading shifts' })).toBeAttached();
  await expect(page.getByText('No shifts are planned yet.')).toBeVisible();
  await expect(page.getByText('12.5k')).toBeVisible();
});

test('an error is tried again', async ({ page }) => {
  await expect(page.getByRole('alert').filter({ hasText: 'The roster could not be read.' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByLabel('Tries')).toHaveText('1');
});

test('a chart is read by arrows, and is a table by its key', async ({ page }) => {
  const card = page.getByRole('region', { name: 'Arrivals' });
  const chart = card.getByRole('img');
  await chart.press('ArrowRight');
  await expect(card.getByText(/Mon/).first()).toBeVisible();
  await page.keyboard.press('v');
  await expect(card.getByRole('table')).toBeVisible();
  await expect(card.getByRole('row').filter({ hasText: 'Tue' })).toContainText('18');
  await page.keyboard.press('v');
  await expect(card.getByRole('table')).toHaveCount(0);
});

test('what is read runs nothing, and asks before it fetches pictures', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await expect(page.getByRole('heading', { name: 'Dear Νίκος' })).toBeVisible();
  await page.getByText('Your', { exact: false }).filter({ hasText: 'roster' }).first().click();
  await expect(page).toHaveTitle('Shared components');
  await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
  expect(asked.filter((url) => url.includes('pictures.example'))).toEqual([]);
  await page.route('https://pictures.example/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Show pictures' }).press('Enter');
  await expect.poll(() => asked.filter((url) => url.includes('pictures.example')).length).toBeGreaterThan(0);
});

test('the toolbar of an editor is one stop, and what is pasted comes without its clothes', async ({ page }) => {
  const bar = page.getByRole('toolbar').first();
  const first = bar.getByRole('button').first();
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(bar.getByRole('button').nth(1)).toBeFocused();
  await page.keyboard.press('Tab');
  const editor = page.getByRole('textbox', { name: 'Announcement' });
  await expect(editor).toBeFocused();
  await page.keyboard.press('Control+a');
  await editor.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/html', '<p style="color:red" class="x">Plain <b>bold</b><script>1</script></p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByLabel('Announcement as stored')).toHaveText('<p>Plain <strong>bold</strong></p>');
});

test('a file of the wrong kind or size is refused with the reason, one that fits is shown and taken away', async ({
  page,
}) => {
  // Uploads need a session; the route below stands in for the server.
  await page.addInitScript(() => localStorage.setItem('accessToken', '"of nobody"'));
  await page.reload();
  const [face, papers] = [page.locator('input[type=file]').first(), page.locator('input[type=file]').last()];
  await face.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText(/“notes.txt” is not one\./)).toBeVisible();
  await face.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(2_100_000) });
  await expect(page.getByText(/“huge.png” is 2.1 MB. Choose a file of at most 2 MB/)).toBeVisible();

  await page.route('**/uploads**', (route) =>
    route.fulfill({
      status: 201,
      json: { upload: { address: '/uploads/files/7', name: 'plan.pdf', type: 'application/pdf', size: 4 } },
    }),
  );
  await papers.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('plan.pdf')).toBeVisible();
  await page.getByRole('button', { name: /^Remove .*plan\.pdf/ }).press('Enter');
  await expect(page.getByText('plan.pdf')).toHaveCount(0);
});
