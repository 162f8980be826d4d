import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { cardOn, listOf, type OwnBoard, ownBoard, removeOwnBoards, tell, titlesOn } from './support/kanban';
import { enter } from './support/session';
import { requestsTo } from './support/stafftimer';

const move = '/apps/kanban/update-task-board';
const reorder = '/apps/kanban/reorder-tasks';

// Boards of tests beside this one stand here, too; a drag needs both ends in view.
const wide = { width: 3000, height: 900 };

async function openKanban(page: Page): Promise<void> {
  await enter(page, '/kanban');
  await expect(page.getByRole('button', { name: 'Add board' })).toBeVisible();
}

const menuOf = (page: Page, board: OwnBoard) =>
  cardOn(page, board, 'Bathrobes').getByRole('button', { name: 'Actions for Bathrobes' });

test.afterEach(({ page }) => removeOwnBoards(page));

test('a card is dragged to another board and within it; the order stays, and Undo takes it back', async ({ page }) => {
  await page.setViewportSize(wide);
  await openKanban(page);
  const from = await ownBoard(page, ['Bathrobes', 'Slippers']);
  const to = await ownBoard(page, ['Minibar', 'Pillows']);
  await expect(titlesOn(page, to)).toHaveText(['Minibar', 'Pillows']);
  const [moves, reorders] = [requestsTo(page, move), requestsTo(page, reorder)];

  await cardOn(page, from, 'Bathrobes').dragTo(cardOn(page, to, 'Pillows'), { targetPosition: { x: 60, y: 4 } });
  await expect(titlesOn(page, to)).toHaveText(['Minibar', 'Bathrobes', 'Pillows']);
  await expect(page.getByText(`Moved to ${to.title}`)).toBeVisible();
  expect([moves.length, reorders.length]).toEqual([1, 1]);

  await cardOn(page, to, 'Pillows').dragTo(cardOn(page, to, 'Minibar'), { targetPosition: { x: 60, y: 4 } });
  await expect(titlesOn(page, to)).toHaveText(['Pillows', 'Minibar', 'Bathrobes']);
  await expect.poll(() => reorders.length).toBe(2);
  expect(moves).toHaveLength(1);
  await page.reload();
  await expect(titlesOn(page, to)).toHaveText(['Pillows', 'Minibar', 'Bathrobes']);

  await cardOn(page, from, 'Slippers').dragTo(cardOn(page, to, 'Bathrobes'), { targetPosition: { x: 60, y: 40 } });
  await expect(titlesOn(page, to)).toHaveText(['Pillows', 'Minibar', 'Bathrobes', 'Slippers']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titlesOn(page, from)).toHaveText(['Slippers']);
  await expect(titlesOn(page, to)).toHaveText(['Pillows', 'Minibar', 'Bathrobes']);
});

test('a move to the end of a board needs the board only', async ({ page }) => {
  await openKanban(page);
  const to = await ownBoard(page, ['Minibar']);
  const from = await ownBoard(page, ['Bathrobes']);
  const [moves, reorders] = [requestsTo(page, move), requestsTo(page, reorder)];
  await expect(titlesOn(page, from)).toHaveText(['Bathrobes']);

  await menuOf(page, from).click();
  await page.getByRole('menuitem', { name: `Move to ${to.title}` }).click();
  await expect(page.getByText(`Moved to ${to.title}`)).toBeVisible();

  await expect(titlesOn(page, to)).toHaveText(['Minibar', 'Bathrobes']);
  expect([moves.length, reorders.length]).toEqual([1, 0]);
  await expect(titlesOn(page, to).nth(1)).toBeFocused();
});

test('keys move as the pointer does: lifted, carried, dropped, put back, and each step is said', async ({ page }) => {
  await openKanban(page);
  const from = await ownBoard(page, ['Bathrobes', 'Slippers', 'Towels']);
  const to = await ownBoard(page, ['Minibar']);
  await expect(titlesOn(page, to)).toHaveText(['Minibar']);
  const reorders = requestsTo(page, reorder);
  const card = page.getByRole('button', { name: 'Towels', exact: true });

  await card.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Towels lifted.')).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${from.title}, place 2 of 3.`)).toBeAttached();
  await expect(titlesOn(page, from)).toHaveText(['Bathrobes', 'Towels', 'Slippers']);
  await page.keyboard.press('Escape');
  await expect(titlesOn(page, from)).toHaveText(['Bathrobes', 'Slippers', 'Towels']);
  expect(reorders).toHaveLength(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  // Boards of other tests may stand between.
  while ((await titlesOn(page, to).count()) === 1) await page.keyboard.press('ArrowRight');
  await expect(titlesOn(page, to)).toHaveText(['Towels', 'Minibar']);
  await expect(card).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(`Towels dropped on ${to.title}, place 1 of 2.`)).toBeAttached();
  await expect(page.getByText(`Moved to ${to.title}`)).toBeVisible();
  await expect(card).toBeFocused();
  await page.reload();
  await expect(titlesOn(page, to)).toHaveText(['Towels', 'Minibar']);
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Task' })).toBeVisible();
});

test('a move that fails snaps back and says why', async ({ page }) => {
  await page.setViewportSize(wide);
  await openKanban(page);
  const from = await ownBoard(page, ['Bathrobes']);
  const to = await ownBoard(page);
  await expect(titlesOn(page, from)).toHaveText(['Bathrobes']);
  await page.route(`**${move}`, (route) => route.abort());

  await cardOn(page, from, 'Bathrobes').dragTo(listOf(page, to));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(titlesOn(page, from)).toHaveText(['Bathrobes']);
  await expect(titlesOn(page, to)).toHaveCount(0);
  await expect(page.getByText(`Moved to ${to.title}`)).toHaveCount(0);
});

test('another browser sees moves and new cards at once', async ({ page, browser }) => {
  await openKanban(page);
  const from = await ownBoard(page, ['Bathrobes']);
  const to = await ownBoard(page);
  const other = await (await browser.newContext()).newPage();
  await openKanban(other);
  await expect(titlesOn(other, from)).toHaveText(['Bathrobes']);

  await menuOf(page, from).click();
  await page.getByRole('menuitem', { name: `Move to ${to.title}` }).click();
  await expect(titlesOn(other, to)).toHaveText(['Bathrobes']);
  await page.getByRole('button', { name: `Add task to ${from.title}` }).click();
  await page.keyboard.type('Slippers');
  await page.keyboard.press('Enter');
  await expect(titlesOn(other, from)).toHaveText(['Slippers']);
  await other.context().close();
});

test('tasks are added one after the other; while filtered, nothing is dragged', async ({ page }) => {
  await openKanban(page);
  const board = await ownBoard(page);
  const column = page.locator(`[data-board="${board.id}"]`);
  await expect(column.getByText('Nothing here yet.')).toBeVisible();

  await page.getByRole('button', { name: `Add task to ${board.title}` }).focus();
  await page.keyboard.press('n');
  const field = page.getByRole('textbox', { name: `New task in ${board.title}` });
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(column.getByText('Enter a title.')).toBeVisible();
  for (const title of ['Αλλαγή σεντονιών', 'Check lamps']) {
    await field.fill(title);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
  }
  await expect(titlesOn(page, board)).toHaveText(['Αλλαγή σεντονιών', 'Check lamps']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Add task to ${board.title}` })).toBeFocused();

  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('αλλαγη σεντονιων');
  await expect(titlesOn(page, board)).toHaveText(['Αλλαγή σεντονιών']);
  await expect(page).toHaveURL(/q=/);
  const card = cardOn(page, board, 'Αλλαγή σεντονιών');
  await expect(card).not.toHaveAttribute('draggable', 'true');
  await expect(card).toHaveAttribute('title', /Clear the filters to move tasks/);
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('no such task at all');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(card).toHaveAttribute('draggable', 'true');
});

test('a task is opened, changed in every field, commented on, and kept', async ({ page }) => {
  await openKanban(page);
  const board = await ownBoard(page, ['Bathrobes']);
  await cardOn(page, board, 'Bathrobes').getByRole('button', { name: 'Bathrobes', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Task' });
  await expect(page).toHaveURL(/task=\d+/);
  await drawer.getByRole('textbox', { name: 'Title' }).fill('');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Enter a title.')).toBeVisible();

  const label = `Linen ${board.id}`;
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Bathrobes, sixty');
  await drawer.getByRole('textbox', { name: 'Description' }).fill('White, two sizes.');
  await drawer.getByRole('textbox', { name: 'Due date' }).fill('2031-05-06');
  for (const [name, text] of [
    ['Labels', label],
    ['Assignees', 'Δανάη Ρούσσου'],
    ['Attachments', 'Offer.pdf'],
  ] as const) {
    await drawer.getByLabel(name, { exact: true }).and(drawer.locator('input')).fill(text);
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('list', { name }).getByText(text)).toBeVisible();
  }
  await drawer.getByRole('combobox', { name: 'Cover' }).selectOption('Linen');
  await drawer.getByRole('textbox', { name: 'Comment' }).fill('Two more for the spa.');
  await drawer.getByRole('button', { name: 'Add comment' }).click();
  await expect(drawer.getByRole('region', { name: 'Comments' }).getByText('Two more for the spa.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Task saved')).toBeVisible();
  await expect(drawer).toHaveCount(0);

  const card = cardOn(page, board, 'Bathrobes, sixty');
  for (const text of [label, 'May 6, 2031', '1 attachment', '1 comment'])
    await expect(card.getByText(text).first()).toBeAttached();
  await expect(card.getByRole('img', { name: 'Δανάη Ρούσσου' })).toBeVisible();
  await expect(card.locator('img[src="/covers/linen.svg"]')).toBeVisible();
  await page.getByRole('combobox', { name: 'Label' }).selectOption(label);
  await page.reload();
  await expect(page.locator('[data-opens]')).toHaveText(['Bathrobes, sixty']);
});

test('nobody writes over what somebody else changed meanwhile', async ({ page }) => {
  await openKanban(page);
  const board = await ownBoard(page, ['Bathrobes']);
  await cardOn(page, board, 'Bathrobes').getByRole('button', { name: 'Bathrobes', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Task' });
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Bathrobes, new');
  const id = Number(new URL(page.url()).searchParams.get('task'));
  await tell(page, 'POST', '/apps/kanban/update-task', { data: { id, description: 'Blue ones.' } });

  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('alert')).toContainText('Changed by someone else');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(titlesOn(page, board)).toHaveText(['Bathrobes, new']);
  const { task } = await tell<{ task: object }>(page, 'GET', `/apps/kanban/task?id=${id}`);
  expect(task).toMatchObject({ title: 'Bathrobes, new', description: 'Blue ones.' });
});

test('a task that is gone says so and leaves the boards', async ({ page }) => {
  await enter(page, '/kanban?task=999999');
  await expect(page.getByText('This task no longer exists.')).toBeVisible();
  await expect(page).toHaveURL(/\/kanban$/);
  await expect(page.getByRole('button', { name: 'Add board' })).toBeVisible();
});

test('boards are added, renamed, cleared and deleted, after questions that name them', async ({ page }) => {
  await openKanban(page);
  const title = `Spring ${Date.now() % 1e7}`;
  await page.getByRole('button', { name: 'Add board' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(listOf(page, { title })).toBeAttached();
  for (const task of ['One', 'Two']) {
    await page.getByRole('button', { name: `Add task to ${title}` }).click();
    await page.getByRole('textbox', { name: `New task in ${title}` }).fill(task);
    await page.keyboard.press('Enter');
    await expect(listOf(page, { title }).getByRole('button', { name: task, exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
  }

  const renamed = `${title} b`;
  await page.getByRole('button', { name: `${title} actions` }).click();
  await page.getByRole('menuitem', { name: 'Rename board' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Title' }).fill(renamed);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(listOf(page, { title: renamed })).toBeAttached();

  const menu = page.getByRole('button', { name: `${renamed} actions` });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Clear board' }).click();
  await page
    .getByRole('alertdialog', { name: `Clear 2 tasks from “${renamed}”?` })
    .getByRole('button', { name: 'Clear' })
    .click();
  await expect(page.getByRole('list', { name: `${renamed}, 0 tasks` })).toBeAttached();

  await page.getByRole('button', { name: `Add task to ${renamed}` }).click();
  await page.keyboard.type('Three');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: `${renamed}, 1 task` })).toBeAttached();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete board' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete board “${renamed}” and its 1 task?` });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Board ${renamed} deleted`)).toBeVisible();
  await expect(listOf(page, { title: renamed })).toHaveCount(0);
  const tasks = await tell<{ title: string }[]>(page, 'GET', '/apps/kanban/tasks');
  expect(tasks.some((task) => task.title === 'Three')).toBe(false);
});

test('one card is deleted after a question', async ({ page }) => {
  await openKanban(page);
  const board = await ownBoard(page, ['Bathrobes', 'Slippers']);
  await menuOf(page, board).click();
  await page.getByRole('menuitem', { name: 'Delete task' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete task “Bathrobes”?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(titlesOn(page, board)).toHaveText(['Slippers']);
});

test('the export holds the cards of the filter, board by board', async ({ page }) => {
  await openKanban(page);
  const board = await ownBoard(page, ['Bathrobes, "large"']);
  await page.goto(`/kanban?q=${encodeURIComponent('Bathrobes, "large"')}`);
  await expect(titlesOn(page, board)).toHaveCount(1);
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();

  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^kanban_\d{8}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[1]).toContain(`${board.title},"Bathrobes, ""large"""`);
});

test('on a phone one board fills the screen and cards move by their menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openKanban(page);
  const board = await ownBoard(page, ['Bathrobes']);
  await page.getByRole('radio', { name: board.title }).click();
  const card = cardOn(page, board, 'Bathrobes');
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(card).not.toHaveAttribute('draggable', 'true');
  await expect(page.getByRole('radio', { name: board.title })).toBeChecked();

  await menuOf(page, board).click();
  await page.getByRole('menuitem', { name: 'Move to done' }).click();
  await expect(page.getByText('Moved to done')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titlesOn(page, board)).toHaveText(['Bathrobes']);
});
