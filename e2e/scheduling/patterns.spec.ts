import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, planBar } from '../support/planning';
import { logInAtHotel, storedValues } from '../support/session';
import { addDays, ask } from '../support/staff-timeline';
import { wide } from '../support/wide';

const hotel = 1003;

async function read<T>(page: Page, path: string): Promise<T> {
  const headers = { authorization: `Bearer ${String((await storedValues(page)).accessToken)}` };
  return (await (await page.request.get(path, { headers })).json()) as T;
}

interface Known {
  patterns: { id: number; version: number; name: string }[];
  assignments: { id: number; version: number; patternId: number }[];
}

/** Deletes what an earlier try has left. */
async function forget(page: Page, name: string): Promise<void> {
  const path = `/rotations/list?hotel=${hotel}&first=2033-01-03&last=2033-01-09`;
  const { patterns, assignments } = await read<Known>(page, path);
  for (const pattern of patterns.filter((one) => one.name === name)) {
    const given = assignments.filter(({ patternId }) => patternId === pattern.id);
    const ended = given.map(({ id, version }) => ({ id, version }));
    if (ended.length > 0) await ask(page, '/rotations/end', { hotel, assignments: ended, lastDay: '2020-01-01' });
    await ask(page, '/rotations/remove', { hotel, id: pattern.id, version: pattern.version });
  }
  const { weeks } = await read<{ weeks: Known['patterns'] }>(page, `/template-weeks/list?hotel=${hotel}`);
  for (const week of weeks.filter((one) => one.name === name))
    await ask(page, '/template-weeks/remove', { hotel, id: week.id, version: week.version });
}

const discard = (page: Page, week: string) =>
  ask(page, '/planning/discard', { hotel, first: week, last: addDays(week, 6) });

async function choose(page: Page, item: string): Promise<void> {
  await planBar(page).getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
}

test('a pattern is made by keyboard, given to two people a day apart, applied to a week and undone', async ({
  page,
}) => {
  const week = '2033-01-03';
  await openPlan(page, week);
  await forget(page, 'Quay turn');
  await page.reload();
  await expect(planBar(page)).toContainText('Everything is published');
  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(planBar(page)).toContainText('2 people ×');
  await choose(page, 'Patterns…');
  const drawer = page.getByRole('dialog', { name: 'Rotation patterns' });
  await drawer.getByRole('button', { name: 'Add pattern' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add pattern' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Quay turn');
  await form.getByRole('textbox', { name: 'Number of days' }).fill('3');
  await expect(form.getByRole('textbox', { name: /^Day / })).toHaveCount(3);
  await form.getByRole('textbox', { name: 'Day 1' }).fill('8-16');
  await page.keyboard.press('Tab');
  await page.keyboard.type('al');
  await page.keyboard.press('Tab');
  await page.keyboard.type('off');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Not understood.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Day 2' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('8-12/18-22');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();

  await drawer.getByRole('button', { name: 'Give Quay turn to people' }).press('Enter');
  const give = page.getByRole('dialog', { name: 'Give Quay turn' });
  await give.getByRole('textbox', { name: /ahead of the one before/ }).fill('1');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(give).toBeHidden();
  await expect(drawer.getByText('2 people')).toBeVisible();

  await drawer.getByRole('button', { name: 'Apply patterns…' }).press('Enter');
  const apply = page.getByRole('dialog', { name: /by patterns$/ });
  await expect(apply.getByText('15 shifts and 4 days off are planned as drafts.')).toBeVisible();
  await expectNoViolations(page);
  await apply.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(page.getByText('15 shifts and 4 days off are planned. Ctrl+Z undoes it.')).toBeVisible();
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/08:00 to 16:00/);
  await expect(dayOf(page, 2, 0)).toHaveAccessibleName(/08:00 to 12:00.*18:00 to 22:00/);
  await expect(planBar(page)).toContainText('19 changes not published');

  await page.keyboard.press('Control+z');
  await expect(planBar(page)).toContainText('Everything is published');
  await forget(page, 'Quay turn');
});

test('a week is kept, planned onto another and cleared', async ({ page }) => {
  const [week, next] = ['2033-02-07', '2033-02-14'];
  await openPlan(page, next);
  await openPlan(page, week);
  await forget(page, 'Quay week');
  await dayOf(page, 1, 1).focus();
  await page.keyboard.type('7-15');
  await page.keyboard.press('Enter');
  await dayOf(page, 2, 2).focus();
  await page.keyboard.type('off');
  await page.keyboard.press('Enter');
  await expect(planBar(page)).toContainText('2 changes not published');

  await choose(page, 'Template weeks…');
  const drawer = page.getByRole('dialog', { name: 'Template weeks' });
  await drawer.getByRole('button', { name: /^Keep the week of/ }).press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill('Quay week');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Quay week' })).toContainText('1 day off');
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  await dayOf(page, 1, 1).press('PageDown');
  await expect(planBar(page)).toContainText('Everything is published');
  await choose(page, 'Template weeks…');
  await drawer.getByRole('button', { name: 'Apply Quay week' }).press('Enter');
  const apply = page.getByRole('dialog', { name: /^Quay week onto/ });
  await expect(apply.getByText('1 shift and 1 day off are planned as drafts.')).toBeVisible();
  await apply.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(apply).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/07:00 to 15:00/);

  await choose(page, 'Clear…');
  const clear = page.getByRole('dialog', { name: /^Clear/ });
  await clear.getByRole('checkbox', { name: 'Days off' }).uncheck();
  await expect(clear.getByText('1 shift and 0 days off are taken off.')).toBeVisible();
  await expectNoViolations(page);
  await clear.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expect(clear).toBeHidden();
  await expect(planBar(page)).toContainText('1 change not published');
  await page.keyboard.press('Control+z');
  await expect(planBar(page)).toContainText('2 changes not published');
  await discard(page, week);
  await discard(page, next);
  await forget(page, 'Quay week');
});

test('the bar of the plan is one line in Greek, and says the rest in its menu', wide, async ({ page }) => {
  await logInAtHotel(page);
  await page.addInitScript(() => localStorage.setItem('locale', JSON.stringify('el')));
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await page.goto('/staff-timeline?plan=1&view=week&group=none&date=2033-03-07');
    const bar = page.getByRole('region', { name: 'Προγραμματισμός' });
    await expect(bar.getByRole('button', { name: 'Περισσότερα' })).toBeVisible();
    const [box, publish] = [await bar.boundingBox(), await bar.getByRole('button').last().boundingBox()];
    expect(box!.height).toBeLessThan(publish!.height * 2);
  }
  await page.getByRole('button', { name: 'Περισσότερα' }).click();
  await expect(page.getByRole('menuitem', { name: 'Κύκλοι βαρδιών…' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Αντιγραφή…' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Καθαρισμός…' }).click();
  await expect(page.getByRole('dialog', { name: /^Καθαρισμός/ })).toBeVisible();
  await expectNoViolations(page);
});

test('days are added to the choice by Ctrl, changed as one and undone as one', async ({ page }) => {
  const week = '2033-04-04';
  await openPlan(page, week);
  for (const [person, day] of [
    [1, 1],
    [2, 3],
    [3, 1],
  ] as const) {
    await dayOf(page, person, day).focus();
    await page.keyboard.type('8-16');
    await page.keyboard.press('Enter');
    await expect(dayOf(page, person, day)).toHaveAccessibleName(/08:00 to 16:00/);
  }
  await dayOf(page, 1, 1).focus();
  await dayOf(page, 2, 3).click({ modifiers: ['ControlOrMeta'], position: { x: 4, y: 4 } });
  await expect(planBar(page)).toContainText('Selected, 2 days: 16 h');
  await expect(planBar(page).getByRole('button', { name: 'Change 2 shifts…' })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(planBar(page)).toContainText('1 change not published');
  await expect(dayOf(page, 3, 1)).toHaveAccessibleName(/08:00 to 16:00/);
  await page.keyboard.press('Control+z');
  await expect(planBar(page)).toContainText('3 changes not published');
  await discard(page, week);
});
