import type { Locator, Page } from '@playwright/test';
import { openExample } from './open-example';

/** Opens the example so that its days can be changed; two weeks are drawn as chips, a week to scale. */
export const openEditing = (page: Page, zoom: 'week' | 'two-weeks', more: Record<string, string> = {}) =>
  openExample(page, { edit: 1, zoom, ...more });

/** A cell by its row and column in the whole grid, counting from 1. */
export const cellAt = (grid: Locator, row: number, column: number): Locator =>
  grid.locator(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`);

export async function centreOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** The commands of editing so far, with ids and dates instead of rows, items and columns. */
export function editsOf(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() =>
    window.__timeline.commands.flatMap((command): Record<string, unknown>[] => {
      if ('columns' in command) {
        const { rows, columns, ...rest } = command;
        return [{ ...rest, rows: rows.map(({ id }) => id), dates: columns.map(({ date }) => date) }];
      }
      if (command.type === 'move') {
        return [{ ...command, moves: command.moves.map(({ item, row }) => ({ from: item.resourceId, to: row.id })) }];
      }
      if (command.type === 'item-menu') return [{ type: command.type, row: command.row.id, date: command.column.date }];
      if (command.type === 'arrange') return [{ ...command, row: command.row.id, to: command.to.id }];
      if (command.type === 'resize' || command.type === 'draw') {
        const iso = (instant: number) => new Date(instant).toISOString();
        return [{ type: command.type, row: command.row.id, start: iso(command.start), end: iso(command.end) }];
      }
      return [];
    }),
  );
}

/** What was done to days so far, without what was merely chosen. */
export const changesOf = async (page: Page): Promise<Record<string, unknown>[]> =>
  (await editsOf(page)).filter(({ type }) => type !== 'select');
