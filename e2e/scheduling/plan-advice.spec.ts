import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { openPlan, people, planBar } from '../support/planning';
import { storedValues } from '../support/session';
import { addDays, ask, askRange } from '../support/staff-timeline';

const hotel = 1003;
const week = '2039-03-21';

/** Deletes what an earlier try has left. */
async function forget(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${String((await storedValues(page)).accessToken)}` };
  const answer = await page.request.get(`/plan-advice/list?hotel=${hotel}`, { headers });
  const { versions } = (await answer.json()) as { versions: { firstDay: string; version: number }[] };
  for (const { firstDay, version } of versions) await ask(page, '/plan-advice/remove', { hotel, firstDay, version });
}

/** Plans five long days of the first person of the plan who has a job title. */
async function longWeek(page: Page): Promise<{ name: string; jobTitle: string }> {
  const names = await people(page).evaluateAll((rows) => rows.map((row) => row.querySelector('b')?.textContent));
  const { resources } = await askRange(page, week, addDays(week, 7));
  const {
    employeeId,
    jobTitle,
    title: name,
  } = resources.find(({ title, jobTitle: job }) => names.includes(title) && job !== '')!;
  const changes = [0, 1, 2, 3, 4].map((day) => ({
    item: {
      employeeId,
      typeOfShift: 'Regular',
      start: `${addDays(week, day)}T08:00`,
      end: `${addDays(week, day)}T18:00`,
      breakMinutes: 0,
    },
  }));
  await ask(page, '/planning/change', { hotel, first: week, last: addDays(week, 6), way: 'form', changes });
  return { name, jobTitle };
}

test('more hours than the contract are advice, until the hotel requires a reason', async ({ page }) => {
  await openPlan(page, week);
  await forget(page);
  const { name, jobTitle } = await longWeek(page);

  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  const publishing = page.getByRole('dialog', { name: /^Publish/ });
  const advice = publishing.getByText(/50 h of work in this week; the contract is for/);
  await expect(advice).toBeVisible();
  await expect(publishing.getByRole('textbox', { name: 'Why it is published all the same' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await planBar(page).getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Planning advice' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Planning advice', exact: true });
  await expect(drawer).toContainText(
    'All of these checks are shown as advice. No skills are required, Sundays and nights are not counted, and wishes have no deadline.',
  );
  await drawer.getByRole('button', { name: 'Change from a date' }).click();
  const form = page.getByRole('dialog', { name: 'Change from a date' });
  await form.getByRole('combobox', { name: 'More hours than the contract' }).selectOption('Require a reason');
  await form
    .getByRole('textbox', { name: 'Skill', exact: true })
    .or(form.getByRole('combobox', { name: 'Skill', exact: true }))
    .fill('Falconry');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toContainText('Choose the job title that needs this skill.');
  await form.getByRole('combobox', { name: 'Job title' }).selectOption(jobTitle);
  await form.getByRole('button', { name: 'Add skill' }).click();
  await expect(form.getByRole('listitem')).toHaveText(`${jobTitle} needs Falconry`);
  await expectNoViolations(page);
  await form.getByRole('combobox', { name: 'Sundays, at most' }).selectOption('1');
  const deadline = form.getByRole('textbox', { name: 'Wishes are entered at least so many days before' });
  await deadline.fill('0');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toContainText('Use 1 to 180 days, or leave it empty.');
  await deadline.fill('14');
  await form.getByRole('button', { name: 'Save' }).click();
  const version = drawer.getByRole('region', { name: /^From/ });
  await expect(version).toContainText('More hours than the contractRequire a reason');
  await version.getByRole('button', { name: /^Delete/ }).click();
  await expect(version).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(version).toContainText('Require a reason');
  await expect(version).toContainText(`${jobTitle} needs Falconry`);
  await expect(version).toContainText('At most 1 Sunday in four weeks');
  await expect(version).toContainText('Employees enter wishes at least 14 days before');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  await expect(publishing).toContainText(name);
  await expect(
    publishing.getByText(/This shift needs Falconry, which is not among the person’s skills/).first(),
  ).toBeVisible();
  await expect(publishing.getByRole('textbox', { name: 'Why it is published all the same' })).toBeVisible();
  await page.keyboard.press('Escape');
  await forget(page);
  await planBar(page).getByRole('button', { name: 'Undo' }).click();
});
