import { readFile } from 'node:fs/promises';
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

test('a line at fault is shown first, left out and downloaded', async ({ page }) => {
  const one = code();
  await enter(page, '/punch-import');
  await choose(page, `${one}\t2026-05-04 07:00:00\t0\t1\n${one}\t2026-03-29 03:30:00\t0\t1\n`, '1_attlog.dat');
  await expect(page.getByRole('alert').filter({ hasText: '1 row has an error' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rows in the file' })).toContainText('the clocks skip that hour');
  await page.getByRole('button', { name: 'Import 1 punch' }).click();
  await expect(page.getByText('1 line could not be read and was left out.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download these lines' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain(`${one}\t2026-03-29 03:30:00`);
  expect(file).toContain('the clocks skip that hour');
});

test('how a log was read is shown, and the column of in and out can be changed', async ({ page }) => {
  const one = code();
  await enter(page, '/punch-import');
  await choose(page, `${one}\t2026-07-30 09:12:03\t0\t1\t0\t0\n`, '1_attlog.dat');
  const rows = page.getByRole('table', { name: 'The first rows as they were read' });
  await expect(rows).toContainText(one);
  await expect(rows).toContainText('2026-07-30 09:12:03');
  await expect(rows).toContainText('In');
  await expect(rows).toContainText('Finger');
  await page.getByRole('combobox', { name: 'Column for in or out' }).selectOption('Column 4');
  await expect(rows).toContainText('Out');
  await expectNoViolations(page);
});

test('old punches are asked about once and only count unless cards are wanted', async ({ page }) => {
  await enter(page, '/punch-import');
  await choose(page, `${code()}\t2026-05-04 07:00:00\t0\t1\n${code()}\t2026-05-04 15:00:00\t1\t1\n`, '1_attlog.dat');
  const asked = page.getByRole('radiogroup', { name: 'Old punches' });
  await expect(asked.getByRole('radio', { name: 'Count them without work cards' })).toBeChecked();
  await asked.getByRole('radio', { name: 'Count them without work cards' }).press('ArrowRight');
  await expect(asked.getByRole('radio', { name: 'Prepare work cards' })).toBeChecked();
  await expectNoViolations(page);
});

test('a table in Greek capitals is understood', async ({ page }) => {
  await enter(page, '/punch-import');
  const text = `ΚΩΔΙΚΟΣ;ΗΜΕΡΟΜΗΝΙΑ;ΩΡΑ;ΚΙΝΗΣΗ\n${code()};04/05/2026;07:00;ΕΞΟΔΟΣ\n`;
  await choose(page, text, 'kinisis.csv');
  await expect(page.getByRole('table', { name: 'The first rows as they were read' })).toContainText('Out');
  await page.getByRole('button', { name: 'Match the columns' }).click();
  await expect(page.getByRole('combobox', { name: 'Employee code' })).toBeVisible();
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
