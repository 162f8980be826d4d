import { expect, type Page, test } from '@playwright/test';
import { enter } from '../support/session';
import { wide } from '../support/wide';

/** The most that a page may shift while it opens, as browsers count it. */
const most = 0.02;

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Each answer comes a little later, so that nothing is there before the first paint. */
async function slowDown(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') await new Promise((resolve) => setTimeout(resolve, 250));
      await route.continue().catch(() => {});
    },
  );
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      })[]) {
        const moved = entry.sources
          .map(({ node }) => node?.nodeName + '.' + (node as Element | null)?.className)
          .join(' ');
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Runs in the page: whether nothing has loaded for half a second, since one load may cause the next. */
function standsStill(): boolean {
  const seen = window as typeof window & { stillTimes?: number };
  seen.stillTimes = document.querySelector('main [aria-busy="true"]') ? 0 : (seen.stillTimes ?? 0) + 1;
  return seen.stillTimes > 5;
}

/** What moved while a page opened, until nothing on it loads. */
async function shiftsOf(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForFunction(standsStill, undefined, { polling: 100 });
  const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as { value: number; moved: string }[]);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum < most ? [] : [`${path} ${sum.toFixed(3)} ${shifts.map(({ moved }) => moved).join(' | ')}`];
}

/** Pages that moved once, and those that people open most. */
const pages = {
  desktop: [
    '/home',
    '/staff-timeline',
    '/calendar',
    '/declarations',
    '/declarations?span=day',
    '/attendance',
    '/timesheets',
    '/payroll',
    '/on-duty',
    '/people',
    '/accounts',
    '/accounts/outbox',
    '/clock-devices',
    '/faq',
    '/analytics',
    '/statistics',
    '/blog/1/edit',
    '/blog/new',
  ],
  phone: [
    '/home',
    '/staff-timeline',
    '/calendar',
    '/declarations',
    '/attendance',
    '/payroll',
    '/accounts',
    '/accounts/slips',
    '/clock-devices',
    '/users',
    '/invoices',
    '/employees',
    '/permissions',
    '/faq',
    '/analytics',
    '/statistics',
    '/blog/1/edit',
    '/blog/new',
  ],
};

for (const size of ['desktop', 'phone'] as const)
  test(`no page moves under the eye while it opens: ${size}`, wide, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize(sizes[size]);
    await watchShifts(page);
    await enter(page, '/home');
    await slowDown(page);
    const moved: string[] = [];
    for (const path of pages[size]) moved.push(...(await shiftsOf(page, path)));
    expect(moved).toEqual([]);
  });
