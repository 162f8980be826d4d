import { headingKey } from '@horae/contract/heading-key';
import { type ImportAnswer, openLine } from '@horae/contract/people/import-memory.contract';
import { compensatoryCode } from '@horae/contract/scheduling/compensation';
import { leaveCodes } from '@horae/contract/scheduling/leave-kinds';
import { workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { type Answers, readAnswers } from '../../people/import-memory/answers.reads';
import { departments } from '../../people/organisation/organisation.table';
import type { RowEntry } from './entries';
import { isOwnText } from './own-texts.rules';
import { type RosterEmployee, rosterEmployees } from './roster-employees';

export interface RosterAnswers extends Answers {
  /** What a word stands for: a type of shift, `DayOff`, a type of leave, hours, or `nothing`. */
  typeNamed: (text: string) => string | undefined;
  /** An entry with the department that its own one stands for. */
  withDepartment: (entry: RowEntry) => RowEntry;
  employees: RosterEmployee[];
  /** The open departments of this name. */
  departmentsNamed: (name: string) => { id: number; name: string }[];
  departmentName: (id: number) => string;
}

/** What unknown words, codes and names of a roster stand for, and the departments of its new people. */
export async function rosterAnswers(
  tx: Database,
  companyId: number,
  given: readonly ImportAnswer[],
): Promise<RosterAnswers> {
  const open = await tx
    .select({ placeId: departments.id, text: departments.name })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), isNull(departments.closedFrom)))
    .orderBy(departments.name, departments.id);
  const known = new Set(open.map(({ text }) => headingKey(text)));
  const employees = await rosterEmployees(tx, companyId);
  const choices = [
    ...[...workedTypes, 'DayOff', compensatoryCode, ...leaveCodes].map((text) => ({ of: 'shiftType' as const, text })),
    ...open.map(({ placeId, text }) => ({ of: 'department' as const, placeId, text })),
    ...employees.map(({ id, code, name }) => ({ of: 'employee' as const, employeeId: id, text: `${name} (${code})` })),
    { of: 'employee' as const, text: openLine },
  ];
  const answers = await readAnswers(tx, companyId, given, choices, isOwnText);
  return {
    ...answers,
    employees,
    departmentsNamed: (name) =>
      open
        .filter(({ text }) => headingKey(text) === headingKey(name))
        .map(({ placeId, text }) => ({ id: placeId, name: text })),
    departmentName: (id) => open.find(({ placeId }) => placeId === id)?.text ?? '',
    typeNamed(text) {
      const meaning = answers.find('shiftType', text);
      if (meaning?.take === 'nothing') return 'nothing';
      return meaning?.take === 'existing' ? meaning.text : undefined;
    },
    withDepartment(shift) {
      if (shift.department === unassigned || known.has(headingKey(shift.department))) return shift;
      const meaning = answers.find('department', shift.department);
      if (meaning?.take === 'nothing') return { ...shift, department: unassigned };
      return meaning?.take === 'existing' ? { ...shift, department: meaning.text } : shift;
    },
  };
}

const unassigned = 'Unassigned';
