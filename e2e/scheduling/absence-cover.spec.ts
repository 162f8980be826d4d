import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { dayOf, openPlan, people, planBar } from '../support/planning';
import { enter } from '../support/session';
import { ask, askRange } from '../support/staff-timeline';

async function type(page: Page, person: number, day: number, text: string): Promise<void> {
  await dayOf(page, person, day).focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await expect(dayOf(page, person, day).locator('[data-item]')).toHaveCount(1);
  await expect(dayOf(page, person + 1, day)).toBeFocused();
}

/** The days of a person who is found by name. */
const daysOf = (page: Page, name: string) => people(page).filter({ hasText: name }).getByRole('gridcell');

test('from a leave on the grid, the shift that it took is given to the best person with one key', async ({ page }) => {
  await openPlan(page, '2037-04-06');
  await type(page, 1, 1, '7-15');
  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(planBar(page)).toContainText('Everything is published');
  await type(page, 1, 1, 'sick');
  const [, absent] = await people(page).locator('b').allTextContents();

  await dayOf(page, 1, 1).focus();
  await planBar(page).getByRole('button', { name: 'Find cover…' }).click();
  const dialog = page.getByRole('dialog', { name: `Cover for the absence of ${absent}` });
  await expect(dialog.getByRole('button', { name: 'Assign' })).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'Nobody: the shift stays off the plan' })).not.toBeChecked();
  const best = dialog.getByRole('radio', { checked: true });
  await expect(best).toHaveAccessibleName(/same department/i);
  const taker = (await dialog
    .locator('label', { has: page.getByRole('radio', { checked: true }) })
    .locator('b')
    .textContent())!;
  await expectNoViolations(page, '[role="dialog"]');

  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(daysOf(page, taker).nth(1)).toHaveAccessibleName(/07:00 to 15:00/);
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/Sick leave/);
  await page.keyboard.press('Control+z');
  await expect(daysOf(page, taker).nth(1).locator('[data-item]')).toHaveCount(0);
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/Sick leave/);
});

test('a shift that was left open is found from the leave of the person who had it, and no other open one', async ({
  page,
}) => {
  await openPlan(page, '2037-04-13');
  await type(page, 1, 2, '7-15');
  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 1 change' }).click();
  await expect(planBar(page)).toContainText('Everything is published');
  await dayOf(page, 1, 2).focus();
  await planBar(page).getByRole('button', { name: 'Leave open' }).click();
  // The row of open shifts is above the people.
  await expect(dayOf(page, 0, 2)).toHaveAccessibleName(/^Open shifts, .*07:00 to 15:00/);
  // Open as well, in the same department and job, but nobody’s before.
  await type(page, 0, 3, '10-18');
  for (const day of [2, 3]) await type(page, 2, day, 'al');
  await dayOf(page, 2, 3).focus();
  await planBar(page).getByRole('button', { name: 'Find cover…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cover for the absence of / });
  await expect(dialog.getByRole('group')).toHaveCount(1);
  await expect(dialog.getByRole('radio', { name: 'Nobody: the shift stays open' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('gridcell', { name: /07:00 to 15:00/ })).toHaveCount(1);
  await expect(page.getByRole('gridcell', { name: /^Open shifts, .*07:00 to 15:00/ })).toHaveCount(0);

  await dayOf(page, 1, 5).focus();
  await expect(planBar(page).getByRole('button', { name: 'Find cover…' })).toHaveCount(0);
});

test('where leave is granted, its shifts go to people who are ranked with reasons, and one undo takes all back', async ({
  page,
}) => {
  const address = await addPerson(page, ownName('Θάλεια Μάνου'));
  await enter(page, address);
  const employeeId = Number(address.split('/').at(-1));
  for (const day of ['2037-05-04', '2037-05-06']) {
    const times = { start: `${day}T08:00`, end: `${day}T16:00` };
    await ask(page, '/stafftimer/shifts/save', {
      shift: { hotel: 1003, employeeId, typeOfShift: 'Regular', ...times },
    });
  }
  const workers = async () => {
    const { events } = await askRange(page, '2037-05-04', '2037-05-08', { calendars: [3000] });
    return (events as { resourceId: number | string; start: string }[])
      .filter(({ start }) => start.includes('T08:00'))
      .map(({ resourceId }) => Number(resourceId));
  };
  await page.getByRole('tab', { name: 'Leave' }).click();
  await page.getByRole('button', { name: 'Add leave' }).click();
  const dialog = page.getByRole('dialog');
  for (const [name, day] of [
    ['First day', '2037-05-04'],
    ['Last day', '2037-05-08'],
  ] as const) {
    await dialog.getByRole('textbox', { name }).fill(day);
    await dialog.getByRole('textbox', { name }).press('Tab');
  }
  await expect(dialog).toContainText('2 shifts are planned on these days.');
  await dialog.getByLabel(/May 4, 2037, 08:00–16:00/).selectOption('Assign to somebody');
  const best = dialog.getByRole('radio', {
    checked: true,
    name: /in the department|same department|below the contract/i,
  });
  await expect(best).toHaveCount(1);
  await expectNoViolations(page, '[role="dialog"]');
  await dialog.getByRole('button', { name: 'Grant leave' }).click();
  await expect(page.getByText(/^Annual leave, .* granted$/)).toBeVisible();
  expect(await workers()).toHaveLength(1);
  expect(await workers()).not.toContain(employeeId);

  await page.keyboard.press('Control+z');
  await expect(page.getByText('The leave is removed, and the shifts are as they were.')).toBeVisible();
  expect(await workers()).toEqual([employeeId, employeeId]);
});
