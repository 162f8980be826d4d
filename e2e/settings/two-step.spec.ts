import { expect, type Page, test } from '@playwright/test';
import { activeByCall, password } from '../support/invited';
import { looks, wear } from '../support/looks';
import { clipped, expectNoViolations } from '../support/page-checks';
import { fillLogin } from '../support/session';
import { appByCall, codeOf, virtualAuthenticator } from '../support/two-step';
import { wideIf } from '../support/wide';

const settings = '/account-settings?tab=two-step';
const grants = [{ hotel: 1003, scope: 'hotel', mayClock: false, mayApprove: false, mayPlan: false, mayPayroll: false }];

async function enterAs(page: Page, path: string, session: Record<string, unknown>): Promise<void> {
  const { userData, accessToken, refreshToken } = session;
  await page.addInitScript(
    (entries) => {
      if (sessionStorage.getItem('entered')) return;
      sessionStorage.setItem('entered', 'yes');
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
    },
    { userData, accessToken, refreshToken },
  );
  await page.goto(path);
}

test('an authenticator app is set up by keyboard, and the next login asks for its code', async ({ page, browser }) => {
  const { email, session } = await activeByCall(page, 'Ιφιγένεια Δούκα', { grants });
  await enterAs(page, settings, session);
  const app = page.getByRole('region', { name: 'Authenticator app' });
  await app.getByRole('button', { name: 'Set up an app' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up an app' });
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await expect(dialog.getByRole('textbox', { name: 'Code shown in the app now' })).toBeFocused();

  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enter the six digits that the app shows.')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(codeOf(secret) === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not the code the app shows now.')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(codeOf(secret));
  await page.keyboard.press('Enter');

  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const download = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('recovery-codes.txt');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the codes' }).click();
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 codes are left.')).toBeVisible();

  const guest = await (await browser.newContext()).newPage();
  await guest.goto('/login');
  await fillLogin(guest, { email, password });
  await expect(guest.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible();
  const code = guest.getByRole('textbox', { name: 'Code from the authenticator app' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await guest.keyboard.type(codeOf(secret) === '111111' ? '111112' : '111111');
  await guest.keyboard.press('Enter');
  await expect(guest.getByText('This code is not valid.')).toBeVisible();
  await guest.getByRole('button', { name: 'Use a recovery code' }).click();
  await guest.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode.toLowerCase());
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL(/staff-timeline/);
});

test('a passkey is added, is the second step of a login, and is removed', async ({ page }) => {
  await virtualAuthenticator(page);
  const { email, session } = await activeByCall(page, 'Παύλος Κανάκης', { grants });
  await enterAs(page, settings, session);
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('Enter a name, such as "Office computer".')).toBeVisible();
  await passkeys.getByRole('textbox', { name: 'Name of the passkey' }).fill('Reception');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(passkeys.getByRole('listitem')).toContainText('not used yet');

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await fillLogin(page, { email, password });
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/staff-timeline/);

  await page.goto(settings);
  await expect(passkeys.getByRole('listitem')).toContainText('last used');
  await passkeys.getByRole('button', { name: 'Remove Reception' }).click();
  await expect(page.getByText('afterwards you log in with your password alone', { exact: false })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
});

test('a login whose second step comes too late starts again', async ({ page }) => {
  const { email, session } = await activeByCall(page, 'Αργυρώ Μίχα', { grants });
  const { secret } = await appByCall(page, session.accessToken);
  await page.goto('/login');
  await fillLogin(page, { email, password });
  const code = page.getByRole('textbox', { name: 'Code from the authenticator app' });
  await expect(code).toBeFocused();
  // The ticket of this login is used elsewhere.
  await page.route('**/auth/second-step', async (route) => {
    await page.request.post('/auth/second-step', { data: route.request().postDataJSON() });
    await route.continue();
  });
  await code.fill(codeOf(secret, { ahead: true }));
  await page.keyboard.press('Enter');

  await expect(page.getByText('This login took too long. Enter your password again.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

for (const [skin, direction] of looks) {
  test(
    `set-up, second step and settings have no violations in ${skin} ${direction}`,
    wideIf(skin === 'dark'),
    async ({ page }) => {
      await wear(page, skin, direction);
      const { email, session } = await activeByCall(page, 'Θάλεια Ρούσσου', { grants });
      await enterAs(page, settings, session);
      await page.getByRole('button', { name: 'Set up an app' }).click();
      await expect(page.getByRole('dialog', { name: 'Set up an app' })).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await appByCall(page, session.accessToken);
      await page.reload();
      await expect(page.getByText('10 codes are left.')).toBeVisible();
      await expectNoViolations(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => clipped(page)).toEqual([]);

      await page.evaluate(() => localStorage.removeItem('accessToken'));
      await page.goto('/login');
      await fillLogin(page, { email, password });
      await expect(page.getByRole('heading', { level: 1, name: 'Second step' })).toBeVisible();
      await expectNoViolations(page);
      await expect.poll(() => clipped(page)).toEqual([]);
    },
  );
}

test('an administrator resets the two-step verification of somebody', async ({ page }) => {
  const { id, session } = await activeByCall(page, 'Μυρτώ Λιάπη', { grants });
  await appByCall(page, session.accessToken);
  const login = await page.request.post('/auth/login', { data: { email: 'admin@demo.com', password: 'admin' } });
  await enterAs(page, `/accounts/${id}`, await login.json());
  await expect(page.getByText('Two-step verification on')).toBeVisible();
  await page.getByRole('button', { name: 'Reset two-step verification' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();

  await expect(page.getByText('Two-step verification off')).toBeVisible();
});
