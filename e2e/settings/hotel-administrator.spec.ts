import { expect, test } from '@playwright/test';
import { activeByCall, newAddress, password } from '../support/invited';
import { ownName } from '../support/people';
import { fillLogin } from '../support/session';

const rights = { mayClock: false, mayApprove: true, mayPlan: false, mayPayroll: false };

test('a hotel administrator looks after the people and accounts of one hotel, and finds nothing of the installation', async ({
  page,
}) => {
  const name = ownName('Danae Kontou');
  const { email } = await activeByCall(page, name, {
    grants: [{ hotel: 1004, scope: 'hotel', ...rights, mayAdminister: true }],
  });
  await page.goto('/login');
  await fillLogin(page, { email, password });
  await expect(page).toHaveURL(/\/(home|staff-timeline)/);

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: /^People/ }).click();
  await menu.getByRole('link', { name: 'People', exact: true }).press('Enter');
  await expect(page.getByRole('table', { name: 'People' }).getByRole('row').nth(3)).toBeVisible();
  await page.goto('/organisation');
  await expect(page.getByRole('tab', { name: 'Units' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add hotel' })).toHaveCount(0);

  await page.goto('/accounts');
  await expect(page.getByRole('row', { name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite people' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Outbox' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite somebody' });
  await expect(drawer.getByRole('combobox', { name: 'Role' })).toHaveCount(0);
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Iason Melas');
  await drawer.getByRole('textbox', { name: 'E-mail' }).fill(newAddress('iason'));
  await page.keyboard.press('Enter');
  const grant = page.getByRole('main').getByRole('region').first();
  await grant.getByRole('checkbox', { name: /^Payroll/ }).check();
  await page.getByRole('button', { name: 'Save access' }).click();
  await expect(page.getByText('You can only give rights that you have yourself.')).toBeVisible();
  await grant.getByRole('checkbox', { name: /^Payroll/ }).uncheck();
  await grant.getByRole('checkbox', { name: /^Clock in/ }).check();
  await page.getByRole('button', { name: 'Save access' }).click();
  await expect(page.getByText('Account saved')).toBeVisible();

  for (const path of ['/accounts/outbox', '/security-events', '/audit', '/set-up']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/not-authorised/);
  }
});
