import { expect, type Page, test } from '@playwright/test';
import { utils, write } from 'xlsx';
import { choose as chooseFormat, downloaded } from '../support/files';
import { expectNoViolations } from '../support/page-checks';
import { enter } from '../support/session';
import { ask, askRange, paths } from '../support/staff-timeline';

const heading = 'employee code,name,department,start,end,type';
const row = (code: string, day: string) => `${code},Νέα ${code},Spa,${day} 07:00,${day} 15:00,Regular`;
const code = () => `R${Date.now() % 1e8}`;

async function choose(page: Page, text: string | Buffer, name = 'roster.csv'): Promise<void> {
  await page
    .getByLabel('Roster file', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

test('a file is checked row by row, imported whole, and adds nothing the second time', async ({ page }) => {
  const one = code();
  const text = [heading, row(one, '2032-05-01'), row(one, '2032-05-02')].join('\n');
  await enter(page, '/roster-import');
  await choose(page, text);
  await expect(page.getByText('2 shifts would be added. 1 new employee.')).toBeVisible();
  await expect(page.getByText('Read as UTF-8. A line of the file:')).toContainText(row(one, '2032-05-01'));
  await expect(page.getByRole('table', { name: 'Rows in the file' }).getByRole('row')).toHaveCount(3);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Import 2 shifts' }).click();
  await expect(page.getByText('2 shifts imported.')).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, text);
  await expect(page.getByText('Every row is already on the roster.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
});

test('an Excel workbook is read from the sheet that is chosen, without its title and total', async ({ page }) => {
  const one = code();
  const workbook = utils.book_new();
  const from = { t: 'n', v: 48_001.291_666_67, z: 'd/m/yy h:mm' };
  const shifts = utils.aoa_to_sheet([
    ['Ξενοδοχείο Ήλιος'],
    heading.split(','),
    [one, `Νέα ${one}`, 'Spa', from, { ...from, v: 48_001.625 }, 'Regular'],
    ['Σύνολο', null, null, null, null, 1],
  ]);
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Οδηγίες']]), 'Οδηγίες');
  utils.book_append_sheet(workbook, shifts, 'Βάρδιες');
  await enter(page, '/roster-import');
  await page.getByLabel('Roster file', { exact: true }).setInputFiles({
    name: 'roster.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(workbook, { type: 'buffer', bookType: 'xlsx' }),
  });
  await page.getByRole('combobox', { name: 'Sheet' }).selectOption('Βάρδιες');
  await expect(page.getByText('1 shift would be added. 1 new employee.')).toBeVisible();
  await page.getByText('2 rows are left out').click();
  await expect(page.getByRole('row', { name: /Total/ })).toContainText('Σύνολο · 1');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Import 1 shift' }).click();
  await expect(page.getByText('1 shift imported.')).toBeVisible();
});

test('a row at fault is shown first and stops the import', async ({ page }) => {
  const one = code();
  await enter(page, '/roster-import');
  await choose(page, [heading, row(one, '2032-06-01'), row(one, '2032-06-31')].join('\n'));
  await expect(page.getByRole('alert').filter({ hasText: '1 row has an error' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Error (1)' })).toBeChecked();
  await expect(page.getByRole('table', { name: 'Rows in the file' })).toContainText('"2032-06-31" is not a date.');
  await expect(page.getByRole('button', { name: /^Import \d/ })).toHaveCount(0);
});

test('unknown columns are named by the one who imports', async ({ page }) => {
  const one = code();
  await enter(page, '/roster-import');
  await choose(page, `Kennung,Von,Bis\n${one},2032-07-01 07:00,2032-07-01 15:00\n`);
  const check = page.getByRole('button', { name: 'Check the file' });
  await expect(check).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('combobox', { name: 'Employee code' }).selectOption('Kennung');
  await page.getByRole('combobox', { name: 'Start (date and time)' }).selectOption('Von');
  await page.getByRole('combobox', { name: 'End (date and time)' }).selectOption('Bis');
  await check.click();
  await page.getByRole('button', { name: 'Import 1 shift' }).click();
  await expect(page.getByText('1 shift imported.')).toBeVisible();
});

test('a long check shows how far it is and can be cancelled', async ({ page }) => {
  await enter(page, '/roster-import');
  await page.route('**/stafftimer/roster/import', () => undefined);
  await choose(page, [heading, row(code(), '2032-09-01')].join('\n'), 'given up.csv');
  await expect(page.getByRole('progressbar', { name: 'Reading the file' })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Cancel' }).press('Enter');

  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('given up.csv')).toHaveCount(0);
});

test('a dead line says so and the check can be tried again', async ({ page }) => {
  await enter(page, '/roster-import');
  await page.route('**/stafftimer/roster/import', (route) => route.abort());
  await choose(page, [heading, row(code(), '2032-08-01')].join('\n'));
  await expect(page.getByRole('alert').filter({ hasText: 'The server did not answer.' })).toBeVisible();
  await page.unroute('**/stafftimer/roster/import');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1 shift would be added.')).toBeVisible();
});

test('columns and the meaning of codes are asked about once and remembered', async ({ page }) => {
  const one = code();
  const columns = `Wer ${one},Von,Bis,Art ${one}`;
  const file = (day: string) =>
    [columns, `${one},${day} 07:00,${day} 15:00,Π8${one}`, `${one},,,ΡΕΠΟ${one}`].join('\n');
  await enter(page, '/roster-import');
  await choose(page, file('2032-10-01'));
  for (const [field, column] of [
    ['Employee code', `Wer ${one}`],
    ['Start (date and time)', 'Von'],
    ['End (date and time)', 'Bis'],
    ['Shift type', `Art ${one}`],
  ] as const)
    await page.getByRole('combobox', { name: field }).selectOption(column);
  await page.getByRole('button', { name: 'Check the file' }).click();
  const questions = page.getByRole('form', { name: 'What these values stand for' });
  await questions.getByRole('combobox', { name: `Shift type “Π8${one}”` }).selectOption('Regular');
  await questions
    .getByRole('combobox', { name: `Shift type “ΡΕΠΟ${one}”` })
    .selectOption('No shift: leave these rows out');
  await expectNoViolations(page);
  await questions.getByRole('button', { name: 'Check again' }).press('Enter');
  await page.getByRole('button', { name: 'Import 1 shift' }).click();
  await expect(page.getByText('1 shift imported.')).toBeVisible();

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, file('2032-10-02'));
  await expect(page.getByText('Columns as last time.')).toBeVisible();
  await expect(page.getByText(`“Π8${one}” is Regular, “ΡΕΠΟ${one}” is nothing.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 1 shift' })).toBeVisible();
  await page.getByRole('button', { name: 'Forget these columns' }).click();
  await expect(page.getByText('These columns are not recognised.')).toBeVisible();
});

test('an imported roster is undone with its shifts', async ({ page }) => {
  const one = code();
  const name = `week ${one}.csv`;
  const text = [heading, row(one, '2032-11-01'), row(one, '2032-11-02')].join('\n');
  await enter(page, '/roster-import');
  await choose(page, text, name);
  await page.getByRole('button', { name: 'Import 2 shifts' }).click();
  await page.getByRole('button', { name: 'Import another file' }).click();
  const imported = page.getByRole('table', { name: 'Recent imports' }).getByRole('row', { name });
  await expect(imported).toContainText('2 shifts, 1 new person');
  await imported.getByRole('button', { name: `Undo the import of ${name}` }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await expect(imported).toContainText('Undone');

  await choose(page, text, name);
  await expect(page.getByText('2 shifts would be added. 1 new employee.')).toBeVisible();
});

test('a file that sends a shift to another department says both before it is saved', async ({ page }) => {
  const one = code();
  const shift = row(one, '2033-02-07');
  await enter(page, '/roster-import');
  await choose(page, [heading, shift].join('\n'));
  await page.getByRole('button', { name: 'Import 1 shift' }).click();
  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, [heading, shift.replace(',Spa,', ',Housekeeping,')].join('\n'));
  await page.getByRole('switch', { name: 'Remove what the file leaves out' }).click();

  const changed = page.getByRole('table', { name: 'Rows in the file' }).getByRole('row', { name: one });
  await expect(changed.getByRole('cell', { name: '07:00–15:00, Spa', exact: true })).toBeVisible();
  await expect(changed.getByRole('cell', { name: '07:00–15:00, Housekeeping', exact: true })).toBeVisible();
  await expectNoViolations(page);

  const { bytes } = await downloaded(page, () => chooseFormat(page, 'CSV'));
  expect(bytes.toString()).toMatch(/"07:00–15:00, Spa".*"07:00–15:00, Housekeeping"/);
});

test('undoing a roster asks why, where the earlier one is against the law by now', async ({ page }) => {
  const one = code();
  const at = (from: string, to: string) =>
    [heading, `${one},Νέα ${one},Spa,2032-12-02 ${from},2032-12-02 ${to},Regular`].join('\n');
  const name = `later ${one}.csv`;
  await enter(page, '/roster-import');
  await choose(page, at('07:00', '15:00'));
  await page.getByRole('button', { name: 'Import 1 shift' }).click();
  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose(page, at('12:00', '20:00'), name);
  await page.getByRole('switch', { name: 'Remove what the file leaves out' }).click();
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await page.getByRole('button', { name: 'Import another file' }).waitFor();
  const { resources } = await askRange(page, '2032-12-01', '2032-12-03', { calendars: [3000] });
  const { employeeId } = resources.find(({ employeeCode }) => employeeCode === one)!;
  const shift = { hotel: 1003, employeeId, typeOfShift: 'Regular', start: '2032-12-01T14:00', end: '2032-12-01T22:00' };
  await ask(page, paths.save, { shift });
  await enter(page, '/roster-import');
  await page.getByRole('button', { name: `Undo the import of ${name}` }).click();

  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Undo import' }).click();
  await expect(question.getByRole('alert')).toContainText('Say why the earlier roster comes back');
  await expectNoViolations(page);
  await question.getByRole('textbox', { name: 'Reason' }).fill('The file was of another week.');
  await question.getByRole('button', { name: 'Undo import' }).press('Enter');

  await expect(page.getByRole('table', { name: 'Recent imports' }).getByRole('row', { name })).toContainText('Undone');
});
