import { expect, type Locator, type Page, test } from '@playwright/test';
import { utils, write } from 'xlsx';
import { expectNoViolations } from '../support/page-checks';
import { emptyWeek } from '../support/planning';
import { enter } from '../support/session';

const letters = (count: number) =>
  Array.from({ length: count }, () => 'αβγδεζηθικλμνξοπρ'[Math.floor(Math.random() * 17)]).join('');
const surname = () => `Τ${letters(9)}`;

/** A sheet whose codes stand under a heading of notes, with a remark that looks like a person. */
async function chooseSheet(page: Page): Promise<{ code: string }> {
  const code = `G${Date.now() % 1e8}`;
  const cells = [
    ['ΠΡΟΓΡΑΜΜΑ', '', '', '', ''],
    ['Σημειώσεις', 'Ονοματεπώνυμο', 'Δευ 6/4/2043', 'Τρι 7/4/2043', 'Τετ 8/4/2043'],
    [code, `${surname()} ${surname()}`, '8-16', 'ΡΕΠΟ', '8-16'],
    ['X9', `κλειστά ${letters(4)}`, '8-16', '', ''],
  ];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(cells), 'Πρόγραμμα');
  await page.getByLabel('Roster file', { exact: true }).setInputFiles({
    name: 'grid.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer,
  });
  return { code };
}

const reading = (page: Page): Locator => page.getByRole('region', { name: 'How the sheet is read' });
const part = (page: Page, name: string) => reading(page).getByRole('button', { name, exact: true });
const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();

test('every part that was read can be corrected beside the file, by the keyboard too, and taken back', async ({
  page,
}) => {
  await enter(page, '/roster-import');
  await chooseSheet(page);
  await expect(reading(page)).toContainText('2 people');
  await reading(page).getByRole('radio', { name: 'All lines' }).check({ force: true });
  await expect(part(page, 'Line 2 Dates')).toBeVisible();
  await expect(part(page, 'Line 1 Title')).toBeVisible();

  // The column of codes.
  await part(page, 'Column A Notes').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNoViolations(page, '[role="menu"]');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Codes of people' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(part(page, 'Column A Codes of people')).toBeVisible();

  // A line that is a remark.
  await part(page, 'Line 4 Person').click();
  await choose(page, 'Note');
  await expect(part(page, 'Line 4 Note')).toBeVisible();
  await expect(reading(page)).toContainText('1 person');
  await expect(
    page.getByText('2 shifts would be added. 1 day off or leave would be added. 1 new employee.'),
  ).toBeVisible();

  // A code that was understood.
  await part(page, 'ΡΕΠΟ: Day off').click();
  const dialog = page.getByRole('dialog', { name: 'What “ΡΕΠΟ” means' });
  await dialog.getByRole('combobox', { name: 'Code “ΡΕΠΟ”' }).selectOption('Work, at these hours');
  await dialog.getByRole('textbox', { name: 'Hours of “ΡΕΠΟ”' }).fill('7-15');
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByText('3 shifts would be added. 1 new employee.')).toBeVisible();

  // The dates.
  const first = reading(page).getByRole('textbox', { name: 'First day' });
  await first.fill('13/04/2043');
  await first.press('Tab');
  await expect(page.getByRole('table', { name: 'Rows in the file' })).toContainText('Apr 13');
  await expectNoViolations(page);

  // The row of dates itself: without one there is no grid, and all is taken back.
  await part(page, 'Line 2 Dates').click();
  await choose(page, 'Note');
  await page.getByRole('button', { name: 'Undo the corrections' }).click();
  await expect(part(page, 'Column A Notes')).toBeVisible();
  await expect(part(page, 'Line 4 Person')).toBeVisible();
});

test('what was corrected is what is imported', async ({ page }) => {
  await enter(page, '/roster-import');
  const { code } = await chooseSheet(page);
  await part(page, 'Column A Notes').click();
  await choose(page, 'Codes of people');
  await part(page, 'Line 4 Person').click();
  await choose(page, 'Not read');
  await expect(
    page.getByText('2 shifts would be added. 1 day off or leave would be added. 1 new employee.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Roster changed: 3 added, 0 changed, 0 removed.')).toBeVisible();
  await page.goto(`/people?q=${code}`);
  await expect(page.getByText(code).first()).toBeVisible();
  await emptyWeek(page, '2043-04-06');
});
