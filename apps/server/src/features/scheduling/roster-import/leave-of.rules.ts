import { compensatoryCode } from '@horae/contract/scheduling/compensation';
import { kindOfCode, leaveCode, typeOfLeave } from '@horae/contract/scheduling/leave-kinds';
import type { RowLeave } from './entries';

type Away = Pick<RowLeave, 'type' | 'kind' | 'compensates'>;

/** The day off or leave that `DayOff`, `CompensatoryDayOff` or the code of a type of leave stands for; null for anything else. */
export function leaveOf(code: string): Away | null {
  if (code === 'DayOff') return { type: 'DayOff', kind: null };
  // A file does not say for which day it is given.
  if (code === compensatoryCode) return { type: 'DayOff', kind: null, compensates: 'unknown' };
  const kind = kindOfCode(code);
  if (!kind) return null;
  const type = typeOfLeave(kind);
  return { type, kind: leaveCode(kind) === type ? null : kind };
}

/** The code of a day off or leave; of one whose kind is withheld that of a day off, as in the calendars. */
export const codeOfLeave = ({ type, kind, compensates, isPrivate }: Away & { isPrivate?: boolean }): string =>
  isPrivate ? 'DayOff' : (kind ?? (compensates ? compensatoryCode : type));
