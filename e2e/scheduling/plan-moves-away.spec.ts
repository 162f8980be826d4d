import { expect, type Page, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';
import { expectNoViolations } from '../support/page-checks';
import { addPerson, movePerson, ownName } from '../support/people';
import { dayOf, emptyWeek, planBar } from '../support/planning';
import { logInAtHotel } from '../support/session';
import { addDays, ask } from '../support/staff-timeline';

const hotel = 1003;
const week = '2046-02-05';
/** Of the demo hotel: Kitchen, Front Office, and a work centre of the first unit. */
const [kitchen, frontOffice, workCentreId] = [125, 123, 110];

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Staff timeline' });
const groupOf = (page: Page, department: string) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${department}`) }) });
const link = (name: string, more = '') =>
  `/staff-timeline?date=${week}&view=week&bu=all&q=${encodeURIComponent(name)}${more}`;

/** Somebody of the kitchen who moves to the front office on Wednesday, with work before and after it. */
async function moverOf(page: Page): Promise<string> {
  await logInAtHotel(page);
  await emptyWeek(page, week);
  const name = ownName('Mover');
  const employeeId = Number((await addPerson(page, name, { departmentId: kitchen, workCentreId })).split('/').at(-1));
  await movePerson(page, { hotel, id: employeeId, departmentId: frontOffice, fromDay: addDays(week, 2) });
  for (const day of [0, 3]) {
    const [start, end] = ['T07:00', 'T15:00'].map((time) => `${addDays(week, day)}${time}`);
    await ask(page, '/stafftimer/shifts/save', { shift: { hotel, employeeId, typeOfShift: 'Regular', start, end } });
  }
  return name;
}

test('the old head of department plans and publishes the days before a move, and no others', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = await moverOf(page);
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 1440, height: 900 } });
  const head = await context.newPage();
  await enterAnew(head, link(name, '&plan=1'), { scope: 'places', departmentIds: [kitchen], mayPlan: true });
  await head.getByRole('button', { name: 'Continue' }).click();
  await expect(planBar(head)).toContainText('Everything is published');

  await expect(groupOf(head, 'Kitchen')).toContainText('8 h');
  const [monday, tuesday, thursday] = [0, 1, 3].map((day) => dayOf(head, 0, day)) as [
    ReturnType<typeof dayOf>,
    ReturnType<typeof dayOf>,
    ReturnType<typeof dayOf>,
  ];
  await expect(monday.locator('[data-item]')).toHaveCount(1);
  await expect(thursday).toHaveAccessibleName(/In another department$/);
  await expect(thursday.locator('[data-item]')).toHaveCount(0);
  await expectNoViolations(head);

  await head.setViewportSize({ width: 390, height: 844 });
  const ofWeek = head.getByRole('row').filter({ hasText: name }).getByRole('cell', { name: 'In another department' });
  await expect(ofWeek).toHaveCount(5);
  await expectNoViolations(head);
  await head.setViewportSize({ width: 1440, height: 900 });
  await expect(monday.locator('[data-item]')).toHaveCount(1);

  await thursday.focus();
  await head.keyboard.type('8-16');
  await head.keyboard.press('Enter');
  await expect(planBar(head).getByRole('alert')).toContainText('in a department that you do not plan');
  await planBar(head).getByRole('button', { name: 'Close' }).click();
  await tuesday.focus();
  await head.keyboard.type('8-16');
  await head.keyboard.press('Enter');
  await expect(tuesday.locator('[data-item]')).toHaveCount(1);
  await expect(planBar(head)).not.toContainText('Saving');

  await planBar(head)
    .getByRole('button', { name: /^Publish/ })
    .click();
  const dialog = head.getByRole('dialog');
  await expect(dialog).toContainText(name);
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(planBar(head)).toContainText('Everything is published');
  await context.close();
});

test('the whole hotel sees the work before a move in the old department, and its hours in the sums of it', async ({
  page,
}) => {
  const name = await moverOf(page);
  await page.goto(link(name));
  await expect(groupOf(page, 'Front Office')).toContainText('8 h');
  const row = grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
  await expect(row).toHaveCount(1);
  await expect(row.getByRole('rowheader')).toHaveAccessibleName(/16 hours/);

  // A week earlier, all of it is the old department's.
  await page.goto(link(name).replace(week, addDays(week, -7)).concat('&emptyRows=1'));
  await expect(groupOf(page, 'Kitchen')).toBeVisible();
  await expect(groupOf(page, 'Front Office')).toHaveCount(0);

  await page.goto(`/staff-timeline?date=${week}&view=week&bu=all&dept=${kitchen}&q=${encodeURIComponent(name)}`);
  const guest = grid(page).getByRole('row').filter({ hasText: 'Moves to Front Office' });
  await expect(guest).toContainText('07:00–15:00');
});
