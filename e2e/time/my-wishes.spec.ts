import { expect, test } from '@playwright/test';
import { enterAsEmployee } from '../support/employee';
import { clipped, expectNoViolations, settled } from '../support/page-checks';

test('an employee wishes for days off and hours on a phone, changes and withdraws it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAsEmployee(page);
  const wishes = page.getByRole('region', { name: 'My wishes' });
  await expect(wishes).toContainText('You have not wished for anything.');
  await wishes.getByRole('button', { name: 'Add a wish' }).click();
  const form = page.getByRole('dialog', { name: 'Add a wish' });
  await form.getByRole('textbox', { name: 'From' }).fill('5/6/2040');
  await form.getByRole('textbox', { name: 'To' }).fill('4/6/2040');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toContainText('Choose a day on or after the first one.');
  await form.getByRole('textbox', { name: 'To' }).fill('5/6/2040');
  await form.getByRole('textbox', { name: 'Note' }).fill('Wedding');
  await settled(page);
  await expectNoViolations(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(wishes.getByRole('listitem')).toContainText('Tue, Jun 5, 2040: day off · Wedding');

  await wishes.getByRole('button', { name: /^Change: / }).click();
  const change = page.getByRole('dialog', { name: 'Change wish' });
  await change.getByRole('combobox', { name: 'Wish' }).selectOption('Certain hours');
  await change.getByRole('textbox', { name: 'To' }).fill('');
  await change.getByRole('checkbox', { name: 'Mon' }).check();
  await change.getByRole('checkbox', { name: 'Wed' }).check();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toContainText('Enter a time such as 07:00.');
  await change.getByRole('textbox', { name: 'Earliest start' }).fill('14:00');
  await change.getByRole('textbox', { name: 'Latest end' }).fill('22:00');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(wishes.getByRole('listitem')).toContainText('Mon and Wed, from Tue, Jun 5, 2040: 14:00–22:00 · Wedding');
  await settled(page);
  expect(await clipped(page)).toEqual([]);
  await expectNoViolations(page);

  await wishes.getByRole('button', { name: /^Withdraw: / }).click();
  await expect(wishes.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wishes.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(wishes.getByRole('listitem')).toContainText('14:00–22:00');
});
