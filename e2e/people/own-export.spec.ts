import { expect, test } from '@playwright/test';
import { read, utils, write } from 'xlsx';
import { choose, downloaded, readBook } from '../support/files';
import { enter } from '../support/session';

for (const [item, bookType] of [
  ['Excel (.xlsx)', 'xlsx'],
  ['CSV', 'csv'],
] as const) {
  test(`the export of all people as ${bookType} comes back as the two cells that were changed`, async ({ page }) => {
    await enter(page, '/people');
    const { name, bytes } = await downloaded(page, () => choose(page, item));
    // Dates in a CSV stay the text that they are.
    const book = bookType === 'csv' ? read(bytes.toString(), { type: 'string', raw: true }) : readBook(bytes);
    const sheet = book.Sheets[book.SheetNames[0]!]!;
    const rows = utils.sheet_to_json<(string | number | null)[]>(sheet, {
      header: 1,
      defval: null,
      raw: bookType === 'xlsx',
    });
    const head = rows.findIndex((row) => row.includes('Phone'));
    const change = (row: number, column: string, text: string) => {
      const at = utils.encode_cell({ r: head + row, c: rows[head]!.indexOf(column) });
      sheet[at] = { t: 's', v: text };
    };
    change(3, 'Phone', `21${bookType.length}5550199`);
    change(7, 'Preferred name', `Μίτσος ${bookType}`);
    const changed = write(book, { type: 'buffer', bookType });
    const people = rows.length - head - 1;

    await page.getByRole('link', { name: 'Import' }).click();
    await page.getByLabel('Employee file').setInputFiles({ name, mimeType: '', buffer: changed });
    await page.getByRole('button', { name: 'Check rows' }).click();

    await expect(page.getByRole('radio', { name: 'Changed (2)' })).toBeVisible();
    await expect(page.getByRole('radio', { name: `Same (${people - 2})` })).toBeVisible();
    await page.getByRole('radio', { name: 'Changed (2)' }).click();
    await expect(page.getByRole('cell', { name: 'Phone', exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Preferred name', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await expect(page.getByText('0 added, 2 changed')).toBeVisible();
  });
}

test('the export in Greek comes back without a change, decimal commas and all', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', JSON.stringify('el')));
  await enter(page, '/people');
  const { name, bytes } = await downloaded(page, async () => {
    await page.getByRole('button', { name: 'Εξαγωγή', exact: true }).click();
    await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  });
  expect(bytes.toString()).toContain(';Κέντρο εργασίας;');
  const people = bytes.toString().trim().split('\r\n').length - 1;

  await page.getByRole('link', { name: 'Εισαγωγή', exact: true }).click();
  await page.getByLabel('Αρχείο εργαζομένων').setInputFiles({ name, mimeType: '', buffer: bytes });
  await page.getByRole('button', { name: 'Έλεγχος γραμμών' }).click();

  await expect(page.getByRole('radio', { name: `Ίδιο (${people})` })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Άλλαξε|Απορρίφθηκε/ })).toHaveCount(0);
});
