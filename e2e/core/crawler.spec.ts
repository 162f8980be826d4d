import { expect, type Page, test } from '@playwright/test';
import { crawl, watchEffects } from '../support/crawl';
import { sections } from '../support/sections';
import { enter } from '../support/session';

/** Controls that end the session or that react only after something was typed before them. */
const spared = ['Log out', 'Log in as someone else', 'Skip to content'];

const most = 40;

// Writes are blocked so that tests running at the same time keep their data; the browser logs each as an error.
const isStopped = (text: string) => /net::ERR_FAILED/.test(text);

async function stopWrites(page: Page): Promise<void> {
  await page.route('**/*', (route) =>
    route.request().method() === 'GET' || /refresh-token|calendarEvents|workingHours/.test(route.request().url())
      ? route.fallback()
      : route.abort(),
  );
}

const walked = {
  admin: ['/staff-timeline', ...sections.map(([path]) => path), '/kiosk', '/confirm-email'],
  client: [
    '/organisation-unit-calendar',
    '/calendar',
    '/working-hours-calendar',
    '/calendar?view=week',
    '/calendar?view=list',
    '/my-time',
    '/timesheets',
    '/attendance',
    '/attendance?view=requests',
    '/declarations',
    '/on-duty',
    '/shop/my-orders',
    '/todo',
    '/email/inbox',
    '/email/inbox/9',
    '/chat',
    '/chat/1',
    '/bookmarks',
    '/shop',
    '/shop?view=list&brand=Solea',
    '/shop/wishlist',
    '/shop/products/27',
    '/shop/checkout',
    '/shop/checkout?step=address',
    '/search?q=hotel',
  ],
};

/** Three pages per account in every run; `npm run soak` crawls all pages, in both looks. */
const few = { admin: ['/todo', '/shop/checkout', '/analytics'], client: ['/calendar', '/chat/1', '/search?q=hotel'] };
const isSoak = Boolean(process.env.SOAK_ROUNDS);
const pressed = isSoak ? walked : few;

/** Links that differ only in a number lead to the same kind of page, so one of them is followed. */
const followed = new Set<string>();

async function follow(page: Page, who: string, links: string[]): Promise<void> {
  for (const link of links) {
    const kind = `${who} ${link.replaceAll(/\d+/g, '0')}`;
    if (followed.has(kind)) continue;
    followed.add(kind);
    await page.goto(link);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, link).toBeVisible();
    await expect(heading, link).not.toHaveText(/not found|went wrong|not authorised|no access|gone/i);
  }
}

const looks = [
  ['light', 'ltr'],
  ['dark', 'rtl'],
] as const;
const rounds = (['admin', 'client'] as const).flatMap((who) =>
  (isSoak ? looks : looks.slice(0, 1)).map(([skin, direction]) => ({ who, skin, direction })),
);

for (const { who, skin, direction } of rounds) {
  test.describe(`as ${who}, ${skin} and ${direction}, every control`, () => {
    // The first page of a soak follows all links of the page frame.
    test.setTimeout(isSoak ? 300_000 : 90_000);
    for (const path of pressed[who]) {
      test(`on ${path} does something, and nothing breaks`, async ({ page }) => {
        const said: string[] = [];
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type()) && !isStopped(message.text())) said.push(message.text());
        });
        page.on('pageerror', (error) => said.push(error.message));
        page.on('response', (answer) => answer.status() >= 500 && said.push(`${answer.status()} ${answer.url()}`));
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript(watchEffects);
        await page.addInitScript(
          (look) => Object.entries(look).forEach(([key, value]) => localStorage.setItem(key, JSON.stringify(value))),
          { skin, direction },
        );
        await enter(page, path, who);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await stopWrites(page);

        const linksIn = isSoak ? ('body' as const) : ('main' as const);
        const { faults, links } = await page.evaluate(crawl, { spared, most, linksIn });
        await follow(page, who, links);

        expect([...faults, ...said]).toEqual([]);
      });
    }
  });
}
