import { expect, type Locator, type Page } from '@playwright/test';
import { enter, storedValues } from '../../support/session';

/** Calls the API as the account signed in on the page. */
export async function tell<T>(page: Page, method: 'POST' | 'DELETE' | 'GET', path: string, data?: object): Promise<T> {
  const { accessToken } = await storedValues(page);
  const answer = await page.request.fetch(path, {
    method,
    ...(data && { data }),
    headers: { authorization: `Bearer ${String(accessToken)}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

export interface OwnBoard {
  id: number;
  title: string;
}

const made = new WeakMap<Page, number[]>();
let count = 0;

/** Creates a board for this test, with a card for each title. */
export async function ownBoard(page: Page, cards: string[] = []): Promise<OwnBoard> {
  count += 1;
  const title = `Rota ${Date.now() % 1e7}${count}`;
  const { board } = await tell<{ board: OwnBoard }>(page, 'POST', '/apps/kanban/add-board', { data: { title } });
  for (const card of cards) {
    await tell(page, 'POST', '/apps/kanban/add-task', { data: { boardId: board.id, title: card } });
  }
  made.set(page, [...(made.get(page) ?? []), board.id]);
  return board;
}

/** Returns a card as stored on the server. */
export async function cardNamed(page: Page, board: OwnBoard, title: string): Promise<{ id: number }> {
  const cards = await tell<{ id: number; boardId: number; title: string }[]>(page, 'GET', '/apps/kanban/tasks');
  const found = cards.find((card) => card.boardId === board.id && card.title === title);
  expect(found).toBeDefined();
  return found!;
}

/** Deletes the test's boards; ignores those already deleted. */
export async function removeOwnBoards(page: Page): Promise<void> {
  const { accessToken } = await storedValues(page);
  for (const id of made.get(page) ?? []) {
    await page.request.delete(`/apps/kanban/delete-board?id=${id}`, {
      headers: { authorization: `Bearer ${String(accessToken)}` },
    });
  }
}

export const listOf = (page: Page, { title }: Pick<OwnBoard, 'title'>) =>
  page.getByRole('list', { name: new RegExp(`^${title}, \\d+ tasks?$`) });

/** The titles of the cards on a board, from top to bottom. */
export const titlesOn = (page: Page, board: OwnBoard) => listOf(page, board).locator('[data-opens]');

export const cardOn = (page: Page, board: OwnBoard, title: string) =>
  listOf(page, board).getByRole('listitem').filter({ hasText: title });

/** Boards of concurrent tests come and go and move their neighbours, so a drag that misses is repeated. */
export async function drag(card: Locator, to: Locator, arrived: () => Promise<void>, y?: number): Promise<void> {
  await expect(async () => {
    await card.dragTo(to, { ...(y && { targetPosition: { x: 60, y } }), timeout: 5000 });
    await arrived();
  }).toPass();
}

export async function openKanban(page: Page): Promise<void> {
  await enter(page, '/kanban');
  await expect(page.getByRole('button', { name: 'Add board' })).toBeVisible();
}

export const menuOf = (page: Page, board: OwnBoard) =>
  cardOn(page, board, 'Bathrobes').getByRole('button', { name: 'Actions for Bathrobes' });
