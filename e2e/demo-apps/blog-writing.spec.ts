import { expect, test } from '@playwright/test';
import { clipped, expectNoViolations } from '../support/page-checks';
import { drawnPicture } from '../support/pictures';
import { enter } from '../support/session';
import { wide } from '../support/wide';
import {
  content,
  form,
  keep,
  ownPost,
  ownTitle,
  plainPost,
  posts,
  removeOwnPosts,
  slugOf,
  storedPost,
  tell,
} from './support/blog';

test.afterEach(({ page }) => removeOwnPosts(page));

// The browser dates a preview, the server a post; the server uses the zone of the hotels.
test.use({ timezoneId: 'Europe/Athens' });

test('a post is written: slug from the title until touched, cover, preview as the page, saved', async ({ page }) => {
  await enter(page, '/blog');
  await page.getByRole('link', { name: 'New post' }).click();
  const title = ownTitle('Ένα νέο post');
  await form(page).getByRole('textbox', { name: 'Title' }).fill(title);
  const slug = form(page).getByRole('textbox', { name: 'Slug' });
  await expect(slug).toHaveValue(/^ena-neo-post-\d+$/);
  await slug.fill('Not a slug');
  await form(page).getByRole('textbox', { name: 'Title' }).fill(`${title} too`);
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(
    form(page).getByText('Use lower-case letters, digits and hyphens, for example linen-count.'),
  ).toBeVisible();
  await expect(slug).toBeFocused();
  await expect(slug).toHaveValue('Not a slug');
  await slug.fill('first-day-at-the-bar');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByText('Another post has this slug.').last()).toBeVisible();
  const address = slugOf(ownTitle('written'));
  await slug.fill(address);

  await content(page).click();
  await page.keyboard.type('Plain and Bold');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  // The editor handles a selection slightly after the keys that made it.
  await expect(async () => {
    await page.keyboard.press('Control+b');
    await expect(content(page).locator('strong')).toHaveText('Bold', { timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Link' }).getByRole('textbox').fill('https://example.org/');
  await page.keyboard.press('Enter');
  // The editor gets the focus one frame later and would otherwise take the next keystrokes.
  await expect(content(page)).toBeFocused();
  await form(page).getByRole('textbox', { name: 'Excerpt' }).fill('In one sentence.');
  await form(page).getByRole('combobox', { name: 'Status' }).selectOption('Published');
  await form(page).getByRole('combobox', { name: 'Categories' }).click();
  await page.getByRole('option', { name: 'Front office' }).click();
  await page.keyboard.press('Escape');
  await form(page).getByRole('combobox', { name: 'Tags' }).fill('evening');
  await page.keyboard.press('Enter');
  await form(page)
    .getByLabel('Featured image', { exact: true })
    .setInputFiles({ name: 'cover.png', mimeType: 'image/png', buffer: await drawnPicture(page, 640, 360) });
  await form(page).getByRole('textbox', { name: 'What the image shows' }).fill('A green square');
  await expectNoViolations(page);

  await form(page).getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview' }).getByRole('article');
  await expect(preview.locator('strong')).toHaveText('Bold');
  const drawn = (await preview.innerHTML()).replaceAll(/<\/?h[12][^>]*>/g, '');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');

  await expect(page).toHaveURL(/\/blog\/\d+$/);
  keep(page, Number(page.url().split('/').at(-1)));
  const article = page.getByRole('article', { name: `${title} too` });
  await expect(article.getByRole('img', { name: 'A green square' })).toBeVisible();
  await expect(article.getByRole('link', { name: 'Bold' })).toHaveAttribute('rel', 'noopener noreferrer');
  const shown = (await article.innerHTML()).replaceAll(/<\/?h[12][^>]*>/g, '');
  expect(shown.slice(0, drawn.length)).toBe(drawn);
  await page.goto(`/blog/${address}`);
  await expect(article).toBeVisible();
});

test('an unsafe post does nothing to its readers', wide, async ({ page }) => {
  await enter(page, '/blog');
  const { id } = await ownPost(page, ownTitle('Unsafe'), {
    content:
      '<p onclick="document.title=1">Safe</p><img src="x" onerror="document.title=1"><script>document.title=1</script>',
  });
  await page.goto(`/blog/${id}`);
  const article = page.getByRole('article');
  await expect(article.getByText('Safe', { exact: true })).toBeVisible();
  expect(await article.innerHTML()).not.toMatch(/onclick|onerror|<script/);
});

test(
  'a picture is set into the text; what is not saved is asked about; somebody else’s change is told',
  wide,
  async ({ page }) => {
    await enter(page, '/blog');
    const { id, slug } = await ownPost(page, ownTitle('Edited'));
    await page.goto(`/blog/${id}/edit`);
    await expect(content(page)).toContainText('Text');
    await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Picture' });
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await expect(dialog.getByText('Describe what the picture shows.')).toBeVisible();
    await dialog
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: await drawnPicture(page, 64, 64) });
    await dialog.getByRole('textbox', { name: 'What the picture shows' }).fill('A lamp');
    await expect(dialog.getByRole('button', { name: 'Remove lamp.png' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Insert picture' }).click();
    await expect(content(page).getByRole('img', { name: 'A lamp' })).toBeVisible();

    await form(page).getByRole('link', { name: 'Cancel' }).click();
    await page
      .getByRole('alertdialog', { name: 'Discard changes?' })
      .getByRole('button', { name: 'Keep editing' })
      .click();
    await tell(page, 'POST', '/blog/update-post', {
      id,
      post: { ...plainPost, title: 'Changed elsewhere', slug },
    });
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(form(page).getByRole('alert').first()).toContainText('Changed by someone else');
    await form(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Post saved')).toBeVisible();
    await expect(page.getByRole('article').getByRole('img', { name: 'A lamp' })).toBeVisible();
    expect((await storedPost(page, id)).content).toMatch(/<img src="\/uploads\/pictures\/[\w-]+" alt="A lamp"/);
  },
);

test('the page stands while the editor is on its way, and nothing moves when it comes', wide, async ({ page }) => {
  let release = () => {};
  const answering = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rich-text-editor-*.js', async (route) => {
    await answering;
    await route.continue();
  });
  await enter(page, '/blog/new');
  const title = form(page).getByRole('textbox', { name: 'Title' });
  await title.fill('Early');
  await expect(page.getByText('Loading Content')).toBeAttached();
  await expect(content(page)).toHaveCount(0);
  const excerpt = form(page).getByRole('textbox', { name: 'Excerpt' });
  const before = await excerpt.boundingBox();

  release();

  await expect(content(page)).toBeVisible();
  expect((await excerpt.boundingBox())?.y).toBeCloseTo(before!.y, 0);
  await expect(title).toHaveValue('Early');
});

test('a table outlives the editor, and is made and changed by keys alone', wide, async ({ page }) => {
  await enter(page, '/blog');
  const table =
    '<table><tbody><tr><th><p>Floor</p></th><th colspan="2"><p>Rooms</p></th></tr><tr><td><p>2</p></td><td><p>201</p></td><td><p>202</p></td></tr></tbody></table>';
  const { id } = await ownPost(page, ownTitle('With a table'), { content: `<p>Linen</p>${table}<p>End</p>` });
  await page.goto(`/blog/${id}/edit`);
  await form(page).getByRole('textbox', { name: 'Excerpt' }).fill('Changed');
  await content(page).getByText('End').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' of it');
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Post saved')).toBeVisible();
  expect((await storedPost(page, id)).content).toBe(`<p>Linen</p>${table}<p>End of it</p>`);
  await expect(page.getByRole('article').getByRole('columnheader', { name: 'Rooms' })).toBeVisible();

  await page.goto(`/blog/${id}/edit`);
  const bar = page.getByRole('toolbar', { name: 'Rows and columns' });
  await expect(content(page).getByRole('cell', { name: '201' })).toBeVisible();
  await expect(bar).toBeHidden();
  await content(page).getByRole('cell', { name: '201' }).click();
  await expect(bar).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Shift+Tab');
  await expect(bar.getByRole('button', { name: 'Row above' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(content(page).getByRole('row')).toHaveCount(3);
  await expect(content(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('301');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Post saved')).toBeVisible();
  expect((await storedPost(page, id)).content).toContain(
    '<tr><td><p></p></td><td><p>301</p></td><td><p></p></td></tr>',
  );
});

test('a table is set into a text, and its columns and the whole go again', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, '/blog/new');
  await content(page).click();
  await page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Table' }).click();
  // The editor gets the focus one frame later.
  await expect(content(page).getByRole('columnheader')).toHaveCount(3);
  await expect(content(page)).toBeFocused();
  await page.keyboard.type('Floor');
  await expect(content(page).getByRole('columnheader', { name: 'Floor' })).toBeVisible();
  await expect(content(page).getByRole('columnheader')).toHaveCount(3);
  const bar = page.getByRole('toolbar', { name: 'Rows and columns' });
  await bar.getByRole('button', { name: 'Column before' }).click();
  await expect(content(page).getByRole('columnheader')).toHaveCount(4);
  await bar.getByRole('button', { name: 'Delete column' }).click();
  await expect(content(page).getByRole('columnheader')).toHaveCount(3);
  await expect.poll(() => clipped(page)).toEqual([]);
  await bar.getByRole('button', { name: 'Delete table' }).click();
  await expect(content(page).getByRole('table')).toHaveCount(0);
  await expect(bar).toBeHidden();
});

test('a post is deleted by its administrator, who is asked before', wide, async ({ page }) => {
  await enter(page, '/blog');
  const { id, blogTitle } = await ownPost(page, ownTitle('Short lived'));
  await page.goto(`/blog/${id}`);
  await page.getByRole('article').getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog', { name: `Delete post “${blogTitle}”?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText(`Post ${blogTitle} deleted`)).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(posts(page).getByRole('link', { name: blogTitle, exact: true })).toHaveCount(0);
});

test('drafts and forms are for administrators', wide, async ({ page }) => {
  await enter(page, '/blog/8', 'client');
  await expect(page.getByText('This post no longer exists.')).toBeVisible();
  for (const path of ['/blog/1/edit', '/blog/new']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/not-authorised/);
  }
});
