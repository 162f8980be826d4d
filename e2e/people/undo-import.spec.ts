import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { ownName } from '../support/people';
import { enter } from '../support/session';

/** Imports two new people from a file of this name. */
async function importTwo(page: Page, name: string, code: string): Promise<void> {
  const heading = 'Code;Last name;First name;Department;Work centre';
  const row = (which: string) => `${code}${which};Άναιρου;Άννα ${code}${which};Front Office;Thermal Spa`;
  const buffer = Buffer.from([heading, row('a'), row('b')].join('\n'));
  await enter(page, '/people/import');
  await page.getByLabel('Employee file', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('2 added, 0 changed, 0 unchanged.')).toBeVisible();
  await page.getByRole('button', { name: 'Import another file' }).click();
}

test('an import is undone as a whole after a question', async ({ page }) => {
  const name = `${ownName('people')}.csv`;
  const code = `U${name.replaceAll(/\D/g, '')}`;
  await importTwo(page, name, code);
  const row = page.getByRole('table', { name: 'Recent imports' }).getByRole('row', { name });
  await expect(row).toContainText('2 added, 0 changed');
  await expectNoViolations(page);
  await row.getByRole('button', { name: `Undo the import of ${name}` }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Undo this import?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Undo import' }).press('Enter');

  await expect(page.getByText('Import undone')).toBeVisible();
  await expect(row).toContainText('Undone');
  await expect(row.getByRole('button')).toHaveCount(0);
  await enter(page, `/people?q=${code}`);
  await expect(page.getByText(`Άννα ${code}a`)).toHaveCount(0);
});

test('what was built on an import keeps it, and the dialog says what', async ({ page }) => {
  const name = `${ownName('people')}.csv`;
  const code = `U${name.replaceAll(/\D/g, '')}`;
  await importTwo(page, name, code);
  await enter(page, `/people?q=${code}a`);
  await page.getByRole('link', { name: new RegExp(`${code}a`) }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Phone').fill('2100000009');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('2100000009')).toBeVisible();

  await enter(page, '/people/import');
  await page.getByRole('button', { name: `Undo the import of ${name}` }).click();
  await page.getByRole('button', { name: 'Undo import' }).click();
  const refusal = page.getByRole('alertdialog').getByRole('alert');
  await expect(refusal).toContainText(/can no longer be undone: .* was changed since\./);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name }).getByRole('button')).toBeVisible();
});
