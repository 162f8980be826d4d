import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { openPlan, people, planBar } from '../support/planning';
import { storedValues } from '../support/session';
import { addDays, ask, askRange } from '../support/staff-timeline';

interface Budgets {
  budgets: { id: number; version: number }[];
  departments: { id: number; name: string }[];
}

const hotel = 1003;

async function budgetsOf(page: Page): Promise<Budgets> {
  const headers = { authorization: `Bearer ${String((await storedValues(page)).accessToken)}` };
  return (await (await page.request.get(`/department-budgets/list?hotel=${hotel}`, { headers })).json()) as Budgets;
}

/** Deletes what an earlier try has left. */
async function forget(page: Page): Promise<void> {
  const { budgets } = await budgetsOf(page);
  for (const { id, version } of budgets) await ask(page, '/department-budgets/remove', { hotel, id, version });
}

test('a budget is entered, the plan shows hours over it, and its deletion is undone', async ({ page }) => {
  const week = '2033-03-21';
  await openPlan(page, week);
  await forget(page);
  // The figures are of the departments in the rows.
  const person = await people(page).first().locator('b').first().textContent();
  const { resources } = await askRange(page, week, addDays(week, 7));
  const { building_Id: id, department: name } = resources.find(({ title }) => title === person)!;
  const line = page.getByRole('region', { name: 'Budget', exact: true });
  await expect(line).toHaveCount(0);

  await planBar(page).getByRole('button', { name: 'Staffing need' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Staffing need', exact: true });
  await drawer.getByRole('radio', { name: 'Budget' }).click();
  await drawer.getByRole('button', { name: 'Add budget' }).click();
  const form = page.getByRole('dialog', { name: 'Add budget' });
  await form.getByRole('combobox', { name: 'Department' }).selectOption(name);
  await form.getByRole('textbox', { name: 'Hours a week' }).fill('many');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Use up to 10,000 hours, such as 320 or 37.5.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Hours a week' }).fill('5.5');
  await page.keyboard.press('Enter');
  const own = drawer.getByRole('region', { name });
  await expect(own).toContainText('5 h 30 m a week');
  await expectNoViolations(page);

  await own.getByRole('button', { name: /^Delete/ }).click();
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(own).toContainText('5 h 30 m a week');
  await page.keyboard.press('Escape');
  await expect(line).toContainText(`${name} 0 h of 5 h 30 m`);

  const open = { employeeId: null, departmentId: id, typeOfShift: 'Regular', breakMinutes: 0 };
  const item = { ...open, start: `${week}T08:00`, end: `${week}T16:00` };
  await ask(page, '/planning/change', { hotel, first: week, last: week, way: 'form', changes: [{ item }] });
  await expect(line).toContainText(`${name} 8 h of 5 h 30 m`);
  await expect(line).toContainText('2 h 30 m over');
  await expectNoViolations(page);

  await ask(page, '/planning/discard', { hotel, first: week, last: week });
  await expect(line).toContainText('0 h of');
  await forget(page);
  await expect(line).toHaveCount(0);
});
