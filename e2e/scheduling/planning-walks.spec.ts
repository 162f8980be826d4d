import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { activeByCall } from '../support/invited';
import { tokenOf } from '../support/mail';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { dayOf, planBar } from '../support/planning';
import { countPresses } from '../support/presses';
import { monday, today } from '../support/staff-timeline';
import { wide } from '../support/wide';

/** What a head of department does every week, each with the most presses that it may take. */

const hotel = 2001;
let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startOwnServer({ HORAE_SEED: 'demo' });
  // Of 125 people 46 work in housekeeping.
  const seeding = spawn(
    process.execPath,
    ['scripts/command.mjs', 'seed', '--hotel', String(hotel), '--employees', '125'],
    {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      env: { ...process.env, ...server.environment },
    },
  );
  expect(await new Promise((resolve) => seeding.on('exit', resolve))).toBe(0);
});
test.afterAll(() => server.stop());

/** A page of a new account that plans housekeeping alone, opened on a week. */
async function headOfHousekeeping(browser: Browser, week: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const tree = await page.request.get('/organisation/tree', {
    headers: await tokenOf(page, 'admin'),
    params: { hotel },
  });
  const { places } = (await tree.json()) as { places: { kind: string; id: number; name: string }[] };
  const department = places.find(({ kind, name }) => kind === 'department' && name === 'Housekeeping')!.id;
  const rights = { mayClock: false, mayApprove: true, mayPlan: true, mayPayroll: false };
  const grants = [{ hotel, scope: 'places', departmentIds: [department], ...rights }];
  const { session } = await activeByCall(page, 'Ελένη Προϊσταμένη', { grants });
  const { userData, accessToken, refreshToken } = session;
  await page.addInitScript(
    (entries) => {
      for (const [key, value] of Object.entries(entries))
        if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(value));
    },
    { userData, accessToken, refreshToken, selectedHotel: userData.hotels[0] },
  );
  await page.goto(`/staff-timeline?plan=1&view=week&group=none&date=${week}`);
  await expect(planBar(page)).toContainText('Everything is published');
  return page;
}

/** For the report: how many presses a walk took, and how many seconds by a hand that does not wait. */
const note = ({ count, seconds }: { count: number; seconds: number }) =>
  test.info().annotations.push({ type: 'presses', description: `${count} in ${seconds.toFixed(1)} s` });

test('46 people from the copy of a week to its publication, with 12 changes', wide, async ({ browser }) => {
  const week = '2031-06-02';
  const page = await headOfHousekeeping(browser, week);
  const presses = countPresses(page);
  await expect(page.getByText('46 of 46 employees', { exact: true })).toBeVisible();

  await presses.click(planBar(page).getByRole('button', { name: 'Copy…' }));
  const copying = page.getByRole('dialog', { name: /^Copy to/ });
  await presses.click(copying.getByRole('textbox', { name: 'From the days that begin on' }));
  await presses.key('Control+a');
  await presses.type(monday(today()).split('-').toReversed().join('/'));
  await presses.key('Tab');
  await expect(copying).toContainText(/\d{3} shifts and \d+ days? off are copied/);
  await presses.click(copying.getByRole('button', { name: 'Copy', exact: true }));
  await expect(copying).toBeHidden();
  const before = Number((await planBar(page).textContent())!.match(/(\d+) changes? not published/)![1]);
  expect(before).toBeGreaterThan(150);

  // Days off for six people, other hours for six.
  for (const person of [0, 2, 4, 6, 8, 10]) {
    await presses.click(dayOf(page, person, 5));
    await presses.type('off');
    await presses.key('Enter');
    await presses.type('9-17');
    await presses.key('Enter');
    await expect(dayOf(page, person, 5)).toHaveAccessibleName(/Day off/);
    await expect(dayOf(page, person + 1, 5)).toHaveAccessibleName(/09:00 to 17:00/);
  }

  await presses.click(planBar(page).getByRole('button', { name: 'Publish' }));
  const publishing = page.getByRole('dialog', { name: /^Publish/ });
  const reason = publishing.getByRole('textbox', { name: 'Why it is published all the same' });
  await expect(publishing.getByRole('listitem').first()).toBeVisible();
  if (await reason.isVisible()) {
    await presses.click(reason);
    await presses.type('As agreed with the staff council');
  }
  await presses.click(publishing.getByRole('button', { name: /^Publish \d+ changes/ }));
  await expect(planBar(page)).toContainText('Everything is published');
  note(presses);
  expect(presses.count).toBeLessThan(60);
});

test('a week for 46 people from nothing, by the keyboard alone', wide, async ({ browser }) => {
  const page = await headOfHousekeeping(browser, '2031-06-16');
  const presses = countPresses(page);
  await dayOf(page, 0, 0).focus();
  // Two people with other days off; then everybody below like them.
  for (const [person, off] of [5, 1].entries()) {
    for (let day = 0; day < 7; day += 1) {
      await presses.type(day === off || day === off + 1 ? 'off' : person === 0 ? '7-15' : '15-23');
      await presses.key(day < 6 ? 'Tab' : 'Enter');
    }
    await expect(dayOf(page, person + 1, 0)).toBeFocused();
  }
  for (const key of ['ArrowUp', 'ArrowUp', 'Shift+ArrowDown']) await presses.key(key);
  await presses.key('Shift+End');
  await expect(planBar(page)).toContainText('2 people × 7 days');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await presses.key('Control+c');
  await presses.key('Control+Shift+End');
  await expect(planBar(page)).toContainText('46 people × 7 days');
  await presses.key('Control+v');
  await expect(planBar(page)).toContainText('322 changes not published');
  await page.keyboard.press('Control+Home');
  for (const [person, name] of [/07:00 to 15:00/, /15:00 to 23:00/].entries())
    await expect(dayOf(page, person + 4, 0)).toHaveAccessibleName(name);
  note(presses);
  expect(presses.count).toBeLessThan(40);

  await page.keyboard.press('Control+z');
  await expect(planBar(page)).toContainText('14 changes not published');
});

test('an untrained head: a day off, a swap of two people, and a sick call in five presses', async ({ browser }) => {
  const page = await headOfHousekeeping(browser, '2031-06-30');
  await dayOf(page, 0, 0).focus();
  for (const text of ['7-15', '15-23']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  const off = countPresses(page);
  await off.click(dayOf(page, 2, 0));
  await off.type('off');
  await off.key('Enter');
  await expect(dayOf(page, 2, 0)).toHaveAccessibleName(/Day off/);
  note(off);

  const presses = countPresses(page);
  await presses.click(dayOf(page, 0, 0));
  await presses.key('Shift+ArrowDown');
  await presses.click(planBar(page).getByRole('button', { name: 'Swap…' }));
  await presses.click(page.getByRole('dialog').getByRole('button', { name: 'Swap' }));
  await expect(dayOf(page, 0, 0)).toHaveAccessibleName(/15:00 to 23:00/);
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/07:00 to 15:00/);
  note(presses);

  const call = countPresses(page);
  await call.click(dayOf(page, 1, 0));
  await call.click(planBar(page).getByRole('button', { name: 'Find cover…' }));
  const dialog = page.getByRole('dialog', { name: /^Cover for/ });
  await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await call.click(dialog.getByRole('checkbox', { name: /is sick on this day$/ }));
  await call.click(dialog.getByRole('button', { name: 'Assign' }));
  await expect(dialog).toBeHidden();
  await expect(dayOf(page, 1, 0)).toHaveAccessibleName(/Sick leave/);
  note(call);
  expect(call.count).toBeLessThanOrEqual(5);
});
