import { expect, test } from '@playwright/test';
import { clipped, expectNoViolations } from '../support/page-checks';
import { guessedPerson, ownName } from '../support/people';
import { enter } from '../support/session';

test('a guessed surname is corrected, confirmed by Enter, and the list of people stops asking', async ({ page }) => {
  const [first, second] = [ownName('Παπαδοπούλου Γεωργίου Ελένη'), ownName('Άννα Δούκα')];
  const number = first.split(' ').at(-1)!;
  await enter(page, '/people');
  for (const name of [first, second]) await guessedPerson(page, name);
  await page.getByRole('status').getByRole('link', { name: 'Confirm names' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirm names' })).toBeVisible();
  const row = (name: string) => page.getByRole('form', { name });
  const surname = row(first).getByRole('textbox', { name: 'Surname' });
  await expect(surname).toHaveValue('Παπαδοπούλου');
  await expectNoViolations(page);

  await row(second)
    .getByRole('button', { name: `Swap surname and first name of ${second}` })
    .click();
  await expect(row(second).getByRole('textbox', { name: 'First name' })).toHaveValue('Άννα');
  await surname.fill('');
  await expect(row(first).getByText('Enter a surname.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Confirm (all|the name)/ })).toBeDisabled();
  await surname.fill('Παπαδοπούλου Γεωργίου');
  await row(first).getByRole('textbox', { name: 'First name' }).fill(`Ελένη ${number}`);
  await row(first).getByRole('textbox', { name: 'First name' }).press('Enter');
  await expect(page.getByText('1 name confirmed')).toBeVisible();
  await expect(row(first)).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 800 });
  expect(await clipped(page)).toEqual([]);
  await row(second).getByRole('button', { name: 'Confirm' }).click();
  await expect(row(second)).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'All people' }).click();
  await page.getByRole('searchbox', { name: 'Search people' }).fill(`ελενη παπαδοπουλου ${number}`);
  await expect(page.getByRole('table', { name: 'People' })).toContainText(first);
});
