import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { openPlan, people, planBar } from '../support/planning';
import { storedValues } from '../support/session';
import { addDays, ask, askRange } from '../support/staff-timeline';

const hotel = 1003;
const grid = (page: Page) => page.getByRole('treegrid', { name: 'Staff timeline' });

/** Chooses a height of rows in the menu of the view. */
async function chooseRows(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitemradio', { name }).click();
  await page.keyboard.press('Escape');
}

/** Needs somebody in the week, so that there is a strip of cover. */
async function needSomebody(page: Page, week: string): Promise<void> {
  const { resources } = await askRange(page, week, addDays(week, 7));
  const { accessToken } = await storedValues(page);
  const headers = { authorization: `Bearer ${String(accessToken)}` };
  const days = `hotel=${hotel}&first=${week}&last=${addDays(week, 6)}`;
  const { needs } = await (await page.request.get(`/staffing-needs/list?${days}`, { headers })).json();
  const old = needs.map(({ id, version }: { id: number; version: number }) => ({ id, version }));
  if (old.length > 0) await ask(page, '/staffing-needs/remove', { hotel, needs: old });
  const times = { start: '08:00', end: '16:00', people: 1, firstDay: week, lastDay: addDays(week, 6) };
  const need = { ...times, departmentId: resources[0]!.building_Id, weekdays: [1] };
  const answer = await page.request.post('/staffing-needs/add', { data: { hotel, needs: [need] }, headers });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** How many people can be seen whole between head and foot. */
const seenWhole = (page: Page): Promise<number> =>
  grid(page).evaluate((root) => {
    const top = root.querySelector('.tl-head')!.getBoundingClientRect().bottom;
    const foot = root.querySelector('.tl-foot')?.getBoundingClientRect();
    const bottom = Math.min(foot?.top ?? Number.POSITIVE_INFINITY, root.getBoundingClientRect().bottom, innerHeight);
    const rows = [...root.querySelectorAll('.tl-body > .tl-resource')].map((row) => row.getBoundingClientRect());
    return rows.filter((row) => row.top >= top - 0.5 && row.bottom <= bottom + 0.5).length;
  });

test.describe('the smallest rows', () => {
  for (const [width, height, least] of [
    [1366, 768, 25],
    [1920, 1080, 40],
  ] as const)
    test(`show ${least} people of a week on a screen of ${width} × ${height} while planning`, async ({ page }) => {
      const week = '2033-02-07';
      await page.setViewportSize({ width, height });
      await openPlan(page, week);
      await needSomebody(page, week);
      await page.goto(`/staff-timeline?plan=1&view=week&group=none&date=${week}`);
      const cover = page.getByRole('button', { name: /^Cover, / });
      if ((await cover.getAttribute('aria-expanded')) === 'true') await cover.click();
      await expect(cover).toHaveAttribute('aria-expanded', 'false');
      const usual = await seenWhole(page);
      await chooseRows(page, 'Smallest rows');

      await expect
        .poll(() =>
          people(page)
            .first()
            .evaluate((row) => row.clientHeight + 1),
        )
        .toBe(24);
      await expect.poll(() => seenWhole(page)).toBeGreaterThanOrEqual(least);
      expect(usual).toBeLessThan(least);
      await expectNoViolations(page);

      await page.reload();
      await expect.poll(() => seenWhole(page)).toBeGreaterThanOrEqual(least);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await page.keyboard.press('p');
      await expect(planBar(page)).toHaveCount(0);
      await expect(page.getByRole('banner')).toBeVisible();
    });

  test('leave large targets where fingers point', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 1366, height: 900 },
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('smallestRows', 'true'));
    await openPlan(page, '2033-02-14');

    await expect(people(page).first()).toBeVisible();
    expect(
      await people(page)
        .first()
        .evaluate((row) => row.clientHeight),
    ).toBeGreaterThan(30);
    await page.getByRole('button', { name: 'More actions', exact: true }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Compact rows' })).toBeVisible();
    await expect(page.getByRole('menuitemradio', { name: 'Smallest rows' })).toHaveCount(0);
    await context.close();
  });
});

test.describe('the order of a department', () => {
  const week = '2033-03-07';

  /** Opens the plan of the second largest department alone, in groups. */
  async function openDepartment(page: Page): Promise<void> {
    await openPlan(page, week);
    const { resources } = await askRange(page, week, addDays(week, 7));
    const sizes = new Map<number, number>();
    for (const { building_Id } of resources) sizes.set(building_Id, (sizes.get(building_Id) ?? 0) + 1);
    const [department] = [...sizes].sort(([, a], [, b]) => b - a)[1]!;
    await page.goto(`/staff-timeline?plan=1&view=week&date=${week}&dept=${department}`);
    await expect(planBar(page)).toBeVisible();
    await expect(people(page).nth(3)).toBeVisible();
  }

  const names = (page: Page) => people(page).locator('.tl-name b').allTextContents();
  const nameOf = (page: Page, person: number) => people(page).nth(person).locator('.tl-name');

  test('is dragged, stepped by keys and menu, and seen by another planner at once', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openDepartment(page);
    const before = await names(page);
    const context = await browser.newContext(baseURL ? { baseURL } : {});
    const other = await context.newPage();
    await openDepartment(other);

    const from = (await nameOf(page, 0).boundingBox())!;
    const to = (await nameOf(page, 2).boundingBox())!;
    await page.mouse.move(from.x + 60, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 30);
    await page.mouse.move(to.x + 60, to.y + to.height - 4, { steps: 3 });
    await expect(page.locator('.tl-row-drop')).toBeVisible();
    await page.mouse.up();
    const dragged = [before[1], before[2], before[0], ...before.slice(3)];
    await expect.poll(() => names(page)).toEqual(dragged);
    await expect.poll(() => names(other)).toEqual(dragged);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await nameOf(page, 2).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => names(page)).toEqual([before[1], before[0], ...before.slice(2)]);
    await expect(nameOf(page, 1)).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => names(page)).toEqual(before);
    await expect(nameOf(page, 0)).toBeFocused();
    await page.keyboard.press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: 'Move up' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Move down' }).click();
    const stepped = [before[1], before[0], ...before.slice(2)];
    await expect.poll(() => names(page)).toEqual(stepped);
    await page.reload();
    await expect.poll(() => names(page)).toEqual(stepped);
    await expect.poll(() => names(other)).toEqual(stepped);

    await page.keyboard.press('p');
    await expect(planBar(page)).toHaveCount(0);
    // Without the bar of planning there is room for more rows, so only the first ones are compared.
    const byName = before.toSorted(new Intl.Collator('el').compare).slice(0, 5);
    await expect.poll(async () => (await names(page)).slice(0, 5)).toEqual(byName);
    await context.close();
  });
});

test('annual leave left stands in the counters and follows a draft of leave', async ({ page }) => {
  const week = '2027-06-14';
  await openPlan(page, week);
  const { resources } = await askRange(page, week, addDays(week, 7));
  await expect(grid(page).getByRole('columnheader').last()).toHaveAccessibleName(/annual leave left/);
  const total = people(page).first().locator('.tl-total');
  await expect(total).toHaveAccessibleName(/(-?\d+) days? of annual leave left/);
  const leftOf = async () => Number(/(-?\d+) days? of annual/.exec((await total.getAttribute('aria-label'))!)![1]);
  const before = await leftOf();
  const title = await people(page).first().locator('b').first().textContent();
  const { employeeId } = resources.find((one) => one.title === title)!;
  const days = { hotel, first: week, last: addDays(week, 6) };
  const item = {
    employeeId,
    typeOfShift: 'AnnualLeave',
    start: `${week}T00:00`,
    end: `${addDays(week, 3)}T00:00`,
    allDay: true,
  };
  await ask(page, '/planning/change', { ...days, way: 'typed', changes: [{ item }] });

  await expect.poll(leftOf).toBe(before - 3);
  await ask(page, '/planning/discard', days);
  await expect.poll(leftOf).toBe(before);
});
