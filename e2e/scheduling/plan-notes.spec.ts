import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, people, planBar } from '../support/planning';
import { storedValues } from '../support/session';
import { addDays, ask } from '../support/staff-timeline';

const hotel = 1003;

/** Removes the notes that an earlier try has left. */
async function forget(page: Page, week: string): Promise<void> {
  const headers = { authorization: `Bearer ${String((await storedValues(page)).accessToken)}` };
  const params = { hotel, first: week, last: addDays(week, 6) };
  const answer = await page.request.get('/plan-notes/list', { headers, params });
  const { notes } = (await answer.json()) as { notes: { employeeId: number; day: string; version: number }[] };
  for (const { employeeId, day, version } of notes)
    await ask(page, '/plan-notes/save', { hotel, employeeId, day, version, text: '', isPinned: false });
}

test('a day is noted and pinned by keyboard, marked on the grid, and left alone by what is done to several days', async ({
  page,
}) => {
  const week = '2033-03-07';
  await openPlan(page, week);
  await forget(page, week);
  await page.reload();
  await expect(planBar(page)).toContainText('Everything is published');
  const name = (await people(page).nth(1).locator('b').first().textContent())!;
  await dayOf(page, 1, 2).focus();
  await page.keyboard.type('8-16');
  await page.keyboard.press('Enter');
  await dayOf(page, 1, 2).focus();
  await expect(planBar(page).getByRole('button', { name: 'Find cover…' })).toBeVisible();
  await page.keyboard.press('Shift+F2');

  const dialog = page.getByRole('dialog', { name: `Note: ${name}, Wed Mar 9` });
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Asked for the morning');
  await dialog.getByRole('checkbox', { name: 'Pin this day' }).check();
  await expectNoViolations(page, '[role="dialog"]');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await dayOf(page, 1, 2).focus();
  await expect(planBar(page)).toContainText(/Pinned · Asked for the morning \(.+\)/);
  const mark = page.locator('[data-note]');
  await expect(mark).toHaveCount(1);
  const [drawn, cell] = [(await mark.boundingBox())!, (await dayOf(page, 1, 2).boundingBox())!];
  expect(Math.abs(drawn.x - cell.x) + Math.abs(drawn.y - cell.y)).toBeLessThan(3);

  await planBar(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Clear…' }).click();
  await expect(page.getByRole('dialog', { name: /^Clear/ })).toContainText('1 pinned cell is left as it is.');
  await page.keyboard.press('Escape');
  await expect(dayOf(page, 1, 2)).toHaveAccessibleName(/08:00 to 16:00/);

  await dayOf(page, 0, 2).focus();
  await page.keyboard.type('9-17');
  await page.keyboard.press('Enter');
  await expect(planBar(page)).toContainText('2 changes not published');
  await dayOf(page, 0, 2).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await expect(planBar(page)).toContainText('1 pinned cell is left as it is.');
  await page.keyboard.press('Delete');
  await expect(dayOf(page, 0, 2)).not.toHaveAccessibleName(/09:00 to 17:00/);
  await expect(planBar(page)).toContainText('1 change not published');
  await expect(dayOf(page, 1, 2)).toHaveAccessibleName(/08:00 to 16:00/);
  await forget(page, week);
  await expect(mark).toHaveCount(0);
  await ask(page, '/planning/discard', { hotel, first: week, last: addDays(week, 6) });
});
