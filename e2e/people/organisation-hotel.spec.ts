import { expect, test } from '@playwright/test';
import { dialog, openOwnHotel } from '../support/organisation';
import { expectNoViolations } from '../support/page-checks';
import { drawnPicture } from '../support/pictures';

let hotel: number;

test.beforeEach(async ({ page }, info) => {
  hotel = await openOwnHotel(page, info);
});

test('holidays: a year of them, one added, moved, taken off and brought back', async ({ page }) => {
  await page.getByRole('tab', { name: 'Public holidays' }).click();
  const row = (name: string) => page.getByRole('table').getByRole('row').filter({ hasText: name });
  const action = async (name: string, what: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: what }).click();
  };
  await page.goto(`/organisation?hotel=${hotel}&tab=holidays&year=2031`);
  await expect(row('Easter Monday')).toContainText('Mon, Apr 14, 2031');
  await page.getByRole('button', { name: 'Next year' }).click();
  await expect(page).toHaveURL(/year=2032/);
  await expect(row('Easter Monday')).toContainText('May 3, 2032');

  await page.getByRole('button', { name: 'Add holiday' }).click();
  const form = dialog(page, 'Add holiday');
  await form.getByRole('button', { name: 'Add holiday' }).click();
  await expect(form.getByText('Choose a day.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Day' }).fill('Nov 11, 2032');
  await form.getByRole('textbox', { name: 'Name' }).fill('Saint Minas');
  await form.getByRole('button', { name: 'Add holiday' }).click();
  await expect(row('Saint Minas')).toContainText('Own');

  await action('Labour Day', 'Edit …');
  await dialog(page, 'Edit Labour Day').getByRole('textbox', { name: 'Day' }).fill('May 4, 2032');
  await expect(page.getByText('Moves from May 1, 2032 to May 4, 2032.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row('Labour Day').filter({ hasText: 'May 4' })).toContainText('Holiday');
  await expect(row('Labour Day').filter({ hasText: 'May 1,' })).toContainText('Not a holiday');

  await action('Epiphany', 'Count as a normal day');
  await expect(row('Epiphany')).toContainText('Not a holiday · set by hotel');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Epiphany')).not.toContainText('set by hotel');
  await action('Saint Minas', 'Remove');
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
  await other.getByRole('textbox', { name: 'Company number' }).fill('1003');
  await other.getByRole('textbox', { name: 'Name of the hotel' }).fill('Second');
  await other.getByRole('button', { name: 'Add hotel' }).click();
  await expect(other.getByText('Another hotel already has this number. Choose another one.')).toBeVisible();
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

  // After choosing the hotel, its logo is in the page frame, even after a reload.
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
  await expect(button.locator('[data-initials]')).toHaveAttribute('data-initials', /\S/);
});
