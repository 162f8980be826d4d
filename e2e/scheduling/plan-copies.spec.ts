import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, planBar, typeDay } from '../support/planning';
import { fingerOn } from '../support/touch';

const shiftIn = (page: Page, person: number, day: number) => dayOf(page, person, day).locator('[data-item]');
const note = (page: Page) => page.locator('.tl-drag-note');

test('a copy in hand says what the original has to do with it: its hours, and the rest after it', async ({ page }) => {
  await openPlan(page, '2043-02-02');
  await typeDay(page, 1, 0, '14-22');
  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  for (let quarter = 0; quarter < 4 * 8; quarter++) await page.keyboard.press('Control+ArrowLeft');
  await expect(note(page)).toContainText('06:00–22:00');
  await expect(note(page)).not.toContainText('of rest');
  await page.keyboard.down('Shift');
  await expect(note(page)).toContainText('Copy: ');
  await expect(note(page)).toContainText('Only 8 h of rest');
  await page.keyboard.press('Enter');
  await page.keyboard.up('Shift');
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/06:00 to 22:00/);
  await expect(shiftIn(page, 1, 0)).toHaveCount(1);
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a finger puts down a copy while “Copy when dragging” is on', async ({ page }) => {
    await openPlan(page, '2043-02-09');
    await typeDay(page, 1, 0, '8-16');
    const finger = await fingerOn(page);
    const copies = planBar(page).getByRole('button', { name: 'Copy when dragging' });
    const { width, height } = (await copies.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await copies.tap();
    await expect(copies).toHaveAttribute('aria-pressed', 'true');
    await finger.rest(shiftIn(page, 1, 0));
    await finger.slideTo(dayOf(page, 2, 1));
    await expect(note(page)).toContainText('Copy: ');
    await finger.raise();
    await expect(dayOf(page, 2, 1)).toHaveAccessibleName(/08:00 to 16:00/);
    await expect(shiftIn(page, 1, 0)).toHaveCount(1);
    await copies.tap();
    await finger.rest(shiftIn(page, 1, 0));
    await finger.slideTo(dayOf(page, 3, 2));
    await finger.raise();
    await expect(shiftIn(page, 1, 0)).toHaveCount(0);
    await expectNoViolations(page);
  });

  test('in a day, taps select several shifts, which move as one', async ({ page }) => {
    await openPlan(page, '2043-02-16', 'day');
    for (const person of [1, 2, 3]) await typeDay(page, person, 0, '8-12');
    const finger = await fingerOn(page);
    const selects = planBar(page).getByRole('button', { name: 'Select by tapping' });
    await selects.tap();
    for (const person of [1, 3]) await shiftIn(page, person, 0).tap();
    await expect(page.locator('[aria-selected="true"]')).toHaveCount(2);
    await expect(planBar(page)).toContainText('Selected, 2 days');

    const hour = (await shiftIn(page, 1, 0).boundingBox())!.width / 4;
    await finger.rest(shiftIn(page, 1, 0));
    await finger.slideBy(hour);
    await expect(note(page)).toContainText('2 shifts');
    await finger.raise();
    await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/09:00 to 13:00/);
    await expect(dayOf(page, 3, 0)).toHaveAccessibleName(/09:00 to 13:00/);
    await expect(dayOf(page, 2, 0)).toHaveAccessibleName(/08:00 to 12:00/);
    await selects.tap();
    await expect(page.locator('[aria-selected="true"]')).toHaveCount(0);
    await planBar(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(dayOf(page, 3, 0)).toHaveAccessibleName(/08:00 to 12:00/);
  });
});
