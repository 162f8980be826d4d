import { expect, type Page, test } from '@playwright/test';
import { clipped, expectNoViolations } from '../support/page-checks';
import { enter } from '../support/session';
import { wideIf } from '../support/wide';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The first row below the frame, the head and, where a list has them, its tabs. */
const lists = [
  ['/people', 140],
  ['/attendance', 180],
  ['/declarations', 190],
  ['/payroll', 190],
  ['/timesheets', 180],
  ['/on-duty', 190],
  ['/clock-devices', 190],
  ['/security-events', 140],
  ['/accounts', 140],
  ['/accounts/slips', 190],
  ['/users', 140],
  ['/invoices', 140],
  ['/employees', 140],
  ['/permissions', 140],
] as const;

for (const [path, most] of lists)
  test(`${path} has a head that stays, and begins with its rows`, wideIf(path !== '/people'), async ({ page }) => {
    await enter(page, path);
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    const head = page.locator('[data-list-head]');
    expect((await head.boundingBox())!.height).toBe(56);
    expect(await topOf(page, 'main tbody tr')).toBeLessThanOrEqual(most);

    const before = await topOf(page, '[data-list-head]');
    await page.evaluate(() => scrollTo(0, 400));
    expect(Math.abs((await topOf(page, '[data-list-head]')) - before)).toBeLessThanOrEqual(8);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await clipped(page)).toEqual([]);
    await expectNoViolations(page);
  });

test('the unit calendar begins with its people, today and as a team', async ({ page }) => {
  await enter(page, '/organisation-unit-calendar');
  const [lists, team] = [page.getByRole('complementary'), page.getByRole('table')];
  await expect(lists.getByRole('listitem').first()).toBeVisible();
  expect((await lists.boundingBox())!.y).toBeLessThanOrEqual(190);
  expect(await clipped(page)).toEqual([]);
  await expectNoViolations(page);
  await page.getByRole('radio', { name: 'Team' }).click();
  await expect(team).toBeVisible();
  expect((await team.boundingBox())!.y).toBeLessThanOrEqual(190);
  expect(await clipped(page)).toEqual([]);
  await expectNoViolations(page);
});

test('an action in words covers nothing of its row', async ({ page }) => {
  await enter(page, '/attendance');
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Accept / }) });
  await expect(row.first()).toBeVisible();
  const overlaps = await row.evaluateAll((rows) =>
    rows.flatMap((one) => {
      const button = one.querySelector('td button')?.getBoundingClientRect();
      if (!button) return [];
      return [...one.querySelectorAll('td span, td time, th a')]
        .map((text) => [text.textContent, text.getBoundingClientRect()] as const)
        .filter(
          ([, { width, right, left, top, bottom }]) =>
            width > 1 &&
            right > button.left &&
            left < button.right &&
            bottom > button.top + 8 &&
            top < button.bottom - 8,
        )
        .map(([text]) => text);
    }),
  );
  expect(overlaps).toEqual([]);
});

test('filters are in a sheet, and the head counts them', async ({ page }) => {
  await enter(page, '/people');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expectNoViolations(page);
  const contract = sheet.getByRole('combobox', { name: 'Contract' });
  await contract.focus();
  await contract.selectOption({ label: 'Part time' });
  await expect(page).toHaveURL(/kind=part/);
  await expect(contract).toBeFocused();
  await sheet.getByRole('button', { name: 'Show the list' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (1 on)' })).toBeFocused();
  await expect(page.locator('main tbody tr').first()).toBeVisible();
});

test('the search takes the place of the title and ends with it', async ({ page }) => {
  await enter(page, '/people');
  await page.getByRole('button', { name: 'Search this list' }).click();
  await expect(page.getByRole('searchbox', { name: 'Search people' })).toBeFocused();
  await page.keyboard.type('Sam');
  await expect(page).toHaveURL(/q=Sam$/);
  // Typing goes on after the list has answered.
  await page.keyboard.type('ar');
  await expect(page).toHaveURL(/q=Samar/);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search people' })).toHaveValue('Samar');
  await page.getByRole('button', { name: 'End search' }).click();
  await expect(page).not.toHaveURL(/q=/);
  await expect(page.getByRole('button', { name: 'Search this list' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
});

test('a row has two lines: name and state, then quiet details', async ({ page }) => {
  await enter(page, '/timesheets');
  const row = page.locator('main tbody tr').first();
  await expect(row).toBeVisible();
  expect((await row.boundingBox())!.height).toBeLessThanOrEqual(64);
  const lineOf = async (part: string) => (await row.getByText(part).first().boundingBox())!.y;
  expect(Math.abs((await lineOf('Open')) - (await row.getByRole('link').boundingBox())!.y)).toBeLessThan(12);
  await expect(row.getByText('Room attendant')).toBeHidden();
});

test('export and selection are in "More actions"', async ({ page }) => {
  await enter(page, '/people');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  const more = page.getByRole('button', { name: 'More actions' });
  await more.click();
  const sheet = page.getByRole('dialog', { name: 'More actions' });
  await expectNoViolations(page);
  await sheet.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  await expect(sheet).toBeHidden();

  await more.click();
  await sheet.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByRole('status').filter({ hasText: /selected/ })).toBeVisible();
  await page.getByRole('button', { name: 'End selection' }).click();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
});

test('what is wrong in a long form comes into view and has the focus', async ({ page }) => {
  await enter(page, '/people');
  await page.getByRole('button', { name: 'Add person' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add person' });
  const last = drawer.locator('input, select').last();
  await last.scrollIntoViewIfNeeded();
  const code = drawer.getByRole('textbox', { name: 'Code' });
  await expect(code).not.toBeInViewport();
  await drawer.getByRole('button', { name: 'Add person' }).click();
  await expect(code).toBeFocused();
  await expect(code).toBeInViewport({ ratio: 1 });
});
