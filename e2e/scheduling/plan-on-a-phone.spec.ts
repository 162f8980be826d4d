import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { emptyOpenShifts, emptyWeek, planBar, publishedIn } from '../support/planning';
import { logInAtHotel } from '../support/session';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Opens a day that no other test touches, in the list of a phone. */
async function openDay(page: Page, date: string, more = ''): Promise<void> {
  await logInAtHotel(page);
  await emptyWeek(page, date);
  await page.goto(`/staff-timeline?view=day&date=${date}${more}`);
}

const cards = (page: Page) => page.getByRole('main').getByRole('listitem');
const planButtons = (page: Page) => page.getByRole('button', { name: /^Plan / });

test('a day is planned by touch: added, changed, undone, given away and published', async ({ page }) => {
  const date = '2033-05-02';
  await openDay(page, date);
  await page.getByRole('button', { name: 'More actions' }).tap();
  await page.getByRole('menuitemcheckbox', { name: 'Plan' }).tap();
  await expect(planBar(page)).toContainText('Everything is published');
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await planButtons(page).first().tap();
  const person = page.getByRole('dialog');
  const day = person.getByRole('button', { name: /^Monday, May 2/ });
  await expect(day).toHaveAttribute('aria-expanded', 'true');
  await person.getByLabel('Times or code').fill('later');
  await person.getByRole('button', { name: 'Set' }).tap();
  await expect(person.getByLabel('Times or code')).toHaveAccessibleDescription(/not understood/);
  await person.getByLabel('Times or code').fill('8-16');
  await person.getByRole('button', { name: 'Set' }).tap();
  await expect(day).toContainText('08:00–16:00');
  await expect(person).toContainText(/8 h( of \d+ h)? planned/);

  await person.getByRole('button', { name: 'Change 08:00–16:00' }).tap();
  const form = page.getByRole('dialog', { name: /^Shift of .*Monday, May 2/ });
  await form.getByLabel('End', { exact: true }).fill('17:00');
  await form.getByRole('button', { name: 'Save' }).tap();
  await expect(day).toContainText('08:00–17:00');
  await expectNoViolations(page, '[role="dialog"]');

  await person.getByRole('button', { name: 'Find cover…' }).tap();
  const cover = page.getByRole('dialog', { name: /^Cover for/ });
  await cover.getByRole('button', { name: 'Assign' }).tap();
  await expect(day).toContainText('Nothing planned');
  await person.getByRole('button', { name: 'Done' }).tap();
  await expect(planBar(page)).toContainText('1 change');
  await planBar(page).getByRole('button', { name: 'Undo' }).tap();
  await expect(cards(page).filter({ hasText: '08:00–17:00' })).toHaveCount(1);

  await planBar(page).getByRole('button', { name: 'Publish' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publish 1 change/ })
    .tap();
  await expect(planBar(page)).toContainText('Everything is published');
  const events = await publishedIn(page, date);
  expect(events.map(({ start }) => start.slice(0, 16))).toContain(`${date}T08:00`);
});

test('a week of one person is planned day by day, and what is wrong is said there', async ({ page }) => {
  await openDay(page, '2033-05-16', '&plan=1');
  await planButtons(page).nth(1).tap();
  const person = page.getByRole('dialog');
  await person.getByLabel('Times or code').fill('15-23');
  await person.getByRole('button', { name: 'Set' }).tap();
  await person.getByRole('button', { name: /^Tuesday, May 17/ }).tap();
  await person.getByLabel('Times or code').fill('6-14');
  await person.getByRole('button', { name: 'Set' }).tap();
  await expect(person).toContainText(/16 h( of \d+ h)? planned/);
  await expect(person).toContainText('Only 7 h of rest before this shift');
  await person.getByRole('button', { name: /^Sunday, May 22/ }).tap();
  await person.getByRole('button', { name: 'Day off', exact: true }).tap();
  await expect(person.getByRole('button', { name: /^Sunday, May 22/ })).toContainText('Day off');
  await person.getByRole('button', { name: 'Take off the plan' }).tap();
  await expect(person.getByRole('button', { name: /^Sunday, May 22/ })).toContainText('Nothing planned');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.describe('open shifts', () => {
  test.use({ isMobile: true });

  test('the open shifts of a day are added, changed, given to somebody and taken off by touch', async ({ page }) => {
    const date = '2033-06-06';
    await logInAtHotel(page);
    await emptyWeek(page, date);
    await emptyOpenShifts(page, date);
    await page.goto(`/staff-timeline?view=day&date=${date}&plan=1`);
    const open = page.getByRole('region', { name: 'Open shifts' });
    await expect(open.getByRole('listitem')).toHaveCount(0);
    await open.getByRole('button', { name: 'Add an open shift' }).tap();
    await page.getByRole('menuitem', { name: 'Housekeeping' }).tap();
    const form = page.getByRole('dialog', { name: /^New shift of Nobody yet \(Housekeeping\), Monday, June 6/ });
    await form.getByLabel('Start', { exact: true }).fill('08:00');
    await form.getByLabel('End', { exact: true }).fill('16:00');
    await form.getByRole('button', { name: 'Save' }).tap();
    await expect(open.getByRole('listitem')).toContainText(['08:00–16:00Housekeeping']);
    await expect(planBar(page)).toContainText('1 change');
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await open.getByRole('button', { name: /^08:00–16:00/ }).tap();
    const change = page.getByRole('dialog', { name: /^Shift of Nobody yet/ });
    await change.getByLabel('End', { exact: true }).fill('17:00');
    await change.getByRole('button', { name: 'Save' }).tap();
    await expect(open.getByRole('listitem')).toContainText(['08:00–17:00']);

    const actions = open.getByRole('button', { name: 'Actions for open shift 08:00–17:00, Housekeeping' });
    await actions.tap();
    await page.getByRole('menuitem', { name: 'Find cover…' }).tap();
    const cover = page.getByRole('dialog', { name: 'Cover for open shifts, Housekeeping' });
    await cover.getByRole('button', { name: 'Assign' }).tap();
    await expect(open.getByRole('listitem')).toHaveCount(0);
    await expect(cards(page).filter({ hasText: '08:00–17:00' })).toHaveCount(1);
    await expect(open.getByRole('button', { name: 'Add an open shift' })).toBeFocused();

    await planBar(page).getByRole('button', { name: 'Undo' }).tap();
    await expect(open.getByRole('listitem')).toContainText(['08:00–17:00']);
    await actions.tap();
    await page.getByRole('menuitem', { name: 'Take off the plan' }).tap();
    await expect(open.getByRole('listitem')).toHaveCount(0);
    await expect(planBar(page)).toContainText('Everything is published');
  });
});
