import { getTableName } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { columnName } from '#platform/column-names';
import type { Derived, Searchable } from './derived';

/** Renders the ledger as a page for readers, `docs/derived.md`. */
export const derivedPage = (ledger: readonly Derived[], searchables: readonly Searchable[]): string =>
  [
    '# Derived data and its sources',
    '',
    'Generated from `apps/server/src/derived/`; change the ledger there and run `npx vitest run derived/page -u` in `apps/server`.',
    'A change updates the entries below in this order. `npm run due` shows what is pending, since when, and why it failed.',
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
    ...byTable(sources.flatMap(({ columns }) => columns)).map(([table, columns]) => `| \`${table}\` | ${columns} |`),
    ...followedByHand.map(
      ({ table, columns, by }) =>
        `| \`${getTableName(table)}\` | ${columns.map(columnName).join(', ')}: updated by ${by} |`,
    ),
    '',
    ...(untracked.length > 0 ? ['Read but not tracked:', ''] : []),
    ...untracked.map(({ columns, because }) => {
      const read = byTable(columns).map(([table, names]) => `\`${table}\` ${names}`);
      return `- ${read.join('; ')}: ${because}`;
    }),
    ...(untracked.length > 0 ? [''] : []),
  ];
}

/** Returns each table with the names of its columns, once each. */
function byTable(columns: readonly PgColumn[]): [table: string, columns: string][] {
  const names = new Map<string, Set<string>>();
  for (const column of columns) {
    const table = getTableName(column.table);
    names.set(table, (names.get(table) ?? new Set()).add(columnName(column)));
  }
  return [...names].map(([table, found]) => [table, [...found].join(', ')]);
}
