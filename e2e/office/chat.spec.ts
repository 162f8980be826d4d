import { expect, type Page, test } from '@playwright/test';
import { enterAnew } from '../support/accounts';
import { expectNoViolations, settled } from '../support/page-checks';
import { accounts, enter } from '../support/session';
import { wide } from '../support/wide';

const chats = (page: Page) => page.getByRole('list', { name: 'Chats' });
const contacts = (page: Page) => page.getByRole('list', { name: 'Contacts' });
const log = (page: Page) => page.getByRole('log');
const composer = (page: Page) => page.getByRole('textbox', { name: /^Message / });
const unread = (page: Page, count: number) => chats(page).getByRole('link', { name: new RegExp(`${count} unread`) });

/** Opens the chat with the account that belongs to a contact. */
async function openChatWith(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/auth/login', {
    data: Object.values(accounts).find((account) => account.email === email)!,
  });
  const { userData } = (await answer.json()) as { userData: { fullName: string } };
  await page.getByRole('searchbox', { name: 'Search people and chats' }).fill(userData.fullName);
  // Until the list matches the search text, the contact may move away from the pointer.
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('link', { name: userData.fullName }).first().click();
  await expect(composer(page)).toHaveAccessibleName(`Message ${userData.fullName}`);
}

// The two accounts share one chat, so its tests run one after another.
test.describe.configure({ mode: 'default' });

test('opening a chat takes its badge away, there and in the menu', async ({ page }) => {
  await enterAnew(page, '/chat');
  await expect(chats(page).getByRole('listitem')).toHaveCount(3);
  const menu = page.getByRole('link', { name: /^Chat \d+ unread$/ });
  await expect(menu).toHaveAccessibleName('Chat 3 unread');

  await unread(page, 2).click();
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  await expect(log(page).getByText('floor 4 is one short')).toBeVisible();
  await expect(unread(page, 2)).toHaveCount(0);
  await expect(menu).toHaveAccessibleName('Chat 1 unread');
  await page.reload();
  await expect(log(page).getByText('floor 4 is one short')).toBeVisible();
  await expect(menu).toHaveAccessibleName('Chat 1 unread');
});

test('the first message makes a chat and brings the person to the top; order holds', async ({ page }) => {
  await enterAnew(page, '/chat');
  const person = contacts(page).getByRole('link').first();
  const id = await person.getAttribute('data-person');
  await person.click();
  await expect(page.getByText('No messages yet.')).toBeVisible();
  await expect(composer(page)).toBeFocused();

  for (const text of ['First', 'Second', 'Third']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  const bubbles = log(page).locator('[data-state] p');
  await expect(bubbles).toHaveText(['First', 'Second', 'Third']);
  await expect(log(page).locator('[data-state="stored"]')).toHaveCount(3);
  await expect(bubbles).toHaveText(['First', 'Second', 'Third']);
  await expect(chats(page).getByRole('link').first()).toHaveAttribute('data-person', id!);
  await expect(chats(page).getByRole('link').first()).toContainText('You: Third');
  await expect(chats(page).getByRole('listitem')).toHaveCount(4);

  await composer(page).fill('One line');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('and another');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(bubbles.last()).toHaveText('One line\nand another', { useInnerText: true });
  await expect(log(page).locator('[data-state="stored"]')).toHaveCount(4);
  await page.reload();
  await expect(bubbles).toHaveCount(4);
});

test('what was not sent stays, and Retry sends it once', async ({ page }) => {
  await enterAnew(page, '/chat/1');
  await expect(composer(page)).toBeVisible();
  await page.route('**/apps/chat/send-msg', (route) => route.abort());
  await composer(page).fill('Lost on the way');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not sent.')).toBeVisible();

  await page.unroute('**/apps/chat/send-msg');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Not sent.')).toHaveCount(0);
  await expect(log(page).locator('[data-state="stored"]').getByText('Lost on the way')).toHaveCount(1);
});

test('administrator and client see each other write', async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  await enter(page, '/chat', 'admin');
  await enter(other, '/chat', 'client');
  await openChatWith(page, accounts.client.email);
  await openChatWith(other, accounts.admin.email);

  const question = `Who opens the bar tonight? ${Date.now()}`;
  await composer(page).fill(question);
  await page.keyboard.press('Enter');
  await expect(log(other).getByText(question)).toHaveCount(1);
  const answer = `I do. ${Date.now()}`;
  await composer(other).fill(answer);
  await other.keyboard.press('Enter');
  await expect(log(page).getByText(answer)).toHaveCount(1);

  await page.goto('/chat');
  await expect(chats(page).getByRole('link').first()).toBeVisible();
  await composer(other).fill(`Anything else? ${Date.now()}`);
  await other.keyboard.press('Enter');
  await expect(chats(page).getByRole('link').first()).toHaveAccessibleName(/Anything else\?.*1 unread/);
  await other.context().close();
});

test('somebody who reads further up is told of new messages and not moved', async ({ page }) => {
  await enter(page, '/chat', 'admin');
  await openChatWith(page, accounts.client.email);
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  for (let line = 0; line < 14; line += 1) {
    await composer(page).fill(`Line ${line}\n\n\nof a long list`);
    await page.keyboard.press('Enter');
  }
  await expect(log(page).locator('[data-state="sending"]')).toHaveCount(0);
  await log(page).evaluate((element) => element.scrollTo({ top: 0 }));

  const other = await page.context().browser()!.newContext();
  const theirs = await other.newPage();
  await enter(theirs, '/chat', 'client');
  await openChatWith(theirs, accounts.admin.email);
  const text = `News from the desk ${Date.now()} ${id}`;
  await composer(theirs).fill(text);
  await theirs.keyboard.press('Enter');
  const pill = page.getByRole('button', { name: '1 new message' });
  await expect(pill).toBeVisible();
  await expect(log(page).getByText(text)).not.toBeInViewport();
  await pill.click();
  await expect(log(page).getByText(text)).toBeInViewport();
  await expect(pill).toHaveCount(0);
  await other.close();
});

test('keys: next chat, search, Escape back to the list; a draft is kept for each person', async ({ page }) => {
  await enterAnew(page, '/chat');
  const first = chats(page).getByRole('link').first();
  await first.click();
  await composer(page).fill('Not finished');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(chats(page).getByRole('link').nth(1)).toHaveAttribute('aria-current', 'page');
  await expect(composer(page)).toHaveValue('');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(first).toHaveAttribute('aria-current', 'page');
  await expect(composer(page)).toHaveValue('Not finished');

  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search people and chats' });
  await expect(search).toBeFocused();
  await page.keyboard.type('nobody of this name');
  await expect(page.getByText('Nobody matches “nobody of this name”.')).toBeVisible();
  await expect(page).toHaveURL(/q=nobody/);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(chats(page).getByRole('listitem')).toHaveCount(3);
});

test('the own profile is changed and kept; details of a contact are shown', async ({ page }) => {
  await enterAnew(page, '/chat/1');
  await page.getByRole('button', { name: 'Your profile, Online' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your profile' });
  await drawer.getByRole('textbox', { name: 'About' }).fill('x'.repeat(121));
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Use up to 120 characters.')).toBeVisible();
  await settled(page);
  await expectNoViolations(page);
  await drawer.getByRole('textbox', { name: 'About' }).fill('Nights, until Friday.');
  await drawer.getByRole('combobox', { name: 'Status' }).selectOption('Busy');
  await drawer.getByRole('switch', { name: 'Notifications' }).click();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Your profile, Busy' })).toBeVisible();
  const { about } = await profile(page);
  expect(about).toBe('Nights, until Friday.');

  await page.locator('[data-tip="Contact details"]').click();
  const details = page.getByRole('dialog', { name: 'Contact details' });
  await expect(details.getByText('Rooms ready by three.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
});

test('an unknown person leads back to the list', async ({ page }) => {
  await enterAnew(page, '/chat/999999');
  await expect(page.getByText('This person is not in your contacts.')).toBeVisible();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(page.getByText('Choose a person to start.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Contacts' }).click();
  await expect(contacts(page).getByRole('link').first()).toBeFocused();
});

test('on a phone the list and the conversation take turns', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await enterAnew(page, '/chat');
  await chats(page).getByRole('link').first().click();
  await expect(composer(page)).toBeInViewport();
  await expect(chats(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(chats(page)).toBeVisible();
});

async function profile(page: Page): Promise<{ about: string }> {
  return page.evaluate(async () => {
    const token = JSON.parse(localStorage.getItem('accessToken')!) as string;
    const answer = await fetch('/apps/chat/users/profile-user', { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as { about: string };
  });
}
