import { expect, type Page } from '@playwright/test';
import { test } from '../support/gallery';
import { wear } from '../support/looks';
import { expectNoViolations } from '../support/page-checks';
import { wideIf } from '../support/wide';

const tip = (page: Page) => page.getByRole('tooltip', { includeHidden: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Moves the focus to a button with Tab, as a keyboard user would. */
async function tabTo(page: Page, name: string, before: string): Promise<void> {
  await button(page, before).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, name)).toBeFocused();
}

for (const skin of ['light', 'dark']) {
  for (const direction of ['ltr', 'rtl']) {
    test(
      `a tip is accessible and fits a phone, ${skin} skin, ${direction}`,
      wideIf((skin === 'dark') !== (direction === 'rtl')),
      async ({ page, gallery }) => {
        await wear(page, skin, direction);
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(gallery);
        await tabTo(page, 'Download the shift', 'Star the shift');
        await expect(tip(page)).toHaveText('Download the shift');
        await expectNoViolations(page);
        // Half the width corresponds to a zoom of 200 %.
        for (const width of [390, 195]) {
          await page.setViewportSize({ width, height: 844 });
          await page.mouse.move(1, 1);
          await page.getByRole('link', { name: 'Παναγιώτα' }).hover();
          await expect(tip(page)).toHaveText('Παναγιώτα Παπακωνσταντίνου-Χατζηγεωργίου');
          await expect(tip(page)).toBeInViewport({ ratio: 1 });
        }
      },
    );
  }
}

test('a mouse at rest brings a tip, which it may enter, and the next one at once', async ({ page, gallery }) => {
  await page.clock.install({ time: '2027-06-15T09:00:00Z' });
  await page.goto(gallery);
  // Tips are loaded on the first mouse movement.
  await page.mouse.move(5, 5);
  // From here on only the test moves the clock.
  await page.clock.pauseAt('2027-06-15T10:00:00Z');
  await button(page, 'Star the shift').hover();
  await expect(tip(page)).toBeAttached();
  await button(page, 'Take back').hover();
  await button(page, 'Star the shift').hover();
  await page.clock.runFor(300);
  await expect(tip(page)).toBeHidden();
  await page.clock.runFor(150);
  await expect(tip(page)).toHaveText('Star the shift');

  await tip(page).hover();
  await page.clock.runFor(1000);
  await expect(tip(page)).toBeVisible();
  await button(page, 'Download the shift').hover();
  await page.clock.runFor(20);
  await expect(tip(page)).toHaveText('Download the shift');
  await page.mouse.move(5, 5);
  await page.clock.runFor(200);
  await expect(tip(page)).toBeHidden();
});

test('a tip goes with a press, by scrolling and in print', async ({ page, gallery }) => {
  await page.goto(gallery);
  await page.mouse.move(5, 5);
  await button(page, 'Star the shift').hover();
  await expect(tip(page)).toBeVisible();
  await button(page, 'Star the shift').click();
  await expect(tip(page)).toBeHidden();

  await button(page, 'Download the shift').hover();
  await expect(tip(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(tip(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.mouse.move(5, 5);
  await button(page, 'Download the shift').hover();
  await expect(tip(page)).toBeVisible();
  await page.mouse.wheel(0, 40);
  await expect(tip(page)).toBeHidden();
});

test('the keyboard brings a tip by walking, and Escape takes it away and nothing else', async ({ page, gallery }) => {
  await page.goto(gallery);
  const opener = button(page, 'Open the dialog');
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit the shift' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  // Moving the focus by script shows no tip.
  await expect(tip(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tip(page)).toHaveText('Close');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(tip(page)).toBeHidden();
});

test('a control is described by what its name does not say', async ({ page, gallery }) => {
  await page.goto(gallery);
  await tabTo(page, 'Download the shift', 'Star the shift');
  await expect(tip(page)).toHaveText('Download the shift');
  await expect(button(page, 'Download the shift')).toHaveAccessibleDescription('');
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText('Take backCtrl+Z');
  await expect(button(page, 'Take back')).toHaveAccessibleDescription('Ctrl+Z');
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText('Nothing is due on this shift.');
  await expect(button(page, 'Pay out')).toHaveAccessibleDescription('Nothing is due on this shift.');
  await page.keyboard.press('Tab');
  await expect(tip(page)).toHaveText('Παναγιώτα Παπακωνσταντίνου-Χατζηγεωργίου');
  await page.keyboard.press('Tab');
  await expect(tip(page)).toBeHidden();
  await expect(button(page, 'Pay out')).not.toHaveAttribute('aria-describedby');
});

test('a text that is seen whole has no tip', async ({ page, gallery }) => {
  await page.goto(gallery);
  await page.mouse.move(5, 5);
  await button(page, 'Star the shift').hover();
  await expect(tip(page)).toBeVisible();
  await page.getByLabel('Tips').getByText('Spa', { exact: true }).hover();
  await expect(tip(page)).toBeHidden();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a finger brings no tip', async ({ page, gallery }) => {
    await page.goto(gallery);
    await page.keyboard.press('Shift');
    await expect(tip(page)).toBeAttached();
    await button(page, 'Star the shift').tap();
    await button(page, 'Download the shift').tap();
    await expect(button(page, 'Download the shift')).toBeFocused();
    await expect(tip(page)).toBeHidden();
  });
});

for (const [motion, fade] of [
  ['reduce', '0.08s'],
  ['no-preference', '0.12s'],
] as const) {
  test(`a tip only fades in, motion: ${motion}`, async ({ page, gallery }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(gallery);
    await tabTo(page, 'Download the shift', 'Star the shift');
    await expect(tip(page)).toBeVisible();
    await expect(tip(page)).toHaveCSS('animation-duration', fade);
    await expect(tip(page)).toHaveCSS('transform', 'none');
  });
}
