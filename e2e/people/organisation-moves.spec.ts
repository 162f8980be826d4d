import { expect, test } from '@playwright/test';
import { choose, dialog, openOwnHotel, paste, placeRow, sample, tree } from '../support/organisation';

let hotel: number;

test.beforeEach(async ({ page }, info) => {
  hotel = await openOwnHotel(page, info);
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
  await other.getByRole('radio', { name: 'In past weeks too' }).click();
  await expect(other.getByText('Past calendars change too.')).toBeVisible();
  await other.getByRole('button', { name: 'Move' }).click();
  await expect(page.getByText('Spa moved to Rooms', { exact: true })).toBeVisible();
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
  // The newest notification comes first.
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
  await expect(placeRow(page, 'First floor')).toContainText('continues in Rooms › Floors › Second floor');
  await choose(page, 'First floor', 'Reopen');
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
  await expect(page.getByText('Pool deleted')).toBeVisible();
  await expect(placeRow(page, 'Pool')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(placeRow(page, 'Pool')).toHaveCount(1);
  await choose(page, 'Leisure', 'Delete');
  await expect(page.getByText('There are other places below Leisure. Delete or move them first.')).toBeVisible();
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
