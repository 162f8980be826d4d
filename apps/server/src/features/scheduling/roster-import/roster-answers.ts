import { headingKey } from '@horae/contract/heading-key';
import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import { type WorkedType, workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { type Answers, readAnswers } from '../../people/import-memory/answers.reads';
import { departments } from '../../people/organisation/organisation.table';
import type { RowShift } from './rows.rules';

export interface RosterAnswers extends Answers {
  typeNamed: (text: string) => WorkedType | 'nothing' | undefined;
  /** A shift with the department that its own one stands for. */
  withDepartment: (shift: RowShift) => RowShift;
}

/** What unknown shift types of a roster stand for, and the departments of its new people. */
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
  const answers = await readAnswers(tx, companyId, given, [
    ...workedTypes.map((text) => ({ of: 'shiftType' as const, text })),
    ...open.map(({ placeId, text }) => ({ of: 'department' as const, placeId, text })),
  ]);
  return {
    ...answers,
    typeNamed(text) {
      const meaning = answers.find('shiftType', text);
      if (meaning?.take === 'nothing') return 'nothing';
      return meaning?.take === 'existing' ? workedTypes.find((type) => type === meaning.text) : undefined;
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
