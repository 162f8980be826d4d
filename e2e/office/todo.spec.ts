import { expect, type Page, type Route, test } from '@playwright/test';
import { choose, downloaded } from '../support/files';
import { enter } from '../support/session';
import { ask } from '../support/staff-timeline';
import { swipe } from '../support/touch';

const list = (page: Page) => page.getByRole('list', { name: 'Tasks' });
const rowOf = (page: Page, title: string) => list(page).getByRole('listitem').filter({ hasText: title });
const linkOf = (page: Page, title: string) => list(page).getByRole('link', { name: title, exact: true });
const ownTitle = (what: string) => `${what} ${Date.now() % 1e7}`;

/** Creates a task for the page's account over the API. */
async function makeTask(page: Page, task: { title: string } & Record<string, unknown>): Promise<number> {
  const accessToken = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken')!) as string);
  const answer = await page.request.post('/apps/todo/add-tasks', {
    data: { task },
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).task.id as number;
}

const isStored = async (page: Page, id: number, fields: Record<string, unknown>) => {
  const accessToken = await page.evaluate(() => JSON.parse(localStorage.getItem('accessToken')!) as string);
  const headers = { authorization: `Bearer ${accessToken}` };
  await expect
    .poll(async () => (await (await page.request.get(`/apps/todo/task?id=${id}`, { headers })).json()).task)
    .toMatchObject(fields);
};

test('filter, tag, search and order combine and stand in the address', async ({ page }) => {
  await enter(page, '/todo');
  const [first, second] = [ownTitle('Zeta linen'), ownTitle('Alpha linen')];
  for (const title of [first, second]) await makeTask(page, { title, tags: ['update'], isImportant: true });

  const filters = page.getByRole('navigation', { name: 'Task filters' });
  await filters.getByRole('link', { name: 'Important' }).click();
  await filters.getByRole('link', { name: 'Update' }).click();
  await expect(filters.locator('[aria-current]')).toContainText(['Important', 'Update']);
  await expect(linkOf(page, second)).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title A–Z');
  const search = page.getByRole('searchbox', { name: 'Search tasks' });
  // A pause between two words keeps the space.
  await search.fill('alpha ');
  await expect(page).toHaveURL(/q=alpha/);
  await expect(search).toHaveValue('alpha ');
  await search.fill('a linen');
  await expect(page).toHaveURL(/filter=important&tag=update&sort=title-asc&q=a\+linen/);
  const titles = list(page).getByRole('link');
  await expect(titles).toContainText([second, first]);

  await page.reload();
  await expect(titles).toContainText([second, first]);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title Z–A');
  await expect(titles).toContainText([first, second]);
  await page.getByRole('searchbox').fill('nowhere to be found');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/\/todo\?filter=important&sort=title-desc$/);
});

test('a task is written, refused while something lacks, changed by its link, and the counts follow', async ({
  page,
}) => {
  const title = ownTitle('Polish the reception bell');
  await enter(page, '/todo');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New task' });
  await expect(form.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await form.getByRole('button', { name: 'Add task' }).click();
  for (const fault of ['Enter a title.', 'Enter an assignee.', 'Enter a due date.'])
    await expect(form.getByText(fault)).toBeVisible();
  await form.getByRole('textbox', { name: 'Title' }).fill(title);
  await form.getByRole('combobox', { name: 'Assignee' }).fill('Ηλέκτρα Σάββα');
  await form.getByRole('textbox', { name: 'Due date' }).fill('Jan 5, 2020');
  await form.getByRole('checkbox', { name: 'High' }).check();
  await form.getByRole('textbox', { name: 'Description' }).fill('With the soft cloth.');
  await form.getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByText('Task added')).toBeVisible();

  const row = list(page).getByRole('listitem').first();
  for (const text of [title, 'High', 'Overdue', 'Jan 5, 2020', 'Ηλέκτρα Σάββα']) await expect(row).toContainText(text);

  await linkOf(page, title).click();
  await expect(page).toHaveURL(/\/todo\?task=\d+$/);
  await page.reload();
  const details = page.getByRole('dialog', { name: 'Task details' });
  await expect(details.getByRole('textbox', { name: 'Description' })).toContainText('With the soft cloth.');
  await details.getByRole('textbox', { name: 'Title' }).fill(`${title} twice`);
  await details.getByRole('switch', { name: 'Important' }).click();
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Task saved')).toBeVisible();
  await expect(rowOf(page, `${title} twice`).getByRole('button', { name: 'Mark important' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page).toHaveURL(/\/todo$/);
  await page.goBack();
  await expect(details.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title} twice`);
});

test('completing announces itself with Undo; deleting only marks, and Undo and Restore bring back', async ({
  page,
}) => {
  const title = ownTitle('Air the ballroom');
  await enter(page, '/todo');
  const id = await makeTask(page, { title });
  const box = rowOf(page, title).getByRole('checkbox', { name: `Complete ${title}` });
  // Not `check()`: it looks at once, and the tick comes with the next rendering of the list.
  await box.click();
  await expect(page.getByRole('status').filter({ hasText: 'Task completed' })).toBeVisible();
  await expect(box).toBeChecked();
  await isStored(page, id, { isCompleted: true });
  await page.getByRole('button', { name: 'Undo' }).click();
  await isStored(page, id, { isCompleted: false });

  await linkOf(page, title).click();
  await page.getByRole('dialog', { name: 'Task details' }).getByRole('button', { name: 'Delete' }).click();
  await expect(rowOf(page, title)).toHaveCount(0);
  await isStored(page, id, { isDeleted: true, title });
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, title)).toBeVisible();
  await isStored(page, id, { isDeleted: false });

  await linkOf(page, title).focus();
  await page.keyboard.press('Delete');
  await expect(page.getByText('Task moved to Deleted')).toBeVisible();
  await isStored(page, id, { isDeleted: true });
  await page.getByRole('link', { name: 'Deleted' }).click();
  await linkOf(page, title).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Task restored')).toBeVisible();
  await isStored(page, id, { isDeleted: false });
});

test('Undo that is faster than its change follows it to the server', async ({ page }) => {
  const title = ownTitle('Count the vases');
  await enter(page, '/todo');
  const id = await makeTask(page, { title });
  const waiting: Route[] = [];
  await page.route('**/apps/todo/delete-task**', (route) => void waiting.push(route));
  await linkOf(page, title).focus();
  await page.keyboard.press('Delete');
  await expect(rowOf(page, title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  const restored = page.waitForResponse('**/apps/todo/update-task');
  for (const route of waiting) await route.continue();
  await restored;
  await isStored(page, id, { isDeleted: false });
  await expect(rowOf(page, title)).toBeVisible();
});

test('by keyboard alone: arrows move, Space completes, s stars, Enter opens, Esc closes', async ({ page }) => {
  const machine = ownTitle('ice machine');
  const [upper, lower] = [`Fill the ${machine}`, `Empty the ${machine}`];
  await enter(page, `/todo?sort=title-asc&q=${encodeURIComponent(machine)}`);
  const ids = [await makeTask(page, { title: upper }), await makeTask(page, { title: lower })];
  await linkOf(page, lower).focus();
  await page.keyboard.press('ArrowDown');
  await expect(linkOf(page, upper)).toBeFocused();
  await page.keyboard.press('Space');
  await isStored(page, ids[0]!, { isCompleted: true });
  await expect(rowOf(page, upper).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('s');
  await isStored(page, ids[1]!, { isImportant: true, isCompleted: false });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Task details' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(linkOf(page, lower)).toBeFocused();
});

test('a task changed meanwhile is not overwritten, and one that is gone says so', async ({ page }) => {
  const title = ownTitle('Check the minibar list');
  await enter(page, '/todo');
  const id = await makeTask(page, { title });
  await page.goto(`/todo?task=${id}`);
  const details = page.getByRole('dialog', { name: 'Task details' });
  await expect(details.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  await ask(page, '/apps/todo/update-task', { task: { id, title: `${title} first` } });
  await details.getByRole('textbox', { name: 'Title' }).fill(`${title} second`);
  await details.getByRole('combobox', { name: 'Assignee' }).fill('Dimitra Kanelli');
  await details.getByRole('textbox', { name: 'Due date' }).fill('2031-02-03');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText(/Changed by someone else/)).toBeVisible();
  await expect(details.getByRole('textbox', { name: 'Title' })).toHaveValue(`${title} second`);
  await details.getByRole('button', { name: 'Save' }).click();
  await isStored(page, id, { title: `${title} second`, dueDate: '2031-02-03' });

  await page.goto('/todo?task=999999');
  await expect(details.getByRole('alert')).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/todo$/);
});

test('a failed tick is taken back and told, and a list that cannot be loaded comes by Retry', async ({ page }) => {
  const title = ownTitle('Order candles');
  await enter(page, '/todo');
  await makeTask(page, { title });
  await page.route('**/apps/todo/update-task', (route) => route.abort());
  const box = rowOf(page, title).getByRole('checkbox');
  await box.click();
  await expect(page.getByRole('alert')).toContainText('The server did not answer.');
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  // Without /live, changes by concurrent tests cannot make the page reload the list.
  await page.route('**/live', (route) => route.abort());
  await page.route('**/apps/todo/tasks**', (route) => route.abort());
  await page.goto('/todo?q=candles');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The server did not answer.');
  await page.unroute('**/apps/todo/tasks**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(linkOf(page, title)).toBeVisible();
});

test('the list as a file, and on paper as a checklist', async ({ page }) => {
  const title = ownTitle('=Count the keys');
  await enter(page, `/todo?q=count%20the%20keys`);
  await makeTask(page, { title, description: '<p>Both <b>boards</b>.</p>', dueDate: '2031-05-06', tags: ['low'] });
  await expect(linkOf(page, title)).toBeVisible();
  const { name, bytes } = await downloaded(page, () => choose(page, 'CSV'));
  expect(name).toMatch(/^todo_1003_\d{8}\.csv$/);
  expect(bytes.toString('utf8')).toContain(`,'${title},,2031-05-06,Low,,Both boards.`);

  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await choose(page, 'Print');
  const sheet = page.locator('.print-sheet');
  await expect(sheet).toContainText('[  ]');
  await expect(sheet).toContainText('May 6, 2031');
  await expect(sheet).toContainText(title);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger completes to the right and deletes to the left; filters come in a drawer', async ({ page }) => {
    const [done, gone] = [ownTitle('Water the palms'), ownTitle('Water the cactus')];
    await enter(page, '/todo?q=water%20the');
    const ids = [await makeTask(page, { title: done }), await makeTask(page, { title: gone })];
    await swipe(page, rowOf(page, done), 180);
    await isStored(page, ids[0]!, { isCompleted: true });
    await swipe(page, rowOf(page, gone), -180);
    await isStored(page, ids[1]!, { isDeleted: true });
    await expect(rowOf(page, gone)).toHaveCount(0);

    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('navigation', { name: 'Task filters' }).getByRole('link', { name: 'Completed' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(linkOf(page, done)).toBeVisible();
  });
});
