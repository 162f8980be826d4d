import { expect, type Page, test } from '@playwright/test';
import { makeAdministrator, makeSessionsOld, type OwnServer, startEmptyServer } from '../support/own-server';
import { expectNoViolations } from '../support/page-checks';
import { fillLogin } from '../support/session';
import { codeOf } from '../support/two-step';

const owner = { email: 'owner@kenos.example', password: 'bare walls 41' };
let server: OwnServer;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  server = await startEmptyServer();
  await makeAdministrator(server, owner.email, owner.password);
});
test.afterAll(() => server.stop());

async function logIn(page: Page): Promise<void> {
  await page.goto(`${server.address}/login`);
  await fillLogin(page, owner);
  await expect(page).not.toHaveURL(/login/);
}

test('a sensitive action asks for the password again, then goes on with what was entered', async ({ page }) => {
  await logIn(page);
  await page.goto(`${server.address}/accounts`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByRole('textbox', { name: 'Full name' }).fill('Ειρήνη Καλλέργη');
  await form.getByRole('textbox', { name: 'E-mail' }).fill('eirini@kenos.example');
  await makeSessionsOld(server);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(form.getByText('Confirm that it is you, then do this again.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue('eirini@kenos.example');

  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('not this');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This is not your current password.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Ειρήνη Καλλέργη' })).toBeVisible();
});

test('whoever must have two-step verification sees only the page that sets it up', async ({ page, browser }) => {
  await logIn(page);
  await page.goto(`${server.address}/accounts`);
  await page.getByRole('button', { name: 'Two-step verification' }).click();
  const setting = page.getByRole('dialog', { name: 'Who must have two-step verification' });
  await setting.getByRole('combobox', { name: 'Required of' }).selectOption({ label: 'Administrators' });
  await expectNoViolations(page);
  await setting.getByRole('button', { name: 'Save' }).click();

  const title = page.getByRole('heading', { level: 1, name: 'Set up two-step verification' });
  await expect(title).toBeVisible();
  await page.goto(`${server.address}/people`);
  await expect(title).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an app' });
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code shown in the app now' }).fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('There is no hotel yet.')).toBeVisible();

  const again = await (await browser.newContext()).newPage();
  await again.goto(`${server.address}/login`);
  await fillLogin(again, owner);
  await again.getByRole('textbox', { name: 'Code from the authenticator app' }).fill(codeOf(secret, { ahead: true }));
  await again.keyboard.press('Enter');
  await expect(again).not.toHaveURL(/login/);
});
