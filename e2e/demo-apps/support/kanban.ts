import { expect, type Locator, type Page } from '@playwright/test';
import { enter, storedValues } from '../../support/session';

/** Asks the server as the page's account would, beside the page. */
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

/** A board of the test's own with a card for each title. */
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

/** A card as it is stored. */
export async function cardNamed(page: Page, board: OwnBoard, title: string): Promise<{ id: number }> {
  const cards = await tell<{ id: number; boardId: number; title: string }[]>(page, 'GET', '/apps/kanban/tasks');
  const found = cards.find((card) => card.boardId === board.id && card.title === title);
  expect(found).toBeDefined();
  return found!;
}

/** Takes the test's boards away, those that are gone already left aside. */
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

/** The titles on a board, from top to bottom. */
export const titlesOn = (page: Page, board: OwnBoard) => listOf(page, board).locator('[data-opens]');

export const cardOn = (page: Page, board: OwnBoard, title: string) =>
  listOf(page, board).getByRole('listitem').filter({ hasText: title });

/** Boards of the tests beside this one come and go and move what lies beside them; who misses drags again. */
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
