import { expect } from '@playwright/test';
import { test } from '../support/gallery';
import { wear } from '../support/looks';
import { settled } from '../support/page-checks';
import { wideIf } from '../support/wide';

test.beforeEach(({ page, gallery }) => page.goto(gallery).then(() => undefined));

for (const [opener, role, name] of [
  ['Open the drawer', 'dialog', 'Filters'],
  ['Open the dialog', 'dialog', 'Edit the shift'],
  ['Delete the shift', 'alertdialog', 'Delete the shift of Ελένη Μαυρίδη?'],
] as const) {
  test(`${role} “${name}” takes the focus, keeps it, and gives it back`, async ({ page }) => {
    const button = page.getByRole('button', { name: opener });
    await button.press('Enter');
    const layer = page.getByRole(role, { name });
    await expect(layer).toBeVisible();
    for (let step = 0; step < 6; step += 1) {
      await expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await page.keyboard.press(step < 4 ? 'Tab' : 'Shift+Tab');
    }
    await page.keyboard.press('Escape');
    await expect(layer).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('a menu is walked by arrows and by letters, accents aside', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Shift options' });
  await button.press('Enter');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect(item('Copy')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(item('Copy')).toBeFocused();
  await page.keyboard.press('e');
  await expect(item('Éxtra shift')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Remove')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(item('Copy')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item('Copy')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a toast is taken back by its button and by Ctrl+Z; an error stays until it is closed', async ({ page }) => {
  const left = page.getByLabel('Shifts', { exact: true });
  const remove = async () => {
    await page.getByRole('button', { name: 'Shift options' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
    await expect(left).toHaveText('2');
  };
  await remove();
  await page.keyboard.press('Control+z');
  await expect(left).toHaveText('3');
  await remove();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(left).toHaveText('3');

  await page.getByRole('button', { name: 'Fail' }).press('Enter');
  await expect(page.getByRole('alert').getByText('The roster could not be stored.')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss notification' }).press('Enter');
  await expect(page.getByText('The roster could not be stored.')).toHaveCount(0);
});

for (const direction of ['ltr', 'rtl']) {
  test(`tabs are taken by arrows as they lie, ${direction}`, async ({ page, gallery }) => {
    await wear(page, 'light', direction);
    await page.goto(gallery);
    const [forward, back] = direction === 'ltr' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
    const tab = (name: string) => page.getByRole('tablist', { name: 'Month' }).getByRole('tab', { name });
    await tab('Plan').press(forward);
    await expect(tab('Clock')).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Clock' })).toContainText('Hours by clock');
    await page.keyboard.press(back);
    await expect(tab('Plan')).toBeFocused();
    await page.keyboard.press('End');
    await expect(tab('Pay')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(tab('Plan')).toHaveAttribute('aria-selected', 'true');
  });
}

test('one of several is taken by arrows; what cannot be taken tells why', async ({ page }) => {
  const option = (name: string) => page.getByRole('radiogroup', { name: 'Span' }).getByRole('radio', { name });
  await expect(option('Day')).toBeChecked();
  await option('Day').press('ArrowRight');
  await expect(option('Week')).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText('Choose a hotel first.');
  await expect(option('Day')).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(option('Month')).toBeChecked();
});

test('an answer is there for everybody only while it is open', async ({ page }) => {
  const question = page.getByRole('button', { name: 'When does breakfast begin?' });
  const answer = page.getByText('At half past six.');
  await expect(answer).toBeHidden();
  await question.press('Enter');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toBeVisible();
  await question.press('Space');
  await expect(answer).toBeHidden();
});

for (const direction of ['ltr', 'rtl']) {
  for (const width of [1440, 800, 390]) {
    const title = `toasts cover neither head nor close button of a drawer, ${direction}, ${width} px`;
    test(title, wideIf(direction === 'rtl'), async ({ page, gallery }) => {
      await wear(page, 'light', direction);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(gallery);
      await page.getByRole('button', { name: 'Fail' }).press('Enter');
      const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
      await expect(toast).toBeVisible();
      await page.getByRole('button', { name: 'Open the drawer' }).press('Enter');
      const drawer = page.getByRole('dialog', { name: 'Filters' });
      await settled(page);
      const box = (await toast.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      for (const part of [drawer.getByRole('heading'), drawer.getByRole('button', { name: 'Close' })]) {
        const covered = (await part.boundingBox())!;
        const isBeside = box.x + box.width <= covered.x || covered.x + covered.width <= box.x;
        expect(isBeside || box.y >= covered.y + covered.height).toBe(true);
      }
      await page.keyboard.press('F8');
      await expect(toast.getByRole('button', { name: 'Dismiss notification' })).toBeFocused();
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(drawer).toHaveCount(0);
    });
  }
}
