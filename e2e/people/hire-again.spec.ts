import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { enter } from '../support/session';
import { addDays, askRange, openTimeline, today } from '../support/staff-timeline';

const shown = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
const act = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('somebody who has left is hired again under the same code; in the gap the calendar does not show them', async ({
  page,
}) => {
  const name = ownName('Μέλπω Θερινού');
  const [lastDay, firstDay] = [addDays(today(), -60), addDays(today(), 20)];
  const address = await addPerson(page, name, { firstDay: addDays(today(), -200), lastDay });
  await enter(page, address);
  await expect(page.getByText('Left', { exact: true })).toBeVisible();

  await act(page, name, 'Rehire…');
  const drawer = page.getByRole('dialog', { name: `Rehire ${name}` });
  await expect(drawer.getByRole('combobox', { name: 'Department' })).toHaveValue('Front Office');
  await expectNoViolations(page);
  await drawer.getByRole('textbox', { name: 'First day' }).fill(lastDay);
  await page.keyboard.press('Control+Enter');
  await expect(drawer.getByText(`Choose a day after ${shown(lastDay)}.`)).toBeVisible();
  await drawer.getByRole('textbox', { name: 'First day' }).fill(firstDay);
  await expect(drawer.getByText('The days in between stay empty', { exact: false })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`${name} rehired from ${shown(firstDay)}`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Previous employments' })).toContainText(shown(lastDay));
  await expectNoViolations(page);

  const id = Number(address.split('/').at(-1));
  const isShown = async (from: string, to: string) => {
    const { resources } = await askRange(page, from, to);
    return resources.some(({ employeeId }) => employeeId === id);
  };
  await openTimeline(page);
  expect(await isShown(addDays(lastDay, -7), addDays(lastDay, -1))).toBe(true);
  expect(await isShown(addDays(lastDay, 1), addDays(lastDay, 8))).toBe(false);
  expect(await isShown(firstDay, addDays(firstDay, 7))).toBe(true);

  await enter(page, address);
  await act(page, name, 'Undo rehire…');
  await page.getByRole('button', { name: 'Undo rehire', exact: true }).click();
  await expect(page.getByText('Rehire undone')).toBeVisible();
  await expect(page.getByText('Left', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history.first()).toContainText('removed an employment');
  await expect(history.nth(1)).toContainText('added an employment');
});

test('an earlier employment is added, corrected and removed, with the way back', async ({ page }) => {
  const name = ownName('Φρόσω Παλιού');
  await enter(page, await addPerson(page, name, { firstDay: addDays(today(), -30) }));
  const [first, last] = [addDays(today(), -400), addDays(today(), -200)];

  await page.getByRole('button', { name: 'Add previous employment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'First day' }).fill(first);
  await dialog.getByRole('textbox', { name: 'Last day' }).fill(today());
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert').getByText('choose an earlier last day')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Last day' }).fill(last);
  await page.keyboard.press('Control+Enter');
  const list = page.getByRole('list', { name: 'Previous employments' });
  await expect(list).toContainText(`${shown(first)} – ${shown(last)}`);

  await list.getByRole('button', { name: `Correct the employment until ${shown(last)}` }).click();
  await dialog.getByRole('textbox', { name: 'First day' }).fill(addDays(first, 10));
  await page.keyboard.press('Control+Enter');
  await expect(list).toContainText(`${shown(addDays(first, 10))} – ${shown(last)}`);

  await list.getByRole('button', { name: `Remove the employment until ${shown(last)}` }).click();
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(list).toContainText(shown(last));
});
