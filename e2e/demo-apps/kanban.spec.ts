import { expect, test } from '@playwright/test';
import { requestsTo } from '../support/staff-timeline';
import { wide } from '../support/wide';
import {
  cardNamed,
  cardOn,
  drag,
  listOf,
  menuOf,
  openKanban,
  ownBoard,
  removeOwnBoards,
  tell,
  titlesOn,
} from './support/kanban';

const move = '/apps/kanban/update-task-board';
const reorder = '/apps/kanban/reorder-tasks';

// Boards of concurrent tests are shown here, too; a drag needs both ends in view.
const wideWindow = { width: 3000, height: 900 };

// The boards belong to the whole hotel: a board added while a card is dragged moves its neighbours.
test.describe.configure({ mode: 'default' });

test.afterEach(({ page }) => removeOwnBoards(page));

test('a card is dragged to another board and within it; the order stays, and Undo takes it back', async ({ page }) => {
  await page.setViewportSize(wideWindow);
  await openKanban(page);
  const from = await ownBoard(page, ['Bathrobes', 'Slippers']);
  const to = await ownBoard(page, ['Minibar', 'Pillows']);
  await expect(titlesOn(page, to)).toHaveText(['Minibar', 'Pillows']);
  const [moves, reorders] = [requestsTo(page, move), requestsTo(page, reorder)];

  const shows = (titles: string[]) => () => expect(titlesOn(page, to)).toHaveText(titles, { timeout: 3000 });
  const [minibar, pillows] = [cardOn(page, to, 'Minibar'), cardOn(page, to, 'Pillows')];
  await drag(cardOn(page, from, 'Bathrobes'), pillows, shows(['Minibar', 'Bathrobes', 'Pillows']), 4);
  await expect(page.getByText(`Moved to ${to.title}`)).toBeVisible();
  expect([moves.length, reorders.length]).toEqual([1, 1]);

  // A page that is left takes a request that is still under way with it.
  const stored = page.waitForResponse(`**${reorder}`);
  await drag(pillows, minibar, shows(['Pillows', 'Minibar', 'Bathrobes']), 4);
  await stored;
  expect([moves.length, reorders.length]).toEqual([1, 2]);
  await page.reload();
  await expect(titlesOn(page, to)).toHaveText(['Pillows', 'Minibar', 'Bathrobes']);

  const last = ['Pillows', 'Minibar', 'Bathrobes', 'Slippers'];
  await drag(cardOn(page, from, 'Slippers'), cardOn(page, to, 'Bathrobes'), shows(last), 40);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titlesOn(page, from)).toHaveText(['Slippers']);
  await expect(titlesOn(page, to)).toHaveText(['Pillows', 'Minibar', 'Bathrobes']);
});

test('a move to the end of a board needs the board only', wide, async ({ page }) => {
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

test(
  'of two who move one card the second is told where it went, and nothing is overwritten',
  wide,
  async ({ page }) => {
    // Without /live, this browser gets no updates, as if it had just lost its connection.
    await page.route('**/live*', (route) => route.abort());
    await openKanban(page);
    const to = await ownBoard(page, ['Minibar']);
    const elsewhere = await ownBoard(page);
    const from = await ownBoard(page, ['Bathrobes']);
    await page.reload();
    await expect(titlesOn(page, from)).toHaveText(['Bathrobes']);
    const moves = requestsTo(page, move);
    const { id } = await cardNamed(page, from, 'Bathrobes');
    await tell(page, 'POST', move, { data: { taskId: id, newBoardId: elsewhere.id } });

    await menuOf(page, from).click();
    await page.getByRole('menuitem', { name: `Move to ${to.title}` }).click();

    await expect(page.getByText('Somebody else has moved Bathrobes to another board in the meantime.')).toBeVisible();
    await expect(titlesOn(page, elsewhere)).toHaveText(['Bathrobes']);
    await expect(titlesOn(page, to)).toHaveText(['Minibar']);
    expect(moves).toHaveLength(0);

    // Undo does not overwrite a newer change either.
    await menuOf(page, elsewhere).click();
    await page.getByRole('menuitem', { name: `Move to ${to.title}` }).click();
    await expect(page.getByText(`Moved to ${to.title}`)).toBeVisible();
    await tell(page, 'POST', move, { data: { taskId: id, newBoardId: from.id } });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(titlesOn(page, from)).toHaveText(['Bathrobes']);
    await expect(titlesOn(page, elsewhere)).toHaveCount(0);
  },
);

test(
  'keys move as the pointer does: lifted, carried, dropped, put back, and each step is said',
  wide,
  async ({ page }) => {
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
    // Boards of other tests may be in between.
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
  },
);

test('a move that fails snaps back and says why', wide, async ({ page }) => {
  await page.setViewportSize(wideWindow);
  await openKanban(page);
  const from = await ownBoard(page, ['Bathrobes']);
  const to = await ownBoard(page);
  await expect(titlesOn(page, from)).toHaveText(['Bathrobes']);
  await page.route(`**${move}`, (route) => route.abort());

  await drag(cardOn(page, from, 'Bathrobes'), listOf(page, to), () =>
    expect(page.getByRole('alert')).toBeVisible({ timeout: 3000 }),
  );
  await expect(titlesOn(page, from)).toHaveText(['Bathrobes']);
  await expect(titlesOn(page, to)).toHaveCount(0);
  await expect(page.getByText(`Moved to ${to.title}`)).toHaveCount(0);
});

test('another browser sees moves and new cards at once', wide, async ({ page, browser }) => {
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

test('on a phone one board fills the screen and cards move by their menu', wide, async ({ page }) => {
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

test(
  'on a phone the board in view stays while another browser adds and deletes boards beside it',
  wide,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openKanban(page);
    const left = await ownBoard(page);
    const board = await ownBoard(page, ['Bathrobes']);
    const card = cardOn(page, board, 'Bathrobes');
    await page.getByRole('radio', { name: board.title }).click();
    await expect(card).toBeInViewport({ ratio: 1 });
    const right = await ownBoard(page);
    await expect(page.getByRole('radio', { name: right.title })).toBeAttached();
    await expect(card).toBeInViewport({ ratio: 1 });

    await tell(page, 'DELETE', `/apps/kanban/delete-board?id=${left.id}`);

    await expect(page.getByRole('radio', { name: left.title })).toHaveCount(0);
    await expect(card).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('radio', { name: board.title })).toBeChecked();
  },
);

test('on a phone a board comes into view also when others go while it is on its way', wide, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openKanban(page);
  const gone = [await ownBoard(page), await ownBoard(page)];
  const board = await ownBoard(page, ['Bathrobes']);
  await expect(page.getByRole('radio', { name: board.title })).toBeAttached();

  await Promise.all([
    page.getByRole('radio', { name: board.title }).click(),
    ...gone.map(({ id }) => tell(page, 'DELETE', `/apps/kanban/delete-board?id=${id}`)),
  ]);

  for (const { title } of gone) await expect(page.getByRole('radio', { name: title })).toHaveCount(0);
  await expect(cardOn(page, board, 'Bathrobes')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('radio', { name: board.title })).toBeChecked();
});
