import { expect, type Page, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';
import { linkTo, password } from '../support/invited';
import { clipped, expectNoViolations } from '../support/page-checks';
import { drawnPicture } from '../support/pictures';
import { fillLogin, logOut } from '../support/session';
import { wide, wideIf } from '../support/wide';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'Account settings' }).getByRole('tab', { name });
const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu/ });

async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Account settings saved').first()).toBeVisible();
  await expect(save(page)).toBeDisabled();
}

test('a new name stands in the frame at once and after a reload', async ({ page }) => {
  await enterAnew(page, '/account-settings');
  await expect(save(page)).toBeDisabled();
  await field(page, 'Full name').fill('Μυρτώ Καλαφάτη');
  await field(page, 'Company').fill('Aegli');
  await save(page).click();

  await saved(page);
  await expect(accountMenu(page)).toHaveAccessibleName('Account menu, Μυρτώ Καλαφάτη');
  await page.reload();
  await expect(accountMenu(page)).toHaveAccessibleName('Account menu, Μυρτώ Καλαφάτη');
  await expect(field(page, 'Company')).toHaveValue('Aegli');
});

test('a second tab follows what is saved in the first, and keeps what was typed there', async ({ page, context }) => {
  await enterAnew(page, '/account-settings');
  const second = await context.newPage();
  await second.goto('/account-settings');
  await expect(field(second, 'Company')).toBeVisible();
  await field(page, 'Company').fill('Aegli');
  await save(page).click();
  await expect(field(second, 'Company')).toHaveValue('Aegli');

  await field(second, 'Full name').fill('Μυρτώ Καλαφάτη');
  await field(page, 'Company').fill('Kyma');
  await save(page).click();
  await saved(page);
  await save(second).click();
  await expect(second.getByRole('alert').getByText(/^Changed by someone else/)).toBeVisible();
  await expect(field(second, 'Full name')).toHaveValue('Μυρτώ Καλαφάτη');
  await second.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(field(second, 'Company')).toHaveValue('Kyma');
  await expect(save(second)).toBeDisabled();
});

test('a picture is checked, cropped and shown in the frame at once; it can be taken away', async ({ page }) => {
  await enterAnew(page, '/account-settings');
  const upload = page.getByLabel('Upload a picture');

  await upload.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByText('Choose a PNG, JPEG or GIF file. “notes.txt” is not one.')).toBeVisible();
  await upload.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: Buffer.alloc(800_001) });
  await expect(page.getByText('“huge.png” is 800 kB. Choose a file of at most 800 kB.')).toBeVisible();
  await upload.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('This picture cannot be read. Choose another one.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await upload.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await drawnPicture(page, 300, 200) });
  await page.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Use picture' }).click();
  await save(page).click();
  await saved(page);

  const shown = accountMenu(page).locator('img');
  await expect(shown).toHaveAttribute('src', /^\/uploads\/pictures\//);
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(320);
  await page.getByRole('button', { name: 'Reset picture' }).click();
  await save(page).click();
  await expect(shown).toHaveCount(0);
});

test('another e-mail takes the password, and is what logs in once its link was opened', async ({ page, browser }) => {
  await enterAnew(page, '/account-settings');
  const before = await field(page, 'E-mail').inputValue();
  const email = `new${Date.now()}@hotel.example`;
  await field(page, 'E-mail').fill('nobody');
  await save(page).click();
  await expect(page.getByText('Enter an e-mail address, for example anna@hotel.gr.')).toBeVisible();
  await field(page, 'E-mail').fill(email);
  await save(page).click();
  await expect(page.getByText('Enter your current password.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill('wrong');
  await save(page).click();
  await expect(page.getByRole('alert').getByText('This is not your current password.')).toBeVisible();

  await page.getByLabel('Current password').fill(password);
  await save(page).click();
  await expect(page.getByText('Account settings saved')).toBeVisible();
  await expect(page.getByText(`${email} is not confirmed yet.`)).toBeVisible();
  await expect(field(page, 'E-mail')).toHaveValue(before);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByText('The link was sent again')).toBeVisible();

  // Without a mail server, an administrator passes on the link.
  const link = await linkTo(page, email);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expectNoViolations(elsewhere);
  await elsewhere.getByRole('button', { name: 'Confirm e-mail' }).press('Enter');
  await expect(elsewhere.getByText(`From now on, log in with ${email}.`)).toBeVisible();
  await elsewhere.goto(link);
  await elsewhere.getByRole('button', { name: 'Confirm e-mail' }).click();
  await expect(elsewhere.getByText('This link has expired or was already used.')).toBeVisible();
  await elsewhere.context().close();
  await expect(page.getByText('is not confirmed yet')).toHaveCount(0);
  await expect(field(page, 'E-mail')).toHaveValue(email);

  await logOut(page);
  await fillLogin(page, { email, password });
  await expect(accountMenu(page)).toBeVisible();
});

test('every field of the other tabs is shown, checked, saved by Ctrl+S and kept', async ({ page }) => {
  await enterAnew(page, '/account-settings?tab=information');
  await field(page, 'Website').fill('javascript:alert(1)');
  await field(page, 'Phone').fill('call me');
  await save(page).click();
  await expect(page.getByText('Enter an address, for example https://hotel.gr.')).toBeVisible();
  await expect(field(page, 'Website')).toBeFocused();
  await field(page, 'Website').fill('https://aegli.example');
  await field(page, 'Phone').fill('+30 2310 123456');
  await field(page, 'Bio').fill('Ρεσεψιόν, νυχτερινές βάρδιες.');
  await expect(page.getByText('29 of 300 characters')).toBeVisible();
  await field(page, 'Birth date').fill('1990-02-28');
  await page.getByRole('combobox', { name: 'Country' }).fill('cyp');
  await page.getByRole('option', { name: 'Cyprus' }).click();
  await page.keyboard.press('Control+s');
  await saved(page);

  await page.reload();
  await expect(field(page, 'Bio')).toHaveValue('Ρεσεψιόν, νυχτερινές βάρδιες.');
  await expect(field(page, 'Birth date')).toHaveValue('Feb 28, 1990');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Cyprus');
  await expect(field(page, 'Website')).toHaveValue('https://aegli.example');

  await tab(page, 'Social').click();
  for (const name of ['X (Twitter)', 'Facebook', 'Google', 'LinkedIn', 'Instagram', 'Quora']) {
    await expect(field(page, name)).toBeVisible();
  }
  await field(page, 'Instagram').fill('https://www.instagram.com/aegli.rooms/?hl=el');
  await expect(field(page, 'Instagram')).toHaveValue('aegli.rooms');
  await expect(page.getByRole('link', { name: 'Open Instagram' })).toHaveAttribute(
    'href',
    'https://www.instagram.com/aegli.rooms',
  );
  await field(page, 'Quora').fill('not a name!');
  await save(page).click();
  await expect(page.getByText(/^Enter the name of a profile/)).toBeVisible();
  await field(page, 'Quora').fill('');
  await save(page).click();
  await saved(page);

  await tab(page, 'Notifications').click();
  const names = ['Comment on article', 'Answer on form', 'Follows me'];
  for (const name of [...names, 'New announcements', 'Product updates', 'Blog digest']) {
    await expect(page.getByRole('switch', { name })).toBeVisible();
    await expect(page.getByRole('switch', { name })).toHaveAccessibleDescription(/ mail /);
  }
  const digest = page.getByRole('switch', { name: 'Blog digest' });
  await expect(digest).toHaveAttribute('aria-checked', 'false');
  await digest.click();
  await save(page).click();
  await saved(page);
  await page.reload();
  await expect(digest).toHaveAttribute('aria-checked', 'true');
});

test('on the narrowest phone the calendar of a date fits, also when it comes late', wide, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  let release = () => {};
  const answering = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/date-panel-*.js', async (route) => {
    await answering;
    await route.continue();
  });
  await enterAnew(page, '/account-settings?tab=information');
  await page.getByRole('button', { name: /^Choose date/ }).click();
  await expect(page.getByRole('dialog', { name: /^Choose date/ })).toBeAttached();
  release();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect.poll(() => clipped(page)).toEqual([]);
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

test('a profile is connected and disconnected', async ({ page }) => {
  await enterAnew(page, '/account-settings?tab=connections');
  await page.getByRole('button', { name: 'Connect Google' }).click();
  await page.keyboard.type('aegli.rooms');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Google connected')).toBeVisible();
  await expect(page.getByRole('link', { name: 'aegli.rooms' })).toHaveAttribute(
    'href',
    'https://profiles.google.com/aegli.rooms',
  );

  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disconnect Google?' });
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
});

test('leaving a changed tab asks, by the tabs as by the menu and the keyboard', async ({ page }) => {
  await enterAnew(page, '/account-settings');
  await field(page, 'Company').fill('half a thought');
  await tab(page, 'General').focus();
  await page.keyboard.press('ArrowDown');
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(field(page, 'Company')).toHaveValue('half a thought');

  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Save changes');
  await page.keyboard.press('Escape');
  await tab(page, 'Password').click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel('Current password')).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Company')).not.toHaveValue('half a thought');
});

test('a new password ends the other sessions', async ({ page, browser }) => {
  await enterAnew(page, '/account-settings?tab=password');
  const email = await page.evaluate(() => (JSON.parse(localStorage.userData) as { email: string }).email);
  const other = await (await browser.newContext()).newPage();
  await other.goto('/login');
  await fillLogin(other, { email, password });
  await expect(accountMenu(other)).toBeVisible();

  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password', { exact: true }).fill('short');
  await page.getByLabel('Confirm new password').fill('other');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await expect(page.getByText('Passwords dont match.')).toBeVisible();
  for (const label of ['New password', 'Confirm new password'])
    await page.getByLabel(label, { exact: true }).fill('Welcome2026!');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAccessibleDescription(/too common/);
  await page.getByLabel('New password', { exact: true }).fill('lemon tree 43');
  await page.getByLabel('Confirm new password').fill('lemon tree 43');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible();

  await other.goto('/account-settings');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
  await page.goto('/account-settings');
  await expect(field(page, 'Username')).toBeVisible();
});

test('what was changed elsewhere is not overwritten unseen, and a failing call says so', async ({ page }) => {
  await enterAnew(page, '/account-settings?tab=information');
  await expect(field(page, 'Bio')).toBeVisible();
  const token = await page.evaluate(() => JSON.parse(localStorage.accessToken) as string);
  await field(page, 'Bio').fill('mine');
  await page.request.post('/account-setting/update-information', {
    headers: { authorization: `Bearer ${token}` },
    data: { info: { phone: '+30 2310 000000' } },
  });
  await save(page).click();
  await expect(page.getByRole('alert').getByText(/^Changed by someone else/)).toBeVisible();
  await expect(field(page, 'Bio')).toHaveValue('mine');

  await page.route('**/account-setting/update-information', (route) => route.abort());
  await save(page).click();
  await expect(page.getByRole('alert').getByText(/^The server did not answer/)).toBeVisible();
});

for (const direction of ['ltr', 'rtl']) {
  test(
    `the tab that is open lies within a narrow window, ${direction}`,
    wideIf(direction === 'rtl'),
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.addInitScript((dir) => localStorage.setItem('direction', JSON.stringify(dir)), direction);
      await enterAnew(page, '/account-settings?tab=notifications');
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(tab(page, 'Notifications')).toBeInViewport({ ratio: 0.99 });
      await tab(page, 'Notifications').press('Home');
      await expect(tab(page, 'General')).toBeInViewport({ ratio: 0.99 });
      await tab(page, 'General').press('End');
      await expect(tab(page, 'Sessions')).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
    },
  );
}

test('other sessions of one’s own are seen and ended', async ({ page, browser }) => {
  await enterAnew(page, '/account-settings?tab=sessions');
  const email = await page.evaluate(() => (JSON.parse(localStorage.userData) as { email: string }).email);
  const other = await (await browser.newContext()).newPage();
  await other.goto('/login');
  await fillLogin(other, { email, password });
  await expect(accountMenu(other)).toBeVisible();
  await page.reload();

  const open = page.getByRole('list', { name: 'Logged in now' });
  await expect(open.getByText('This browser')).toHaveCount(1);
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByText('Your other sessions have ended', { exact: true })).toBeVisible();
  await expect(open.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'End all other sessions' })).toHaveCount(0);

  await other.goto('/account-settings');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});
