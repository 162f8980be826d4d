import { expect, type Page, test } from '@playwright/test';
import { clipped, expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, planBar } from '../support/planning';
import { logInAtHotel, storedValues } from '../support/session';
import { addDays, ask, openTimeline } from '../support/staff-timeline';
import { wide } from '../support/wide';

interface Templates {
  templates: { id: number; version: number; code: string; name: string }[];
}

const hotel = 1003;

const headersOf = async (page: Page) => ({ authorization: `Bearer ${String((await storedValues(page)).accessToken)}` });

async function templatesOf(page: Page): Promise<Templates['templates']> {
  const answer = await page.request.get(`/shift-templates/list?hotel=${hotel}`, { headers: await headersOf(page) });
  return ((await answer.json()) as Templates).templates;
}

/** Deletes what an earlier try has left. */
async function forget(page: Page, codes: readonly string[]): Promise<void> {
  for (const { id, version, code } of await templatesOf(page))
    if (codes.includes(code)) await ask(page, '/shift-templates/remove', { hotel, id, version });
}

async function add(page: Page, template: object): Promise<void> {
  const sent = { data: { hotel, template }, headers: await headersOf(page) };
  expect((await page.request.post('/shift-templates/add', sent)).status()).toBe(201);
}
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Shift templates' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Codes' });
const discard = (page: Page, week: string) =>
  ask(page, '/planning/discard', { hotel, first: week, last: addDays(week, 6) });

test('a template is made in the plan, and its code is typed with completion', async ({ page }) => {
  const week = '2032-01-05';
  await openPlan(page, week);
  await forget(page, ['Q1', 'Q2']);
  await planBar(page).getByRole('button', { name: 'Shift templates' }).click();
  await drawerOf(page).getByRole('button', { name: 'Add shift template' }).click();
  const form = page.getByRole('dialog', { name: 'Add shift template' });

  await form.getByRole('textbox', { name: 'Code' }).fill('off');
  await form.getByRole('textbox', { name: 'Name' }).fill('Quay early');
  await form.getByRole('textbox', { name: 'Starts' }).fill('7');
  await form.getByRole('textbox', { name: 'Ends' }).fill('15:30');
  await form.getByRole('textbox', { name: 'Unpaid break (minutes)' }).fill('30');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('“off” means something else already when it is typed.').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Code' }).fill('Q1');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(drawerOf(page).getByRole('listitem').filter({ hasText: 'Quay early' })).toContainText(
    /07:00–15:30.*30 min break/,
  );
  await add(page, { code: 'Q2', name: 'Quay late', start: '22:30', end: '06:30', type: 'Night' });
  await expect(drawerOf(page)).toContainText('Quay late');
  await page.keyboard.press('Escape');
  await expect(planBar(page).getByRole('button', { name: 'Shift templates' })).toBeFocused();

  await dayOf(page, 1, 0).focus();
  await page.keyboard.type('q');
  await expect(list(page).getByRole('option')).toHaveText(['Q1Quay early07:00–15:30', 'Q2Quay late22:30–06:30']);
  await expect(list(page).getByRole('option', { name: 'Q1' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.keyboard.type('quay');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('q1/18-22');
  await expect(page.getByText('07:00–15:30 / 18:00–22:00 · 12.5 h')).toBeVisible();
  await page.keyboard.press('Enter');

  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/07:00 to 15:30/);
  await expect(dayOf(page, 2, 0)).toHaveAccessibleName(/22:30 to 06:30/);
  await expect(dayOf(page, 2, 1)).toHaveAccessibleName(/07:00 to 15:30.*18:00 to 22:00/);
  await discard(page, week);
  await forget(page, ['Q1', 'Q2']);
});

test('a code that is typed before the shift templates are loaded is taken when they are', async ({ page }) => {
  const week = '2032-01-19';
  await openPlan(page, week);
  await forget(page, ['Q4']);
  await add(page, { code: 'Q4', name: 'Quay noon', start: '11:00', end: '19:00', type: 'Regular' });
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/shift-templates/list*', async (route) => {
    await isAnswered;
    await route.continue();
  });
  await openTimeline(page, `plan=1&view=week&group=none&date=${week}`);
  await expect(planBar(page)).toContainText('Everything is published');
  const field = page.getByRole('combobox', { name: /January 20/ });

  await dayOf(page, 1, 1).focus();
  await page.keyboard.type('q4');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Loading the shift templates …')).toBeVisible();
  await expect(field).toBeFocused();
  answer();
  await expect(dayOf(page, 1, 1)).toHaveAccessibleName(/11:00 to 19:00/);
  await expect(dayOf(page, 2, 1)).toBeFocused();
  await discard(page, week);
  await forget(page, ['Q4']);
});

test('Escape closes the list, then the day; the arrow down lists everything; a wrong code says what is known', async ({
  page,
}) => {
  const week = '2032-01-12';
  await openPlan(page, week);
  await forget(page, ['Q3']);
  await add(page, { code: 'Q3', name: 'Quay bar', start: '09:00', end: '17:00', type: 'Regular' });
  const day = dayOf(page, 1, 2);
  await expect
    .poll(async () => {
      await day.focus();
      await page.keyboard.type('q');
      const isShown = await list(page).isVisible();
      await page.keyboard.press('Escape');
      if (isShown) await page.keyboard.press('Escape');
      return isShown;
    })
    .toBe(true);
  await expect(day).toBeFocused();

  await page.keyboard.type('q3x');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(/Not understood: “q3x”\. Type a shift template \(.*Q3.*\), times such as 8-16/),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(day).toBeFocused();

  await page.keyboard.press('F2');
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option', { name: 'off Day off' })).toBeVisible();
  await expectNoViolations(page);
  await list(page).getByRole('option', { name: 'Marriage leave' }).click();
  await expect(day).toHaveAccessibleName(/Marriage leave/);
  await discard(page, week);
  await forget(page, ['Q3']);
});

test('codes are pasted like times, each for the department of its person', async ({ page }) => {
  const week = '2032-01-19';
  await openPlan(page, week);
  await forget(page, ['Q4']);
  await planBar(page).getByRole('button', { name: 'Shift templates' }).click();
  await add(page, { code: 'Q4', name: 'Quay shop', start: '10:00', end: '18:00', type: 'Regular' });
  await expect(drawerOf(page)).toContainText('Quay shop');
  await page.keyboard.press('Escape');

  await dayOf(page, 1, 0).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Q4\toff\nq4\tQ4/19-21\n');
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });

  await expect(planBar(page)).toContainText('5 changes not published');
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/10:00 to 18:00/);
  await discard(page, week);
  await forget(page, ['Q4']);
});

test('a template is changed, deleted and brought back; the drawer passes axe', async ({ page }) => {
  await openPlan(page, '2032-01-26');
  await forget(page, ['Q5']);
  await add(page, { code: 'Q5', name: 'Quay desk', start: '08:00', end: '16:00', type: 'Regular' });
  const opener = planBar(page).getByRole('button', { name: 'Shift templates' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = drawerOf(page);
  await expect(drawer).toContainText('Quay desk');
  await expectNoViolations(page);

  await drawer.getByRole('button', { name: 'Edit Q5' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit Q5' });
  await expectNoViolations(page);
  await form.getByRole('combobox', { name: 'Type' }).selectOption('Training');
  await form.getByRole('textbox', { name: 'Name' }).fill('Quay course');
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Quay course' })).toContainText('Training');

  await drawer.getByRole('button', { name: 'Delete Q5' }).press('Enter');
  await expect(drawer).not.toContainText('Quay course');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(drawer).toContainText('Quay course');
  await forget(page, ['Q5']);
});

test('on a phone templates are kept from the menu of the calendar', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logInAtHotel(page);
  await forget(page, ['Q6']);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Shift templates' }).click();
  await drawerOf(page).getByRole('button', { name: 'Add shift template' }).click();
  const form = page.getByRole('dialog', { name: 'Add shift template' });
  await form.getByRole('textbox', { name: 'Code' }).fill('Q6');
  await form.getByRole('textbox', { name: 'Name' }).fill('Quay night');
  await form.getByRole('textbox', { name: 'Starts' }).fill('23');
  await form.getByRole('textbox', { name: 'Ends' }).fill('7');
  await expect(form.getByText('On the next day.')).toBeVisible();
  await expectNoViolations(page);
  expect(await clipped(page)).toEqual([]);
  await form.getByRole('button', { name: 'Save' }).click();

  await expect(drawerOf(page)).toContainText('Quay night');
  await expectNoViolations(page);
  expect(await clipped(page)).toEqual([]);
  await forget(page, ['Q6']);
});
