import { foldText } from '@horae/contract/fold-text';
import type { NeedDays } from '@horae/contract/scheduling/staffing-need-rows';
import type { LocalDate } from '@horae/local-time/local-date';
import { stayOn } from './person-on.rules';

type Person = NeedDays['staff'][number];

/** Where and as what work is done, if not where and as what its person works. */
export interface WorkPlace {
  departmentId: number | null;
  jobTitle: string | null;
}

/** A person with the department and the job of a day. */
export function staffOn(person: Person, date: LocalDate): Person {
  const stay = stayOn(person.stays, date);
  return stay ? { ...person, departmentId: stay.departmentId, jobTitle: stay.jobTitle } : person;
}

/** The department in which work counts as cover: its own, else that of the person. */
export const departmentOf = (place: WorkPlace | undefined, person: Person): number =>
  place?.departmentId ?? person.departmentId;

/** Whether work counts for a job title; null: any does. */
export const isInJob = (place: WorkPlace | undefined, person: Person, jobTitle: string | null): boolean =>
  jobTitle === null || (place?.jobTitle ?? person.jobTitle) === jobTitle;

/** Whether a person has a skill on a day; null: none is needed. */
export const hasSkill = ({ skills = [] }: Person, skill: string | null, day: string): boolean =>
  skill === null ||
  skills.some(({ name, until }) => foldText(name) === foldText(skill) && (until === null || until >= day));
