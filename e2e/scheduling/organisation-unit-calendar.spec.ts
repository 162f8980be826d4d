import type { StaffCalendar } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, type Page, test } from '@playwright/test';
import { wear } from '../support/looks';
import { expectNoViolations } from '../support/page-checks';
import { logInAtHotel } from '../support/session';
import { ask, paths, requestsTo } from '../support/staff-timeline';
import { wide, wideIf } from '../support/wide';

const path = '/organisation-unit-calendar';
const call = '/stafftimer/calendarEventsFromOrgUnit/';
const matrix = (page: Page) => page.getByRole('grid', { name: 'Organisation unit roster' });
const unitPicker = (page: Page) => page.getByRole('combobox', { name: 'Select organisation unit' });

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(path + search);
  await expect(matrix(page).getByRole('row').nth(3)).toBeVisible();
}

test('the call names the unit by value and label, and the calendar shows its people alone', async ({ page }) => {
  await logInAtHotel(page);
  const asked = requestsTo(page, call);
  await open(page);
  const month = await ask<StaffCalendar>(page, paths.month, { selectedHotel: { ErpCompanyId: 1003 } });
  const [first, second] = month.branchList;

  expect(asked[0]!.postDataJSON()).toMatchObject({
    selectedHotel: { ErpCompanyId: 1003 },
    organizationUnit: first,
    organizationUnitName: first!.label,
    selectedApp: { ApplicationId: 3000, EntityId: 3006 },
  });
  const names = month.resources.filter((one) => one.orgUnitId === first!.value).map(({ title }) => title);
  for (const name of names.slice(0, 5))
    await expect(
      matrix(page)
        .getByRole('rowheader', { name: new RegExp(`^${name},`) })
        .first(),
    ).toBeAttached();

  await unitPicker(page).click();
  await page.getByRole('option', { name: second!.label, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`ou=${second!.value}`));
  await expect(page.getByRole('region', { name: second!.label })).toBeVisible();
  const shown = await matrix(page)
    .getByRole('rowheader')
    .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  const foreign = names.filter((name) => shown.some((label) => label.startsWith(`${name},`)));
  expect(foreign).toEqual([]);
});

test('no access is said in the very sentence, with no rows, and the pickers stay', async ({ page }) => {
  await logInAtHotel(page, 'client');
  await page.goto(`${path}?ou=999999`);
  const alert = page.getByRole('alert').filter({ hasText: 'No user access to calendar, please try login again.' });

  await expect(alert).toBeVisible();
  await expect(matrix(page)).toHaveCount(0);
  await expect(unitPicker(page)).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.getByRole('button', { name: 'Log in again' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('the cover of a department is the number of people whose shifts start that day', async ({ page }) => {
  await logInAtHotel(page);
  await open(page);
  const cover = matrix(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^Cover, / }) })
    .first();
  const cells = await cover.getByRole('gridcell').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  const days = cells.slice(0, 7);
  const people = await matrix(page)
    .locator('[data-item]')
    .evaluateAll((bars) =>
      bars.map((bar) => ({
        name: bar.ariaLabel ?? '',
        column: Number(bar.closest('[aria-colindex]')?.getAttribute('aria-colindex')) - 2,
      })),
    );
  const counts = days.map((_, day) => {
    const work = people.filter(
      ({ name, column }) => column === day && / to /.test(name) && !/On call|cancelled/.test(name),
    );
    return new Set(work.map(({ name }) => name.split(',')[0])).size;
  });
  expect(days.map((text) => Number(/(\d+) working/.exec(text)?.[1]))).toEqual(counts);
});

test('a chip opens the details, a day its list, and keys do the same', async ({ page }) => {
  await logInAtHotel(page);
  await open(page);
  await matrix(page).locator('[data-item]').first().click();
  await expect(page.getByRole('dialog', { name: 'Shift details' })).toBeVisible();
  await expect(page).toHaveURL(/shift=\d+/);
  await page.getByRole('dialog', { name: 'Shift details' }).getByRole('button', { name: 'Close' }).click();

  await matrix(page).getByRole('columnheader').nth(2).click();
  await expect(page.getByRole('dialog', { name: /^\w+day, \w+ \d+ — \d+ working$/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await matrix(page).getByRole('rowheader').nth(2).focus();
  await page.keyboard.press('u');
  await expect(unitPicker(page)).toBeFocused();
});

for (const [skin, direction] of [
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const) {
  test(`it is accessible in the ${skin} skin, ${direction}`, wideIf(skin === 'dark'), async ({ page }) => {
    await wear(page, skin, direction);
    await logInAtHotel(page);
    await open(page);
    await expectNoViolations(page);
  });
}

test('a phone shows who is on now, and the team as codes, without scrolling sideways', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAtHotel(page);
  await page.goto(path);
  const rail = page.getByRole('complementary', { name: 'Today in this unit' });
  for (const name of ['On now', 'Next', 'Off today']) await expect(rail.getByRole('region', { name })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectNoViolations(page);

  await page.getByRole('radio', { name: 'Team' }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('the list of a day prints alone', async ({ page }) => {
  await logInAtHotel(page);
  await open(page);
  await matrix(page).getByRole('columnheader').nth(2).click();
  const list = page.getByRole('dialog');
  await expect(list.getByRole('row').first()).toBeVisible();

  await page.emulateMedia({ media: 'print' });

  await expect(matrix(page)).toBeHidden();
  await expect(list.getByRole('row').first()).toBeVisible();
  await expect(list.getByRole('button')).toHaveCount(0);
});

test('however many work today, they scroll beside the grid and not the page with it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await logInAtHotel(page);
  await open(page);
  await unitPicker(page).click();
  await page.getByRole('option', { name: 'Restaurants', exact: true }).click();
  await expect(page.getByRole('complementary', { name: 'Today in this unit' })).toBeVisible();

  expect((await matrix(page).boundingBox())!.height).toBeLessThan(425);
});
