import { expect, test } from '@playwright/test';
import { enterAsEmployee } from '../support/employee';
import { asAdmin, kioskHotel } from '../support/kiosk';
import { clipped, expectNoViolations, settled } from '../support/page-checks';
import { addDays, today } from '../support/staff-timeline';

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

test('wishes close some days before, as the hotel decides: closed days cannot be chosen, and withdrawing asks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const admin = await asAdmin(page);
  const firstDay = '2020-01-01';
  const forget = async () => {
    const { versions } = await admin<{ versions: { firstDay: string; version: number }[] }>(
      'get',
      '/plan-advice/list',
      {
        hotel: kioskHotel,
      },
    );
    for (const { version } of versions.filter((one) => one.firstDay === firstDay))
      await admin('post', '/plan-advice/remove', { hotel: kioskHotel, firstDay, version });
  };
  await forget();
  const { employeeId } = await enterAsEmployee(page);
  const wish = { kind: 'off', firstDay: addDays(today(), 3), lastDay: addDays(today(), 3) };
  await admin('post', '/roster-wishes/save', { hotel: kioskHotel, employeeId, wish });
  const wishes = page.getByRole('region', { name: 'My wishes' });
  await expect(wishes.getByRole('listitem')).toHaveCount(1);
  await admin('post', '/plan-advice/save', { hotel: kioskHotel, firstDay, grades: {}, wishDays: 45 });
  await expect(wishes).toContainText('Enter a wish at least 45 days before the day.');
  await settled(page);
  await expectNoViolations(page);
  expect(await clipped(page)).toEqual([]);

  await wishes.getByRole('button', { name: 'Add a wish' }).click();
  const form = page.getByRole('dialog', { name: 'Add a wish' });
  const from = form.getByRole('textbox', { name: 'From' });
  const [year, month, day] = addDays(today(), 44).split('-').map(Number);
  const first = await from.inputValue();
  await from.fill(`${day}/${month}/${year}`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(from).toHaveAccessibleDescription(new RegExp(`${first} or later`));
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('button', { name: 'Choose date, From' }).click();
  const grid = page.getByRole('grid', { name: 'Choose date' });
  await expect(grid.locator(`[data-day="${addDays(today(), 45)}"]`)).not.toHaveAttribute('aria-disabled', 'true');
  await grid.locator(`[data-day="${addDays(today(), 45)}"]`).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(grid.locator(`[data-day="${addDays(today(), 44)}"]`)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(grid).toBeVisible();
  await expectNoViolations(page, '[role="grid"]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(grid).toBeHidden();
  await form.getByRole('textbox', { name: 'To' }).fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(wishes.getByRole('listitem')).toHaveCount(2);

  await wishes
    .getByRole('button', { name: /^Change: / })
    .first()
    .click();
  const change = page.getByRole('dialog', { name: 'Change wish' });
  await change.getByRole('textbox', { name: 'To' }).fill('');
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(change).toContainText(/could be entered or changed until .* Choose a later day\./);
  await expectNoViolations(page);
  await change.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();

  await wishes
    .getByRole('button', { name: /^Withdraw: / })
    .first()
    .click();
  const question = page.getByRole('alertdialog', { name: /^Withdraw this wish\?/ });
  await expect(question).toContainText('It is too late to enter it again.');
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(wishes.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await wishes.getByRole('button', { name: /^Withdraw: / }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(wishes.getByRole('listitem')).toHaveCount(1);
  await forget();
  await expect(wishes).not.toContainText('Enter a wish at least');
});
