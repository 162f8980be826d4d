import type { TemplateColour } from '@horae/contract/scheduling/shift-templates.contract';
import type { LocalDays } from '../../model/local-days.rules';
import type { EmployeeRow } from '../../model/rows.rules';
import type { Shift } from '../../model/shift.rules';
import type { DepartmentCodes } from './template-codes.rules';
import { templateOfShift } from './template-of-shift.rules';

/** The colour of the template that a shift is like. */
export type ColourOf = (row: EmployeeRow, shift: Shift) => TemplateColour | undefined;

/** Finds the colour of shifts; templates without one do not hide those with one. */
export function templateColours(codesOf: (department: number) => DepartmentCodes, days: LocalDays): ColourOf {
  const find = templateOfShift(codesOf, days, ({ colour }) => colour !== null);
  return (row, shift) => find(row, shift)?.colour ?? undefined;
}
