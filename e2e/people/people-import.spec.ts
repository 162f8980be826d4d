import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import * as XLSX from 'xlsx';
import { inCodePage } from '../support/encodings';
import { expectNoViolations } from '../support/page-checks';
import { ownName } from '../support/people';
import { enter } from '../support/session';

const give = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Employee file', { exact: true }).setInputFiles({ name, mimeType, buffer });

/** A date as Excel stores it. */
const day = (serial: number) => ({ t: 'n', v: serial, z: 'd/m/yyyy' });

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test('an Excel workbook is read with its dates; titles and totals are left out and can be put back', async ({
  page,
}) => {
  const [, digits = ''] = /(\d+)/.exec(ownName('x')) ?? [];
  const workbook = XLSX.utils.book_new();
  const lists = XLSX.utils.aoa_to_sheet([['Λίστα'], ['Όροφοι']]);
  const people = XLSX.utils.aoa_to_sheet([
    ['Ξενοδοχείο Ήλιος · Κατάσταση προσωπικού'],
    [],
    ['Κωδικός', 'Επώνυμο', 'Όνομα', 'Ημερομηνία γέννησης', 'Ώρες'],
    [`X${digits}1`, 'Άγγελου', 'Άννα', day(32_996), 40],
    [`X${digits}2`, 'Βλάχου', 'Ελένη', day(31_374), 20.1 + 0.2],
    [],
    ['Σύνολο', null, null, null, 60.3],
  ]);
  XLSX.utils.book_append_sheet(workbook, lists, 'Λίστες');
  XLSX.utils.book_append_sheet(workbook, people, 'Προσωπικό');
  workbook.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  await enter(page, '/people/import');
  await give(page, 'προσωπικό.xlsx', xlsxType, XLSX.write(workbook, { type: 'buffer', bookType: 'xlsx' }));

  await expect(page.getByText('Read as XLSX.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sheet' })).toHaveValue('Προσωπικό');
  await expect(page.getByText('προσωπικό.xlsx · 2 rows')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Field for Ημερομηνία γέννησης' })).toHaveValue('birthDate');
  await expect(page.getByRole('row', { name: 'Ώρες' })).toContainText('40');
  await expect(page.getByRole('row', { name: 'Ημερομηνία γέννησης' })).toContainText('1990-05-03');
  await page.getByText('2 rows are left out').click();
  await expect(page.getByRole('row', { name: /Above the headings/ })).toContainText('Ξενοδοχείο Ήλιος');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Import this row, line 7' }).click();
  await expect(page.getByText('προσωπικό.xlsx · 3 rows')).toBeVisible();
  await page.getByRole('button', { name: 'Leave out 1 row again' }).click();
  await page.getByRole('button', { name: 'Check rows' }).click();
  // Lines are those of the sheet, and no row is refused for its dates or hours.
  await expect(page.getByRole('row', { name: /Βλάχου/ })).toContainText('5');
  await expect(page.getByRole('row', { name: /Βλάχου/ })).not.toContainText('is not a');
});

test('a file of Greek Excel is read as Windows-1253, and in another encoding on request', async ({ page }) => {
  const text = 'Κωδικός;Επώνυμο;Όνομα\r\nW1;Άγγελου;Άννα\r\n';
  await enter(page, '/people/import');
  await give(page, 'people.csv', 'application/vnd.ms-excel', inCodePage(text, 'windows-1253'));
  await expect(page.getByText('Read as Windows-1253.')).toBeVisible();
  await expect(page.getByText('W1;Άγγελου;Άννα')).toBeVisible();

  await page.getByRole('combobox', { name: 'Encoding' }).selectOption('UTF-8');
  await expect(page.getByRole('alert')).toContainText('The file is not written in UTF-8.');
  await page.getByRole('combobox', { name: 'Encoding' }).selectOption('ISO-8859-7');
  await expect(page.getByText('Read as ISO-8859-7.')).toBeVisible();
});

test('letters that were lost before are refused with the fix; cells can be pasted instead', async ({ page }) => {
  await enter(page, '/people/import');
  await give(page, 'people.csv', 'text/csv', Buffer.from('Code,Name\n1,����\n'));
  await expect(page.getByRole('alert').filter({ hasText: 'letters were lost' })).toContainText('Line 2');

  await page.getByRole('button', { name: 'Read the cells' }).click();
  await expect(page.getByText('Paste the rows first.')).toBeVisible();
  await page.getByLabel('Or paste cells').fill('Code\tΕπώνυμο\tΌνομα\nP1\tΆγγελου\tΆννα\n');
  await page.getByRole('button', { name: 'Read the cells' }).click();
  await expect(page.getByText('Pasted cells · 1 row')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Encoding' })).toHaveCount(0);
});

test('good rows come in; rejected ones are downloaded with what is wrong, mended and imported', async ({ page }) => {
  const [, digits = ''] = /(\d+)/.exec(ownName('x')) ?? [];
  const row = (code: string, email: string) => `G${digits}${code};Γαλάνη;Άννα ${digits}${code};${email};12345670`;
  const text = ['Κωδ. εργαζ.;Επών.;Όνομα;E-mail;Α.Φ.Μ.', row('1', ''), row('2', 'nobody')].join('\n');
  await enter(page, '/people/import');
  await give(page, 'people.csv', 'text/csv', Buffer.from(text));
  await expect(page.getByRole('combobox', { name: 'Field for Α.Φ.Μ.' })).toHaveValue('taxNumber');
  for (const [label, option] of [
    ['Department', /^Front Office/],
    ['Work centre', /^Thermal Spa/],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('listbox', { name: label }).getByRole('option', { name: option }).click();
  }
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('button', { name: /^Import / })).toBeDisabled();
  await page.getByRole('radio', { name: 'Added (1)' }).click();
  await expect(page.getByText('The zero at the beginning of the tax number was added.')).toBeVisible();
  await page.getByText('Leave out the rejected rows and import the others (1 row)').click();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 added, 0 changed, 0 unchanged.')).toBeVisible();
  await expect(page.getByText('1 row was rejected and left out.')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download rejected rows' }).click(),
  ]);
  const file = await readFile(await download.path());
  const { SheetNames, Sheets } = XLSX.read(file);
  const rows = XLSX.utils.sheet_to_json<string[]>(Sheets[SheetNames[0]!]!, { header: 1 });
  expect(rows[0]?.slice(0, 2)).toEqual(['What is wrong', 'Κωδ. εργαζ.']);
  expect(rows[1]?.[0]).toContain('E-mail: Enter an e-mail address');

  await page.getByRole('button', { name: 'Import another file' }).click();
  await give(page, download.suggestedFilename(), xlsxType, file);
  await expect(page.getByText(/· 1 row$/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Field for Κωδ. εργαζ.' })).toHaveValue('code');
});

test('unknown values are asked about once; columns and answers are remembered and can be forgotten', async ({
  page,
}) => {
  const [, digits = ''] = /(\d+)/.exec(ownName('x')) ?? [];
  const bar = `F&B ${digits}`;
  const heading = `Κωδικός;Επώνυμο;Όνομα;Πού ${digits};Χώρος εργασίας`;
  const file = (code: string) => Buffer.from(`${heading}\nM${digits}${code};Μνήμη;Άννα ${code};${bar};Thermal Spa\n`);
  await enter(page, '/people/import');
  await give(page, 'people.csv', 'text/csv', file('1'));
  await page.getByRole('combobox', { name: `Field for Πού ${digits}` }).selectOption('department');
  await page.getByRole('button', { name: 'Check rows' }).click();
  const questions = page.getByRole('form', { name: 'What these values stand for' });
  await expect(questions.getByText('1 row', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await questions.getByRole('combobox', { name: `Department “${bar}”` }).selectOption('Front Office');
  await questions.getByRole('button', { name: 'Check again' }).press('Enter');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 added, 0 changed, 0 unchanged.')).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await give(page, 'people.csv', 'text/csv', file('2'));
  await expect(page.getByText('Columns as last time.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: `Field for Πού ${digits}` })).toHaveValue('department');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText(`As last time: “${bar}” is Front Office.`)).toBeVisible();
  await expect(questions).toHaveCount(0);
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Forget these answers' }).click();
  await expect(questions.getByRole('combobox', { name: `Department “${bar}”` })).toHaveValue('');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Forget these columns' }).click();
  await expect(page.getByText('Columns as last time.')).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: `Field for Πού ${digits}` })).toHaveValue('');
});
