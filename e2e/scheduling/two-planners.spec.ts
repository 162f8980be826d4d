import { type Browser, expect, type Page, type Route, test } from '@playwright/test';
import { activeByCall } from '../support/invited';
import { expectNoViolations } from '../support/page-checks';
import { dayOf, openPlan, people, planBar } from '../support/planning';

const hotel = 1003;
const name = 'Νεφέλη Δελή';
/** Until somebody who plans alone hears of another one. */
const soon = { timeout: 25_000 };

/** A page of a second account that plans the hotel. */
async function secondPlanner(page: Page, browser: Browser): Promise<Page> {
  const rights = { mayClock: false, mayApprove: true, mayPlan: true, mayPayroll: false };
  const { session } = await activeByCall(page, name, { grants: [{ hotel, scope: 'hotel', ...rights }] });
  const { userData, accessToken, refreshToken } = session;
  const other = await (await browser.newContext()).newPage();
  await other.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries))
        if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));
    },
    { userData, accessToken, refreshToken, selectedHotel: userData.hotels[0] },
  );
  return other;
}

test('planners see who else plans, where they are and what they change, until they leave', async ({
  page,
  browser,
}) => {
  test.slow();
  await openPlan(page, '2031-10-06');
  const other = await secondPlanner(page, browser);
  await other.goto(page.url());
  await expect(planBar(other)).toBeVisible();

  const here = planBar(page).getByRole('button', { name: `Also planning: ${name}` });
  await expect(here).toBeVisible(soon);
  await dayOf(other, 2, 3).focus();
  const mark = page.locator(`[data-planner="${name}"]`);
  await expect(mark).toBeVisible(soon);
  const [drawn, cell] = [(await mark.boundingBox())!, (await dayOf(page, 2, 3).boundingBox())!];
  expect(Math.abs(drawn.x - cell.x) + Math.abs(drawn.y - cell.y)).toBeLessThan(3);
  await other.keyboard.type('7-15');
  await expect(mark).toHaveAttribute('data-editing', soon);

  const person = (await people(page).nth(2).locator('b').first().textContent())!;
  await here.click();
  const item = page.getByRole('menuitem', { name: `${name} is changing ${person}` });
  await expectNoViolations(page, '[role="menu"]');
  await item.click();
  await expect(dayOf(page, 2, 3)).toBeFocused();

  await other.keyboard.press('Escape');
  await other.getByRole('button', { name: 'Plan', exact: true }).click();
  await expect(here).toBeHidden(soon);
  await other.context().close();
});

test('what somebody else saves first is shown to who is typing, and neither of the two is lost', async ({
  page,
  browser,
}) => {
  test.slow();
  await openPlan(page, '2031-10-13');
  const other = await secondPlanner(page, browser);
  await other.goto(page.url());
  await expect(planBar(other)).toContainText('Everything is published');
  const [mine, theirs] = [dayOf(page, 3, 2), dayOf(other, 3, 2)];
  const editor = page.getByRole('combobox', { name: /13|14|15|16|17|18|19/ });

  await mine.focus();
  await page.keyboard.type('7-15');
  await expect(editor).toHaveValue('7-15');
  await theirs.focus();
  await other.keyboard.type('9-17');
  await other.keyboard.press('Enter');
  await expect(planBar(other)).toContainText('1 change not published');
  await expect(page.getByText('Somebody else changed this day: 09:00–17:00.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(editor).toHaveValue('7-15');
  await page.keyboard.press('Enter');
  await expect(editor).toBeHidden();
  await expect(theirs).toHaveAccessibleName(/07:00 to 15:00/, soon);

  // Both at once: the second one to arrive is refused, and its change is kept.
  const hold = async (route: Route) => {
    await theirs.focus();
    await other.keyboard.type('10-18');
    const saved = other.waitForResponse('**/planning/change');
    await other.keyboard.press('Enter');
    await saved;
    await route.continue();
  };
  await page.route('**/planning/change', hold, { times: 1 });
  await mine.focus();
  await page.keyboard.type('6-14');
  await page.keyboard.press('Enter');
  const fault = planBar(page).getByRole('alert');
  await expect(fault).toContainText('somebody else changed the same shifts or days in the meantime');
  await expectNoViolations(page);
  await fault.getByRole('button', { name: 'Apply my change' }).click();
  await expect(fault).toBeHidden();
  await expect(theirs).toHaveAccessibleName(/06:00 to 14:00/, soon);
  await other.context().close();
});
