import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, planBar, publishedIn } from '../support/planning';
import { logInAtHotel, storedValues } from '../support/session';
import { addDays, ask, openTimeline } from '../support/staff-timeline';

interface Plan {
  drafts: { id: number }[];
}

test('a week is typed like a spreadsheet, looked at and published', async ({ page }) => {
  const week = '2031-03-03';
  await openPlan(page, week);
  const before = await publishedIn(page, week);

  await dayOf(page, 1, 0).focus();
  await page.keyboard.type('8-16');
  await expect(page.getByText('08:00–16:00 · 8 h')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('23-7');
  await page.keyboard.press('Tab');
  await page.keyboard.press('F2');
  await page.keyboard.insertText('ΡΕΠΟ');
  await page.keyboard.press('Enter');

  await expect(planBar(page)).toContainText('3 changes not published');
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/08:00 to 16:00/);
  await expect(dayOf(page, 2, 0)).toHaveAccessibleName(/23:00 to 07:00/);
  await expect(dayOf(page, 2, 1)).toHaveAccessibleName(/Day off/);
  // As in a spreadsheet, below the day at which the run of Tabs began.
  await expect(dayOf(page, 3, 0)).toBeFocused();
  expect(await publishedIn(page, week)).toHaveLength(before.length);

  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish/ });
  await expect(dialog).toContainText('2 people');
  await expect(dialog).toContainText(/notice at once|no account/);
  await expect(dialog).toContainText('23:00–07:00');
  await dialog.getByRole('button', { name: 'Publish 3 changes' }).click();

  await expect(page.getByText('The plan is published.')).toBeVisible();
  await expect(planBar(page)).toContainText('Everything is published');
  await expect.poll(async () => (await publishedIn(page, week)).length).toBe(before.length + 3);
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/08:00 to 16:00/);
});

test('what is not understood stays in its field; Escape leaves the day as it was', async ({ page }) => {
  await openPlan(page, '2031-03-10');
  const day = dayOf(page, 1, 2);
  await day.focus();
  await page.keyboard.type('kitchen');
  await page.keyboard.press('Enter');

  await expect(page.getByText('Not understood: “kitchen”.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /Wednesday, March 12/ })).toHaveValue('kitchen');

  await page.keyboard.press('Escape');
  await expect(day).toBeFocused();
  await expect(planBar(page)).toContainText('Everything is published');
});

test('undo and redo by the keyboard, also after the page was loaded again', async ({ page }) => {
  await openPlan(page, '2031-03-17');
  await dayOf(page, 1, 0).focus();
  await page.keyboard.type('7-15');
  await page.keyboard.press('Enter');
  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Delete');
  await expect(planBar(page)).toContainText('Everything is published');

  await page.keyboard.press('Control+z');
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/07:00 to 15:00/);
  await page.reload();
  await expect(planBar(page)).toContainText('1 change not published');
  await planBar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(planBar(page)).toContainText('Everything is published');
  await planBar(page).getByRole('button', { name: 'Redo' }).click();
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/07:00 to 15:00/);
});

test('a block is pasted as one action, and copied as text; a cell that cannot be read stops all of it', async ({
  page,
}) => {
  await openPlan(page, '2031-03-24');
  const paste = (text: string) =>
    page.evaluate((block) => {
      const data = new DataTransfer();
      data.setData('text/plain', block);
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);

  await dayOf(page, 1, 0).focus();
  await paste('7-15\toff\n15-23\twhat\n');
  await expect(planBar(page).getByRole('alert')).toContainText(
    '1 cell was not understood: “what”. Nothing was pasted.',
  );
  await expect(planBar(page)).toContainText('Everything is published');

  await paste('7-15\toff\n15-23\t8-12/18-22\n');
  await expect(planBar(page)).toContainText('5 changes not published');
  const copied = await page.evaluate(() => {
    const data = new DataTransfer();
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    return data.getData('text/plain');
  });
  expect(copied).toBe('07:00-15:00');

  await page.keyboard.press('Control+z');
  await expect(planBar(page)).toContainText('Everything is published');
});

test('what is cut in the plan keeps its type, break and note where it is pasted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const week = '2031-09-08';
  await openPlan(page, week);
  await dayOf(page, 1, 0).focus();
  await page.keyboard.type('8-16');
  await page.keyboard.press('Enter');
  await expect(planBar(page)).toContainText('1 change not published');
  await dayOf(page, 1, 0).focus();
  await planBar(page).getByRole('button', { name: 'Edit shift…' }).click();
  const form = page.getByRole('dialog', { name: /^Shift of / });
  await form.getByLabel('Type').selectOption('Training');
  await form.getByLabel('Break').fill('30');
  await form.getByLabel('Note').fill('At the pool');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/Training/);

  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Control+x');
  await expect(dayOf(page, 1, 0).locator('[data-item]')).toHaveCount(0);
  // It is still known after other days were on screen.
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page).toHaveURL(/date=2031-09-15/);
  await expect(planBar(page)).toContainText('Everything is published');
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(page).toHaveURL(/date=2031-09-08/);
  await dayOf(page, 3, 2).focus();
  await page.keyboard.press('Control+v');
  await expect(dayOf(page, 3, 2)).toHaveAccessibleName(/Training.*08:00 to 16:00|08:00 to 16:00.*Training/);
  await expect(planBar(page)).toContainText('1 change not published');
  const { accessToken } = await storedValues(page);
  const headers = { authorization: `Bearer ${String(accessToken)}` };
  const path = `/planning/drafts?hotel=1003&first=${week}&last=${addDays(week, 6)}`;
  const { drafts } = (await (await page.request.get(path, { headers })).json()) as { drafts: { item: object }[] };
  expect(drafts.map(({ item }) => item)).toMatchObject([
    {
      typeOfShift: 'Training',
      start: expect.stringContaining('2031-09-10T08:00'),
      breakMinutes: 30,
      notes: 'At the pool',
    },
  ]);
});

test('the week before is copied with a preview, and undone as one step', async ({ page }) => {
  const week = '2031-05-12';
  await openPlan(page, addDays(week, -7));
  await dayOf(page, 1, 0).focus();
  await page.keyboard.type('7-15');
  await page.keyboard.press('Tab');
  await page.keyboard.type('off');
  await page.keyboard.press('Enter');
  await expect(planBar(page)).toContainText('2 changes not published');

  await openPlan(page, week);
  await planBar(page).getByRole('button', { name: 'Copy…' }).click();
  const dialog = page.getByRole('dialog', { name: /^Copy to/ });
  await expect(dialog).toContainText('1 shift and 1 day off are copied as drafts. Leave is not copied.');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(planBar(page)).toContainText('2 changes not published');
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/07:00 to 15:00/);
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/Day off/);
  await page.keyboard.press('Control+z');
  await expect(planBar(page)).toContainText('Everything is published');
  await ask(page, '/planning/discard', { hotel: 1003, first: addDays(week, -7), last: addDays(week, -1) });
});

test('what is against the law is shown while planning, and published only with a reason', async ({ page }) => {
  const week = '2031-03-31';
  await openPlan(page, week);
  await dayOf(page, 1, 0).focus();
  await page.keyboard.type('15-23');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7-15');
  await page.keyboard.press('Enter');

  await expect(planBar(page)).toContainText('1 check');
  await page.keyboard.press('F8');
  await expect(dayOf(page, 1, 1)).toBeFocused();
  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish/ });
  await expect(dialog).toContainText('Only 8 h of rest before this shift; 11 h required.');
  await dialog.getByRole('button', { name: 'Publish 2 changes' }).click();
  await expect(dialog.getByText('Say why the plan is published although it is against the law.')).toBeVisible();

  await dialog
    .getByRole('textbox', { name: 'Why it is published all the same' })
    .fill('The relief is stranded on Naxos.');
  await dialog.getByRole('button', { name: 'Publish 2 changes' }).click();
  await expect(page.getByText('The plan is published.')).toBeVisible();
});

test('two planners see each other at once, and neither overwrites the other', async ({ page, browser }) => {
  const week = '2031-04-07';
  await openPlan(page, week);
  const other = await (await browser.newContext()).newPage();
  await logInAtHotel(other);
  await openTimeline(other, `plan=1&view=week&group=none&date=${week}`);
  await expect(planBar(other)).toContainText('Everything is published');

  await dayOf(page, 1, 0).focus();
  await page.keyboard.type('8-16');
  await page.keyboard.press('Enter');

  await expect(dayOf(other, 1, 0)).toHaveAccessibleName(/08:00 to 16:00/);
  await dayOf(other, 1, 0).focus();
  await other.keyboard.press('Delete');
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/0 shifts/);
  await other.context().close();
});

test('drafts stay out of sight for everybody who does not plan', async ({ page, browser }) => {
  const week = '2031-04-14';
  await openPlan(page, week);
  await dayOf(page, 1, 0).focus();
  await page.keyboard.type('8-16');
  await page.keyboard.press('Enter');
  await expect(planBar(page)).toContainText('1 change not published');

  const reader = await (await browser.newContext()).newPage();
  await logInAtHotel(reader, 'client');
  await openTimeline(reader, `plan=1&view=week&group=none&date=${week}`);
  await expect(dayOf(reader, 1, 0)).toHaveAccessibleName(/0 shifts/);
  await expect(planBar(reader)).toHaveCount(0);
  await expect(reader.getByRole('button', { name: 'Plan', exact: true })).toHaveCount(0);
  await reader.context().close();
  await ask<Plan>(page, '/planning/discard', { hotel: 1003, first: week, last: addDays(week, 6) });
});

test('the plan, its editor and the publication pass axe', async ({ page }) => {
  const week = '2031-04-21';
  await openPlan(page, week);
  await dayOf(page, 1, 0).focus();
  await page.keyboard.type('8-16');
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(planBar(page)).toContainText('1 change not published');
  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Publish 1 change' })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await planBar(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(planBar(page)).toContainText('Everything is published');
});

test('Plan is remembered for when the timeline is opened from the menu, and an address says itself', async ({
  page,
}) => {
  await openPlan(page, '2031-09-15');
  const isOn = page.getByRole('button', { name: 'Plan', exact: true });
  await page.goto('/home');
  await page.goto('/staff-timeline');
  await expect(page.getByRole('treegrid')).toBeVisible();
  await expect(planBar(page)).toHaveCount(0);

  await isOn.click();
  await expect(planBar(page)).toBeVisible();
  await page.goto('/home');
  await page.goto('/staff-timeline');
  await expect(planBar(page)).toBeVisible();
  await expect(page).toHaveURL(/plan=1/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
  await page.goto('/staff-timeline?view=week');
  await expect(page.getByRole('treegrid')).toBeVisible();
  await expect(planBar(page)).toHaveCount(0);

  await page.goto('/staff-timeline');
  await expect(planBar(page)).toBeVisible();
  await isOn.click();
  await expect(planBar(page)).toHaveCount(0);
  await page.goto('/staff-timeline');
  await expect(page.getByRole('treegrid')).toBeVisible();
  await expect(planBar(page)).toHaveCount(0);
});

test('only the people who are selected are published, and the others stay drafts', async ({ page }) => {
  const week = '2031-09-22';
  await openPlan(page, week);
  await dayOf(page, 1, 0).focus();
  for (const text of ['7-15', '8-16', '9-17']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  await expect(planBar(page)).toContainText('3 changes not published');
  await dayOf(page, 1, 0).focus();
  await page.keyboard.press('Shift+ArrowDown');
  await planBar(page).getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: /^Publish/ });
  await dialog.getByRole('combobox', { name: 'Part' }).selectOption('Only the 2 people selected');
  await dialog.getByRole('button', { name: 'Publish 2 changes' }).click();
  await expect(planBar(page)).toContainText('1 change not published');
  const published = await publishedIn(page, week);
  expect(published.map(({ start }) => start.slice(11, 16)).sort()).toEqual(['07:00', '08:00']);
});
