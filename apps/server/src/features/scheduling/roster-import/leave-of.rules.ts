import { kindOfCode, leaveCode, typeOfLeave } from '@horae/contract/scheduling/leave-kinds';
import type { RowLeave } from './entries';

/** The day off or leave that `DayOff` or the code of a type of leave stands for; null for anything else. */
export function leaveOf(code: string): Pick<RowLeave, 'type' | 'kind'> | null {
  if (code === 'DayOff') return { type: 'DayOff', kind: null };
  const kind = kindOfCode(code);
  if (!kind) return null;
  const type = typeOfLeave(kind);
  return { type, kind: leaveCode(kind) === type ? null : kind };
}

/** The code of a day off or leave. */
export const codeOfLeave = ({ type, kind }: Pick<RowLeave, 'type' | 'kind'>): string => kind ?? type;
