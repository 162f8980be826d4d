import type { AnyItem } from '@horae/contract/scheduling/planned-items';
import type { RosterHistory } from '@horae/contract/scheduling/roster-history.contract';
import { dayHeader } from '#roster/texts/day-texts';
import type { ExportFile } from '#ui/export/export-file';
import { cellsOf, rowOfItem } from './history-days.rules';
import { ownersOf, rowsOf } from './history-rows';
import { itemText } from './item-text';
import { historyWords } from './roster-history.words';
import { wayText } from './way-text';

/** The roster as it was known, a person or the open shifts of a department a row, and the changes since as a second sheet; printed on A4 landscape. */
export function historyFile(history: RosterHistory, days: readonly string[], title: string, scope: string): ExportFile {
  const { say } = historyWords;
  const cells = cellsOf(history);
  const ownerOf = ownersOf(history);
  const textOf = (row: number, day: string) =>
    cells(row, day)
      .map(({ before, after, differs }) =>
        differs
          ? `${before ? itemText(before) : ''} → ${after ? itemText(after) : say('removed')}`.trim()
          : itemText(before!),
      )
      .join(' / ');
  const rows = rowsOf(history).map(({ row, name, code, department }) => [
    name,
    code,
    department,
    ...days.map((day) => textOf(row, day)),
  ]);
  const lines = [title, scope];
  /** With whose it was, where it is another’s now. */
  const beforeText = (before: AnyItem, after: AnyItem | null) => {
    const isOthers = after !== null && rowOfItem(after) !== rowOfItem(before);
    return [isOthers && ownerOf(rowOfItem(before)), itemText(before)].filter(Boolean).join(' ');
  };
  return {
    name: 'roster-history',
    date: days[0]!,
    title,
    scope: lines,
    personal: 'roster',
    sheets: [
      {
        name: say('title'),
        frozenColumns: 1,
        columns: [
          { header: say('person'), width: 26 },
          { header: 'ID', width: 8 },
          { header: say('department'), width: 16 },
          ...days.map((day) => ({ header: dayHeader(day), width: 13 })),
        ],
        rows,
      },
      {
        name: say(history.and ? 'changesBetween' : 'changes'),
        columns: [
          { header: say('when'), kind: 'moment', width: 24 },
          { header: say('who'), width: 22 },
          { header: say('how'), width: 16 },
          { header: say('whose'), width: 26 },
          { header: say('onDay'), kind: 'date', width: 12 },
          { header: say('before'), width: 20 },
          { header: say('after'), width: 20 },
          { header: say('reason'), width: 30 },
        ],
        rows: history.changes.map((change) => {
          const { at, by, reason, before, after } = change;
          const item = (after ?? before)!;
          return [
            at,
            by ?? say('system'),
            wayText(change),
            ownerOf(rowOfItem(item)),
            item.start.slice(0, 10),
            before ? beforeText(before, after) : '',
            after ? itemText(after) : say('removed'),
            reason ?? '',
          ];
        }),
      },
    ],
    print: {
      title,
      scope: [scope],
      paper: days.length > 14 ? 'a3' : 'a4',
      orientation: 'landscape',
      sections: [
        {
          isDense: days.length > 7,
          columns: [
            { header: say('person'), width: 3 },
            ...days.map((day) => ({ header: dayHeader(day), width: 1.6 })),
          ],
          rows: rows.map(([name, code, department, ...texts]) => ({
            cells: [code === '' ? `${name}, ${department}` : String(name), ...texts.map(String)],
          })),
        },
      ],
    },
  };
}
