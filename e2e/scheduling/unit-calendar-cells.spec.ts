import { expect, type Page, test } from '@playwright/test';
import { listOfDay, listRow, openList } from '../support/day-list';
import { expectNoViolations } from '../support/page-checks';
import { emptyWeek, publishedIn } from '../support/planning';
import { addDays, ask, askRange, paths } from '../support/staff-timeline';
import { wide } from '../support/wide';

const cellOf = (page: Page, name: string) =>
  listRow(page, name).getByRole('button', { name: new RegExp(`^Edit the day of ${name}`) });
const editor = (page: Page) => page.getByRole('combobox', { name: /monday/i });
const tick = (page: Page, name: string) => listRow(page, name).getByRole('checkbox').check();

/** The list of a day with two people at work. */
async function openListOfTwo(page: Page, date: string): Promise<{ name: string; other: string }> {
  const { name, employeeId } = await openList(page, date);
  const { resources } = await askRange(page, date, addDays(date, 1));
  const self = resources.find((one) => one.employeeId === employeeId)!;
  const colleague = resources.find(
    (one) => one.employeeId !== employeeId && one.orgUnitId === self.orgUnitId && one.building_Id === self.building_Id,
  )!;
  const times = { start: `${date}T10:00`, end: `${date}T18:00` };
  const shift = { hotel: 1003, employeeId: colleague.employeeId, typeOfShift: 'Regular', ...times };
  await ask(page, paths.save, { shift, reason: 'Test' });
  await page.reload();
  await expect(listRow(page, colleague.title)).toContainText(/10:00.18:00/);
  return { name, other: colleague.title };
}

test('the times of a row are typed like a cell of the plan, with codes, faults and undo', async ({ page }) => {
  const date = '2043-03-02';
  const { name, other } = await openListOfTwo(page, date);
  await cellOf(page, name).focus();
  await page.keyboard.type('9-17');
  await expect(editor(page)).toHaveValue('9-17');
  await expect(editor(page)).toHaveAccessibleDescription(/09:00–17:00 · 8 h/);
  await expectNoViolations(page, '[role="dialog"]');
  await page.keyboard.press('Enter');
  await expect(listRow(page, name)).toContainText(/09:00.17:00/);
  await expect(listRow(page, name)).toContainText('Draft');
  // Enter goes one row down.
  await expect(cellOf(page, other)).toBeFocused();

  await page.keyboard.press('F2');
  await expect(editor(page)).toHaveValue('10:00-18:00');
  await editor(page).fill('nonsense');
  await page.keyboard.press('Enter');
  await expect(editor(page)).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(editor(page)).toHaveCount(0);
  await expect(cellOf(page, other)).toBeFocused();
  await expect(listRow(page, other)).toContainText(/10:00.18:00/);

  await page.keyboard.type('8-12/18-22');
  await page.keyboard.press('Enter');
  await expect(listRow(page, other)).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(listRow(page, other)).toHaveCount(1);
  await cellOf(page, other).focus();
  await page.keyboard.press('ArrowUp');
  await expect(cellOf(page, name)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(listRow(page, name)).toHaveCount(0);
  await expect(listOfDay(page)).toBeVisible();
  await emptyWeek(page, date);
});

test('a day is copied, cut and pasted by keys and from the menu', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const date = '2043-03-09';
  const { name, other } = await openListOfTwo(page, date);
  await cellOf(page, name).focus();
  await page.keyboard.press('Control+c');
  await cellOf(page, other).focus();
  await page.keyboard.press('Control+v');
  await expect(listRow(page, other)).toContainText(/08:00.16:00/);
  await page.keyboard.press('Control+z');
  await expect(listRow(page, other)).toContainText(/10:00.18:00/);

  await listRow(page, other)
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: 'Cut the day' }).click();
  await expect(listRow(page, other)).toHaveCount(0);
  await listRow(page, name)
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: 'Paste into the day' }).click();
  await expect(listRow(page, name)).toContainText(/10:00.18:00/);
  await emptyWeek(page, date);
});

test('two people who are selected swap, and the unit’s day is published alone', async ({ page }) => {
  const date = '2043-03-16';
  const { name, other } = await openListOfTwo(page, date);
  await tick(page, name);
  await tick(page, other);
  const selected = listOfDay(page).getByRole('group', { name: 'Selected people' });
  await expect(selected).toContainText('2 people');
  await expectNoViolations(page, '[role="dialog"]');
  await selected.getByRole('button', { name: 'Swap…' }).click();
  await page
    .getByRole('dialog', { name: /^Swap / })
    .getByRole('button', { name: 'Swap' })
    .click();
  await expect(listRow(page, name)).toContainText(/10:00.18:00/);
  await expect(listRow(page, other)).toContainText(/08:00.16:00/);

  await listOfDay(page).getByRole('button', { name: 'Publish…' }).click();
  const sheet = page.getByRole('dialog', { name: /^Publish/ });
  await expect(sheet.getByRole('radio', { name: /^Only Mon/ })).toBeChecked();
  await expect(sheet.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  await sheet.getByRole('radio', { name: 'The whole week' }).check();
  await expect(sheet.getByRole('listitem').filter({ hasText: other }).first()).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
  await sheet.getByRole('button', { name: /^Publish \d/ }).click();
  await expect(sheet).toHaveCount(0);
  await expect(listRow(page, name)).not.toContainText('Draft');
  const starts = (await publishedIn(page, date)).map(({ start }) => start.slice(11, 16)).sort();
  expect(starts).toEqual(['08:00', '10:00']);
  await emptyWeek(page, date);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('on a phone a tap on the times types them, and the list fits', wide, async ({ page }) => {
    const date = '2043-03-23';
    const { name, other } = await openListOfTwo(page, date);
    expect((await cellOf(page, name).boundingBox())!.height).toBeGreaterThanOrEqual(44);
    const beyond = await listOfDay(page)
      .getByRole('table')
      .evaluate(({ parentElement: sheet }) => sheet!.scrollWidth - sheet!.clientWidth);
    expect(beyond).toBe(0);
    await cellOf(page, name).tap();
    await editor(page).fill('7-15');
    await page.keyboard.press('Enter');
    await expect(listRow(page, name)).toContainText(/07:00.15:00/);
    await tick(page, name);
    await tick(page, other);
    await expect(listOfDay(page).getByRole('button', { name: 'Swap…' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectNoViolations(page, '[role="dialog"]');
    await emptyWeek(page, date);
  });
});
