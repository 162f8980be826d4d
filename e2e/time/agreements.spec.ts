import { expect, type Page, test } from '@playwright/test';
import { tokenOf } from '../support/mail';
import { expectNoViolations } from '../support/page-checks';
import { enter } from '../support/session';

const own = (what: string) => `${what} ${process.env.TEST_WORKER_INDEX ?? 0}${String(Date.now()).slice(-6)}`;

async function open(page: Page): Promise<void> {
  await enter(page, '/clock-devices?tab=agreements');
  await expect(page.getByRole('heading', { name: 'Agreements on top of the law' })).toBeVisible();
}

test('an agreement is added by keys, refused where it loosens the law, changed, taken away and brought back', async ({
  page,
}) => {
  const name = own('Sector');
  await open(page);
  await page.getByRole('button', { name: 'Add agreement' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'New agreement' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
  await drawer.getByRole('combobox', { name: 'Job titles' }).fill(own('Job'));
  await page.keyboard.press('Enter');
  await drawer.getByRole('textbox', { name: 'Name' }).press('Control+Enter');
  await expect(drawer.getByText('Enter at least one stricter limit.')).toBeVisible();
  const rest = drawer.getByRole('textbox', { name: 'Daily rest' });
  await expect(rest).toHaveAccessibleDescription(/By law at least 660 \(11 h\)\./);
  await rest.fill('600');
  await rest.press('Control+Enter');
  await expect(drawer.getByText('Use 660 to 1440: the legal limit is 660.')).toBeVisible();
  await expect(rest).toBeFocused();
  await rest.fill('720');
  await expectNoViolations(page);
  await rest.press('Control+Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Daily rest 12 h');
  await expectNoViolations(page);

  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: `Agreement: ${name}` });
  await edit.getByRole('textbox', { name: 'Longest day, five-day week' }).fill('480');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Longest day, five-day week 8 h');
  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Daily rest 12 h');
  await row.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('an agreement that somebody else changed meanwhile is not overwritten, and stands at the field if the server refuses it', async ({
  page,
}) => {
  const name = own('House');
  await open(page);
  const hotel = await page.evaluate(() => JSON.parse(localStorage.getItem('selectedHotel') ?? '{}').ErpCompanyId);
  const headers = await tokenOf(page, 'admin');
  const agreement = { name, jobTitles: [own('Post')], validFrom: '2026-01-01', limits: { dailyRest: 720 } };
  const sent = await page.request.post('/agreements/add', { headers, data: { hotel, agreement } });
  const { id } = (await sent.json()).agreement;
  await page.reload();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  const read = page.waitForResponse(/\/agreements\/agreement/);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await read;
  const data = { hotel, id, agreement: { ...agreement, limits: { dailyRest: 700 } } };
  expect((await page.request.post('/agreements/change', { headers, data })).status()).toBe(200);
  const drawer = page.getByRole('dialog', { name: `Agreement: ${name}` });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('alert')).toBeVisible();

  await drawer.getByRole('textbox', { name: 'Longest day, five-day week' }).fill('450');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Longest day, five-day week' })).toHaveAccessibleDescription(
    /This does not fit “Full day, five-day week”, which is 480 minutes/,
  );
  expect((await page.request.post('/agreements/remove', { headers, data: { hotel, id } })).status()).toBe(200);
});
