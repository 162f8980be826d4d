import { minute } from '@horae/local-time/local-date';
import type { DayTotals } from './classified';
import { common, lengthOf, type Span, without } from './span';
import { type WorkClass, workClasses } from './work-class';

/** The minutes of one class by what pay is added for: every worked minute is in exactly one part. */
export interface WorkPart {
  readonly class: WorkClass;
  readonly isNight: boolean;
  /** On a Sunday or a holiday. */
  readonly isSundayHoliday: boolean;
  /** Elapsed, with fractions if punches have seconds. */
  readonly minutes: number;
}

/**
 * Divides the worked minutes of a day, so that payroll can pay each part by a code of its own. The parts add up to the
 * minutes by class; those at night add up to the night minutes, those on Sundays and holidays likewise. Parts without
 * minutes are left out.
 */
export function workParts({ trail, overlays }: Pick<DayTotals, 'trail' | 'overlays'>): WorkPart[] {
  const night = overlays.filter(({ overlay }) => overlay === 'night');
  const sundayHoliday = overlays.filter(({ overlay }) => overlay === 'sundayHoliday');
  return workClasses
    .filter((name) => trail.some((stretch) => stretch.class === name))
    .flatMap((name) => {
      const stretches = trail.filter((stretch) => stretch.class === name);
      return cut(stretches, night).flatMap((byNight, isNight) =>
        cut(byNight, sundayHoliday).map((spans, isSundayHoliday) => ({
          class: name,
          isNight: isNight === 1,
          isSundayHoliday: isSundayHoliday === 1,
          minutes: lengthOf(spans) / minute,
        })),
      );
    })
    .filter(({ minutes }) => minutes > 0);
}

/** Outside and inside of what it is cut by; most days have neither night nor Sunday. */
const cut = (spans: readonly Span[], by: readonly Span[]): (readonly Span[])[] =>
  spans.length === 0 || by.length === 0 ? [spans] : [without(spans, by), common(spans, by)];
