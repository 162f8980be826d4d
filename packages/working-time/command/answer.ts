import { annualLeaveDays, averageWeek, classifyWeek, easterDays, type RulePack, workClasses } from '../src';
import type { Field } from './field';
import { readPacks, withAverage, withLeave } from './read-pack';
import { readWeek } from './read-week';

const kinds = ['week', 'average48', 'annualLeave', 'holidays'] as const;

/** Returns what each vector of a file computes to, by the vector's id. Throws an Error that names the invalid field. */
export function answers(file: Field): Record<string, unknown> {
  const packs = readPacks(file.get('rulePacks'));
  return Object.fromEntries(
    file
      .get('vectors')
      .list()
      .map((vector) => [vector.get('id').text(), answer(vector, packs)]),
  );
}

function answer(vector: Field, packs: ReadonlyMap<string, RulePack>): unknown {
  const kind = vector.get('kind').oneOf(kinds);
  const pack = packs.get(vector.get('rulePack').text());
  if (!pack) return vector.get('rulePack').refuse(`a known rule pack (${[...packs.keys()].join(', ')})`);
  try {
    switch (kind) {
      case 'week':
        return weekAnswer(vector, pack);
      case 'average48': {
        const weeks = vector
          .get('weeklyWorkedMinutes')
          .list()
          .map((minutes) => minutes.number());
        const excluded = vector
          .get('excludedWeekIndexes')
          .list('empty')
          .map((index) => index.number());
        return averageWeek(weeks, excluded, withAverage(pack, packs));
      }
      case 'annualLeave':
        return { days: annualLeaveDays(readService(vector.get('input')), withLeave(pack)) };
      case 'holidays':
        return easterDays(vector.get('input').get('year').number());
    }
  } catch (error) {
    const { message } = error as Error;
    throw message.startsWith(vector.path) ? error : new Error(`${vector.path}: ${message}`, { cause: error });
  }
}

function weekAnswer(vector: Field, pack: RulePack): object {
  const { workedMinutes, totals, violations, days } = classifyWeek(readWeek(vector), pack);
  const found = violations.map(({ code, referenceDate, measuredMinutes, limitMinutes }) => ({
    code,
    referenceDate,
    measuredMinutes,
    limitMinutes,
  }));
  if (!totals) return { workedMinutes, violations: found };
  return {
    workedMinutes,
    ...Object.fromEntries(workClasses.map((name) => [`${name}Minutes`, totals.classes[name]])),
    nightMinutes: totals.nightMinutes,
    sundayHolidayMinutes: totals.sundayHolidayMinutes,
    nightSundayHolidayMinutes: totals.nightSundayHolidayMinutes,
    violations: found,
    perDay: days.map((day) => ({
      referenceDate: day.referenceDate,
      workedMinutes: day.workedMinutes,
      dailyOvertimeMinutes: day.totals?.dailyOvertimeMinutes,
      nightMinutes: day.totals?.nightMinutes,
      sundayHolidayMinutes: day.totals?.sundayHolidayMinutes,
    })),
  };
}

function readService(input: Field) {
  return {
    weekDays: input.get('weekDays').number(),
    calendarYearWithEmployer: input.get('calendarYearWithEmployer').number(),
    monthsWorkedInYear: input.get('monthsWorkedInYear').number(),
    yearsSameEmployer: input.get('yearsSameEmployer').number(),
    yearsTotal: input.get('yearsTotal').number(),
  };
}
