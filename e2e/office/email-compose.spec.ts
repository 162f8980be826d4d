import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { deliver, folders, isStoredMail, mailLink, mails, ownSubject, storedMail } from '../support/mail';
import { clipped, expectNoViolations, settled } from '../support/page-checks';
import { enter } from '../support/session';
import { wide } from '../support/wide';

const compose = (page: Page) => page.getByRole('dialog', { name: 'New message' });
const field = (page: Page, name: string) => compose(page).getByRole('textbox', { name });
const to = (page: Page) => compose(page).getByRole('combobox', { name: 'To', exact: true });

test('a mail with a file is written by keyboard, checked, sent, and its file arrives', async ({ page, browser }) => {
  const subject = ownSubject('Rota of the week');
  await enter(page, '/email');
  await expect(mails(page)).toBeVisible();
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/compose=new/);
  await expect(to(page)).toBeFocused();
  await compose(page).getByRole('button', { name: 'Send' }).click();
  await expect(compose(page).getByText('Enter an e-mail address, for example anna@hotel.gr.')).toBeVisible();
  await expect(to(page)).toBeFocused();
  await page.keyboard.type('nikos');
  await page.keyboard.press('Enter');
  await expect(compose(page).getByText('Enter an e-mail address, for example anna@hotel.gr.')).toBeVisible();
  await to(page).fill('Nikos Vlachos <client@demo.com>');
  await page.keyboard.press(',');
  await expect(compose(page).getByRole('list', { name: 'To' }).getByRole('listitem')).toHaveCount(1);
  await field(page, 'Subject').fill(subject);
  await field(page, 'Message').fill('See the file.');
  const file = { name: 'Βάρδιες.csv', mimeType: 'text/csv', buffer: Buffer.from('Monday,Maria') };
  await compose(page).getByLabel('Attachments', { exact: true }).setInputFiles(file);
  await expect(compose(page).getByRole('button', { name: 'Remove Βάρδιες.csv' })).toBeVisible();
  await settled(page);
  await expectNoViolations(page);
  await field(page, 'Message').press('Control+Enter');
  await expect(page.getByText('Message sent')).toBeVisible();
  await expect(compose(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/email\/inbox$/);

  await folders(page).getByRole('link', { name: 'Sent' }).click();
  await mailLink(page, subject).click();
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('client@demo.com');
  await expect(page.getByRole('region', { name: 'Delivery' })).toContainText('Delivered');

  const other = await browser.newPage();
  await enter(other, '/email', 'client');
  await mailLink(other, subject).click();
  await expect(other.getByRole('article')).toContainText('See the file.');
  const download = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Download Βάρδιες.csv' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('Monday,Maria');
  await other.close();
});

test('mail to the outside says that there is no mail server', async ({ page }) => {
  const subject = ownSubject('To the world');
  await enter(page, '/email/inbox?compose=new&to=guest@world.example');
  await field(page, 'Subject').fill(subject);
  await compose(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message kept in the outbox: no mail server is set up')).toBeVisible();
  await folders(page).getByRole('link', { name: 'Sent' }).click();
  await mailLink(page, subject).click();
  await expect(page.getByText('Not sent: no mail server set up')).toBeVisible();
});

test('closing keeps a draft, which is gone on with and thrown away after a question', async ({ page }) => {
  const subject = ownSubject('Half done');
  await enter(page, '/email');
  await page.getByRole('button', { name: 'Compose' }).first().click();
  await field(page, 'Subject').fill(subject);
  await compose(page).getByRole('button', { name: 'Minimise' }).click();
  await expect(field(page, 'Subject')).toBeHidden();
  await folders(page).getByRole('link', { name: 'Draft' }).click();
  await compose(page).getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Subject')).toHaveValue(subject);
  await compose(page).getByRole('button', { name: 'Save draft and close' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();

  await mailLink(page, subject).click();
  await expect(page).toHaveURL(/compose=\d+/);
  await page.reload();
  await expect(field(page, 'Subject')).toHaveValue(subject);
  await to(page).fill('half@');
  await field(page, 'Subject').fill(`${subject} twice`);
  await to(page).fill('');
  await page.goBack();
  await isStoredMail(page, `${subject} twice`, { folder: 'draft' });
  await mailLink(page, `${subject} twice`).click();
  await compose(page).getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard this message?' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(mailLink(page, `${subject} twice`)).toHaveCount(0);
  await expect.poll(() => storedMail(page, subject)).toBeUndefined();
});

test('what could not be sent stays written, and goes when it is sent again', async ({ page }) => {
  const subject = ownSubject('Slow line');
  await enter(page, '/email/inbox?compose=new&to=client@demo.com');
  await field(page, 'Subject').fill(subject);
  await page.route('**/apps/email/send-email', (route) => route.abort());
  await compose(page).getByRole('button', { name: 'Send' }).click();
  await expect(compose(page).getByText('The server did not answer.')).toBeVisible();
  await page.unroute('**/apps/email/send-email');
  await compose(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  await isStoredMail(page, subject, { folder: 'sent' });
});

test('a reply quotes and, kept as a draft or not, stands under the mail; a forwarded mail keeps its files', async ({
  page,
}) => {
  const subject = ownSubject('Who takes Sunday');
  await enter(page, '/email');
  await deliver(page, subject, { attachments: [{ fileName: 'rota.csv', url: '/samples/mail/night-swap.csv' }] });
  await mailLink(page, subject).click();
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(field(page, 'Subject')).toHaveValue(`Re: ${subject}`);
  await expect(field(page, 'Message').locator('blockquote')).toHaveText('Good morning.');
  await expect(field(page, 'Message')).toBeFocused();
  await page.keyboard.type('I do.');
  await compose(page).getByRole('button', { name: 'Save draft and close' }).click();
  await expect(page.getByText('Draft saved')).toBeVisible();
  await folders(page).getByRole('link', { name: 'Draft' }).click();
  await mailLink(page, `Re: ${subject}`).click();
  await expect(field(page, 'Message')).toContainText('I do.');
  await compose(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  await folders(page).getByRole('link', { name: 'Inbox' }).click();
  await mailLink(page, subject).click();
  await page.getByRole('region', { name: 'Replies' }).getByRole('button').first().click();
  await expect(page.getByRole('region', { name: 'Replies' })).toContainText('I do.');

  await page.getByRole('button', { name: 'Forward' }).click();
  await expect(compose(page).getByText('rota.csv')).toBeVisible();
  await to(page).fill('client@demo.com');
  await compose(page).getByRole('button', { name: 'Send' }).click();
  await isStoredMail(page, `Fwd: ${subject}`, { folder: 'sent' });
  const forwarded = await storedMail(page, `Fwd: ${subject}`);
  expect(forwarded!.attachments).toMatchObject([{ fileName: 'rota.csv', url: '/samples/mail/night-swap.csv' }]);
});

// Regression: the text is rendered while the page still loads, which once removed its editor and broke the page.
test('an answer opened by its address has the cursor in its text, however often', async ({ page }) => {
  for (const place of ['spam', 'inbox', 'label/important', 'inbox']) {
    await enter(page, `/email/${place}?compose=reply-9`);
    await expect(field(page, 'Message')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
  }
});

test('an editor that comes late takes nobody out of the field they write in', async ({ page }) => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/rich-text-editor.*\.js/, async (route) => {
    await gate;
    await route.continue();
  });
  await enter(page, '/email/inbox?compose=new&to=client@demo.com');
  await field(page, 'Subject').fill('Early');
  release();
  await expect(field(page, 'Message')).toBeVisible();
  await page.keyboard.type(' bird');
  await expect(field(page, 'Subject')).toHaveValue('Early bird');
});

test('a script in a mail never runs, and pictures from elsewhere wait', async ({ page }) => {
  const subject = ownSubject('Ανάγνωση <b>');
  const asked: string[] = [];
  await page.route('https://tracker.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await enter(page, '/email');
  await deliver(page, subject, {
    message:
      '<p>Hello</p><script>window.ran = 1</script><img src="/none.png" onerror="window.ran = 1"><a href="javascript:window.ran=1">press</a><img src="https://tracker.example/1.gif"><iframe srcdoc="<script>parent.ran = 1</script>"></iframe>',
  });
  await mailLink(page, subject).click();
  const article = page.getByRole('article', { name: subject });
  await expect(article.getByText('External pictures are not shown.')).toBeVisible();
  await article.getByText('press').click();
  expect(asked).toEqual([]);
  await article.getByRole('button', { name: 'Show pictures' }).click();
  await expect.poll(() => asked).toEqual(['https://tracker.example/1.gif']);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  await expect(article.locator('script, iframe, [onerror], a[href^="javascript"]')).toHaveCount(0);
});

test('a user is written to from the page of the user', async ({ page }) => {
  await enter(page, '/users/1');
  await page.getByRole('link', { name: 'Write e-mail' }).click();
  await expect(page).toHaveURL(/\/email\/inbox\?compose=new&to=/);
  await expect(compose(page).getByRole('list', { name: 'To' })).toContainText('Αθηνά Βλάχου');
});

test('on a tablet nothing lies on the window; on a phone it takes the whole page', wide, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await enter(page, '/email');
  const button = page.getByRole('button', { name: 'Compose' });
  await button.click();
  await expect(field(page, 'Message')).toBeVisible();
  const { x, y, width } = (await button.boundingBox())!;
  const isUnder = ([left, top]: number[]) => Boolean(document.elementFromPoint(left!, top!)?.closest('[data-compose]'));
  expect(await page.evaluate(isUnder, [x + width / 2, y + 20])).toBe(true);
  await compose(page).getByRole('button', { name: 'Discard' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await button.click();
  await expect(field(page, 'Message')).toBeVisible();
  await settled(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => clipped(page)).toEqual([]);
  }
  await expectNoViolations(page);
});
