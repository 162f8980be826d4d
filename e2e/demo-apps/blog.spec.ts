import { expect, test } from '@playwright/test';
import { enter } from '../support/session';
import { wide } from '../support/wide';
import { ownPost, ownTitle, posts, removeOwnPosts } from './support/blog';

test.afterEach(({ page }) => removeOwnPosts(page));

test('what is found stands in the address: words, category, tag; nothing found offers a way back', async ({ page }) => {
  await enter(page, '/blog', 'client');
  await expect(posts(page).getByRole('heading').first()).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search posts' })).toBeFocused();
  await page.keyboard.type('linen lift');
  await expect(posts(page).getByRole('heading')).toHaveCount(0);
  await page.getByRole('searchbox').fill('overtime');
  await expect(posts(page).getByRole('heading')).toHaveText([
    'Plan, declaration, clock: three truths and one pay slip',
  ]);
  await expect(page).toHaveURL(/\?q=overtime$/);
  await page.getByRole('button', { name: 'Clear' }).click();

  const sidebar = page.getByRole('complementary', { name: 'Blog sidebar' });
  await sidebar.getByRole('link', { name: /^Kitchen and bar/ }).click();
  await expect(page).toHaveURL(/category=kitchen/);
  await expect(sidebar.getByRole('link', { name: /^Kitchen and bar/ })).toHaveAttribute('aria-current', 'true');
  await expect(posts(page).getByRole('heading')).toHaveText([
    'First day at the bar',
    'Mise en place for a short-handed kitchen',
  ]);
  await page.reload();
  await expect(posts(page).getByRole('heading')).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove the filter “Category: Kitchen and bar”' }).click();
  await posts(page).getByRole('link', { name: 'maintenance' }).click();
  await expect(page).toHaveURL(/\?tag=maintenance$/);
  await expect(posts(page).getByRole('heading')).toHaveText(['The list that the lift technician wants']);

  await page.goto('/blog?q=zeppelin');
  await expect(page.getByText('No posts match.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(posts(page).getByRole('heading').first()).toBeVisible();
});

test('six posts a page, newest first; a post opens by its link, by number and by slug', wide, async ({ page }) => {
  await enter(page, '/blog', 'client');
  await expect(
    posts(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(6);
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('button', { name: 'Page 2' }).click();
  await page.getByRole('link', { name: 'Read more about Twenty minutes that save a morning' }).click();
  const article = page.getByRole('article', { name: 'Twenty minutes that save a morning' });
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Twenty minutes that save a morning');
  await expect(article).toContainText('Maria Oikonomou');
  await expect(article).toContainText('2 min read');
  await expect(article.getByRole('img', { name: /^A clock beside a trolley/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);

  await page.goto('/blog/what-the-night-desk-writes-down');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What the night desk writes down');
  for (const gone of ['/blog/404', '/blog/Nowhere', '/blog/no-such-post']) {
    await page.goto(gone);
    await expect(page.getByText('This post no longer exists.')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Back to blog' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

test('a comment raises the count by one and comes first; a reply says whom it answers', wide, async ({ page }) => {
  await enter(page, '/blog');
  const { id } = await ownPost(page, ownTitle('Spoken about'));
  await page.goto(`/blog/${id}`);
  const leave = page.getByRole('form', { name: 'Leave a comment' });
  await expect(page.getByText('No comments yet.')).toBeVisible();
  await expect(leave.getByRole('textbox', { name: 'Name' })).toHaveValue('Eleni Alexiou');
  await leave.getByRole('textbox', { name: 'E-mail' }).fill('eleni');
  await leave.getByRole('textbox', { name: 'Comment' }).press('Control+Enter');
  await expect(leave.getByText('Enter an e-mail address, for example anna@hotel.gr.')).toBeVisible();
  await expect(leave.getByText('Enter a comment.')).toBeVisible();
  await expect(leave.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await leave.getByRole('textbox', { name: 'E-mail' }).fill('eleni@hotel.gr');
  await leave.getByRole('textbox', { name: 'Comment' }).fill('<b>First</b>');
  await leave.getByRole('button', { name: 'Post comment' }).dblclick();
  await expect(page.getByRole('list', { name: 'Comments, 1' }).getByRole('listitem')).toContainText('<b>First</b>');
  await expect(leave.getByRole('textbox', { name: 'Comment' })).toHaveValue('');

  await page.getByRole('button', { name: 'Reply to Eleni Alexiou' }).click();
  await expect(leave.getByRole('textbox', { name: 'Comment' })).toBeFocused();
  await page.keyboard.type('Second');
  await leave.getByRole('button', { name: 'Post comment' }).click();
  const list = page.getByRole('list', { name: 'Comments, 2' });
  await expect(list.getByRole('listitem').first()).toContainText('Second');
  await expect(list.getByRole('listitem').first()).toContainText('in reply to Eleni Alexiou');
  await page.getByRole('button', { name: 'Delete the comment by Eleni Alexiou' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('list', { name: 'Comments, 1' }).getByRole('listitem')).toContainText('Second');
  await expect(page.getByText('in reply to Eleni Alexiou')).toHaveCount(0);
});

test('a post is kept among the own bookmarks, and taken back by Undo', wide, async ({ page }) => {
  await enter(page, '/blog');
  const { id, blogTitle } = await ownPost(page, ownTitle('Kept'));
  await page.goto(`/blog/${id}`);
  const bookmark = page.getByRole('button', { name: /^Bookmark/ }).and(page.locator('[aria-pressed]'));
  await page.getByRole('article').getByRole('button', { name: 'Bookmark' }).click();
  await expect(page.getByRole('article').locator('[aria-pressed="true"]')).toContainText('1');
  await page.goto('/blog');
  await page.getByRole('switch', { name: 'Only my bookmarks' }).press('Space');
  await expect(page).toHaveURL(/saved=true/);
  await posts(page).getByRole('link', { name: blogTitle, exact: true }).click();
  await page.getByRole('article').locator('[aria-pressed="true"]').click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
});

test('a list that cannot be had says so and is asked for again', wide, async ({ page }) => {
  // Without /live, changes by concurrent tests cannot make the page reload the list.
  await page.route('**/live', (route) => route.abort());
  await page.route('**/blog/list/data', (route) => route.abort());
  await enter(page, '/blog', 'client');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute('**/blog/list/data');
  await retry.click();
  await expect(posts(page).getByRole('heading').first()).toBeVisible();
});
