import type { RosterHistory } from '@horae/contract/scheduling/roster-history.contract';
import { dayHeader } from '#roster/texts/day-texts';
import type { ExportFile } from '#ui/export/export-file';
import { cellsOf } from './history-days.rules';
import { itemText } from './item-text';
import { historyWords } from './roster-history.words';

/** The roster as it was known, a person a row, and the changes since as a second sheet; printed on A4 landscape. */
export function historyFile(history: RosterHistory, days: readonly string[], title: string, scope: string): ExportFile {
  const { say } = historyWords;
  const cells = cellsOf(history);
  const names = new Map(history.people.map(({ employeeId, name }) => [employeeId, name]));
  const textOf = (employee: number, day: string) =>
    cells(employee, day)
      .map(({ before, after, differs }) =>
        differs
          ? `${before ? itemText(before) : ''} → ${after ? itemText(after) : say('removed')}`.trim()
          : itemText(before!),
      )
      .join(' / ');
  const rows = history.people.map(({ employeeId, name, code, department }) => [
    name,
    code,
    department,
    ...days.map((day) => textOf(employeeId, day)),
  ]);
  const lines = [title, scope];
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
        rows: history.changes.map(({ at, by, way, reason, before, after }) => {
          const item = (after ?? before)!;
          return [
            at,
            by ?? say('system'),
            say(`way.${way}`),
            names.get(item.employeeId) ?? '',
            item.start.slice(0, 10),
            before ? itemText(before) : '',
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
          rows: rows.map(([name, , , ...texts]) => ({ cells: [String(name), ...texts.map(String)] })),
        },
      ],
    },
  };
}
