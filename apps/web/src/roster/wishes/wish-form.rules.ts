import type { RosterWish, WishFields } from '@horae/contract/scheduling/roster-wishes.contract';

/** A wish as the form holds it. */
export interface WishTexts extends Record<string, string> {
  kind: WishFields['kind'];
  firstDay: string;
  lastDay: string;
  start: string;
  end: string;
  note: string;
}

/** A new wish is for one day off. */
export function textsOf(wish: RosterWish | null, day: string): WishTexts {
  if (!wish) return { kind: 'off', firstDay: day, lastDay: day, start: '', end: '', note: '' };
  const { kind, firstDay, lastDay, start, end, note } = wish;
  return { kind, firstDay, lastDay: lastDay ?? '', start: start ?? '', end: end ?? '', note };
}

/** Whether it may be about some weekdays alone. */
export const hasWeekdays = ({ firstDay, lastDay }: WishTexts): boolean => lastDay === '' || lastDay > firstDay;

export function fieldsOf(texts: WishTexts, weekdays: readonly number[]): WishFields {
  const { kind, firstDay, lastDay, start, end, note } = texts;
  const isHours = kind === 'hours';
  return {
    kind,
    firstDay,
    lastDay: lastDay || null,
    weekdays: hasWeekdays(texts) ? [...weekdays] : [],
    start: isHours ? start : null,
    end: isHours ? end : null,
    note,
  };
}
