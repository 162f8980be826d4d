import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { enter, logInAtHotel } from '../support/session';
import { addDays, ask, askRange, today } from '../support/staff-timeline';
import { wide } from '../support/wide';

/** Weeks that no other test plans; each test and each try has its own person and day. */
const week = '2032-05-03';

interface Saved {
  shift: { id: number; resourceId: string };
  version: number;
}

/** Somebody who is employed then, with the name that the screen shows. */
async function somebody(page: Page, at: number) {
  const { resources } = await askRange(page, week, addDays(week, 7), { calendars: [3000] });
  const { employeeId, title } = resources[at]!;
  return { employeeId, title };
}

const save = (page: Page, employeeId: number, day: string, [from, to]: [string, string], known?: Saved) =>
  ask<Saved>(page, '/stafftimer/shifts/save', {
    shift: {
      hotel: 1003,
      employeeId,
      typeOfShift: 'Regular',
      start: `${day}T${from}`,
      end: `${day}T${to}`,
      ...(known && { id: known.shift.id }),
    },
    reason: 'Test',
    ...(known && { version: known.version }),
  });
const remove = (page: Page, { shift, version }: Saved) =>
  ask(page, '/stafftimer/shifts/remove', { hotel: 1003, id: shift.id, version });
/** A moment after all that was recorded until now. */
const moment = (page: Page) =>
  page.evaluate(async () => {
    const at = Date.now() + 2;
    while (Date.now() <= at);
    return new Date(at).toISOString();
  });

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const changes = (page: Page) => page.getByRole('region', { name: /changes|Changes/ }).getByRole('listitem');

test('the roster as it was known, what became of it and who changed it', async ({ page }, { retry }) => {
  await logInAtHotel(page);
  const day = addDays(week, retry);
  const { employeeId, title } = await somebody(page, 20);
  const first = await save(page, employeeId, day, ['07:00', '15:00']);
  const at = await moment(page);
  const second = await save(page, employeeId, day, ['09:00', '17:00'], first);
  const and = await moment(page);
  await remove(page, second);

  await page.goto(`/roster-history?day=${day}&at=${at}`);
  await expect(page.getByRole('heading', { level: 2, name: /as known on/ })).toBeVisible();
  await expect(rowOf(page, title)).toContainText('07:00–15:00');
  const own = changes(page).filter({ hasText: title });
  await expect(own.first()).toContainText('removed');
  await expect(own.first()).toContainText('Saved directly');
  await expect(own.nth(1)).toContainText('09:00–17:00');

  // Now the shift is gone; a second moment shows what it was and became.
  await page.goto(`/roster-history?day=${day}&at=${at}&and=${and}`);
  await expect(rowOf(page, title)).toContainText('at the second moment: 09:00–17:00');
  await expect(page.getByText('1 difference')).toBeVisible();

  await page.getByRole('combobox', { name: 'As known' }).selectOption('Now');
  await expect(page).not.toHaveURL(/at=/);
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('Nothing');
  await expect(page).not.toHaveURL(/and=/);
  await expect(rowOf(page, title)).toBeVisible();
  await expect(rowOf(page, title)).not.toContainText('07:00–15:00');
  await expect(page.getByText('Nothing has changed since.')).toBeVisible();
});

test('any moment is chosen by keyboard and stays in the address', async ({ page }) => {
  await enter(page, '/roster-history');
  const field = page.getByRole('combobox', { name: 'As known' });
  await field.focus();
  await field.selectOption('Another moment…');
  const chosen = page.getByRole('group', { name: 'As known' });
  await page.keyboard.press('Tab');
  await expect(chosen.getByRole('textbox', { name: 'Day' })).toBeFocused();
  await chosen.getByRole('textbox', { name: 'Day' }).fill(addDays(today(), -1));
  await chosen.getByRole('textbox', { name: 'Time' }).fill('08:30');

  await expect(page).toHaveURL(/at=\d{4}-/);
  await expect(page.getByRole('heading', { level: 2, name: /as known on .* 08:30/ })).toBeVisible();
  await page.reload();
  await expect(chosen.getByRole('textbox', { name: 'Time' })).toHaveValue('08:30');
});

test('a month fits a phone and is accessible', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, '/roster-history?span=month');
  await expect(page.getByRole('table')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectNoViolations(page);
});

test('it is exported with its title and its changes', async ({ page }) => {
  await enter(page, '/roster-history');
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^roster-history_1003_\d{8}\.xlsx$/);
});

test('what cannot be loaded says so, and is loaded again', async ({ page }) => {
  await page.route('**/roster-history/read**', (route) => route.fulfill({ status: 500, body: '{}' }));
  await enter(page, '/roster-history');
  const retry = page.getByRole('button', { name: /Retry|Try again/ });
  await expect(retry).toBeVisible();
  await page.unroute('**/roster-history/read**');
  await retry.click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a shift that was left open is in the row of its department, and the changes say whose it was', async ({ page }, {
  retry,
}) => {
  await logInAtHotel(page);
  const day = addDays(week, retry);
  const { employeeId, title } = await somebody(page, 21);
  const saved = await save(page, employeeId, day, ['07:00', '15:00']);
  const at = await moment(page);
  const days = { hotel: 1003, first: week, last: addDays(week, 6) };
  const times = { typeOfShift: 'Regular', start: `${day}T07:00`, end: `${day}T15:00` };
  const item = { ...times, employeeId: null, departmentId: 122 };
  const seen = { published: saved.version, draft: null };
  const change = { id: saved.shift.id, seen, item };
  const changed = await ask<{ drafts: { id: number; version: number }[] }>(page, '/planning/change', {
    ...days,
    way: 'moved',
    changes: [change],
  });
  const drafts = changed.drafts.map(({ id, version }) => ({ id, version }));
  await ask(page, '/planning/publish', { ...days, drafts, reason: 'Test' });

  await page.goto(`/roster-history?day=${day}&at=${at}&and=now`);
  const open = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Open shifts Housekeeping' }) });
  await expect(open).toContainText('at the second moment: 07:00–15:00');
  await expect(rowOf(page, title)).toContainText('at the second moment: removed');
  const own = changes(page).filter({ hasText: title });
  await expect(own.first()).toContainText('Open shift, Housekeeping');
  await expect(own.first()).toContainText('Published');
  await expectNoViolations(page, 'main');

  // No other test meets it.
  const off = { id: saved.shift.id, seen: { published: saved.version + 1, draft: null }, item: null };
  const gone = await ask<{ drafts: { id: number; version: number }[] }>(page, '/planning/change', {
    ...days,
    way: 'cleared',
    changes: [off],
  });
  await ask(page, '/planning/publish', {
    ...days,
    drafts: gone.drafts.map(({ id, version }) => ({ id, version })),
  });
});
