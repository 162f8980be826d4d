import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the example with the given query and waits until it is settled: after the first frame more rows are drawn. */
export async function openExample(page: Page, query: Record<string, string | number> = {}): Promise<Locator> {
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
  await page.goto(`/?${search}`);
  const grid = page.getByRole('treegrid', { name: 'Assignments' });
  await expect(grid.getByRole('rowheader').first()).toBeVisible();
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  return grid;
}

/** Returns the timeline's commands so far, with ids and dates instead of rows, items and columns. */
export function commandsOf(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(() =>
    window.__timeline.commands.map((command) => {
      const target = 'target' in command ? command.target : undefined;
      const { type, row, by, via, direction, instant, expanded, items }: Record<string, unknown> = { ...command };
      const said = {
        type,
        kind: target?.kind,
        row: (target && 'row' in target ? target.row : (row as { id: unknown } | undefined))?.id,
        item: target && 'item' in target ? target.item.id : undefined,
        date: target && 'column' in target ? target.column.date : undefined,
        by,
        via,
        direction,
        instant,
        expanded,
        items,
      };
      return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
    }),
  );
}

/**
 * Returns the focused cell by its row and column in the whole grid, counting from 1, and whether a bar in it has focus.
 */
export function focusOf(page: Page): Promise<{ row: number; column: number; onBar: boolean; label: string | null }> {
  return page.evaluate(() => {
    const element = document.activeElement!;
    return {
      row: Number(element.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')),
      column: Number(element.closest('[aria-colindex]')?.getAttribute('aria-colindex')),
      onBar: element.matches('[data-item]'),
      label: element.getAttribute('aria-label'),
    };
  });
}

/** Focuses a day of a row and waits until the focus is on the cell of that name. */
export async function focusCell(page: Page, rowId: number, date: string, name: RegExp): Promise<void> {
  await page.evaluate(([rowId, date]) => window.__timeline.handle()!.focus({ rowId, date }), [rowId, date] as const);
  await expect(page.locator(':focus')).toHaveAccessibleName(name);
}

/**
 * Returns horizontal gaps in px: from the frozen names to the first day of header and rows, and from the scroll bar to
 * the totals.
 */
export function gapsOf(grid: Locator): Promise<number[]> {
  return grid.evaluate((scroller) => {
    const isRtl = scroller.matches('[dir=rtl]');
    const edge = (selector: string, end: boolean) => {
      const { left, right } = scroller.querySelector(selector)!.getBoundingClientRect();
      return isRtl === end ? left : right;
    };
    const client = scroller.getBoundingClientRect().left + scroller.clientLeft;
    return [
      ...['.tl-head-row', '.tl-resource', '.tl-foot'].map(
        (row) => edge(`${row} .tl-cell`, false) - edge(`${row} .tl-name`, true),
      ),
      edge('.tl-resource .tl-total', true) - (isRtl ? client : client + scroller.clientWidth),
    ];
  });
}
