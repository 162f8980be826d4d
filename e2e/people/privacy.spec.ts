import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectNoViolations } from '../support/page-checks';
import { addPerson, ownName } from '../support/people';
import { enter, storedValues } from '../support/session';

test('somebody takes all data along, leaves, and is erased after a question; the hours stay', async ({ page }) => {
  const name = ownName('Φαίδρα Νούση');
  const address = await addPerson(page, name, { phone: '210 555 0142' });
  const id = Number(address.split('/').at(-1));
  await enter(page, address);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const menu = page.getByRole('button', { name: `Actions for ${name}` });

  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'Erase personal data …' })).toHaveCount(0);
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download all data' }).click();
  const file = JSON.parse(await readFile(await (await waiting).path(), 'utf8'));
  expect(file.person).toMatchObject({ name, phone: '210 555 0142' });

  const headers = { authorization: `Bearer ${String((await storedValues(page)).accessToken)}` };
  const left = await page.request.post('/people/leave', { headers, data: { hotel: 1003, id, lastDay: '2025-02-28' } });
  expect(left.status(), await left.text()).toBe(200);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Erase personal data …' }).click();
  const question = page.getByRole('alertdialog', { name: `Erase the personal data of ${name}?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoViolations(page);
  await question.getByRole('button', { name: 'Erase permanently' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Former employee ${id}` })).toBeVisible();
  await expect(page.getByText('210 555 0142')).toHaveCount(0);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText(name)).toHaveCount(0);
});
