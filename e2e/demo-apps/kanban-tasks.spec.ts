import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectNoViolations, settled } from '../support/page-checks';
import { enter } from '../support/session';
import { wide } from '../support/wide';
import { cardOn, listOf, menuOf, openKanban, ownBoard, removeOwnBoards, tell, titlesOn } from './support/kanban';

// The boards belong to the whole hotel: a board added while a card is dragged moves its neighbours.
test.describe.configure({ mode: 'default' });

test.afterEach(({ page }) => removeOwnBoards(page));

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
  await page.mouse.move(1, 1);
  await card.getByRole('button').first().hover();
  await expect(page.getByRole('tooltip')).toHaveText(/Clear the filters to move tasks/);
  await page.getByRole('searchbox', { name: 'Search tasks' }).fill('no such task at all');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expect(column.getByText('Nothing here yet.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(card).toHaveAttribute('draggable', 'true');
});

test('a task is opened, changed in every field, commented on, and kept', wide, async ({ page }) => {
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
  await settled(page);
  await expectNoViolations(page);
  await drawer.getByRole('textbox', { name: 'Comment' }).fill('Two more for the spa.');
  await drawer.getByRole('button', { name: 'Add comment' }).click();
  await expect(drawer.getByRole('region', { name: 'Comments' }).getByText('Two more for the spa.')).toBeVisible();
  // A comment that was typed but not sent is saved with the rest.
  await drawer.getByRole('textbox', { name: 'Comment' }).fill('And one for the sauna.');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Task saved')).toBeVisible();
  await expect(drawer).toHaveCount(0);

  const card = cardOn(page, board, 'Bathrobes, sixty');
  for (const text of [label, 'May 6, 2031', '1 attachment', '2 comments'])
    await expect(card.getByText(text).first()).toBeAttached();
  await expect(card.getByRole('img', { name: 'Δανάη Ρούσσου' })).toBeVisible();
  await expect(card.locator('img[src="/covers/linen.svg"]')).toBeVisible();
  await page.getByRole('combobox', { name: 'Label' }).selectOption(label);
  await page.reload();
  await expect(page.locator('[data-opens]')).toHaveText(['Bathrobes, sixty']);
});

test('nobody writes over what somebody else changed meanwhile', wide, async ({ page }) => {
  await openKanban(page);
  const board = await ownBoard(page, ['Bathrobes']);
  await cardOn(page, board, 'Bathrobes').getByRole('button', { name: 'Bathrobes', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Task' });
  await drawer.getByRole('textbox', { name: 'Title' }).fill('Bathrobes, new');
  const id = Number(new URL(page.url()).searchParams.get('task'));
  await tell(page, 'POST', '/apps/kanban/update-task', { data: { id, description: 'Blue ones.' } });

  await page.route('**/apps/kanban/task?id=*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByRole('alert')).toContainText('Changed by someone else');
  // At once: the current version was read before the sentence appeared.
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(titlesOn(page, board)).toHaveText(['Bathrobes, new']);
  const { task } = await tell<{ task: object }>(page, 'GET', `/apps/kanban/task?id=${id}`);
  expect(task).toMatchObject({ title: 'Bathrobes, new', description: 'Blue ones.' });
});

test('a task that is gone says so and leaves the boards', wide, async ({ page }) => {
  await enter(page, '/kanban?task=999999');
  await expect(page.getByText('This task no longer exists.')).toBeVisible();
  await expect(page).toHaveURL(/\/kanban$/);
  await expect(page.getByRole('button', { name: 'Add board' })).toBeVisible();
});

test('boards are added, renamed, cleared and deleted, after questions that name them', wide, async ({ page }) => {
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
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete board' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`Board ${renamed} deleted`)).toBeVisible();
  await expect(listOf(page, { title: renamed })).toHaveCount(0);
  const tasks = await tell<{ title: string }[]>(page, 'GET', '/apps/kanban/tasks');
  expect(tasks.some((task) => task.title === 'Three')).toBe(false);
});

test('one card is deleted after a question', wide, async ({ page }) => {
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

test('the export holds the cards of the filter, board by board', wide, async ({ page }) => {
  await openKanban(page);
  const board = await ownBoard(page, ['Bathrobes, "large"']);
  await page.goto(`/kanban?q=${encodeURIComponent('Bathrobes, "large"')}`);
  await expect(titlesOn(page, board)).toHaveCount(1);
  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();

  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^kanban_1003_\d{8}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[1]).toContain(`${board.title},"Bathrobes, ""large"""`);
});
