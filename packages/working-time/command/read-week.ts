import type { Contract, Span, WorkDay, WorkWeek } from '../src';
import type { Field } from './field';

const contractKinds = { full: 'full', part: 'part', minor_u16_or_student: 'minor' } as const;

export function readWeek(vector: Field): WorkWeek {
  const context = vector.get('context');
  const outside = (name: string) => {
    const instant = context.get(name);
    return instant.isMissing ? null : instant.instant();
  };
  return {
    zone: vector.get('timezone').text(),
    weekStart: vector.get('weekStart').text(),
    contract: readContract(vector.get('contract')),
    context: context.isMissing
      ? {}
      : {
          ytdLegalOvertimeMinutes: numberOr0(context.get('ytdLegalOvertimeMinutes')),
          annualExcessApproved:
            !context.get('annualExcessApproved').isMissing && context.get('annualExcessApproved').isTrue(),
          mandatoryHolidays: context
            .get('mandatoryHolidays')
            .list('empty')
            .map((date) => date.text()),
          previousWorkEnd: outside('previousWorkEnd'),
          nextWorkStart: outside('nextWorkStart'),
        },
    days: vector.get('days').list().map(readDay),
  };
}

function readContract(contract: Field): Contract {
  const kinds = Object.keys(contractKinds) as (keyof typeof contractKinds)[];
  return {
    kind: contractKinds[contract.get('kind').oneOf(kinds)],
    weekDays: contract.get('weekDays').number(),
    breakInsideWork: contract.get('breakInsideWork').isTrue(),
  };
}

function readDay(day: Field): WorkDay {
  return {
    referenceDate: day.get('referenceDate').text(),
    isRestDay: isRestDay(day.get('plannedType')),
    segments: day.get('segments').list('empty').map(spanOf('in', 'out')),
    unpaidBreaks: day.get('unpaidBreaks').list('empty').map(spanOf('start', 'end')),
    overtimeDeclaredMinutes: numberOr0(day.get('overtimeDeclaredMinutes')),
    agreedMinutes: numberOr0(day.get('agreedMinutes')),
  };
}

const spanOf =
  (start: string, end: string) =>
  (span: Field): Span => {
    const [from, to] = [span.get(start).instant(), span.get(end).instant()];
    if (to < from) span.get(end).refuse(`a time after ${start}`);
    return { from, to };
  };

function numberOr0(field: Field): number {
  return field.isMissing ? 0 : field.number();
}

/** The declared code is in Greek letters; Latin letters that look the same are accepted too. */
function isRestDay(plannedType: Field): boolean {
  return !plannedType.isMissing && plannedType.text().replace('A', 'Α').replace('N', 'Ν') === 'ΑΝ';
}
