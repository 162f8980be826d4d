import { expect, type Page, test } from '@playwright/test';
import { asAdmin, enterKioskHotel as enterAt, kioskHotel, personWithNumber } from '../support/kiosk';
import { tokenOf } from '../support/mail';
import { expectNoViolations } from '../support/page-checks';

let count = 0;
const own = (what: string) =>
  `${what} ${process.env.TEST_WORKER_INDEX ?? 0}${String(Date.now()).slice(-6)}${(count += 1)}`;

const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

test('a kiosk is added with a code, renamed by keyboard, paired anew and revoked', async ({ page }) => {
  const name = own('Staff door');
  await enterAt(page, '/clock-devices');
  await page.getByRole('button', { name: 'Add kiosk' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add kiosk' }).click();
  await expect(page.getByText('Enter a name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  const code = page.getByRole('dialog').getByRole('status', { name: 'Pairing code' });
  await expect(code).toHaveText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const first = await code.textContent();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Code active');

  await row.getByRole('button', { name: `Actions for ${name}` }).press('Enter');
  await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1);
  await page.keyboard.press('e');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} B`);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Device saved')).toBeVisible();
  const renamed = page.getByRole('row').filter({ hasText: `${name} B` });
  await renamed.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'New pairing code' }).click();
  await expect(code).not.toHaveText(first!);
  await page.getByRole('button', { name: 'Done' }).click();
  await renamed.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(renamed).toContainText('Revoked');
});

test('a terminal that called is registered from its call; what it sends for nobody is given to somebody, once and for later', async ({
  page,
}) => {
  const serial = own('HRT').replaceAll(' ', '');
  const code = String(Date.now()).slice(-8);
  const push = (line: string) =>
    page.request.post(`/iclock/cdata?SN=${serial}&table=ATTLOG&Stamp=1`, {
      headers: { 'content-type': 'text/plain' },
      data: line,
    });
  expect((await push(`${code}\t2026-05-04 07:00:00\t0\t1\n`)).status()).toBe(401);
  await enterAt(page, '/clock-devices');
  await page.getByRole('row').filter({ hasText: serial }).getByRole('button', { name: 'Register' }).click();
  const name = own('Back gate');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await expect(page.getByRole('textbox', { name: 'Serial number' })).toHaveValue(serial);
  await page.getByRole('textbox', { name: 'In use since' }).fill('2026-05-01');
  await page.getByRole('dialog').getByRole('button', { name: 'Add terminal' }).click();
  await expect(toast(page, `${name} added`)).toBeVisible();
  expect(await (await push(`${code}\t2026-05-04 07:00:00\t0\t1\n${code}\t2026-05-04 15:00:00\t1\t1\n`)).text()).toBe(
    'OK: 2\n',
  );

  const ask = await asAdmin(page);
  const person = await personWithNumber(ask);
  await page.getByRole('tab', { name: 'Waiting' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill(code);
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('Nobody has this code');
  await expectNoViolations(page);
  await row.getByRole('button', { name: `Actions for ${code}` }).click();
  await page.getByRole('menuitem', { name: 'Assign to a person' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign to a person' }).click();
  await expect(page.getByText('Choose somebody.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Person' }).fill(person.code);
  await page.getByRole('option', { name: `${person.name} (${person.code})` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign to a person' }).click();
  await expect(toast(page, `2 punches assigned to ${person.name}`)).toBeVisible();
  await push(`${code}\t2026-05-05 07:00:00\t0\t1\n`);
  const { punches } = await ask<{ punches: { source: string }[] }>('get', '/punches/list', {
    hotel: kioskHotel,
    employee: person.employeeId,
    from: '2026-05-01',
    to: '2026-05-31',
  });
  expect(punches.map(({ source }) => source)).toEqual(['terminal', 'terminal', 'terminal']);
});

test('the clock of a terminal is shown; one that is off warns, and its records wait with the reason', async ({
  page,
}) => {
  const serial = own('HRC').replaceAll(' ', '');
  const name = own('Clock gate');
  const code = String(Date.now()).slice(-8);
  const ask = await asAdmin(page);
  await ask('post', '/clock-devices/add-terminal', { hotel: kioskHotel, name, serial, zone: 'UTC' });
  const wall = new Date(Date.now() + 20 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
  const push = await page.request.post(`/iclock/cdata?SN=${serial}&table=ATTLOG&Stamp=1`, {
    headers: { 'content-type': 'text/plain' },
    data: `${code}\t${wall}\t0\t1\n`,
  });
  expect(push.status()).toBe(200);
  await enterAt(page, '/clock-devices');
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('20 min fast');
  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: `Edit ${name}` });
  await expect(dialog.getByText(/^Clock: 20 min fast, checked /)).toBeVisible();
  await expect(dialog.getByText(/^Set the clock of the terminal/)).toBeVisible();
  await expectNoViolations(page);
  const allowed = dialog.getByRole('textbox', { name: 'Clock may be off by, minutes' });
  await allowed.fill('0');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter a whole number from 2 to 120.')).toBeVisible();
  await allowed.fill('30');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Device saved')).toBeVisible();
  await enterAt(page, `/clock-devices?tab=waiting&q=${code}`);
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText('In the future');
});

test('single punches of a waiting group are looked at, given to somebody and left out', async ({ page }) => {
  const serial = own('HRS').replaceAll(' ', '');
  const code = String(Date.now()).slice(-8);
  const lines = ['11', '12', '13'].map((day) => `${code}\t2026-05-${day} 07:00:00\t0\t1\n`).join('');
  const push = () =>
    page.request.post(`/iclock/cdata?SN=${serial}&table=ATTLOG&Stamp=1`, {
      headers: { 'content-type': 'text/plain' },
      data: lines,
    });
  const ask = await asAdmin(page);
  await ask('post', '/clock-devices/add-terminal', {
    hotel: kioskHotel,
    name: own('Pier'),
    serial,
    usedSince: '2026-05-01',
  });
  expect((await push()).status()).toBe(200);
  const person = await personWithNumber(ask);
  await enterAt(page, `/clock-devices?tab=waiting&q=${code}`);
  const row = page.getByRole('row').filter({ hasText: code });
  const look = async () => {
    await row.getByRole('button', { name: `Actions for ${code}` }).press('Enter');
    await page.getByRole('menuitem', { name: 'View punches' }).click();
  };
  await look();
  const drawer = page.getByRole('dialog', { name: `Waiting punches of code ${code}` });
  await expect(drawer.getByRole('listitem')).toHaveCount(3);
  await expect(drawer.getByRole('button', { name: 'Ignore' })).toBeDisabled();
  await drawer.getByRole('checkbox', { name: /^May 12, 2026/ }).check();
  await expectNoViolations(page);
  await drawer.getByRole('button', { name: 'Ignore' }).click();
  const why = page.getByRole('dialog', { name: `Ignore 1 punch of code ${code}?` });
  await why.getByRole('textbox', { name: 'Reason' }).fill('Card tried out');
  await why.getByRole('button', { name: 'Ignore' }).click();
  await expect(toast(page, '1 punch ignored')).toBeVisible();

  await look();
  await expect(drawer.getByRole('listitem')).toHaveCount(2);
  await drawer.getByRole('checkbox', { name: /^May 13, 2026/ }).check();
  await drawer.getByRole('button', { name: 'Assign to a person' }).click();
  await expect(page.getByText('Later punches with this code will wait again.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Person' }).fill(person.code);
  await page.getByRole('option', { name: `${person.name} (${person.code})` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign to a person' }).click();
  await expect(toast(page, `1 punch assigned to ${person.name}`)).toBeVisible();
  await look();
  await expect(drawer.getByRole('checkbox', { name: /^May 11, 2026/ })).toBeVisible();
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
});

test('PINs are made for one person, shown once with their slip, and taken away', async ({ page }) => {
  const person = await personWithNumber(await asAdmin(page));
  await enterAt(page, `/clock-devices?tab=numbers&q=${person.code}`);
  const row = page.getByRole('row').filter({ hasText: person.code });
  await row.getByRole('button', { name: `New PIN for ${person.name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Create PINs' }).click();
  const slips = page.getByRole('dialog', { name: '1 new PIN' });
  await expect(slips.getByText(/^\d{5}$/)).toBeVisible();
  await expectNoViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Enter both at the kiosk. Keep the PIN to yourself.')).toBeVisible();
  await expect(slips).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await slips.getByRole('button', { name: 'Done' }).click();

  await row.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Remove PIN' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove PIN' }).click();
  await expect(row).toContainText('None');
});

test('a dead line says so and can be tried again', async ({ page }) => {
  await page.route('**/clock-devices/list*', (route) => route.abort());
  // Without /live, changes by other tests cannot make this page reload.
  await page.route('**/live*', (route) => route.abort());
  await enterAt(page, '/clock-devices');
  await expect(page.getByRole('alert').filter({ hasText: 'The server did not answer.' })).toBeVisible();
  await page.unroute('**/clock-devices/list*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Add kiosk' })).toBeVisible();
});

test('a job gets its own policy by keys, a wrong number is refused, and Undo brings it back', async ({ page }) => {
  await enterAt(page, '/clock-devices?tab=policies');
  await page.getByRole('button', { name: 'Add policy for a job title' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: /^Policy: / });
  const job = await drawer.getByLabel('Job').inputValue();
  await drawer.getByLabel('Approve automatically within, minutes').fill('999');
  await drawer.getByLabel('Approve automatically within, minutes').press('Control+Enter');
  await expect(drawer.getByText('Enter a whole number from 0 to 120.')).toBeVisible();
  await drawer.getByLabel('Approve automatically within, minutes').fill('3');
  await drawer.getByLabel('Longest delay of offline punches, hours').fill('999');
  await drawer.getByLabel('Longest delay of offline punches, hours').press('Control+Enter');
  await expect(drawer.getByText('Enter a whole number from 1 to 168.')).toBeVisible();
  await drawer.getByLabel('Longest delay of offline punches, hours').fill('24');
  await drawer.getByLabel('Rounding', { exact: true }).selectOption('nearest');
  await drawer.getByLabel('Round pay to').selectOption('15');
  await expectNoViolations(page);
  await drawer.getByLabel('Approve automatically within, minutes').press('Control+Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: job });
  await expect(row).toContainText('15 min, To the nearest');
  await expectNoViolations(page);

  await row.getByRole('button', { name: `Actions for ${job}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(drawer.getByLabel('Longest delay of offline punches, hours')).toHaveValue('24');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: `Actions for ${job}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('15 min, To the nearest');
  await row.getByRole('button', { name: `Actions for ${job}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('an open menu stays with its policy while another comes to stand before it', async ({ page }) => {
  await enterAt(page, '/clock-devices?tab=policies');
  const headers = await tokenOf(page, 'admin');
  const list = await page.request.get('/clock-policies/list', { headers, params: { hotel: kioskHotel } });
  const { policies, jobs } = await list.json();
  const [before, job] = jobs.slice(-2).toSorted((a: string, b: string) => a.localeCompare(b, 'el'));
  const { jobTitle: _job, isSet: _isSet, people: _people, ...policy } = policies[0];
  const fromDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Athens' }).format(new Date());
  const change = async (action: string, jobTitle: string) => {
    const data = { hotel: kioskHotel, jobTitle, fromDay, ...(action === 'set' && { policy }) };
    expect((await page.request.post(`/clock-policies/${action}`, { headers, data })).status()).toBe(200);
  };
  await change('set', job);
  const row = page.getByRole('row').filter({ hasText: job });
  await row.getByRole('button', { name: `Actions for ${job}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
  await change('set', before);
  await expect(page.getByRole('row').filter({ hasText: before })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: before })).toBeVisible();
  await change('remove', before);
});

test('a policy that somebody else changed meanwhile is not overwritten', async ({ page }) => {
  await enterAt(page, '/clock-devices?tab=policies');
  await page.getByRole('button', { name: 'Add policy for a job title' }).click();
  const drawer = page.getByRole('dialog', { name: /^Policy: / });
  await drawer.getByLabel('Job').selectOption({ index: 1 });
  const jobTitle = await drawer.getByLabel('Job').inputValue();
  await drawer.getByRole('radio', { name: 'Correct past weeks too' }).check();
  await expect(drawer.getByText(/^Saving compares/)).toBeVisible();
  const headers = await tokenOf(page, 'admin');
  const known = await page.request.get('/clock-policies/policy', { headers, params: { hotel: kioskHotel, jobTitle } });
  const { jobTitle: _job, isSet: _isSet, ...policy } = (await known.json()).policy;
  const data = { hotel: kioskHotel, jobTitle, policy: { ...policy, variance: 7 } };
  expect((await page.request.post('/clock-policies/set', { headers, data })).status()).toBe(200);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('alert')).toBeVisible();
  const removed = await page.request.post('/clock-policies/remove', { headers, data: { hotel: kioskHotel, jobTitle } });
  expect(removed.status()).toBe(200);
});

test('all records of a terminal that wait for one reason are accepted in one action', async ({ page }) => {
  const serial = own('HRH').replaceAll(' ', '');
  const name = own('Boathouse');
  const ask = await asAdmin(page);
  await ask('post', '/clock-devices/add-terminal', { hotel: kioskHotel, name, serial, usedSince: '2026-05-01' });
  const person = await personWithNumber(ask);
  const lines = ['11', '12', '13'].map((day) => `${person.code}\t2025-05-${day} 07:00:0${day.at(1)}\t0\t1\n`).join('');
  const push = await page.request.post(`/iclock/cdata?SN=${serial}&table=ATTLOG&Stamp=1`, {
    headers: { 'content-type': 'text/plain' },
    data: lines,
  });
  expect(push.status()).toBe(200);
  await enterAt(page, '/clock-devices?tab=waiting');
  const held = page.getByRole('region', { name: 'By terminal and reason' });
  const line = held.getByRole('listitem').filter({ hasText: name });
  await expect(line).toContainText('From before this terminal was in use');
  await expect(line).toContainText('3 records');
  await line.getByRole('button', { name: `Accept all, 3 records of ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Accept 3 records of ${name}?` });
  await expect(dialog.getByText('They are added to the punches of 1 person')).toBeVisible();
  await expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Accept all' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Set up late');
  await dialog.getByRole('button', { name: 'Accept all' }).click();
  await expect(toast(page, '3 records accepted')).toBeVisible();
  await expect(line).toBeHidden();
});
