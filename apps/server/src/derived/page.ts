import { getTableName } from 'drizzle-orm';
import { columnName } from '#platform/column-names';
import type { Derived, Searchable } from './derived';

/** Renders the ledger as a page for readers, `docs/derived.md`. */
export const derivedPage = (ledger: readonly Derived[], searchables: readonly Searchable[]): string =>
  [
    '# Derived data and its sources',
    '',
    'Generated from `apps/server/src/derived/`; change the ledger there and run `npx vitest run derived/page -u`. A change updates',
    'the entries below in this order. `npm run due` shows what is pending, since when, and why it failed.',
    '',
    ...ledger.flatMap(sectionOf),
    '## search entries',
    '',
    'What the search can find. Updated in the transaction of the change. Stored in `search_entries`.',
    '',
    '| found | source | columns |',
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
    `${is} ${workedOut}${kept ? ` Stored in ${kept}.` : ''}`,
    '',
    '| source | columns |',
    '|---|---|',
    ...sources.map(({ table, columns }) => `| \`${getTableName(table)}\` | ${columns.map(columnName).join(', ')} |`),
    ...followedByHand.map(
      ({ table, columns, by }) =>
        `| \`${getTableName(table)}\` | ${columns.map(columnName).join(', ')}: updated by ${by} |`,
    ),
    '',
    ...(untracked.length > 0 ? ['Read but not tracked:', ''] : []),
    ...untracked.map(({ columns, because }) => {
      const table = getTableName(columns[0]!.table);
      return `- \`${table}\` ${columns.map(columnName).join(', ')}: ${because}`;
    }),
    ...(untracked.length > 0 ? [''] : []),
  ];
}
