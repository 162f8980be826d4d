import { expect, type Page, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';
import { drawnPicture } from '../support/pictures';
import { swipe } from '../support/touch';
import { wide } from '../support/wide';

const feed = (page: Page) => page.getByRole('feed', { name: 'Posts' });
const posts = (page: Page) => feed(page).getByRole('article');
const postOf = (page: Page, text: string) => posts(page).filter({ hasText: text });
const ownText = (what: string) => `${what} ${Date.now() % 1e7}`;

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'What is new?' }).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(postOf(page, text)).toBeVisible();
}

test('has every block, and leads to the settings', async ({ page }) => {
  await enterAnew(page, '/profile');

  await expect(page.getByRole('heading', { level: 1, name: /^guest/ })).toBeVisible();
  for (const name of ['About', 'Suggested pages', 'Short posts', 'Latest photos', 'People you may know']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  await expect(page.getByRole('group', { name: 'Poll: Where shall the staff dinner be?' })).toBeVisible();
  await page.getByRole('tab', { name: 'About' }).click();
  await expect(page.getByRole('region', { name: 'About' })).toContainText('@hotel.example');
  await page.goBack();
  await expect(posts(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();
});

test('a post is written, liked by exactly one, commented on and deleted', wide, async ({ page }) => {
  await enterAnew(page, '/profile');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Write something first.')).toBeVisible();
  const text = ownText('Ησυχία στο λόμπι <b>σήμερα</b>');
  await write(page, text);
  const post = postOf(page, text);
  const like = post.getByRole('button', { name: /^Like the post/ });

  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(post.getByRole('button', { name: '1 like', exact: true })).toBeVisible();
  await post.getByRole('button', { name: '1 like', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Liked by' }).getByRole('listitem')).toHaveText([/guest/]);
  await page.keyboard.press('Escape');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(post.getByRole('button', { name: /^\d+ likes?$/ })).toHaveCount(0);

  await post.getByRole('button', { name: '0 comments' }).click();
  await page.keyboard.type('Και αύριο;');
  await page.keyboard.press('Enter');
  await expect(post.getByRole('list', { name: /^Comments on/ }).getByRole('listitem')).toContainText(['Και αύριο;']);
  await expect(post.getByRole('textbox', { name: 'Write a comment' })).toHaveValue('');
  await post.getByRole('button', { name: /^Like the comment/ }).click();
  await expect(post.getByRole('button', { name: /^Like the comment/ })).toHaveAttribute('aria-pressed', 'true');
  await post.getByRole('button', { name: /^Delete the comment/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(post.getByRole('list', { name: /^Comments on/ })).toHaveCount(0);

  await post.getByRole('button', { name: 'Delete post' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(post).toHaveCount(0);
});

test('by keyboard: page keys go from post to post, l likes the one in focus', wide, async ({ page }) => {
  await enterAnew(page, '/profile');
  const first = ownText('First');
  await write(page, first);
  await write(page, ownText('Second'));
  await posts(page).first().getByRole('button', { name: 'Share' }).focus();

  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageDown');
  await expect(posts(page).nth(1)).toBeFocused();
  const focused = page.locator('article:focus');
  await page.keyboard.press('l');
  await expect(focused.getByRole('button', { name: /^Like the post/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('l');
  await expect(focused.getByRole('button', { name: /^Like the post/ })).toHaveAttribute('aria-pressed', 'false');
});

test('a picture comes with words for it, and opens among the photos by arrows', wide, async ({ page }) => {
  await enterAnew(page, '/profile');
  const text = ownText('A view');
  const alt = ownText('The bay at noon');
  await page.getByRole('textbox', { name: 'What is new?' }).fill(text);
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'bay.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(/“bay.svg” is not one/)).toBeVisible();
  const buffer = await drawnPicture(page, 60, 40);
  await page.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'bay.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('list', { name: 'Picture, chosen' }).getByRole('listitem')).toContainText('bay.png');
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill(alt);
  await page.getByRole('button', { name: 'Post', exact: true }).click();

  const picture = postOf(page, text).getByRole('img', { name: alt });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(60);
  await page.getByRole('tab', { name: 'Photos' }).click();
  await page.getByRole('button', { name: `Open photo: ${alt}` }).click();
  const box = page.getByRole('dialog', { name: /^Photo \d+ of \d+$/ });
  await expect(box.getByRole('img', { name: alt })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(box.getByRole('img', { name: alt })).toHaveCount(0);
  await expect(page).toHaveURL(/photo=/);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  for (const image of await page.getByRole('tabpanel').locator('img').all()) {
    expect(await image.getAttribute('alt')).toMatch(/\S/);
  }
});

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('photos go by, and the tabs stay in sight', wide, async ({ page }) => {
    await enterAnew(page, '/profile?tab=photos&photo=2');
    const box = page.getByRole('dialog', { name: /^Photo \d+ of \d+$/ });
    await expect(box).toHaveAccessibleName(/^Photo 2 /);
    await swipe(page, box.getByRole('img'), -180);
    await expect(box).toHaveAccessibleName(/^Photo 3 /);
    await swipe(page, box.getByRole('img'), 180);
    await swipe(page, box.getByRole('img'), 180);
    await expect(box).toHaveAccessibleName(/^Photo 1 /);
    await page.goto('/profile');
    await posts(page).nth(3).scrollIntoViewIfNeeded();
    await expect(page.getByRole('tab', { name: 'Feed' })).toBeInViewport({ ratio: 1 });
  });
});

test('older posts are loaded, and a shared link opens its post', wide, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAnew(page, '/profile');
  await expect(posts(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Load more posts' }).click();
  const old = posts(page).nth(6);
  await expect(old).toBeVisible();
  const text = await old.getByRole('paragraph').first().innerText();
  await old.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();

  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(posts(page).first()).toContainText(text);
  await page.getByRole('button', { name: 'Show the newest posts' }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('stars, people and the vote are kept; a vote can be changed', wide, async ({ page }) => {
  await enterAnew(page, '/profile');
  const star = page.getByRole('button', { name: 'Star Harbour Rosters' });
  const follow = page.getByRole('button', { name: 'Follow Sofia Laskari' });
  await star.click();
  await follow.click();
  const poll = page.getByRole('group', { name: /^Poll:/ });
  await expect(poll.getByText('%')).toHaveCount(0);
  await poll.getByRole('radio', { name: 'On the night ferry' }).check();
  await expect(poll.getByText(/%.*your vote/)).toBeVisible();
  await poll.getByRole('radio', { name: 'In the harbour taverna' }).check();
  await expect(poll.getByText(/your vote/)).toHaveCount(1);

  await page.reload();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(poll.getByRole('radio', { name: 'In the harbour taverna' })).toBeChecked();
});

test('the cover is one of the drawings or a picture of one’s own', wide, async ({ page }) => {
  await enterAnew(page, '/profile');
  const cover = page.getByRole('main').locator('header img').first();
  await page.getByRole('button', { name: 'Change cover' }).click();
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(cover).toHaveAttribute('src', '/covers/keys.svg');
  await page.getByRole('button', { name: 'Change cover' }).click();
  const buffer = await drawnPicture(page, 600, 200);
  await page.getByLabel('A picture of your own').setInputFiles({ name: 'c.png', mimeType: 'image/png', buffer });
  await expect(cover).toHaveAttribute('src', /^\/uploads\/pictures\//);
});

test('what others post arrives by itself, and a failing call says so', wide, async ({ page, browser }) => {
  await enterAnew(page, '/profile');
  await expect(posts(page).first()).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await enterAnew(other, '/profile');
  const text = ownText('From elsewhere');
  await write(other, text);
  await expect(postOf(page, text)).toBeVisible();
  await other.context().close();

  await page.route('**/profile/like-post', (route) => route.abort());
  const like = postOf(page, text).getByRole('button', { name: /^Like the post/ });
  await like.click();
  await expect(page.getByText(/^The server did not answer/)).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');

  await page.unroute('**/profile/like-post');
  await page.route('**/profile/data', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/profile/data');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(posts(page).first()).toBeVisible();
});
