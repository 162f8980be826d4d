import type { PatternDay, PatternWork, RotationFields } from '@horae/contract/scheduling/rotation-rows';
import type { WorkedType } from '@horae/contract/scheduling/staff-timeline.contract';
import { daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { timeOf } from '@horae/local-time/time-of-day';
import { invalid } from '#platform/errors';
import { workMinutes } from '#roster/work-minutes.rules';

export interface StoredWork {
  startMinute: number;
  /** The end of a night is after 1440. */
  endMinute: number;
  breakMinutes: number;
  type: WorkedType;
  /** Empty in templates without one; not given in patterns from before shifts had one. */
  skill?: string | null;
  templateId: number | null;
}

/** A day of a pattern as it is stored. */
export interface StoredDay {
  isOff: boolean;
  work: StoredWork[];
}

/** The times, break, type and skill that a shift template has now. */
export type TemplateTimes = Omit<StoredWork, 'templateId'>;

/** Throws for days that are both off and worked, and for times and breaks that make no shift. */
export function storedDays(
  days: RotationFields['days'],
  templateOf: (id: number) => TemplateTimes | undefined,
): StoredDay[] {
  return days.map(({ isOff, work }, at) => {
    const path = `pattern.days.${at}`;
    if (isOff && work.length > 0) throw invalid(`${path}.isOff`, 'A day off has no work. Leave one of them out.');
    const stored = work.map((one, index) => storedWork(one, `${path}.work.${index}`, templateOf));
    const [first, second] = stored;
    if (first && second && second.startMinute < first.endMinute)
      throw invalid(
        `${path}.work.1.start`,
        'The second stretch must begin after the first has ended, on the same day.',
      );
    return { isOff, work: stored };
  });
}

function storedWork(
  work: PatternWork,
  path: string,
  templateOf: (id: number) => TemplateTimes | undefined,
): StoredWork {
  const { breakMinutes, type, skill, templateId } = work;
  if (templateId !== null) {
    const template = templateOf(templateId);
    if (!template) throw invalid(`${path}.templateId`, 'Choose a shift template with which you plan.');
    return { ...template, templateId };
  }
  return { ...workMinutes(work, path), breakMinutes, type, skill: skill || null, templateId };
}

/** The days as they are planned now: with the times that their shift templates have, if those still exist. */
export const resolvedDays = (
  days: readonly StoredDay[],
  templateOf: (id: number) => TemplateTimes | undefined,
): StoredDay[] =>
  days.map(({ isOff, work }) => ({
    isOff,
    work: work.map((one) => ({ ...one, ...(one.templateId !== null && templateOf(one.templateId)) })),
  }));

/** The days as a person reads them. */
export const shownDays = (days: readonly StoredDay[]): PatternDay[] =>
  days.map(({ isOff, work }) => ({
    isOff,
    work: work.map(({ startMinute, endMinute, skill, ...more }) => ({
      start: timeOf(startMinute),
      end: timeOf(endMinute),
      ...more,
      skill: skill || null,
    })),
  }));

export interface Turn {
  firstDay: LocalDate;
  lastDay: LocalDate | null;
  startDay: number;
}

/** The index of the day of a pattern of this length that a date is; undefined outside of the assignment. */
export function dayOfPattern(
  { firstDay, lastDay, startDay }: Turn,
  length: number,
  date: LocalDate,
): number | undefined {
  if (date < firstDay || (lastDay !== null && date > lastDay)) return undefined;
  return (startDay - 1 + daysBetween(firstDay, date)) % length;
}

/** On which day of the pattern each of so many people begins; each is some days ahead of the one before. */
export const staggered = (startDay: number, by: number, length: number, people: number): number[] =>
  Array.from({ length: people }, (_, at) => ((startDay - 1 + at * by) % length) + 1);
