import { expect, type Page, test } from '@playwright/test';
import {
  asAdmin,
  enterKioskHotel,
  kioskHotel,
  kioskPunches,
  nameOneself,
  newKiosk,
  pairTablet,
  personWithNumber,
} from '../support/kiosk';
import { clipped, expectNoViolations, settled } from '../support/page-checks';

const offline = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'No connection. You can still clock in and out.' });

/** Waits until the queue is empty and nothing is being sent. */
async function allSent(page: Page): Promise<void> {
  const still = page.getByRole('status').filter({ hasText: /waiting to be sent|Sending saved punches|No connection/ });
  await expect(still).toHaveCount(0, { timeout: 60_000 });
}

/** Clocks while offline, and waits until the punch is stored on the tablet. */
async function clockOffline(page: Page, person: Parameters<typeof nameOneself>[1], action: string): Promise<void> {
  await nameOneself(page, person);
  await expect(page.getByRole('heading', { name: 'What would you like to do?' })).toBeVisible();
  await page.getByRole('button', { name: action, exact: true }).click();
  await page.getByRole('button', { name: /Saved on this tablet/ }).click();
}

test('a language that is chosen while the tablet still starts stays chosen', async ({ page }) => {
  // The tablet's own memory answers late.
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    IDBFactory.prototype.open = (...of) => {
      const request = open(...of);
      const listen = request.addEventListener.bind(request);
      request.addEventListener = (type: string, listener: EventListener) =>
        listen(type, type === 'success' ? (event) => setTimeout(() => listener(event), 1500) : listener);
      return request;
    };
  });
  await page.goto('/kiosk');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('textbox', { name: 'Pairing code' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Pairing code' })).toBeVisible();
});

test('a tablet is paired and somebody clocks in and out by hand', async ({ page }) => {
  const ask = await asAdmin(page);
  const [{ pairingCode }, person] = [await newKiosk(ask), await personWithNumber(ask)];
  await page.goto('/kiosk');
  await expect(page.getByRole('heading', { name: 'Σύνδεση του τάμπλετ ως ρολόι' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('textbox', { name: 'Pairing code' }).fill('ZZZZ-ZZZZ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'This code is wrong' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Pairing code' }).fill(pairingCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();

  await page.getByRole('button', { name: 'ABC' }).click();
  await page.getByRole('button', { name: person.code[0]!, exact: true }).click();
  await page.getByRole('button', { name: 'ΑΒΓ' }).click();
  await expect(page.getByRole('button', { name: 'Ω' })).toBeVisible();
  await page.getByRole('button', { name: '123' }).click();
  for (const digit of person.code.slice(1)) await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Your code' })).toHaveValue(person.code);
  await page.getByRole('button', { name: 'Next' }).click();
  for (const digit of person.pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: `Hello ${person.firstName}` })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Clock in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Clocked in at \d\d:\d\d Thank you/ })).toBeVisible();
  // The first digit of the next person ends it and is not lost.
  await page.keyboard.press('7');
  await expect(page.getByRole('textbox', { name: 'Your code' })).toHaveValue('7');
  await expect(page.getByText(/^Clocked in at \d\d:\d\d$/)).toBeVisible();
  await page.keyboard.press('Backspace');

  await nameOneself(page, person);
  await expect(page.getByText(/^At work since \d\d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Break or clock out' }).click();
  await expect(page.getByRole('button', { name: /^Clocked out at/ })).toBeVisible();
  // The confirmation closes by itself.
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect((await kioskPunches(ask, person)).map(({ direction }) => direction)).toEqual(['in', 'out']);
});

test('digits of the code are enough, a wrong PIN is refused, and Greek and Albanian are a button away', async ({
  page,
}) => {
  const ask = await asAdmin(page);
  const [{ pairingCode }, person] = [await newKiosk(ask), await personWithNumber(ask)];
  await pairTablet(page, pairingCode);
  await nameOneself(page, { code: person.code.slice(1), pin: '00000' });
  await expect(page.getByRole('alert').filter({ hasText: 'Wrong code or PIN.' })).toBeVisible();
  await page.getByRole('button', { name: 'Ελληνικά' }).click();
  await expect(page.getByRole('heading', { name: 'Δώστε τον κωδικό σας' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Δώστε τον κωδικό σας' })).toBeVisible();
  await page.getByRole('button', { name: 'Shqip' }).click();
  await expect(page.getByRole('heading', { name: 'Shkruani kodin tuaj' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sq');
  expect(await clipped(page)).toEqual([]);
  await page.getByRole('button', { name: 'English' }).click();
  await nameOneself(page, { code: person.code.slice(1), pin: person.pin });
  await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
});

test('three punches without a connection arrive once, in order, and the tablet keeps no PIN', async ({
  page,
  context,
}) => {
  const ask = await asAdmin(page);
  const [{ pairingCode }, person] = [await newKiosk(ask), await personWithNumber(ask)];
  await pairTablet(page, pairingCode);
  await context.setOffline(true);
  await expect(offline(page)).toBeVisible();
  for (const action of ['Clock in', 'Clock out', 'Clock in']) await clockOffline(page, person, action);
  await expect(offline(page)).toContainText('3 waiting to be sent');
  await expectNoViolations(page);
  const current = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('horae-kiosk');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('queue').objectStore('queue').getAll();
          asked.onsuccess = () => resolve(JSON.stringify(asked.result));
        };
      }),
  );
  expect(JSON.parse(current)).toHaveLength(3);
  expect(current).not.toContain(person.pin);
  expect(current).not.toContain(person.code);

  await context.setOffline(false);
  await allSent(page);
  expect((await kioskPunches(ask, person)).map(({ direction }) => direction)).toEqual(['in', 'out', 'in']);
});

test('a punch sent so late that nobody can vouch for it waits for a person, with the reason in words', async ({
  page,
  context,
  browser,
}) => {
  const ask = await asAdmin(page);
  const [{ pairingCode }, person] = [await newKiosk(ask), await personWithNumber(ask)];
  await page.clock.install();
  await pairTablet(page, pairingCode);
  await context.setOffline(true);
  await clockOffline(page, person, 'Clock in');
  await page.clock.fastForward(96 * 3_600_000);
  await context.setOffline(false);
  await allSent(page);
  expect(await kioskPunches(ask, person)).toEqual([]);

  const desk = await browser.newPage();
  await enterKioskHotel(desk, `/clock-devices?tab=waiting&q=${person.code}`);
  const row = desk.getByRole('row').filter({ hasText: person.code });
  await expect(row).toContainText('Made before this kiosk was paired');
  await expectNoViolations(desk);
  await desk.close();
});

test('a page that dies before the answer sends again and adds nothing; leaving it is warned of', async ({
  page,
  context,
}) => {
  const ask = await asAdmin(page);
  const [{ pairingCode }, person] = [await newKiosk(ask), await personWithNumber(ask)];
  await pairTablet(page, pairingCode);
  await context.setOffline(true);
  for (const action of ['Clock in', 'Clock out', 'Clock in']) await clockOffline(page, person, action);
  // The server accepts the queue, but the reply is lost.
  const isTaken = new Promise<void>((resolve) => {
    void page.route('**/kiosk/sync', async (route) => {
      await route.fetch();
      await route.abort();
      resolve();
    });
  });
  await context.setOffline(false);
  await isTaken;
  await expect(offline(page)).toContainText('3 waiting to be sent');
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closing;

  const next = await context.newPage();
  await next.goto('/kiosk');
  await expect(next.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await allSent(next);
  expect(await kioskPunches(await asAdmin(next), person)).toHaveLength(3);
});

test('two tabs of one kiosk send once', async ({ page, context }) => {
  const ask = await asAdmin(page);
  const [{ pairingCode }, person] = [await newKiosk(ask), await personWithNumber(ask)];
  await pairTablet(page, pairingCode);
  const other = await context.newPage();
  await other.goto('/kiosk');
  await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  let sent = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/kiosk/sync')) sent += 1;
  });
  await context.setOffline(true);
  for (const action of ['Clock in', 'Clock out', 'Clock in']) await clockOffline(page, person, action);
  await context.setOffline(false);
  await allSent(page);
  expect(await kioskPunches(ask, person)).toHaveLength(3);
  // By now, the other tab has either tried to send or never will: the queue is empty.
  await other.evaluate(() => window.dispatchEvent(new Event('online')));
  await allSent(other);
  expect(sent).toBe(1);
});

test('a revoked kiosk says so and keeps what waits', async ({ page }) => {
  const ask = await asAdmin(page);
  const [{ pairingCode, id }, person] = [await newKiosk(ask), await personWithNumber(ask)];
  await pairTablet(page, pairingCode);
  await ask('post', '/clock-devices/revoke', { hotel: kioskHotel, id });
  await nameOneself(page, person);
  await expect(page.getByRole('alert').filter({ hasText: 'This tablet is no longer a kiosk.' })).toBeVisible();
  const next = await newKiosk(ask);
  await page.getByRole('textbox', { name: 'Pairing code' }).fill(next.pairingCode);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
});

test('a wrong clock is told; fingers find every key from 320 px on, in both skins', async ({ page }) => {
  const ask = await asAdmin(page);
  const { pairingCode } = await newKiosk(ask);
  await page.addInitScript(() => {
    const real = Date.now;
    Date.now = () => real() + 10 * 60_000;
  });
  await pairTablet(page, pairingCode);
  await expect(page.getByText('The clock of this tablet is 10 minutes off.')).toBeVisible();
  for (const [width, skin] of [
    [320, 'light'],
    [390, 'dark'],
    [1024, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((one) => {
      document.documentElement.dataset.skin = one;
    }, skin);
    await settled(page);
    expect(await clipped(page), `${width}`).toEqual([]);
    const key = await page.getByRole('button', { name: '5', exact: true }).boundingBox();
    expect(Math.min(key!.width, key!.height), `${width}`).toBeGreaterThanOrEqual(64);
    await expectNoViolations(page);
  }
});
