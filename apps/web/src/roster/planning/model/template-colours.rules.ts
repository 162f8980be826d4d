import type { TemplateColour } from '@horae/contract/scheduling/shift-templates.contract';
import { timeOf } from '@horae/local-time/time-of-day';
import type { LocalDays } from '../../model/local-days.rules';
import type { EmployeeRow } from '../../model/rows.rules';
import type { Shift } from '../../model/shift.rules';
import type { DepartmentCodes } from './template-codes.rules';

/** The colour of the template that a shift is like. */
export type ColourOf = (row: EmployeeRow, shift: Shift) => TemplateColour | undefined;

/** Finds the colour of shifts by their type and times, in the department in which they are worked. */
export function templateColours(codesOf: (department: number) => DepartmentCodes, days: LocalDays): ColourOf {
  const known = new Map<number, ReadonlyMap<string, TemplateColour>>();
  return ({ resource }, { typeOfShift, allDay, start, end, place }) => {
    if (allDay) return undefined;
    const department = place?.departmentId ?? resource.building_Id;
    const colours = known.get(department) ?? coloursOf(codesOf(department));
    known.set(department, colours);
    return colours.size === 0 ? undefined : colours.get(`${typeOfShift} ${days.clock(start)} ${days.clock(end)}`);
  };
}

/** Of two templates with the same times, the first one counts. */
function coloursOf({ templates }: DepartmentCodes): ReadonlyMap<string, TemplateColour> {
  const colours = new Map<string, TemplateColour>();
  for (const { type, from, to, colour } of templates) {
    const key = `${type} ${timeOf(from)} ${timeOf(to)}`;
    if (colour && !colours.has(key)) colours.set(key, colour);
  }
  return colours;
}
