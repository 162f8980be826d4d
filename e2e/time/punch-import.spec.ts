import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { enter } from '../support/session';

let count = 0;
// Codes that no employee has, so that the hotel's punches that other tests look at do not change.
const code = () => `9${process.env.TEST_WORKER_INDEX ?? 0}${String(Date.now()).slice(-6)}${(count += 1)}`;

async function choose(page: Page, text: string | Buffer, name: string): Promise<void> {
  await page
    .getByLabel('Punch file', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
}

test('the log of a terminal is checked row by row, taken whole, and adds nothing the second time', async ({ page }) => {
  const one = code();
  const log = `${one}\t2026-05-04 07:00:00\t1\t0\t1\t0\r\n${one}\t2026-05-04 15:00:00\t1\t1\t1\t0\r\n`;
  await enter(page, '/punch-import');
  await choose(page, log, '1_attlog.dat');
  await expect(page.getByText('2 would wait, because nobody has their codes.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rows in the file' })).toContainText(`Nobody has the code ${one}`);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Import 2 punches' }).click();
  await expect(page.getByText('2 are waiting to be assigned.')).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, log, '1_attlog.dat');
  await expect(page.getByText('Every punch is already here.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
});

test('a row at fault is shown first and stops the import', async ({ page }) => {
  const one = code();
  await enter(page, '/punch-import');
  await choose(page, `${one}\t2026-05-04 07:00:00\t0\t1\n${one}\t2026-03-29 03:30:00\t0\t1\n`, '1_attlog.dat');
  await expect(page.getByRole('alert').filter({ hasText: '1 row has an error' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rows in the file' })).toContainText('the clock skips that hour');
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
});

test('unknown columns are named by the one who imports, by keyboard', async ({ page }) => {
  await enter(page, '/punch-import');
  await choose(page, `Wer;Wann\n${code()};04/05/2026 07:00\n`, 'stunden.csv');
  const check = page.getByRole('button', { name: 'Check the file' });
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('combobox', { name: 'Employee code' }).selectOption('Wer');
  await page.getByRole('combobox', { name: 'Date and time' }).selectOption('Wann');
  await check.press('Enter');
  await page.getByRole('button', { name: 'Import 1 punch' }).press('Enter');
  await expect(page.getByText('1 is waiting to be assigned.')).toBeVisible();
});

test('a file of bytes is refused', async ({ page }) => {
  await enter(page, '/punch-import');
  await choose(page, Buffer.from([1, 0, 46, 2, 159, 0, 0, 1]), '1_attlog.dat');
  await expect(page.getByText(/plain text/)).toBeVisible();
});
