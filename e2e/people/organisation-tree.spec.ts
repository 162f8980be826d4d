import { expect, test } from '@playwright/test';
import { inCodePage } from '../support/encodings';
import { downloaded, readBook, rowsOf, choose as takeExport } from '../support/files';
import { choose, dialog, openOwnHotel, openPaste, paste, placeRow, sample } from '../support/organisation';
import { expectNoViolations } from '../support/page-checks';
import { enter } from '../support/session';
import { wide } from '../support/wide';

let hotel: number;

test.beforeEach(async ({ page }, info) => {
  hotel = await openOwnHotel(page, info);
});

test('an empty hotel begins with a ready tree, which stands in the address', async ({ page }) => {
  await expect(page.getByText('This hotel has no places yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Use “Seaside resort”' }).click();

  await expect(placeRow(page, 'Treatment rooms')).toBeVisible();
  await page.getByRole('tab', { name: 'Departments' }).click();
  await expect(page).toHaveURL(/tab=departments/);
  await page.reload();
  await expect(placeRow(page, 'Housekeeping')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Hotel' })).toHaveValue(String(hotel));
});

test('rows from a spreadsheet are checked, the wrong ones named, and added all at once', async ({ page }) => {
  await openPaste(page);
  await page.getByRole('textbox', { name: 'Rows' }).fill('Rooms\tFloors\tFirst floor\nRooms\t\tDesk');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('One row has an error.')).toBeVisible();
  await expect(page.getByRole('row', { name: /2 Rooms/ })).toContainText('Column 2 is empty.');

  await page.getByRole('textbox', { name: 'Rows' }).fill('Rooms\n'.repeat(1001));
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('Paste up to 1,000 rows at once.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Rows' }).fill('Rooms\tFloors\tFirst floor\nRooms\tDesk');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'Add 4 places' }).click();
  await expect(placeRow(page, 'First floor')).toHaveAttribute('aria-level', '3');

  await openPaste(page);
  await page.getByRole('textbox', { name: 'Rows' }).fill('rooms; floors');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('All of these already exist.')).toBeVisible();
});

test('one list of departments, indented, makes both trees; the file that Excel saves does the same', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Paste rows' }).click();
  await page.getByRole('textbox', { name: 'Rows' }).fill('Κουζίνα\n  Ζεστή κουζίνα\n  Ζαχαροπλαστείο\nSpa');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(
    page.getByText(/^Adds 1 business unit, 2 organisation units, 3 work centres, 2 department groups/),
  ).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Add 11 places' }).click();
  await expect(placeRow(page, 'Ζαχαροπλαστείο')).toHaveAttribute('aria-level', '3');
  await page.getByRole('tab', { name: 'Departments' }).click();
  await expect(placeRow(page, 'Ζαχαροπλαστείο')).toHaveAttribute('aria-level', '2');

  await page.getByRole('button', { name: 'Paste rows' }).click();
  await page
    .getByRole('combobox', { name: 'What the rows are' })
    .selectOption({ label: 'Departments of the hotel: make the units too' });
  await page.getByLabel('Or take them from a file', { exact: true }).setInputFiles({
    name: 'τμήματα.csv',
    mimeType: 'text/csv',
    buffer: inCodePage('Ομάδα;Τμήμα\r\nΚουζίνα;Λάντζα\r\n;Ζεστή κουζίνα\r\n', 'windows-1253'),
  });
  await expect(page.getByRole('textbox', { name: 'Rows' })).toHaveValue(/Λάντζα/);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'Add 2 places' }).click();
  await expect(placeRow(page, 'Λάντζα')).toBeVisible();
});

test('by keyboard: walked, folded, renamed with Undo, added below, opened by Enter', async ({ page }) => {
  await paste(page, sample, 9);
  await placeRow(page, 'Leisure').focus();
  await page.keyboard.press('End');
  await expect(placeRow(page, 'Second floor')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(placeRow(page, 'Floors')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(placeRow(page, 'Second floor')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(placeRow(page, 'Second floor')).toBeVisible();
  await page.keyboard.press('d');
  await expect(placeRow(page, 'Desk')).toBeFocused();
  await page.keyboard.press('f');
  await expect(placeRow(page, 'Floors')).toBeFocused();

  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Name' }).fill('Guest floors');
  await page.keyboard.press('Enter');
  await expect(placeRow(page, 'Guest floors')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(placeRow(page, 'Floors')).toBeVisible();

  await placeRow(page, 'Floors').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu', { name: 'Actions for Floors' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Add work centre' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('first FLOOR');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The work centre First floor already exists. Choose another name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Third floor');
  await page.keyboard.press('Enter');
  await expect(placeRow(page, 'Third floor')).toBeVisible();
});

test('two rename one place: the second is told and keeps the text; other browsers follow', async ({
  page,
  browser,
}) => {
  await paste(page, sample, 9);
  const other = await (await browser.newContext()).newPage();
  await enter(other, `/organisation?hotel=${hotel}`);
  const read = other.waitForResponse(/organisation\/place\?/);
  await choose(other, 'Pool', 'Rename …');
  await read;

  await choose(page, 'Pool', 'Rename …');
  await page.getByRole('textbox', { name: 'Name' }).fill('Indoor pool');
  await page.keyboard.press('Enter');
  await expect(other.getByText('Indoor pool')).toBeVisible();
  await other.getByRole('textbox', { name: 'Name' }).fill('Sea pool');
  await other.keyboard.press('Enter');
  await expect(other.getByText(/Changed by someone else/)).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Name' })).toHaveValue('Sea pool');
  await other.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(placeRow(page, 'Sea pool')).toBeVisible();
  await other.context().close();
});

test('the tree is written to a file, a column for each kind of place', async ({ page }) => {
  await paste(page, sample, 9);
  const { name, bytes } = await downloaded(page, () => takeExport(page, 'Excel (.xlsx)'));

  expect(name).toMatch(new RegExp(`^units_${hotel}_\\d{8}\\.xlsx$`));
  const [head, , , leaf] = rowsOf(readBook(bytes), 'Units');
  expect(head).toEqual(['Business unit', 'Organisation unit', 'Work centre', 'People', 'Closed from']);
  expect(leaf).toEqual(['Leisure', 'Spa', 'Pool', 0, null]);
});

test('a tree that cannot be loaded says so and comes back by Retry', async ({ page }) => {
  await page.route('**/organisation/tree**', (route) => route.abort());
  await page.goto('/organisation?hotel=1003');
  await expect(page.getByRole('alert')).toContainText('The server did not answer.');

  await page.unroute('**/organisation/tree**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(placeRow(page, 'Lobby Bar')).toBeVisible();
});

test('on a phone the actions of a place are at hand', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/organisation?hotel=1003');
  await choose(page, 'Brasserie', 'Rename …');
  await expect(dialog(page, 'Rename Brasserie')).toBeVisible();
  await expect(page).toHaveURL(/open=rename\.work-centre\./);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/open=/);
});
