import { isSocialSecurityNumber, isTaxNumber } from '@horae/contract/greek-numbers';
import type { PersonFileRow } from '@horae/contract/people/people-files.contract';
import { type DayOrder, isSerialDay, readDay } from '#platform/read-day';

type Cells = PersonFileRow['cells'];

const days = ['birthDate', 'firstDay', 'lastDay', 'contractFrom'] as const;

/** Mends what spreadsheets break: numbers that lost the zero at their beginning, and days as numbers. */
export function mendedCells(cells: Cells, dayOrder: DayOrder): { cells: Cells; notes: string[] } {
  const mended = { ...cells };
  const notes: string[] = [];
  const tax = withZero(cells.taxNumber, 9, isTaxNumber);
  if (tax) {
    mended.taxNumber = tax;
    notes.push('The zero at the beginning of the tax number was added.');
  }
  const social = withZero(cells.socialSecurityNumber, 11, isSocialSecurityNumber);
  if (social) {
    mended.socialSecurityNumber = social;
    notes.push('The zero at the beginning of the social-security number was added.');
  }
  for (const field of days) {
    const text = cells[field]?.trim() ?? '';
    const day = isSerialDay(text) ? readDay(text, dayOrder) : null;
    if (!day) continue;
    mended[field] = day;
    notes.push(`“${text}” was read as the day ${day}.`);
  }
  return { cells: mended, notes };
}

/** A number with the zero that it lost, if that makes it a right one. */
function withZero(text: string | undefined, digits: number, isRight: (text: string) => boolean): string | undefined {
  const written = text?.replaceAll(/[\s.-]/g, '') ?? '';
  if (!/^\d+$/.test(written) || written.length !== digits - 1) return undefined;
  const whole = `0${written}`;
  return isRight(whole) ? whole : undefined;
}
