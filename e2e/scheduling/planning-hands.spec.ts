import { expect, type Locator, type Page, test } from '@playwright/test';
import { dayOf, openPlan, people, planBar } from '../support/planning';

const centreOf = async (element: Locator) => {
  // A bar is drawn again while its change is being saved.
  await expect.poll(() => element.boundingBox()).not.toBeNull();
  const { x, y, width, height } = (await element.boundingBox())!;
  return [x + width / 2, y + height / 2] as const;
};

/** Drags from the middle of an element to that of another, without letting go. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await page.mouse.move(...(await centreOf(from)));
  await page.mouse.down();
  await page.mouse.move(...(await centreOf(to)), { steps: 5 });
}

async function type(page: Page, person: number, day: number, text: string): Promise<void> {
  await dayOf(page, person, day).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(dayOf(page, person, day).locator('[data-item]')).toHaveCount(1);
  // Enter goes down, which must be over before the focus is put elsewhere.
  await expect(dayOf(page, person + 1, day)).toBeFocused();
}

const shiftIn = (page: Page, person: number, day: number) => dayOf(page, person, day).locator('[data-item]');

test('a shift is dragged to another day and person, copied with Shift, and undone', async ({ page }) => {
  await openPlan(page, '2031-05-05');
  await type(page, 1, 0, '8-16');
  await type(page, 2, 1, 'off');
  await type(page, 2, 2, 'off');

  await drag(page, shiftIn(page, 1, 0), dayOf(page, 2, 1));
  await expect(page.locator('.tl-drag-note')).toContainText('08:00–16:00');
  await page.mouse.up();
  await expect(dayOf(page, 2, 1)).toHaveAccessibleName(/08:00 to 16:00/);
  await expect(shiftIn(page, 1, 0)).toHaveCount(0);

  await page.keyboard.down('Shift');
  await drag(page, shiftIn(page, 2, 1), dayOf(page, 3, 3));
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(dayOf(page, 3, 3)).toHaveAccessibleName(/08:00 to 16:00/);
  await expect(shiftIn(page, 2, 1)).toHaveCount(1);
  await expect(planBar(page)).toContainText('3 changes not published');

  await page.keyboard.press('Control+z');
  await expect(shiftIn(page, 3, 3)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/08:00 to 16:00/);
  await expect(page).toHaveURL(/plan=1/);
});

test('while it is dragged one sees what stands in its way; Escape gives it back', async ({ page }) => {
  await openPlan(page, '2031-05-12');
  await type(page, 1, 0, '8-16');
  await type(page, 2, 0, '10-18');
  await type(page, 3, 0, 'al');

  await drag(page, shiftIn(page, 1, 0), dayOf(page, 2, 0));
  await expect(page.locator('.tl-drag-note')).toContainText('Works 10:00–18:00 at that time.');
  await page.mouse.move(...(await centreOf(dayOf(page, 3, 0))));
  await expect(page.locator('.tl-drag-note')).toContainText('Is away on that day.');
  await page.keyboard.press('Escape');
  await expect(page.locator('.tl-drag-note')).toHaveCount(0);
  await page.mouse.up();
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/08:00 to 16:00/);
  await expect(planBar(page)).toContainText('3 changes not published');
});

test('a block of days is chosen, filled, swapped between two people and emptied by keys', async ({ page }) => {
  await openPlan(page, '2031-05-19');
  await type(page, 1, 0, '8-16');
  await type(page, 1, 1, '9-17');

  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(planBar(page)).toContainText('2 people × 2 days: 16 h');
  await page.keyboard.press('Control+d');
  await expect(dayOf(page, 2, 1)).toHaveAccessibleName(/09:00 to 17:00/);

  // The card of the day does not keep the selection from being given up.
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(planBar(page)).not.toContainText('2 people ×');
  await page.keyboard.press('Delete');
  await expect(shiftIn(page, 2, 1)).toHaveCount(0);
  await page.keyboard.press('Shift+ArrowUp');
  await planBar(page).getByRole('button', { name: 'Swap…' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Swap' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dayOf(page, 2, 1)).toHaveAccessibleName(/09:00 to 17:00/);
  await expect(shiftIn(page, 1, 1)).toHaveCount(0);

  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Delete');
  for (const person of [1, 2]) for (const day of [0, 1]) await expect(shiftIn(page, person, day)).toHaveCount(0);
});

test('each person has counters beside the hours, which follow at once', async ({ page }) => {
  await openPlan(page, '2031-06-16');
  const totals = people(page).nth(1).getByRole('gridcell').last();
  await expect(totals).toHaveAccessibleName(/0 days off, 0 Sundays with work, 0 night shifts, 0 working days in a row/);
  await type(page, 1, 5, '23-7');
  await type(page, 1, 4, '8-16');
  await type(page, 1, 0, 'off');
  await expect(totals).toHaveAccessibleName(/1 day off, 1 Sunday with work, 1 night shift, 2 working days in a row/);
  await expect(page.getByRole('columnheader', { name: /^Total, Days off, Sundays with work/ })).toBeVisible();

  await drag(page, shiftIn(page, 1, 4), dayOf(page, 1, 3));
  await expect(page.locator('.tl-drag-note')).toContainText(/16 h planned, contract \d+ h/);
  await page.mouse.up();
  await expect(totals).toHaveAccessibleName(/1 working day in a row/);
});

test('in a day, the end of a shift is dragged, work is drawn on free space, and chosen hours follow', async ({
  page,
}) => {
  await openPlan(page, '2031-05-26', 'day');
  await type(page, 1, 0, '8-12');
  // The bar of what is being saved is replaced by that of the draft.
  await expect(planBar(page)).toContainText('1 change');
  const bar = (await shiftIn(page, 1, 0).boundingBox())!;
  const quarter = bar.width / 16;
  const y = bar.y + bar.height / 2;

  await page.mouse.move(bar.x + bar.width - 2, y);
  await page.mouse.down();
  await page.mouse.move(bar.x + bar.width - 2 + 4 * quarter, y, { steps: 4 });
  await page.mouse.up();
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/08:00 to 13:00/);

  await page.mouse.move(bar.x + 32 * quarter, y);
  await page.mouse.down();
  await page.mouse.move(bar.x + 40 * quarter, y, { steps: 4 });
  await page.mouse.up();
  await expect(shiftIn(page, 1, 0)).toHaveCount(2);
  await expect(shiftIn(page, 1, 0).last()).toHaveAccessibleName(/16:00 to 18:00/);
});

test('what the law forbids is said while typing and dragging, in the words of the check that follows', async ({
  page,
}) => {
  await openPlan(page, '2031-06-09');
  await type(page, 1, 0, '15-23');
  await dayOf(page, 1, 1).focus();
  await page.keyboard.type('7-15');
  const words = 'Only 8 h of rest before this shift; 11 h required.';
  await expect(page.getByText(words)).toBeVisible();
  await page.keyboard.press('Escape');

  await type(page, 1, 2, '7-15');
  await drag(page, shiftIn(page, 1, 2), dayOf(page, 1, 1));
  await expect(page.locator('.tl-drag-note')).toContainText(words);
  await page.mouse.up();
  await expect(planBar(page).getByRole('button', { name: '1 check' })).toBeVisible();
  await dayOf(page, 1, 1).focus();
  await expect(planBar(page).getByText(words)).toBeVisible();
});

test('the keyboard dialog lists the keys of the plan, and only while it is on', async ({ page }) => {
  await openPlan(page, '2031-06-30');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  // On the grid, a question mark is typed into a day.
  await planBar(page).getByRole('button', { name: 'Copy…' }).focus();
  await page.keyboard.press('?');
  await expect(dialog.getByRole('heading', { name: 'Plan', exact: true })).toBeVisible();
  await expect(dialog.getByText('Type hours, a code or leave into a day')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('p');
  await expect(planBar(page)).toBeHidden();
  await page.keyboard.press('?');
  await expect(dialog.getByRole('heading', { name: 'Anywhere' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Plan', exact: true })).toBeHidden();
});
