import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { looks, wear } from '../support/looks';
import { expectNoViolations } from '../support/page-checks';
import { enter } from '../support/session';
import { wideIf } from '../support/wide';

/** Fails a login of an address that no other test uses, so that it can be looked for. */
async function failLogin(page: Page): Promise<string> {
  const domain = `${crypto.randomUUID().slice(0, 8)}.example`;
  await page.request.post('/auth/login', { data: { email: `stranger@${domain}`, password: 'no' } });
  return domain;
}

test('a failed login is found, opened by its link and taken along as a file, which is an event itself', async ({
  page,
}) => {
  await enter(page, '/security-events');
  const domain = await failLogin(page);
  await page.goto(`/security-events?kind=login&outcome=failure&q=${domain}`);
  const row = page.getByRole('row').filter({ hasText: `Login failed for s…@${domain} from` });
  await expect(row).toContainText('Failed');

  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  const event = page.getByRole('dialog', { name: 'Security event' });
  await expect(event.getByText(`s…@${domain}`, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/entry=\d+/);
  await page.keyboard.press('Escape');
  await expect(event).toHaveCount(0);
  await expect(row.getByRole('link')).toBeFocused();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect(await readFile(await (await waiting).path(), 'utf8')).toContain(domain);
  await page.goto('/security-events?kind=data-exported');
  await expect(
    page.getByRole('row').filter({ hasText: 'exported personal data: security-events' }).first(),
  ).toBeVisible();
});

test('nothing is exported when the export cannot be reported', async ({ page }) => {
  await enter(page, '/security-events');
  await page.route('**/security-events/report-export', (route) => route.abort(), { times: 1 });
  let isSaved = false;
  page.on('download', () => {
    isSaved = true;
  });

  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();

  await expect(page.getByText('The server did not answer. Check the connection and try again.')).toBeVisible();
  expect(isSaved).toBe(false);
});

test('filters stand in the address, and what they leave out comes back when they are cleared', async ({ page }) => {
  await enter(page, '/security-events');
  await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Blocked');
  await expect(page).toHaveURL(/outcome=blocked/);
  await page.getByRole('searchbox').fill('nothing like this');
  await expect(page).toHaveURL(/q=nothing/);
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/security-events$/);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a feed is made by keyboard, read once and revoked', async ({ page }) => {
  await enter(page, '/security-events');
  const name = `Wazuh ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: 'Feeds' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Feeds for a SIEM' });
  await dialog.getByRole('textbox', { name: 'Name of the program' }).fill(name);
  await page.keyboard.press('Enter');
  const address = await dialog.getByRole('textbox', { name: 'Address' }).inputValue();
  expect(address).toMatch(/\/security-events\/feed\/[\w-]{43}$/);
  const path = new URL(address).pathname;
  const answer = await page.request.get(`${path}?after=0`);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/x-ndjson; charset=utf-8']);

  await dialog.getByRole('button', { name: `Revoke the address of ${name}` }).click();
  await dialog.getByRole('button', { name: 'Revoke it' }).click();

  await expect(dialog.getByText(name)).toHaveCount(0);
  expect((await page.request.get(path)).status()).toBe(404);
});

for (const [skin, direction] of looks)
  test(
    `the details and the feeds have no violations, ${skin} and ${direction}`,
    wideIf(skin === 'dark'),
    async ({ page }) => {
      await wear(page, skin, direction);
      await enter(page, '/security-events');
      await page.getByRole('table', { name: 'Security events' }).getByRole('link').first().click();
      await expect(page.getByRole('dialog', { name: 'Security event' }).getByText('Type')).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Feeds' }).click();
      await expect(page.getByRole('dialog', { name: 'Feeds for a SIEM' })).toBeVisible();
      await expectNoViolations(page);
    },
  );

test('a client sees neither the page nor its entry in the menu', async ({ page }) => {
  await enter(page, '/security-events', 'client');
  await expect(page).toHaveURL(/not-authorised/);
});
