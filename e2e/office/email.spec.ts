import { expect, type Page, test } from '@playwright/test';
import {
  deliver,
  folders,
  isStoredMail,
  mailLink,
  mailRow,
  mails,
  ownSubject,
  storedMail,
  tokenOf,
} from '../support/mail';
import { enter } from '../support/session';

const tools = (page: Page) => page.getByRole('toolbar', { name: 'Mail actions' });

test('folders, labels and search stand in the address, and the counts are those of the server', async ({ page }) => {
  const subject = ownSubject('Linen for the terrace');
  await enter(page, '/email');
  await expect(page).toHaveURL(/\/email\/inbox$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await deliver(page, subject);
  await expect(mailRow(page, subject)).toContainText('Unread');

  await expect(async () => {
    const headers = await tokenOf(page, 'admin');
    const { emailsMeta } = await (await page.request.get('/apps/email/emails?folder=none', { headers })).json();
    for (const [name, count] of [
      ['Inbox', `${emailsMeta.inbox} unread`],
      ['Draft', `${emailsMeta.draft} draft`],
      ['Spam', emailsMeta.spam ? `${emailsMeta.spam} unread` : 'Spam'],
    ])
      await expect(folders(page).getByRole('link', { name })).toContainText(count!, { timeout: 1000 });
  }).toPass();

  await page.getByRole('searchbox', { name: 'Search mail' }).fill(subject);
  await expect(page).toHaveURL(/q=Linen/);
  await expect(mails(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('searchbox').fill(`${subject} none`);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(mailLink(page, subject)).toBeVisible();
});

test('a label goes onto mails and off them again, and has a list of its own', async ({ page }) => {
  const subject = ownSubject('Fire drill');
  await enter(page, '/email');
  await deliver(page, subject);
  await page.getByRole('checkbox', { name: `Select ${subject}` }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await tools(page).getByRole('button', { name: 'Label' }).click();
  const item = page.getByRole('menuitemcheckbox', { name: 'Private' });
  await item.click();
  await expect(page.getByText('Label Private added to 1 mail')).toBeVisible();
  await isStoredMail(page, subject, { labels: ['private'] });
  await expect(item).toHaveAttribute('aria-checked', 'true');
  await item.click();
  await isStoredMail(page, subject, { labels: [] });
  await item.click();
  await page.keyboard.press('Escape');

  await folders(page).getByRole('link', { name: 'Private' }).click();
  await expect(page).toHaveURL(/\/email\/label\/private$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Private' })).toBeVisible();
  await expect(mailRow(page, subject)).toContainText('Private');
  await expect(page.getByText('1 selected')).toHaveCount(0);
});

test('opening reads; moving takes it out of sight, and Undo brings back the folder and the state', async ({ page }) => {
  const subject = ownSubject('Keys of the cellar');
  await enter(page, '/email');
  await deliver(page, subject);
  await page.getByRole('checkbox', { name: `Select ${subject}` }).check();
  await tools(page).getByRole('button', { name: 'Move to', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Spam' }).click();
  await expect(page.getByText('1 mail moved to Spam')).toBeVisible();
  await expect(mailRow(page, subject)).toHaveCount(0);
  await isStoredMail(page, subject, { folder: 'spam', isRead: false });
  await page.getByRole('button', { name: 'Undo' }).click();
  await isStoredMail(page, subject, { folder: 'inbox', isRead: false });

  await mailLink(page, subject).click();
  const article = page.getByRole('article', { name: subject });
  await expect(article.getByRole('heading', { level: 1, name: subject })).toBeFocused();
  await isStoredMail(page, subject, { isRead: true });
  await page.reload();
  await expect(article).toContainText('Good morning.');
  await article.getByRole('button', { name: 'Mark as unread' }).click();
  await expect(page).toHaveURL(/\/email\/inbox$/);
  await isStoredMail(page, subject, { isRead: false });
  await expect(mailLink(page, subject)).toBeFocused();
});

test('what is in the trash is deleted for ever after a question', async ({ page }) => {
  const subject = ownSubject('Old price list');
  await enter(page, '/email');
  await deliver(page, subject);
  await mailLink(page, subject).click();
  await page.getByRole('article').getByRole('button', { name: 'Move to Trash' }).click();
  await isStoredMail(page, subject, { folder: 'trash' });
  await folders(page).getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('checkbox', { name: `Select ${subject}` }).check();
  await tools(page).getByRole('button', { name: 'Delete permanently' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 1 mail? This cannot be undone.' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(mailRow(page, subject)).toHaveCount(0);
  expect(await storedMail(page, subject)).toBeUndefined();
});

test('paging goes through the folder and stops at its ends; a mail that is gone says so', async ({ page }) => {
  await enter(page, '/email/sent');
  const links = mails(page).getByRole('link');
  await expect(links.first()).toBeVisible();
  const last = (await links.allTextContents()).at(-1)!;
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next mail' })).toBeDisabled();
  await page.getByRole('button', { name: 'Previous mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: last })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: last })).toBeVisible();

  await page.goto('/email/inbox/987654');
  await expect(page.getByText('This mail no longer exists.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to inbox' }).click();
  await expect(mails(page)).toBeVisible();
});

test('by keyboard alone: j and k move, x selects, s stars, u, e, r and Esc', async ({ page }) => {
  const what = ownSubject('Lift out of order');
  await enter(page, `/email/inbox?q=${encodeURIComponent(what)}`);
  for (const subject of [`${what} lower`, `${what} upper`]) await deliver(page, subject);
  await expect(mails(page).getByRole('listitem')).toHaveCount(2);
  const [upper, lower] = [mailLink(page, `${what} upper`), mailLink(page, `${what} lower`)];
  await page.keyboard.press('j');
  await expect(upper).toBeFocused();
  await page.keyboard.press('j');
  await expect(lower).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('s');
  await isStoredMail(page, `${what} lower`, { isStarred: true });
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await isStoredMail(page, `${what} upper`, { isRead: true });
  await page.keyboard.press('r');
  const window = page.getByRole('dialog', { name: 'New message' });
  await expect(window.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(window).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(upper).toBeFocused();
  await page.keyboard.press('u');
  await isStoredMail(page, `${what} upper`, { isRead: false });
  await page.keyboard.press('e');
  await expect(upper).toHaveCount(0);
  await isStoredMail(page, `${what} upper`, { folder: 'trash' });
  await expect(lower).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search mail' })).toBeFocused();
});

test('a move that fails is taken back and told, and a list that cannot be loaded comes by Retry', async ({ page }) => {
  const subject = ownSubject('Broken scale');
  await enter(page, '/email');
  await deliver(page, subject);
  await page.route('**/apps/email/update-emails', (route) => route.abort());
  await mailLink(page, subject).focus();
  await page.keyboard.press('e');
  await expect(page.getByRole('alert')).toContainText('The server did not answer.');
  await expect(mailLink(page, subject)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await page.route('**/apps/email/emails**', (route) => route.abort());
  // Without /live, changes by other tests cannot make this page reload.
  await page.route('**/live*', (route) => route.abort());
  await page.goto('/email/inbox');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The server did not answer.');
  await page.unroute('**/apps/email/emails**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(mailLink(page, subject)).toBeVisible();
});

test('unread mail is told by the menu and the bell, which leads to it', async ({ page }) => {
  const subject = ownSubject('Bell');
  await enter(page, '/faq');
  await deliver(page, subject);
  await page.reload();
  await page.getByRole('button', { name: /^Notifications, [1-9]/ }).click();
  await page.getByRole('link', { name: /^\d+ unread mails?$/ }).click();
  await expect(page).toHaveURL(/\/email\/inbox$/);
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^E-mail/ });
  await expect(entry).toContainText(/\d+ unread/);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger throws away by a swipe and selects by resting; a mail takes the whole page', async ({ page }) => {
    const [kept, gone] = [ownSubject('Rest on this'), ownSubject('Throw this')];
    await enter(page, '/email');
    for (const subject of [kept, gone]) await deliver(page, subject);
    await touch(page, gone, 180);
    await isStoredMail(page, gone, { folder: 'trash' });
    await expect(mailRow(page, gone)).toHaveCount(0);

    const release = await touch(page, kept, 0);
    await expect(page.getByText('1 selected')).toBeVisible();
    await release();
    await expect(page).toHaveURL(/\/email\/inbox$/);
    await page.getByRole('checkbox', { name: `Select ${kept}` }).uncheck();
    await mailLink(page, kept).tap();
    await expect(page.getByRole('article', { name: kept })).toBeVisible();
    await expect(mails(page)).toBeHidden();
    await page.getByRole('button', { name: 'Back to Inbox' }).tap();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('button', { name: 'Folders' }).click();
    await folders(page).getByRole('link', { name: 'Trash' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(mailLink(page, gone)).toBeVisible();
  });
});

/** A touch on a mail: swiped aside, or held until the returned function releases it. */
async function touch(page: Page, subject: string, distance: number): Promise<() => Promise<unknown>> {
  const row = mailRow(page, subject);
  await row.scrollIntoViewIfNeeded();
  const box = (await row.boundingBox())!;
  const [x, y] = [box.x + box.width / 2 - distance / 2, box.y + 12];
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await send('touchStart', x);
  if (distance === 0) return () => send('touchEnd');
  for (const part of [0.2, 0.5, 0.8, 1]) await send('touchMove', x + distance * part);
  return send('touchEnd').then(() => async () => undefined);
}
