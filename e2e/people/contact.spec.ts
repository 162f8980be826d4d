import { expect, type Page, test } from '@playwright/test';
import { activeByCall, password } from '../support/invited';
import { tokenOf } from '../support/mail';
import { addPerson, ownName } from '../support/people';
import { enter, fillLogin } from '../support/session';

const phone = '+30 694 123 4567';

/** Somebody with a telephone who works now and has clocked in; returns the address of their shift. */
async function atWork(page: Page): Promise<{ name: string; address: string }> {
  const name = ownName('Caller');
  const id = Number((await addPerson(page, name, { phone })).split('/').at(-1));
  const headers = await tokenOf(page, 'admin');
  const wall = (minutes: number) =>
    new Date(Date.now() + minutes * 60_000)
      .toLocaleString('sv-SE', { timeZone: 'Europe/Athens' })
      .slice(0, 16)
      .replace(' ', 'T');
  const shift = { hotel: 1003, employeeId: id, typeOfShift: 'Regular', start: wall(-30), end: wall(300) };
  const saved = await page.request.post('/stafftimer/shifts/save', { headers, data: { shift, reason: 'Test' } });
  expect(saved.status(), await saved.text()).toBe(200);
  const punch = { hotel: 1003, employeeId: id, key: crypto.randomUUID(), direction: 'in', reason: 'Test' };
  const at = new Date(Date.now() - 60_000).toISOString();
  expect((await page.request.post('/punches/correct', { headers, data: { ...punch, at } })).status()).toBe(201);
  const { shift: stored } = await saved.json();
  return { name, address: `/staff-timeline?emp=${id}&date=${wall(-30).slice(0, 10)}&shift=${stored.id}` };
}

const call = (page: Page, name: string) => page.getByRole('link', { name: `Call ${name}, ${phone}` });

test('who leads somebody calls them from the sheet of who is on duty and from the calendar', async ({ page }) => {
  await enter(page, '/on-duty', 'client');
  const { name, address } = await atWork(page);

  await page.reload();
  await expect(call(page, name)).toHaveAttribute('href', 'tel:+306941234567');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'On duty now' }).getByText(name)).toBeVisible();
  await expect(call(page, name)).toHaveCount(0);
  await page.emulateMedia({ media: null });

  await page.goto(address);
  await expect(page.getByRole('dialog', { name: 'Shift details' })).toBeVisible();
  await expect(call(page, name)).toHaveAttribute('href', 'tel:+306941234567');
  await page.getByRole('dialog', { name: 'Shift details' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('rowheader', { name: new RegExp(name) }).focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: `Call ${phone}` })).toBeVisible();
});

test('colleagues who only see the roster are not told', async ({ page }) => {
  const { name, address } = await atWork(page);
  const rights = { mayClock: true, mayApprove: false, mayPlan: false, mayPayroll: false };
  const { email } = await activeByCall(page, ownName('Colleague'), {
    grants: [{ hotel: 1003, scope: 'hotel', ...rights }],
  });
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/people/contact')) asked += 1;
  });
  await page.goto('/login');
  await fillLogin(page, { email, password });
  await expect(page).toHaveURL(/\/staff-timeline/);

  await page.goto(address);

  const details = page.getByRole('dialog', { name: 'Shift details' });
  await expect(details.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect(call(page, name)).toHaveCount(0);
  expect(asked).toBe(0);
});
