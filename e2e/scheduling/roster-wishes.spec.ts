import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, people, planBar } from '../support/planning';
import { storedValues } from '../support/session';
import { addDays, ask, askRange } from '../support/staff-timeline';

const hotel = 1003;
const week = '2040-06-04';

/** Withdraws the wishes that an earlier try has left. */
async function forget(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${String((await storedValues(page)).accessToken)}` };
  const params = { hotel, first: week, last: addDays(week, 6) };
  const answer = await page.request.get('/roster-wishes/list', { headers, params });
  const { wishes } = (await answer.json()) as { wishes: { id: number; version: number }[] };
  for (const { id, version } of wishes) await ask(page, '/roster-wishes/remove', { hotel, id, version });
}

test('a wish is marked in the plan, read out with its day, and advised on where the plan does not meet it', async ({
  page,
}) => {
  await openPlan(page, week);
  await forget(page);
  const name = (await people(page).nth(1).locator('b').first().textContent())!;
  const { resources } = await askRange(page, week, addDays(week, 7));
  const { employeeId } = resources.find(({ title }) => title === name)!;
  const wish = { kind: 'hours', firstDay: week, lastDay: null, weekdays: [3], start: '14:00', end: '22:00' };
  await ask(page, '/roster-wishes/save', { hotel, employeeId, wish: { ...wish, note: 'Evening school' } });

  const marks = page.locator('[data-wish]');
  await expect(marks).toHaveCount(1);
  await dayOf(page, 1, 3).focus();
  await planBar(page).getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Wishes…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Wishes: ${name}` });
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Add a wish' }).click();
  const form = page.getByRole('dialog', { name: 'Add a wish' });
  await expect(form.getByRole('textbox', { name: 'From' })).toHaveValue('Jun 7, 2040');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expectNoViolations(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(2);
  const [drawn, cell] = [(await marks.first().boundingBox())!, (await dayOf(page, 1, 2).boundingBox())!];
  expect(Math.abs(drawn.x - cell.x) + Math.abs(drawn.y - cell.y)).toBeLessThan(3);
  await dayOf(page, 1, 2).focus();
  await expect(planBar(page)).toContainText('Wish: 14:00–22:00 · Evening school');
  await page.keyboard.type('8-16');
  await page.keyboard.press('Enter');
  await dayOf(page, 1, 1).focus();
  await expect(planBar(page)).not.toContainText('Wish:');
  // The bar of what is being saved is replaced by that of the draft.
  await expect(planBar(page)).toContainText('1 change');
  await expectNoViolations(page);

  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  const publishing = page.getByRole('dialog', { name: /^Publish/ });
  await expect(publishing).toContainText(name);
  await expect(publishing).toContainText('The employee would like to work 14:00–22:00 on this day.');
  await expect(publishing.getByRole('textbox', { name: 'Why it is published all the same' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await forget(page);
  await expect(marks).toHaveCount(0);
  await ask(page, '/planning/discard', { hotel, first: week, last: addDays(week, 6) });
});
