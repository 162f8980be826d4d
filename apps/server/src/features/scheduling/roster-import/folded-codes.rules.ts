import type { GridReading } from '@horae/contract/scheduling/roster-import.contract';
import { addressOf, type Reading } from '@horae/roster-grid';
import { lookAlikeKey } from '@horae/sheet-file/heading-key';
import type { Sheet } from '@horae/sheet-file/sheet';
import { isPlaced } from './entries';
import type { PersonOf } from './grid-rows.rules';
import type { RosterEmployee } from './roster-employees';

/** The codes of people that were read as one of the hotel in the letters of the other alphabet. */
export function foldedCodes(
  { rows }: Sheet,
  { people, roles }: Reading,
  personOf: PersonOf,
  employees: readonly RosterEmployee[],
): GridReading['notices'] {
  const codes = new Map(employees.map(({ id, code }) => [id, code]));
  const cellsOf = (text: string) =>
    rows.flatMap(({ line, cells }) =>
      cells.flatMap((cell, column) =>
        roles[line - 1]?.[column] === 'person' && cell?.text.trim() === text ? [addressOf(line - 1, column)] : [],
      ),
    );
  return people.flatMap(({ code: written }, at) => {
    const who = personOf(at);
    const known = codes.get((isPlaced(who) && who.employeeId) || 0);
    if (!written || !known || written.toLowerCase() === known.toLowerCase()) return [];
    if (lookAlikeKey(written) !== lookAlikeKey(known)) return [];
    return [{ kind: 'lookAlike' as const, cells: cellsOf(written), text: `${written}, ${known}` }];
  });
}
