import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { netMinutes } from '@horae/working-time/worked-time';
import type { LocalDays } from '../../model/local-days.rules';
import { readMoment } from '../../model/read-event.rules';
import { rosterWords } from '../../roster.words';
import { shortDay } from '../../texts/day-texts';
import { hoursCell } from '../../texts/hour-texts';
import { itemTitle } from '../item-texts';
import { unpaidOf } from '../model/plan-now.rules';
import { dayPlanWords } from './day-plan.words';

interface SplitPartsProps {
  /** What the split comes to; none while its times are wrong. */
  changes: readonly PlanChange[];
  rules: PlanRules | undefined;
  days: LocalDays;
}

/** The two shifts that a split makes, with their hours. */
export function SplitParts({ changes, rules, days }: SplitPartsProps) {
  const say = dayPlanWords.use();
  const hours = changes.flatMap(({ item }) => {
    if (!item) return [];
    const [start, end] = [readMoment(item.start, days.zone)!, readMoment(item.end, days.zone)!];
    const breakMinutes = unpaidOf({ ...item, start }, rules, days.zone);
    return hoursCell(netMinutes({ start, end, breakMinutes }), rosterWords.say);
  });
  const [one, other] = hours;
  return (
    <p aria-live="polite">
      {changes.length > 0 && (
        <>
          <b>{say('split.parts', splitTexts(changes))}</b>{' '}
          <span className="quiet">{say('split.hours', { one, other })}</span>
        </>
      )}
    </p>
  );
}

/** `08:00–12:00` and `18:00–22:00`; with the day where a part begins on another one than the first. */
export function splitTexts(changes: readonly PlanChange[]): { first: string; second: string } {
  const items = changes.flatMap(({ item }) => item ?? []);
  const isOneDay = new Set(items.map(({ start }) => start.slice(0, 10))).size === 1;
  const [first = '', second = ''] = items.map((item) =>
    isOneDay ? itemTitle(item) : `${shortDay(item.start.slice(0, 10))} ${itemTitle(item)}`,
  );
  return { first, second };
}
