import { expect, type Page, type TestInfo } from '@playwright/test';
import { enter } from './session';

let lastNumber = Date.now() % 1_000_000;

export const tree = (page: Page, name = 'Units') => page.getByRole('treegrid', { name });
export const placeRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Chooses an action from the menu of a place. */
export async function choose(page: Page, place: string, action: string): Promise<void> {
  await placeRow(page, place)
    .getByRole('button', { name: `Actions for ${place}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Opens a hotel for this test only, without places; returns its number. */
export async function openOwnHotel(page: Page, { parallelIndex }: TestInfo): Promise<number> {
  await enter(page, '/organisation');
  await expect(tree(page)).toBeVisible();
  const hotel = 10_000_000 + (lastNumber += 1) * 10 + parallelIndex;
  await page.getByRole('button', { name: 'Add hotel' }).click();
  const form = dialog(page, 'Add hotel');
  await form.getByRole('textbox', { name: 'Company number' }).fill(String(hotel));
  await form.getByRole('textbox', { name: 'Name of the hotel' }).fill(`Hotel ${hotel}`);
  await form.getByRole('button', { name: 'Add hotel' }).click();
  await expect(page).toHaveURL(new RegExp(`hotel=${hotel}`));
  return hotel;
}

/** Opens the dialog for rows of units. */
export async function openPaste(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Paste rows' }).click();
  await page.getByRole('combobox', { name: 'What the rows are' }).selectOption({ label: 'Units only' });
}

/** Adds units by pasting spreadsheet rows. */
export async function paste(page: Page, rows: string, count: number): Promise<void> {
  await openPaste(page);
  await page.getByRole('textbox', { name: 'Rows' }).fill(rows);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: `Add ${count} places` }).click();
  await expect(page.getByText(`${count} places added`)).toBeVisible();
}

export const sample = 'Rooms;Floors;First floor\nRooms;Floors;Second floor\nRooms;Desk;Reception\nLeisure;Spa;Pool';
