import type { ShiftTemplateFields } from '@horae/contract/scheduling/shift-templates.contract';
import { codeKey, isTakenCode } from '@horae/roster-grid';
import { invalid } from '#platform/errors';
import { workMinutes } from '#roster/work-minutes.rules';

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
  const { breakMinutes } = fields;
  return { ...fields, code, codeKey: codeKey(code), ...workMinutes({ start, end, breakMinutes }, 'template') };
}
