import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { enter } from '../support/session';

test('somebody added by mistake is deleted after a question', async ({ page }) => {
  const name = ownName('Λάθος Προσθήκη');
  await enter(page, await addPerson(page, name));
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete person …' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Delete permanently' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible();
  await expect(page.getByText(`${name} deleted`)).toBeVisible();
  await page.getByRole('searchbox').first().fill(name);
  await expect(page.getByRole('row', { name })).toHaveCount(0);
});

test('somebody with shifts stays, and the refusal says why', async ({ page }) => {
  await enter(page, '/people?q=E0004');
  await page.getByRole('table').getByRole('link', { name: 'Παπαδάκη Μαρία' }).click();
  await page.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Delete person …' }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();

  await expect(page.getByText(/ has shifts.*\. Set a last day instead\./)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
