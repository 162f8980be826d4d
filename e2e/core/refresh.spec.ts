import { expect, type Page, test } from '@playwright/test';
import { type DevServer, modules, startDevServer } from '../support/dev-server';
import { accounts, fillLogin, storedValues } from '../support/session';

type Call = typeof import('../../apps/web/src/platform/api')['call'];
type StaffTimeline = typeof import('@horae/contract/scheduling/staff-timeline.contract');

let dev: DevServer;

// The dev server serves pages module by module, which is slow on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

test.beforeAll(async ({ baseURL }) => {
  dev = await startDevServer(baseURL ?? '');
});
test.afterAll(() => dev.close());

async function logIn(page: Page): Promise<void> {
  await page.goto(`${dev.url}/login`);
  await fillLogin(page, accounts.client);
  await expect(page.getByRole('heading', { level: 1, name: 'Staff timeline' })).toBeVisible({ timeout: 30_000 });
}

/**
 * Invalidates stored tokens and requests the same month many times concurrently, before any refresh; returns how each
 * call ended.
 */
async function callAtOnce(page: Page, times: number, spoilt: readonly string[]): Promise<string[]> {
  return page.evaluate(
    async ([paths, count, names]) => {
      const { call } = (await import(paths.api)) as { call: Call };
      const { staffTimelineContract } = (await import(paths.staffTimeline)) as StaffTimeline;
      for (const name of names) localStorage.setItem(name, JSON.stringify('no.such.token'));
      const month = { selectedHotel: 1003, month: 6, year: 2025 };
      const answers = await Promise.allSettled(
        Array.from({ length: count }, () => call(staffTimelineContract.month, { body: month })),
      );
      return answers.map(({ status }) => status);
    },
    [modules, times, spoilt] as const,
  );
}

test('twenty calls refused together make one refresh, and each is answered', async ({ page }) => {
  await logIn(page);
  let refreshes = 0;
  let months = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/jwt/refresh-token')) refreshes += 1;
    if (request.url().endsWith('/stafftimer/calendarEventsVersion4/')) months += 1;
  });
  const bodies: (string | null)[] = [];
  page.on('requestfinished', (request) => bodies.push(request.postData()));

  const answers = await callAtOnce(page, 20, ['accessToken']);

  expect(new Set(answers)).toEqual(new Set(['fulfilled']));
  expect(refreshes).toBe(1);
  expect(months).toBe(40);
  // The retried calls carry the renewed token in their bodies, too.
  const { accessToken } = await storedValues(page);
  expect(bodies.filter((body) => body?.includes(`"token":"${String(accessToken)}"`))).toHaveLength(20);
});

test('a failed refresh ends the session with one alert, and every call is refused', async ({ page }) => {
  await logIn(page);
  const answers = await callAtOnce(page, 20, ['accessToken', 'refreshToken']);

  expect(new Set(answers)).toEqual(new Set(['rejected']));
  await expect(page).toHaveURL(/\/login\?.*returnTo=.*staff-timeline.*reason=expired/);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveText('Token invalid or expired please login again');
  expect(await storedValues(page)).toEqual({});
});

test('two tabs whose tokens expire together both go on', async ({ page, context }) => {
  await logIn(page);
  const other = await context.newPage();
  await other.goto(`${dev.url}/staff-timeline`);
  await expect(other.getByRole('heading', { level: 1, name: 'Staff timeline' })).toBeVisible();

  const [mine, theirs] = await Promise.all([
    callAtOnce(page, 5, ['accessToken']),
    callAtOnce(other, 5, ['accessToken']),
  ]);

  expect(new Set([...mine, ...theirs])).toEqual(new Set(['fulfilled']));
});

test('a token is renewed ahead of its end while somebody works', async ({ page }) => {
  await page.clock.install();
  await logIn(page);
  const before = (await storedValues(page)).accessToken;
  const renewal = page.waitForResponse(/\/jwt\/refresh-token$/);
  await page.clock.runFor('04:00');
  await page.keyboard.press('Shift');
  await page.clock.runFor('00:40');

  expect((await renewal).status()).toBe(200);
  await expect.poll(async () => (await storedValues(page)).accessToken).not.toBe(before);
});
