import { hourTypes } from '@horae/contract/scheduling/decode-columns';
import { netMinutes } from '@horae/working-time/worked-time';
import type { AnyItem } from '#roster/planned-item';

interface Days {
  first: string;
  last: string;
}

interface Rates {
  rateOn: (day: string) => number | null;
}

/** What planned work comes to. */
export interface PlanFigures {
  minutes: number;
  cents: number;
  minutesWithoutRate: number;
}

/** Work is of the day on which it begins. */
export const isWorkOn = ({ allDay, type, firstDay }: AnyItem, { first, last }: Days): boolean =>
  !allDay && hourTypes.includes(type) && firstDay >= first && firstDay <= last;

/** One piece of work, by the rate of the day on which it begins, rounded to whole cents. */
export function figuresOf({ start, end, breakMinutes, firstDay }: AnyItem, rates: Rates | undefined): PlanFigures {
  const minutes = netMinutes({ start: start * 1000, end: end * 1000, breakMinutes });
  const rate = rates?.rateOn(firstDay) ?? null;
  if (rate === null) return { minutes, cents: 0, minutesWithoutRate: minutes };
  return { minutes, cents: Math.round((minutes * Math.round(rate * 100)) / 60), minutesWithoutRate: 0 };
}

export const sumOfFigures = (figures: readonly PlanFigures[]): PlanFigures =>
  figures.reduce(
    (sum, one) => ({
      minutes: sum.minutes + one.minutes,
      cents: sum.cents + one.cents,
      minutesWithoutRate: sum.minutesWithoutRate + one.minutesWithoutRate,
    }),
    { minutes: 0, cents: 0, minutesWithoutRate: 0 },
  );
