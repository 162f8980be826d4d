import { type Browser, expect, type Page, test } from '@playwright/test';
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
