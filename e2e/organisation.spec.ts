import { expect, type Page, test } from '@playwright/test';
import { downloaded, readBook, rowsOf, choose as takeExport } from './support/files';
import { expectNoViolations } from './support/page-checks';
import { drawnPicture } from './support/pictures';
import { enter } from './support/session';

let hotel: number;
let lastNumber = Date.now() % 1_000_000;

const tree = (page: Page, name = 'Units') => page.getByRole('treegrid', { name });
const placeRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens a deed from the menu of a place. */
async function choose(page: Page, place: string, deed: string): Promise<void> {
  await placeRow(page, place)
    .getByRole('button', { name: `Actions for ${place}` })
    .click();
  await page.getByRole('menuitem', { name: deed }).click();
}

/** A hotel of this test alone, with these rows pasted. */
test.beforeEach(async ({ page }, info) => {
  await enter(page, '/organisation');
  await expect(tree(page)).toBeVisible();
  hotel = 10_000_000 + (lastNumber += 1) * 10 + info.parallelIndex;
  await page.getByRole('button', { name: 'Add hotel' }).click();
  const form = dialog(page, 'Add hotel');
  await form.getByRole('textbox', { name: 'Number' }).fill(String(hotel));
  await form.getByRole('textbox', { name: 'Name of the hotel' }).fill(`Hotel ${hotel}`);
  await form.getByRole('button', { name: 'Add hotel' }).click();
  await expect(page).toHaveURL(new RegExp(`hotel=${hotel}`));
});

async function paste(page: Page, rows: string, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Paste rows' }).click();
  await page.getByRole('textbox', { name: 'Rows' }).fill(rows);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: `Add ${count} places` }).click();
  await expect(page.getByText(`${count} places added`)).toBeVisible();
}

const sample = 'Rooms;Floors;First floor\nRooms;Floors;Second floor\nRooms;Desk;Reception\nLeisure;Spa;Pool';

test('an empty hotel begins with a ready tree, which stands in the address', async ({ page }) => {
  await expect(page.getByText('This hotel has no places yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin with “Seaside resort”' }).click();

  await expect(placeRow(page, 'Treatment rooms')).toBeVisible();
  await page.getByRole('tab', { name: 'Departments' }).click();
  await expect(page).toHaveURL(/tab=departments/);
  await page.reload();
  await expect(placeRow(page, 'Housekeeping')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Hotel' })).toHaveValue(String(hotel));
});

test('rows from a spreadsheet are checked, the wrong ones named, and added all at once', async ({ page }) => {
  await page.getByRole('button', { name: 'Paste rows' }).click();
  await page.getByRole('textbox', { name: 'Rows' }).fill('Rooms\tFloors\tFirst floor\nRooms\t\tDesk');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('One row is wrong.')).toBeVisible();
  await expect(page.getByRole('row', { name: /2 Rooms/ })).toContainText('Column 2 is empty.');

  await page.getByRole('textbox', { name: 'Rows' }).fill('Rooms\tFloors\tFirst floor\nRooms\tDesk');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'Add 4 places' }).click();
  await expect(placeRow(page, 'First floor')).toHaveAttribute('aria-level', '3');

  await page.getByRole('button', { name: 'Paste rows' }).click();
  await page.getByRole('textbox', { name: 'Rows' }).fill('rooms; floors');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByText('All of these are there already.')).toBeVisible();
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
  await expect(page.getByText('The work centre First floor is there already. Choose another name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Third floor');
  await page.keyboard.press('Enter');
  await expect(placeRow(page, 'Third floor')).toBeVisible();
});

test('a unit moves from a day on: both stand until then; without a day it was always there, with Undo', async ({
  page,
}) => {
  await paste(page, sample, 9);
  await choose(page, 'Desk', 'Move …');
  const form = dialog(page, 'Move Desk');
  await form.getByRole('button', { name: 'Move' }).click();
  await expect(form.getByText('Choose where it goes.')).toBeVisible();
  await form.getByRole('combobox', { name: 'To business unit' }).selectOption('Leisure');
  await form.getByRole('textbox', { name: 'From' }).fill('Dec 1, 2099');
  await expect(form.getByText('0 people move with Desk to Leisure from Dec 1, 2099.')).toBeVisible();
  await form.getByRole('button', { name: 'Move' }).click();
  await expect(placeRow(page, 'Desk')).toHaveCount(2);
  await expect(placeRow(page, 'Desk').filter({ hasText: 'Closes on Dec 1, 2099' })).toContainText('Leisure › Desk');

  await expect(placeRow(page, 'Desk').first()).toContainText('takes over Rooms › Desk on Dec 1, 2099');

  await choose(page, 'Spa', 'Move …');
  const other = dialog(page, 'Move Spa');
  await other.getByRole('combobox', { name: 'To business unit' }).selectOption('Rooms');
  await other.getByRole('radio', { name: 'As if always' }).click();
  await expect(other.getByText('Past calendars change, too.')).toBeVisible();
  await other.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('Spa stands under Rooms', { exact: true })).toBeVisible();
  const names = tree(page).getByRole('rowheader');
  const floors = ['Floors', 'First floor', 'Second floor'];
  await expect(names).toHaveText([
    'Leisure',
    'Desk',
    'Reception',
    'Rooms',
    'Desk',
    'Reception',
    ...floors,
    'Spa',
    'Pool',
  ]);
  // The newest stands first.
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(names).toHaveText([
    'Leisure',
    'Desk',
    'Reception',
    'Spa',
    'Pool',
    'Rooms',
    'Desk',
    'Reception',
    ...floors,
  ]);
});

test('one merges into another and is closed; a closed one is found by the switch and opens again', async ({ page }) => {
  await paste(page, sample, 9);
  await choose(page, 'First floor', 'Merge …');
  const form = dialog(page, 'Merge First floor');
  await form.getByRole('combobox', { name: 'Into' }).selectOption('Rooms › Floors › Second floor');
  await expect(
    form.getByText(/0 people move to Rooms › Floors › Second floor from .*, and First floor closes/),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText(/^First floor merges into Rooms › Floors › Second floor from/)).toBeVisible();
  await expect(page).not.toHaveURL(/open=/);
  await expect(placeRow(page, 'First floor')).toHaveCount(0);

  await page.getByRole('switch', { name: 'Show closed places' }).click();
  await expect(page).toHaveURL(/closed=true/);
  await expect(placeRow(page, 'First floor')).toContainText('goes on in Rooms › Floors › Second floor');
  await choose(page, 'First floor', 'Open again');
  await expect(placeRow(page, 'First floor')).not.toContainText('Closed');
});

test('a dated move and a merger are taken back by Undo; a place made by mistake is deleted and comes back', async ({
  page,
}) => {
  await paste(page, sample, 9);
  await choose(page, 'Floors', 'Move …');
  await dialog(page, 'Move Floors').getByLabel('To business unit').selectOption('Leisure');
  await dialog(page, 'Move Floors').getByRole('button', { name: 'Move' }).click();
  const parentOfFloors = () =>
    page.getByRole('row').evaluateAll((rows) => {
      const names = rows.map((row) => row.querySelector('[role=rowheader]')?.textContent ?? '');
      const levels = rows.map((row) => Number(row.getAttribute('aria-level')));
      const at = names.findIndex((name) => name.includes('Floors'));
      return names[levels.findLastIndex((level, row) => row < at && level === 1)];
    });
  await expect.poll(parentOfFloors).toContain('Leisure');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(parentOfFloors).toContain('Rooms');
  await expect(placeRow(page, 'Floors')).toHaveCount(1);

  await choose(page, 'Spa', 'Merge …');
  await dialog(page, 'Merge Spa').getByLabel('Into').selectOption('Rooms › Desk');
  await dialog(page, 'Merge Spa').getByRole('button', { name: 'Merge' }).click();
  await expect(placeRow(page, 'Spa')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(placeRow(page, 'Spa')).toHaveCount(1);

  await choose(page, 'Pool', 'Delete');
  await expect(page.getByText('Pool is deleted')).toBeVisible();
  await expect(placeRow(page, 'Pool')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(placeRow(page, 'Pool')).toHaveCount(1);
  await choose(page, 'Leisure', 'Delete');
  await expect(page.getByText('Other places stand below Leisure. Delete or move them first.')).toBeVisible();
});

test('a place with people is not closed, and the sentence says how many', async ({ page }) => {
  await page.goto('/organisation?hotel=1003&tab=departments');
  await choose(page, 'Spa', 'Close …');
  const form = dialog(page, 'Close Spa');
  await expect(form.getByText(/people belong to Spa on .* or later/)).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).last().click();
  await expect(form.getByRole('alert')).toContainText('Move them or merge the place first.');
  await page.keyboard.press('Escape');

  await page.goto(`/organisation?hotel=${hotel}`);
  await paste(page, sample, 9);
  await choose(page, 'Leisure', 'Close …');
  await expect(dialog(page, 'Close Leisure').getByText('with 2 places below it')).toBeVisible();
  await dialog(page, 'Close Leisure').getByRole('button', { name: 'Close' }).last().click();
  await expect(placeRow(page, 'Pool')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(placeRow(page, 'Pool')).toBeVisible();
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

test('holidays: a year of them, one added, moved, taken off and brought back', async ({ page }) => {
  await page.getByRole('tab', { name: 'Public holidays' }).click();
  const row = (name: string) => page.getByRole('table').getByRole('row').filter({ hasText: name });
  const deed = async (name: string, what: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  await page.goto(`/organisation?hotel=${hotel}&tab=holidays&year=2026`);
  await expect(row('Easter Monday')).toContainText('Mon, Apr 13, 2026');
  await page.getByRole('button', { name: 'Next year' }).click();
  await expect(page).toHaveURL(/year=2027/);
  await expect(row('Easter Monday')).toContainText('May 3, 2027');

  await page.getByRole('button', { name: 'Add holiday' }).click();
  const form = dialog(page, 'Add holiday');
  await form.getByRole('button', { name: 'Add holiday' }).click();
  await expect(form.getByText('Choose a day.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Day' }).fill('Nov 11, 2027');
  await form.getByRole('textbox', { name: 'Name' }).fill('Saint Minas');
  await form.getByRole('button', { name: 'Add holiday' }).click();
  await expect(row('Saint Minas')).toContainText('Own');

  await deed('Labour Day', 'Edit …');
  await dialog(page, 'Edit Labour Day').getByRole('textbox', { name: 'Day' }).fill('May 4, 2027');
  await expect(page.getByText('Moves from May 1, 2027 to May 4, 2027.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row('Labour Day').filter({ hasText: 'May 4' })).toContainText('Holiday');
  await expect(row('Labour Day').filter({ hasText: 'May 1,' })).toContainText('No holiday');

  await deed('Epiphany', 'Take off the list');
  await expect(row('Epiphany')).toContainText('No holiday · decided here');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Epiphany')).not.toContainText('decided here');
  await deed('Saint Minas', 'Remove');
  await expect(row('Saint Minas')).toHaveCount(0);
});

test('the settings of a hotel are changed; a number that is taken is refused at its field', async ({ page }) => {
  await page.getByRole('tab', { name: 'Hotel', exact: true }).click();
  await page.getByRole('button', { name: 'Edit hotel' }).click();
  const form = dialog(page, 'Edit hotel');
  await form.getByRole('textbox', { name: 'Name of the hotel' }).fill(`Thalassa ${hotel}`);
  await form.getByRole('combobox', { name: 'Week begins on' }).selectOption('Sunday');
  await form.getByLabel('Working day begins at').fill('04:30');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Hotel saved')).toBeVisible();
  await expect(page.getByRole('tabpanel')).toContainText('Sunday');
  await expect(page.getByRole('tabpanel')).toContainText('04:30');

  await page.getByRole('button', { name: 'Add hotel' }).click();
  const other = dialog(page, 'Add hotel');
  await other.getByRole('textbox', { name: 'Number' }).fill('1003');
  await other.getByRole('textbox', { name: 'Name of the hotel' }).fill('Second');
  await other.getByRole('button', { name: 'Add hotel' }).click();
  await expect(other.getByText('Another hotel has this number. Choose another one.')).toBeVisible();
});

test('a hotel wears a drawn mark, then a picture of its own, then its standard logo again', async ({ page }) => {
  await page.getByRole('tab', { name: 'Hotel', exact: true }).click();
  const form = dialog(page, 'Edit hotel');
  const edit = () => page.getByRole('button', { name: 'Edit hotel' }).click();
  const save = async () => {
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
  };
  const pickerCard = async () => {
    await page.goto('/select-hotel');
    return page.getByRole('radio', { name: new RegExp(`^Hotel ${hotel}`) });
  };
  await edit();
  await form.getByRole('radio', { name: 'Standard logo' }).focus();
  for (const name of ['Sun over the sea', 'Temple', 'Palm']) {
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name, exact: true })).toBeChecked();
  }
  await save();
  const palm = await page.getByRole('tabpanel').locator('svg[viewBox="0 0 32 32"] path').getAttribute('d');
  await expect((await pickerCard()).locator('path')).toHaveAttribute('d', palm!);

  await page.goto(`/organisation?hotel=${hotel}&tab=hotel`);
  await edit();
  const field = form.getByLabel('Picture of your own');
  await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(form.getByRole('alert').filter({ hasText: 'logo.svg' })).toBeVisible();
  await field.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await drawnPicture(page, 64, 48) });
  await expect(form.getByRole('radio', { name: 'Uploaded picture' })).toBeChecked();
  await expectNoViolations(page);
  await save();
  const picture = (await pickerCard()).locator('img');
  await expect(picture).toHaveAttribute('src', /^\/uploads\/pictures\//);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);

  // Chosen, the hotel carries it in the frame, after a reload as well.
  await page.getByRole('radio', { name: new RegExp(`^Hotel ${hotel}`) }).dblclick();
  const button = page.getByRole('button', { name: `Hotel: Hotel ${hotel}` });
  await expect(button.locator('img')).toBeVisible();
  await page.goto(`/organisation?hotel=${hotel}&tab=hotel`);
  await expect(button.locator('img')).toBeVisible();
  await edit();
  await form.getByRole('button', { name: 'Remove Uploaded picture' }).click();
  await expect(form.getByRole('radio', { name: 'Standard logo' })).toBeChecked();
  await save();
  await expect(button.locator('img')).toHaveCount(0);
  await expect(button.locator('text')).toHaveText(/\S/);
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

test('on a phone the actions of a place are at hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/organisation?hotel=1003');
  await choose(page, 'Brasserie', 'Rename …');
  await expect(dialog(page, 'Rename Brasserie')).toBeVisible();
  await expect(page).toHaveURL(/open=rename\.work-centre\./);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/open=/);
});
