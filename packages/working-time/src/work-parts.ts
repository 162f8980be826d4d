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
  const spansOf = (name: 'night' | 'sundayHoliday') => overlays.filter(({ overlay }) => overlay === name);
  const cut = (spans: readonly Span[], by: readonly Span[]) => [without(spans, by), common(spans, by)] as const;
  return workClasses.flatMap((name) => {
    const stretches = trail.filter((stretch) => stretch.class === name);
    return cut(stretches, spansOf('night')).flatMap((byNight, night) =>
      cut(byNight, spansOf('sundayHoliday')).flatMap((spans, sunday) => {
        const length = lengthOf(spans);
        if (length === 0) return [];
        return { class: name, isNight: night === 1, isSundayHoliday: sunday === 1, minutes: length / minute };
      }),
    );
  });
}
