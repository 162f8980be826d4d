import type { ShiftTemplateFields } from '@horae/contract/scheduling/shift-templates.contract';
import { minuteOf } from '@horae/local-time/time-of-day';
import { codeKey, isTakenCode } from '@horae/roster-grid';
import { invalid } from '#platform/errors';

const day = 1440;

/** A template as it is stored. */
export interface StoredFields {
  departmentId: number | null;
  code: string;
  codeKey: string;
  name: string;
  type: ShiftTemplateFields['type'];
  startMinute: number;
  endMinute: number;
  breakMinutes: number;
  skill: string;
  colour: ShiftTemplateFields['colour'];
}

/** Throws for a code that means something else when typed, and for times and a break that make no shift. */
export function storedFields({ start, end, ...fields }: ShiftTemplateFields): StoredFields {
  const code = fields.code.normalize('NFC');
  if (isTakenCode(code))
    throw invalid('template.code', `“${code}” means something else already when it is typed. Use another code.`);
  const [startMinute, endOfDay] = [minuteOf(start), minuteOf(end)];
  if (startMinute === endOfDay) throw invalid('template.end', 'Enter an end that differs from the start.');
  const endMinute = endOfDay < startMinute ? endOfDay + day : endOfDay;
  if (fields.breakMinutes >= endMinute - startMinute)
    throw invalid('template.breakMinutes', 'The break must be shorter than the shift.');
  return { ...fields, code, codeKey: codeKey(code), startMinute, endMinute };
}
