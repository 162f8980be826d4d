import { getTableName } from 'drizzle-orm';
import { columnName } from '#platform/column-names';
import type { Derived, Searchable } from './derived';

/** The ledger as a page for people, `docs/derived.md`. */
export const derivedPage = (ledger: readonly Derived[], searchables: readonly Searchable[]): string =>
  [
    '# What follows from what',
    '',
    'Drawn from `apps/server/src/derived/`; change the ledger there and run `npx vitest run derived/page -u`. On one change the',
    'things below are followed in this order. `npm run due` shows what waits to be worked out, since when, and why it failed.',
    '',
    ...ledger.flatMap(sectionOf),
    '## search entries',
    '',
    'What can be found by the search. Written in the transaction of the change, kept in `search_entries`.',
    '',
    '| found | from | by a change of |',
    '|---|---|---|',
    ...searchables.map(
      ({ kind, table, columns }) => `| ${kind} | \`${getTableName(table)}\` | ${columns.map(columnName).join(', ')} |`,
    ),
    '',
  ].join('\n');

function sectionOf({ name, is, workedOut, keeps, sources, followedByHand = [], untracked = [] }: Derived): string[] {
  const kept = keeps.map((table) => `\`${getTableName(table)}\``).join(', ');
  return [
    `## ${name}`,
    '',
    `${is} ${workedOut}${kept ? ` Kept in ${kept}.` : ''}`,
    '',
    '| from | by a change of |',
    '|---|---|',
    ...sources.map(({ table, columns }) => `| \`${getTableName(table)}\` | ${columns.map(columnName).join(', ')} |`),
    ...followedByHand.map(
      ({ table, columns, by }) =>
        `| \`${getTableName(table)}\` | ${columns.map(columnName).join(', ')}: followed by ${by} |`,
    ),
    '',
    ...(untracked.length > 0 ? ['Read and not followed:', ''] : []),
    ...untracked.map(({ columns, because }) => {
      const table = getTableName(columns[0]!.table);
      return `- \`${table}\` ${columns.map(columnName).join(', ')}: ${because}`;
    }),
    ...(untracked.length > 0 ? [''] : []),
  ];
}
