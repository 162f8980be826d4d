import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import type { PeopleImport, PersonCell } from '@horae/contract/people/people-files.contract';
import type { PeopleTable } from './people-table';

/** How to read a file: the meaning of its columns, and the values it does not contain. */
export interface ImportPlan {
  meanings: (PersonCell | '')[];
  dayOrder: 'dmy' | 'mdy';
  /** Empty if the changes are corrections. */
  fromDay: string;
  departmentId: string;
  workCentreId: string;
  createsDepartments: boolean;
  /** What values stand for that the hotel does not know. */
  answers: ImportAnswer[];
  /** Which part of a Greek name without a comma is the surname; null until somebody says it. */
  surname: 'first' | 'last' | null;
}

const longestHeading = 500;

/** The request that checks or imports a file. */
export function importOf(
  hotel: number,
  { columns, rows, file }: Pick<PeopleTable, 'columns' | 'rows' | 'file'>,
  plan: ImportPlan,
  { dryRun, skipsRefused }: { dryRun: boolean; skipsRefused: boolean },
): Omit<PeopleImport, 'fromDay'> & { fromDay?: string } {
  const { meanings, dayOrder, fromDay, departmentId, workCentreId, createsDepartments, answers, surname } = plan;
  return {
    hotel,
    dryRun,
    skipsRefused,
    fileName: file.name.slice(0, 255),
    columns: columns.flatMap((heading, at) =>
      heading.length <= longestHeading ? [{ heading, field: meanings[at] ?? '' }] : [],
    ),
    dayOrder,
    createsDepartments,
    answers,
    ...(surname && { surname }),
    ...(fromDay && { fromDay }),
    place: {
      ...(departmentId && { departmentId: Number(departmentId) }),
      ...(workCentreId && { workCentreId: Number(workCentreId) }),
    },
    rows: rows.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        meanings.flatMap((meaning, column) => {
          const text = cells[column]?.text ?? '';
          return meaning === '' || text === '' ? [] : [[meaning, withoutApostrophe(text)]];
        }),
      ),
    })),
  };
}

// Our exports put an apostrophe before text that a spreadsheet would take for a formula, such as +30 for Greece.
const withoutApostrophe = (text: string) => (/^'[=+\-@]/.test(text) ? text.slice(1) : text);
