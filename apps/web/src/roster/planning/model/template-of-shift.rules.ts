import { timeOf } from '@horae/local-time/time-of-day';
import type { LocalDays } from '../../model/local-days.rules';
import type { EmployeeRow } from '../../model/rows.rules';
import type { Shift } from '../../model/shift.rules';
import { personOn } from './person-on.rules';
import type { DepartmentCodes, PlannedTemplate } from './template-codes.rules';

/** The template that a shift is like, by its type and times in the department in which it is worked. */
export type TemplateOfShift = (row: EmployeeRow, shift: Shift) => PlannedTemplate | undefined;

/** Finds the templates of shifts; of two templates with the same times, the first one that is `wanted` counts. */
export function templateOfShift(
  codesOf: (department: number) => DepartmentCodes,
  days: LocalDays,
  wanted: (template: PlannedTemplate) => boolean = () => true,
): TemplateOfShift {
  const known = new Map<number, ReadonlyMap<string, PlannedTemplate>>();
  return ({ resource }, { typeOfShift, allDay, start, end, place }) => {
    if (allDay) return undefined;
    const department = place?.departmentId ?? personOn(resource, days.dateOf(start)).building_Id;
    const templates = known.get(department) ?? byTimes(codesOf(department), wanted);
    known.set(department, templates);
    return templates.size === 0 ? undefined : templates.get(`${typeOfShift} ${days.clock(start)} ${days.clock(end)}`);
  };
}

function byTimes({ templates }: DepartmentCodes, wanted: (template: PlannedTemplate) => boolean) {
  const found = new Map<string, PlannedTemplate>();
  for (const template of templates.filter(wanted)) {
    const key = `${template.type} ${timeOf(template.from)} ${timeOf(template.to)}`;
    if (!found.has(key)) found.set(key, template);
  }
  return found;
}
