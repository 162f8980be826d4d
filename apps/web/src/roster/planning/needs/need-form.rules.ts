import type { StaffingNeed, StaffingNeedFields } from '@horae/contract/scheduling/staffing-need-rows';

export type NeedTexts = Record<
  | 'departmentId'
  | 'jobTitle'
  | 'skill'
  | 'kind'
  | 'weekdays'
  | 'day'
  | 'nobody'
  | 'start'
  | 'end'
  | 'people'
  | 'firstDay'
  | 'lastDay',
  string
>;

/** A need in its form; without an id it is new. */
export type EditedNeed = StaffingNeedFields & Partial<Pick<StaffingNeed, 'id' | 'version'>>;

export const blankNeed = (departmentId: number, firstDay: string): EditedNeed => ({
  departmentId,
  jobTitle: null,
  skill: null,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  day: null,
  start: '',
  end: '',
  people: 1,
  firstDay,
  lastDay: null,
});

export const textsOf = (need: EditedNeed, week: string): NeedTexts => ({
  departmentId: String(need.departmentId),
  jobTitle: need.jobTitle ?? '',
  skill: need.skill ?? '',
  kind: need.day === null ? 'weekly' : 'single',
  weekdays: need.weekdays.join(),
  day: need.day ?? '',
  nobody: need.people === 0 ? 'nobody' : '',
  start: need.people === 0 ? '' : need.start,
  end: need.people === 0 ? '' : need.end,
  people: need.people === 0 ? '1' : String(need.people),
  // What holds already goes on until the week on screen.
  firstDay: need.firstDay !== null && need.firstDay > week ? need.firstDay : week,
  lastDay: need.lastDay ?? '',
});

export const weekdaysIn = (text: string): number[] => (text === '' ? [] : text.split(',').map(Number));

export const isNobody = ({ kind, nobody }: NeedTexts): boolean => kind === 'single' && nobody !== '';

export function fieldsOf(texts: NeedTexts): StaffingNeedFields {
  const isSingle = texts.kind === 'single';
  const times = isNobody(texts)
    ? { start: '00:00', end: '00:00', people: 0 }
    : { start: texts.start, end: texts.end, people: Number(texts.people) };
  return {
    departmentId: Number(texts.departmentId),
    jobTitle: texts.jobTitle === '' ? null : texts.jobTitle,
    skill: texts.skill.trim() === '' ? null : texts.skill.trim(),
    weekdays: isSingle ? [] : weekdaysIn(texts.weekdays),
    day: isSingle ? texts.day : null,
    ...times,
    firstDay: isSingle ? null : texts.firstDay,
    lastDay: isSingle || texts.lastDay === '' ? null : texts.lastDay,
  };
}

/** The fields of a need, without what the server adds. */
export const bareFields = ({
  departmentId,
  jobTitle,
  skill,
  weekdays,
  day,
  start,
  end,
  people,
  firstDay,
  lastDay,
}: StaffingNeedFields): StaffingNeedFields => ({
  departmentId,
  jobTitle,
  skill,
  weekdays,
  day,
  start,
  end,
  people,
  firstDay,
  lastDay,
});
