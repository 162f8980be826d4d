import { isSocialSecurityNumber, isTaxNumber } from '@horae/contract/greek-numbers';
import type { PersonFileRow } from '@horae/contract/people/people-files.contract';
import { type DayOrder, hasShortYear, isSerialDay, readDay } from '#platform/read-day';

type Cells = PersonFileRow['cells'];

/** Nobody younger is employed. */
const youngest = 14;

const days = ['birthDate', 'firstDay', 'lastDay', 'contractFrom'] as const;

/**
 * Mends what spreadsheets break: numbers that lost the zero at their beginning, days as numbers, and years of two digits.
 * `thisYear` tells of which century a birth is.
 */
export function mendedCells(
  cells: Cells,
  dayOrder: DayOrder,
  thisYear = new Date().getUTCFullYear(),
): { cells: Cells; notes: string[] } {
  const mended = { ...cells };
  const notes: string[] = [];
  const tax = withZero(cells.taxNumber, isTaxNumber);
  if (tax) {
    mended.taxNumber = tax;
    notes.push('The zero at the beginning of the tax number was added.');
  }
  const social = withZero(cells.socialSecurityNumber, isSocialSecurityNumber);
  if (social) {
    mended.socialSecurityNumber = social;
    notes.push('The zero at the beginning of the social-security number was added.');
  }
  for (const field of days) {
    const text = cells[field]?.trim() ?? '';
    const read = isSerialDay(text) || hasShortYear(text) ? readDay(text, dayOrder) : null;
    if (!read) continue;
    const isOfLastCentury =
      field === 'birthDate' && hasShortYear(text) && Number(read.slice(0, 4)) > thisYear - youngest;
    const day = isOfLastCentury ? `19${read.slice(2)}` : read;
    mended[field] = day;
    notes.push(`“${text}” was read as the day ${day}.`);
  }
  return { cells: mended, notes };
}

/** A number with the zero that it lost, if that makes it a right one. */
function withZero(text: string | undefined, isRight: (text: string) => boolean): string | undefined {
  const whole = `0${text?.replaceAll(/[\s.-]/g, '') ?? ''}`;
  return isRight(whole) ? whole : undefined;
}
