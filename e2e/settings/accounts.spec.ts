import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { activeByCall, asAdmin, inviteByCall, linkTo, newAddress, password } from '../support/invited';
import { clipped } from '../support/page-checks';
import { enter, fillLogin } from '../support/session';
import { wide } from '../support/wide';

const table = (page: Page) => page.getByRole('table', { name: 'Accounts' });
const choosePassword = async (page: Page) => {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Choose password and log in' }).click();
};
const wholeHotel = {
  hotel: 1003,
  scope: 'hotel',
  mayClock: false,
  mayApprove: true,
  mayPlan: false,
  mayPayroll: false,
};

test('somebody is invited by keyboard, the link is handed over once, and the password opens the product', async ({
  page,
  browser,
}) => {
  const email = newAddress('ioli');
  await enter(page, '/accounts');
  await expect(table(page).getByRole('rowheader').first()).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  await expect(form.getByRole('textbox', { name: 'Full name' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(form.getByText('Enter a full name.')).toBeVisible();
  await page.keyboard.type('Ιόλη Στρατή');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('admin@demo.com');
  await page.keyboard.press('Enter');
  await expect(form.getByText('This email is already in use.')).toBeVisible();
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Ιόλη Στρατή' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Access' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('waits in the outbox')).toBeVisible();
  await page.goto('/accounts/outbox');
  await page.getByRole('searchbox', { name: 'Search mails' }).fill(email);
  await expect(page).toHaveURL(/q=/);
  await expect(page.getByRole('table', { name: 'Outbox' }).getByRole('rowheader')).toHaveCount(1);
  await page.getByRole('button', { name: `Actions for the mail to ${email}` }).click();
  await page.getByRole('menuitem', { name: 'Show the link …' }).click();
  await page.getByRole('button', { name: 'Show the link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();

  const guest = await browser.newPage();
  await guest.goto(new URL(link).pathname + new URL(link).search);
  await expect(guest.getByRole('heading', { level: 1, name: 'Welcome, choose your password' })).toBeVisible();
  await expect(guest.getByText(`Ιόλη Στρατή, you will log in with ${email}`)).toBeVisible();
  await choosePassword(guest);
  await expect(guest.getByText('No hotels are assigned to you.')).toBeVisible();
  await guest.close();
  await page.goto(link.replace(/^https?:\/\/[^/]+/, ''));
  await expect(page.getByText('This invitation has expired or was already used.')).toBeVisible();
});

test('people of a hotel are invited at once, and one of them lands on the own week', async ({ page, browser }) => {
  await enter(page, '/accounts');
  await page.getByRole('button', { name: 'Invite people' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite people of a hotel' });
  await dialog.getByRole('combobox', { name: 'Hotel' }).selectOption('1004');
  const people = dialog.getByRole('group', { name: 'People' }).getByRole('checkbox');
  await people.nth(1).check();
  await people.nth(2).check();
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click();
  const result = page.getByRole('dialog', { name: 'Result' });
  await expect(result.getByText('2 people invited.')).toBeVisible();
  const name = await result.getByRole('listitem').first().locator('span').first().innerText();
  await result.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(name);
  const row = table(page).getByRole('row', { name });
  await expect(row).toContainText('Invited');
  const email = /\S+@\S+/.exec(await row.getByRole('rowheader').innerText())![0];

  const guest = await browser.newPage();
  await guest.goto(await linkTo(page, email));
  await choosePassword(guest);
  await expect(guest).toHaveURL(/\/staff-timeline\?.*emp=\d+/);
  const rows = guest.getByRole('treegrid', { name: 'Staff timeline' }).getByRole('row', { name });
  await expect(rows.first()).toBeVisible();
  await guest.close();
});

test('a grant names units and departments and rights, is kept, and goes again', async ({ page }) => {
  const { id } = await inviteByCall(page, 'Ermis Galanis');
  await enter(page, `/accounts/${id}?tab=access`);
  await expect(page.getByText('No hotels yet: this account sees nothing after login.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Grant a hotel' }).selectOption('1003');
  await page.getByRole('button', { name: 'Grant', exact: true }).click();
  const grant = page.getByRole('main').getByRole('region').first();
  await grant.getByRole('radio', { name: 'Whole hotel' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(grant.getByRole('radio', { name: 'Units and departments' })).toBeChecked();
  await page.getByRole('button', { name: 'Save access' }).click();
  await expect(grant.getByText('Choose at least one unit or department.')).toBeVisible();
  for (const [field, count] of [
    ['Organisation units', 1],
    ['Departments', 2],
  ] as const) {
    await grant.getByRole('combobox', { name: field }).click();
    for (let at = 0; at < count; at += 1) await page.getByRole('listbox').getByRole('option').nth(at).click();
    await page.keyboard.press('Escape');
  }
  const seen = await grant.getByText('Sees the people of: ').innerText();
  await grant.getByRole('checkbox', { name: /^Plan/ }).check();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Account saved')).toBeVisible();

  await page.reload();
  await expect(grant.getByRole('radio', { name: 'Units and departments' })).toBeChecked();
  await expect(grant.getByText('Sees the people of: ')).toHaveText(seen);
  await expect(grant.getByRole('checkbox', { name: /^Plan/ })).toBeChecked();
  const hotel = await grant.getByRole('heading').innerText();
  await grant.getByRole('button', { name: `Remove ${hotel}` }).click();
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save access' }).click();
  await expect(page.getByText('No hotels yet: this account sees nothing after login.')).toBeVisible();
});

test('whoever is disabled is logged out and refused in the words of a wrong password, until enabled', async ({
  page,
  browser,
}) => {
  const { id, email } = await activeByCall(page, 'Leandros Vamvakas', { grants: [wholeHotel] });
  const guest = await browser.newPage();
  await guest.goto('/login');
  await fillLogin(guest, { email, password });
  await expect(guest).toHaveURL(/\/staff-timeline/);

  await enter(page, `/accounts/${id}`);
  await page.getByRole('button', { name: 'Disable' }).click();
  await page
    .getByRole('alertdialog', { name: 'Disable the account of Leandros Vamvakas?' })
    .getByRole('button', { name: 'Disable' })
    .click();
  await expect(page.getByText('Account of Leandros Vamvakas disabled')).toBeVisible();
  await guest.goto('/todo');
  await expect(guest).toHaveURL(/\/login/);
  await fillLogin(guest, { email, password });
  await expect(guest.getByText('Email or Password is Invalid')).toBeVisible();

  await page.getByRole('button', { name: 'Enable' }).click();
  await expect(page.getByText('Account of Leandros Vamvakas enabled')).toBeVisible();
  await fillLogin(guest, { email, password });
  await expect(guest).not.toHaveURL(/\/login/);
  await guest.close();
});

test('one’s own account cannot be disabled, and the last administrator stays one', async ({ page }) => {
  await enter(page, '/accounts/1');
  await expect(page.getByText('This is your own account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disable' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Role' }).selectOption('Client');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This is the last administrator who can log in.')).toBeVisible();
});

test('a session is ended from afar', async ({ page }) => {
  const { id, session } = await activeByCall(page, 'Danae Ferra');
  await enter(page, `/accounts/${id}?tab=sessions`);
  const open = page.getByRole('list', { name: 'Logged in now' });
  await expect(open.getByRole('listitem')).toHaveCount(1);
  await open.getByRole('button', { name: /^End the session of/ }).click();
  await expect(page.getByText('Not logged in anywhere.')).toBeVisible();
  const answer = await page.request.get('/api/waiting?day=2026-01-01', {
    headers: { authorization: `Bearer ${session.accessToken}` },
  });
  expect(answer.status()).toBe(401);
});

test('what somebody else saved meanwhile is not overwritten, and what failed is kept', async ({ page }) => {
  const { id } = await inviteByCall(page, 'Kleio Anagnou');
  await enter(page, `/accounts/${id}`);
  const name = page.getByRole('textbox', { name: 'Full name' });
  await name.fill('Kleio Prima');
  await page.route('**/accounts/update', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(name).toHaveValue('Kleio Prima');

  await asAdmin(page, '/accounts/update', { id, fullName: 'Kleio Secunda' });
  await expect(page.getByRole('heading', { level: 1, name: 'Kleio Secunda' })).toBeVisible();
  await expect(name).toHaveValue('Kleio Prima');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Somebody else has changed this account.')).toBeVisible();
  await page.getByRole('button', { name: 'Load current data' }).click();
  await expect(name).toHaveValue('Kleio Secunda');
  await name.fill('Kleio Tertia');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kleio Tertia' })).toBeVisible();
});

test('a slip in the address of an invitation is mended, and the new address gets a link of its own', async ({
  page,
}) => {
  const { id, email } = await inviteByCall(page, 'Xanthi Peta');
  const first = await linkTo(page, email);
  await enter(page, `/accounts/${id}`);
  const field = page.getByRole('textbox', { name: 'E-mail' });
  await field.fill('client@demo.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This email is already in use.')).toBeVisible();
  const mended = newAddress('xanthi');
  await field.fill(mended);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Account saved')).toBeVisible();

  await page.goto(first);
  await expect(page.getByText('This invitation has expired or was already used.')).toBeVisible();
  await page.goto(await linkTo(page, mended));
  await expect(page.getByText(`Xanthi Peta, you will log in with ${mended}`)).toBeVisible();
  await page.goto('/accounts/2');
  await expect(field).toHaveAttribute('readonly', '');
});

test('the list is filtered in the address and exported as it is', async ({ page }) => {
  await inviteByCall(page, 'Philon Markos', { grants: [wholeHotel] });
  await enter(page, '/accounts');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Invited');
  await page.getByRole('combobox', { name: 'Hotel' }).selectOption('1003');
  await expect(page).toHaveURL(/state=invited.*hotel=1003/);
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill('philon');
  await expect(table(page).getByRole('rowheader').first()).toContainText('Philon Markos');
  await expect(table(page).getByText('Administrator', { exact: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n').slice(1);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.includes('Philon Markos') && line.includes(',Invited,'))).toBe(true);
});

test('the access of an account fits a phone of 320 px beside a scroll bar', wide, async ({ page }) => {
  await page.setViewportSize({ width: 305, height: 740 });
  await enter(page, '/accounts/2?tab=access');
  await expect(page.getByRole('radio', { name: 'Whole hotel' })).toBeVisible();
  await expect.poll(() => clipped(page)).toEqual([]);
});

test('an unknown account says so and leads back', async ({ page }) => {
  await enter(page, '/accounts/999999');
  await expect(page.getByText('Account not found.')).toBeVisible();
  await page.getByRole('link', { name: 'All accounts' }).click();
  await expect(table(page)).toBeVisible();
});

test('a link that was never made, and one opened while somebody else is logged in', async ({ page }) => {
  await page.goto(`/invitation?token=${'never'.repeat(8)}`);
  await expect(page.getByText('This invitation has expired or was already used.')).toBeVisible();
  const { email } = await inviteByCall(page, 'Thetis Ralli');
  const link = await linkTo(page, email);
  await enter(page, link, 'client');
  await expect(page.getByText('You are logged in as Nikos Vlachos.')).toBeVisible();
  await choosePassword(page);
  await expect(page.getByText('No hotels are assigned to you.')).toBeVisible();
});
