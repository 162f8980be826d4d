import type { Moved } from '#platform/transfer/archive';

/** Reports what an export or import contained. */
export function tellMoved({ tables, uploads, warnings }: Moved, say: (line: string) => void): void {
  for (const [table, rows] of tables) say(`${String(rows).padStart(9)}  ${table}`);
  say(`${String(uploads).padStart(9)}  uploaded files`);
  for (const warning of warnings) say(warning);
}
