import { expect, type Page, test } from '@playwright/test';
import { addPerson, movePerson, ownName } from '../support/people';
import { dayOf, openPlan, planBar } from '../support/planning';
import { storedValues } from '../support/session';
import { addDays, ask, openTimeline } from '../support/staff-timeline';

const hotel = 1003;
const week = '2044-02-01';
const [monday, thursday] = [0, 3];
/** In the unit that the timeline opens on. */
const first = { departmentId: 125, workCentreId: 110 };

interface Department {
  id: number;
  name: string;
}

/** Sends a person to another department from Wednesday on; returns the two departments. */
async function moveOnWednesday(page: Page, id: number): Promise<{ before: Department; after: Department }> {
  const headers = { authorization: `Bearer ${String((await storedValues(page)).accessToken)}` };
  const choices = await page.request.get(`/people/choices?hotel=${hotel}`, { headers });
  const { departments } = (await choices.json()) as { departments: Department[] };
  const before = departments.find((one) => one.id === first.departmentId)!;
  const after = departments.find((one) => one.id !== first.departmentId && one.name === 'Front Office')!;
  await movePerson(page, { hotel, id, departmentId: after.id, fromDay: addDays(week, 2) });
  return { before, after };
}

async function departmentsOfOpenShifts(page: Page): Promise<[start: string, department: number][]> {
  const headers = { authorization: `Bearer ${String((await storedValues(page)).accessToken)}` };
  const days = `first=${week}&last=${addDays(week, 6)}`;
  const read = await page.request.get(`/planning/drafts?hotel=${hotel}&${days}`, { headers });
  const { drafts } = (await read.json()) as {
    drafts: { item: { employeeId: number | null; start: string; departmentId: number } | null }[];
  };
  return drafts
    .flatMap(({ item }) => (item && item.employeeId === null ? [item] : []))
    .map(({ start, departmentId }): [string, number] => [start.slice(0, 10), departmentId])
    .toSorted();
}

test('the days of somebody who moves on Wednesday are planned in the department of each day', async ({ page }) => {
  await openPlan(page, week);
  const name = ownName('Mover');
  const id = Number((await addPerson(page, name, first)).split('/').at(-1));
  const { before, after } = await moveOnWednesday(page, id);
  const code = `M${id}`;
  const template = { code, name: 'Of the first one', start: '08:00', end: '16:00', breakMinutes: 0, type: 'Regular' };
  const { accessToken } = await storedValues(page);
  const added = await page.request.post('/shift-templates/add', {
    headers: { authorization: `Bearer ${String(accessToken)}` },
    data: { hotel, template: { ...template, departmentId: before.id, skill: '', colour: null } },
  });
  expect(added.status(), await added.text()).toBe(201);
  const { template: kept } = (await added.json()) as { template: { id: number; version: number } };
  await openTimeline(page, `plan=1&view=week&group=none&date=${week}&q=${encodeURIComponent(name)}`);
  await expect(planBar(page)).toContainText('Everything is published');

  for (const day of [monday, thursday]) {
    await dayOf(page, 0, day).focus();
    await page.keyboard.type(code);
    // The templates may still be on their way when it is typed.
    if (day === monday) await expect(page.getByRole('option', { name: new RegExp(code) })).toBeVisible();
    await page.keyboard.press('Enter');
    if (day === thursday) {
      await expect(page.getByText(/^Not understood/)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await dayOf(page, 0, day).focus();
      await page.keyboard.type('8-16');
      await page.keyboard.press('Enter');
    }
    await expect(dayOf(page, 0, day).locator('[data-item]')).toHaveCount(1);
    await dayOf(page, 0, day).focus();
    await page.keyboard.press('Control+Enter');
    const department = page.getByRole('dialog').getByRole('combobox', { name: 'Department' });
    const own = (day === monday ? before : after).name;
    await expect(department.locator('option:checked')).toHaveText(new RegExp(`\\(${own}\\)$`));
    await page.keyboard.press('Escape');
    await expect(dayOf(page, 0, day)).toBeFocused();
  }
  for (const day of [monday, thursday]) {
    await dayOf(page, 0, day).focus();
    await page.keyboard.press('Alt+o');
    await expect(dayOf(page, 0, day).locator('[data-item]')).toHaveCount(0);
  }
  await expect(planBar(page)).not.toContainText('Saving');

  expect(await departmentsOfOpenShifts(page)).toEqual([
    [addDays(week, monday), before.id],
    [addDays(week, thursday), after.id],
  ]);
  await ask(page, '/shift-templates/remove', { hotel, id: kept.id, version: kept.version });
  await ask(page, '/planning/discard', { hotel, first: week, last: addDays(week, 6) });
});
