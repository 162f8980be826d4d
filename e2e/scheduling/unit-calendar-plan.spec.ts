import { expect, type Page, test } from '@playwright/test';
import { listOfDay as list, openList, listRow as rowOf } from '../support/day-list';
import { activeByCall } from '../support/invited';
import { wear } from '../support/looks';
import { expectNoViolations } from '../support/page-checks';
import { emptyWeek, planBar, publishedIn } from '../support/planning';
import { addDays, ask, paths } from '../support/staff-timeline';
import { wide } from '../support/wide';

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const actionsOf = (page: Page, name: string) => rowOf(page, name).getByRole('button', { name: /^Actions for / });

/** How far the list is wider than its dialog. */
const beyond = (page: Page) =>
  list(page)
    .getByRole('table')
    .evaluate(({ parentElement: sheet }) => sheet!.scrollWidth - sheet!.clientWidth);

test('a shift of the list is changed as a draft, and Undo brings its times back', async ({ page }) => {
  const date = '2033-10-03';
  const { name } = await openList(page, date);
  await expect(actionsOf(page, name)).toHaveAccessibleName(`Actions for 08:00–16:00, ${name}`);
  await actionsOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Change…' }).click();
  const form = page.getByRole('dialog', { name: /^Shift of .*Monday, October 3/ });
  await form.getByLabel('End', { exact: true }).fill('17:00');
  await form.getByRole('button', { name: 'Save' }).click();

  await expect(rowOf(page, name)).toContainText(/08:00.17:00/);
  await expect(rowOf(page, name)).toContainText('Draft');
  const events = await publishedIn(page, date);
  expect(events.map(({ end }) => end.slice(0, 16))).toEqual([`${date}T16:00`]);

  // The sheet hangs where everybody reads it.
  await page.emulateMedia({ media: 'print' });
  await expect(rowOf(page, name)).toContainText(/08:00.16:00/);
  await expect(rowOf(page, name)).not.toContainText('Draft');
  await page.emulateMedia({ media: 'screen' });
  await list(page).getByRole('switch', { name: 'Show drafts' }).click();
  await expect(rowOf(page, name)).toContainText(/08:00.16:00/);
  await expect(actionsOf(page, name)).toHaveCount(0);
  await list(page).getByRole('switch', { name: 'Show drafts' }).click();
  await expect(rowOf(page, name)).toContainText(/08:00.17:00/);

  await page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, name)).toContainText(/08:00.16:00/);
  await expect(rowOf(page, name)).not.toContainText('Draft');
  await emptyWeek(page, date);
});

test('by the keyboard alone a shift is split, taken off and brought back', async ({ page }) => {
  const date = '2033-10-10';
  const { name } = await openList(page, date);
  await actionsOf(page, name).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('sp');
  await expect(page.getByRole('menuitem', { name: 'Split…' })).toBeFocused();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: `Split 08:00–16:00, ${name}` });
  await expect(form.getByLabel('First part ends')).toBeFocused();
  await form.getByLabel('First part ends').fill('18:00');
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('First part ends')).toHaveAccessibleDescription(/within the shift/);
  await form.getByLabel('First part ends').fill('11:00');
  await form.getByLabel('Second part begins').fill('12:30');
  await expectNoViolations(page, '[role="dialog"]');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, name)).toHaveCount(2);
  await expect(rowOf(page, name).first()).toContainText(/08:00.11:00/);
  await expect(rowOf(page, name).last()).toContainText(/12:30.16:00/);
  await expect(toasts(page)).toContainText('Split into 08:00–11:00 and 12:30–16:00.');

  await list(page).getByRole('button', { name: 'Undo', exact: true }).focus();
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, name)).toHaveCount(1);
  await actionsOf(page, name).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('ta');
  await expect(page.getByRole('menuitem', { name: 'Take off the plan' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(list(page).getByRole('button', { name: 'Add a shift' })).toBeFocused();
  await expect(toasts(page)).toContainText('The shift is taken off the plan.');
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, name)).toContainText(/08:00.16:00/);
  await page.keyboard.press('Control+y');
  await expect(rowOf(page, name)).toHaveCount(0);
  await emptyWeek(page, date);
});

test('a shift is left open and found cover, a day off takes its place, and a new one is added', async ({ page }) => {
  const date = '2033-10-17';
  const { name } = await openList(page, date);
  await actionsOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Leave open' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(rowOf(page, 'Open shifts')).toContainText(/08:00.16:00/);

  await actionsOf(page, 'Open shifts').click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Change…',
    'Assign…',
    'Find cover…',
    'Split…',
    'Take off the plan',
    'Copy the day',
    'Cut the day',
  ]);
  await page.getByRole('menuitem', { name: 'Find cover…' }).click();
  const cover = page.getByRole('dialog', { name: /^Cover for open shifts/ });
  await cover.getByRole('radio', { name }).check();
  await cover.getByRole('button', { name: 'Assign' }).click();
  await expect(rowOf(page, 'Open shifts')).toHaveCount(0);
  await expect(rowOf(page, name)).toContainText(/08:00.16:00/);

  await actionsOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Day off instead' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
  await expect(toasts(page)).toContainText(`${name} has a day off.`);

  await list(page).getByRole('button', { name: 'Add a shift' }).click();
  const form = page.getByRole('dialog', { name: /^New shift.*, Monday, October 17/ });
  await form.getByLabel('Start', { exact: true }).fill('09:00');
  await form.getByLabel('End', { exact: true }).fill('13:00');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('combobox', { name: 'Person' })).toHaveAccessibleDescription(/Choose who works/);
  await form.getByRole('combobox', { name: 'Person' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, name)).toContainText(/09:00.13:00/);

  await actionsOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Note or pin…' }).click();
  await expect(page.getByRole('dialog', { name: new RegExp(`^Note: ${name}`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await list(page).getByRole('link', { name: 'Open in plan' }).click();
  await expect(planBar(page)).toContainText('not published');
  await expect(page).toHaveURL(new RegExp(`date=${date}`));
  await emptyWeek(page, date);
});

test('what a change makes wrong is said in its form and in the list', async ({ page }) => {
  const date = '2033-11-14';
  const next = addDays(date, 1);
  const { name, employeeId } = await openList(page, date);
  const shift = { hotel: 1003, employeeId, typeOfShift: 'Regular', start: `${next}T06:00`, end: `${next}T14:00` };
  await ask(page, paths.save, { shift, reason: 'Test' });
  await page.reload();
  await actionsOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Change…' }).click();
  const form = page.getByRole('dialog', { name: /^Shift of / });
  await form.getByLabel('Start', { exact: true }).fill('15:00');
  await form.getByLabel('End', { exact: true }).fill('23:00');
  await expect(form).toContainText('Only 7 h of rest');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, name)).toContainText(/15:00.23:00/);
  await page.goto(page.url().replace(`list=${date}`, `list=${next}`));
  await expect(rowOf(page, name)).toContainText('Only 7 h of rest before this shift');
  await emptyWeek(page, date);
});

test('on a phone, in the dark and from right to left it is accessible and fits', wide, async ({ page }) => {
  const date = '2033-10-24';
  await page.setViewportSize({ width: 390, height: 844 });
  await wear(page, 'dark', 'rtl');
  const { name } = await openList(page, date);
  await expect(actionsOf(page, name)).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await beyond(page)).toBe(0);
  const box = (await actionsOf(page, name).boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(40);
  await emptyWeek(page, date);
});

test('in Greek on a phone it fits, is accessible, and its menu is read', wide, async ({ page }) => {
  const date = '2033-11-07';
  await page.setViewportSize({ width: 390, height: 844 });
  const { name } = await openList(page, date, 'el');
  const menu = rowOf(page, name).getByRole('button', { name: /^Ενέργειες για / });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Να μείνει ανοιχτή' }).click();
  await expect(rowOf(page, 'Ανοιχτές βάρδιες')).toContainText('Προσχέδιο');
  expect(await beyond(page)).toBe(0);
  await expectNoViolations(page, '[role="dialog"]');
  await page.keyboard.press('Control+z');
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveCount(10);
  await expectNoViolations(page, '[role="menu"]');
  await expect(page.getByRole('menuitem', { name: 'Ρεπό στη θέση της' })).toBeVisible();
  await emptyWeek(page, date);
});

test('an account that does not plan sees nothing of it', async ({ page, browser }) => {
  const date = '2033-10-31';
  const { name } = await openList(page, date);
  await expect(actionsOf(page, name)).toBeVisible();
  await actionsOf(page, name).click();
  await page.getByRole('menuitem', { name: 'Take off the plan' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);

  const reader = await (await browser.newContext()).newPage();
  const rights = { mayClock: false, mayApprove: true, mayPlan: false, mayPayroll: false };
  const grants = [{ hotel: 1003, scope: 'hotel' as const, ...rights }];
  const { session } = await activeByCall(reader, 'Άννα Αναγνώστρια', { grants });
  const { userData, accessToken, refreshToken } = session;
  await reader.addInitScript(
    (entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
    { userData, accessToken, refreshToken, locale: 'en', selectedHotel: userData.hotels[0] },
  );
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await reader.goto(page.url());
  await expect(rowOf(reader, name)).toContainText(/08:00.16:00/);
  await expect(list(reader).getByRole('button')).toHaveText(['', 'Print']);
  await expect(list(reader).getByRole('link')).toHaveCount(0);
  expect(asked.filter((path) => /day-plan|^\/planning/.test(path))).toEqual([]);
  await emptyWeek(page, date);
});

test('a wish of a person is marked in the list for those who plan, and not on the sheet that is printed', async ({
  page,
}) => {
  const date = '2033-12-05';
  const { name, employeeId } = await openList(page, date);
  const wish = { kind: 'hours', firstDay: date, lastDay: date, start: '14:00', end: '22:00', note: 'Evening school' };
  const { wish: kept } = await ask<{ wish: { id: number; version: number } }>(page, '/roster-wishes/save', {
    hotel: 1003,
    employeeId,
    wish,
  });
  const marked = rowOf(page, name).getByText('Wish: 14:00–22:00 · Evening school');
  await expect(marked).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
  await page.emulateMedia({ media: 'print' });
  await expect(marked).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(marked).toBeVisible();
  expect(await beyond(page)).toBe(0);
  await ask(page, '/roster-wishes/remove', { hotel: 1003, id: kept.id, version: kept.version });
  await expect(marked).toHaveCount(0);
  await emptyWeek(page, date);
});
