import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, planBar, typeDay } from '../support/planning';
import { fingerOn } from '../support/touch';

const shiftIn = (page: Page, person: number, day: number): Locator => dayOf(page, person, day).locator('[data-item]');
const note = (page: Page) => page.locator('.tl-drag-note');
const said = (page: Page) => page.locator('[aria-live="assertive"].visually-hidden');

test('by keys a shift is moved, lengthened and given to somebody else in one step', async ({ page }) => {
  await openPlan(page, '2036-01-07');
  await typeDay(page, 1, 0, '8-16');

  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Space');
  await expect(note(page)).toContainText('Arrows move it.');
  await expect(said(page)).toContainText('Picked up.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  for (let quarter = 0; quarter < 4; quarter++) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+ArrowRight');
  await expect(note(page)).toContainText('08:15–17:00');
  await expect(said(page)).toContainText('08:15–17:00');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');

  await expect(dayOf(page, 2, 1)).toHaveAccessibleName(/08:15 to 17:00/);
  await expect(dayOf(page, 2, 1)).toBeFocused();
  await expect(shiftIn(page, 1, 0)).toHaveCount(0);
  await expect(planBar(page)).toContainText('1 change not published');
  await page.keyboard.press('Control+z');
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/08:00 to 16:00/);
  await expect(shiftIn(page, 2, 1)).toHaveCount(0);
});

test('in hand one reads what stands in the way; Escape gives it back, and Shift+Enter puts a copy down', async ({
  page,
}) => {
  await openPlan(page, '2036-01-14');
  await typeDay(page, 1, 0, '8-16');
  await typeDay(page, 2, 0, '10-18');

  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(note(page)).toContainText('Works 10:00–18:00 at that time.');
  await page.keyboard.press('Escape');
  await expect(page.locator('.tl-ghosts > *')).toHaveCount(0);
  await expect(dayOf(page, 1, 0)).toBeFocused();
  await expect(planBar(page)).toContainText('2 changes not published');

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+Enter');
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/08:00 to 16:00/);
  await expect(shiftIn(page, 1, 0)).toHaveCount(1);
  await expect(planBar(page)).toContainText('3 changes not published');
});

test('in a day, arrows move a shift by quarters of an hour', async ({ page }) => {
  await openPlan(page, '2036-01-21', 'day');
  await typeDay(page, 1, 0, '8-12');
  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Alt+ArrowRight');
  await expect(note(page)).toContainText('08:50–12:50');
  await page.keyboard.press('Enter');
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/08:50 to 12:50/);
});

test('the menu of a shift moves, splits, copies and takes it off the plan', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlan(page, '2036-01-28');
  await typeDay(page, 1, 0, '8-16');
  const menu = page.getByRole('menu', { name: /^Actions for 08:00–16:00, / });
  const choose = (name: string) => menu.getByRole('menuitem', { name, exact: true }).click();

  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Shift+F10');
  await expect(menu.getByRole('menuitem', { name: 'Move with the keys' })).toBeFocused();
  await expectNoViolations(page, '[role="menu"]');
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText('Arrows move it.');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dayOf(page, 2, 0)).toHaveAccessibleName(/08:00 to 16:00/);

  await shiftIn(page, 2, 0).click({ button: 'right' });
  await choose('Copy the day');
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  await dayOf(page, 2, 2).focus();
  await page.keyboard.press('Control+v');
  await expect(dayOf(page, 2, 2)).toHaveAccessibleName(/08:00 to 16:00/);

  await shiftIn(page, 2, 2).click({ button: 'right' });
  await choose('Split…');
  const dialog = page.getByRole('dialog', { name: /^Split / });
  await dialog.getByLabel('First part ends').fill('12:00');
  await dialog.getByLabel('Second part begins').fill('13:00');
  await dialog.getByRole('button', { name: 'Split', exact: true }).click();
  await expect(shiftIn(page, 2, 2)).toHaveCount(2);

  await shiftIn(page, 2, 0).click({ button: 'right' });
  await choose('Change…');
  await expect(page.getByRole('dialog', { name: /^Shift of / })).toBeVisible();
  await page.keyboard.press('Escape');
  await shiftIn(page, 2, 0).click({ button: 'right' });
  await choose('Find cover…');
  await expect(page.getByRole('dialog', { name: /^Cover for / })).toBeVisible();
  await page.keyboard.press('Escape');
  await shiftIn(page, 2, 0).click({ button: 'right' });
  await choose('Take off the plan');
  await expect(shiftIn(page, 2, 0)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(shiftIn(page, 2, 0)).toHaveCount(1);
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a long press lifts a shift, which the finger drags to another day and person', async ({ page }) => {
    await openPlan(page, '2036-02-04');
    await typeDay(page, 1, 0, '8-16');
    await typeDay(page, 2, 2, '10-18');
    const finger = await fingerOn(page);

    await finger.rest(shiftIn(page, 1, 0));
    await finger.slideTo(dayOf(page, 2, 2));
    await expect(note(page)).toContainText('Works 10:00–18:00 at that time.');
    await finger.slideTo(dayOf(page, 3, 1));
    await expect(note(page)).toContainText('08:00–16:00');
    await finger.raise();
    await expect(dayOf(page, 3, 1)).toHaveAccessibleName(/08:00 to 16:00/);
    await expect(shiftIn(page, 1, 0)).toHaveCount(0);
    await expect(planBar(page)).toContainText('2 changes not published');
    await expect(page).toHaveURL(/date=2036-02-04/);
  });

  test('a long press on the spot opens the menu of the shift; on free days it selects them', async ({ page }) => {
    await openPlan(page, '2036-02-11');
    await typeDay(page, 1, 0, '8-16');
    const finger = await fingerOn(page);

    await finger.rest(dayOf(page, 1, 1));
    await finger.slideTo(dayOf(page, 2, 2));
    await finger.raise();
    await expect(planBar(page)).toContainText('2 people × 2 days');

    await finger.rest(shiftIn(page, 1, 0));
    await finger.raise();
    const menu = page.getByRole('menu', { name: /^Actions for 08:00–16:00, / });
    await expect(menu.getByRole('menuitem', { name: 'Move with the keys' })).toHaveCount(0);
    await menu.getByRole('menuitem', { name: 'Take off the plan' }).tap();
    await expect(shiftIn(page, 1, 0)).toHaveCount(0);
  });

  test('in a day, a shift that is selected has handles for a finger', async ({ page }) => {
    await openPlan(page, '2036-02-18', 'day');
    await typeDay(page, 1, 0, '8-12');
    const finger = await fingerOn(page);
    await finger.rest(shiftIn(page, 1, 0));
    await finger.raise();
    await page.getByRole('menu').press('Escape');

    const quarter = (await shiftIn(page, 1, 0).boundingBox())!.width / 16;
    const handle = page.locator('[data-handle="end"]');
    expect((await handle.boundingBox())!.width).toBeGreaterThanOrEqual(24);
    await finger.press(handle);
    await finger.slideBy(4 * quarter);
    await expect(note(page)).toContainText('08:00–13:00');
    await finger.raise();
    await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/08:00 to 13:00/);
  });
});
