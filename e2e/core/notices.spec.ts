import { expect, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';

test('the bell tells of mails, messages and due to-dos, and leads to them; the closed group in the menu has a mark', async ({
  page,
}) => {
  await enterAnew(page, '/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const group = page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { name: /^Office/ });
  await expect(group).toContainText(/\d+ unread/);

  await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
  await expect(page.getByRole('button', { name: /^\d+ unread mails?$/ })).toBeVisible();
  await page.getByRole('button', { name: /^\d+ unseen messages?$/ }).click();
  await expect(page).toHaveURL(/\/chat/);

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken')!) as string);
  const answer = await page.request.post('/apps/todo/add-tasks', {
    data: { task: { title: 'Count the keys', dueDate: '2020-01-01' } },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(201);
  await page.goto('/faq');
  await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
  await page.getByRole('button', { name: /^\d+ to-dos? due today or earlier$/ }).click();
  await expect(page).toHaveURL(/\/todo\?sortBy=due-date$/);
});

test('every page can be starred from the navbar, and stands there at once', async ({ page }) => {
  await enterAnew(page, '/faq');
  const links = page.getByRole('navigation', { name: 'Bookmarked pages' });
  await page.getByRole('button', { name: 'Manage bookmarks' }).click();
  await page.getByRole('searchbox', { name: 'Filter pages' }).fill('pric');
  const star = page.getByRole('button', { name: 'Add bookmark Pricing' });
  await star.press('Enter');
  await expect(links.getByRole('link', { name: 'Pricing' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Manage bookmarks' })).toBeFocused();
  await links.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});
