import type { PlanChange } from '@horae/contract/scheduling/plan-changes';
import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import { datesFrom, daysBetween, type LocalDate } from '@horae/local-time/local-date';
import type { Zone } from '@horae/local-time/zone';
import { readMoment } from '../../model/read-event.rules';
import { awayOf } from './day-text.rules';
import type { PersonRules } from './planned-work.rules';

/** The published days off and days of leave of a person with drafts and changes laid over them. */
export function plannedDaysOff(
  person: PersonRules,
  { drafts, zone }: { drafts: readonly PlanDraft[]; zone: Zone },
  changes: readonly PlanChange[] = [],
): ReadonlySet<LocalDate> {
  const changed = new Set(changes.map(({ id }) => id));
  const drafted = drafts.filter(({ id }) => !changed.has(id));
  const replaced = new Set([...changed, ...drafted.map(({ id }) => id)]);
  const published = person.off
    .filter(({ id }) => !replaced.has(id))
    .flatMap(({ first, last }) => datesFrom(first, daysBetween(first, last) + 1));
  const planned = [...drafted, ...changes].flatMap(({ item }) =>
    item && item.employeeId === person.employeeId && awayOf(item.typeOfShift) ? datesOf(item, zone) : [],
  );
  return new Set([...published, ...planned]);
}

/** From local midnight to local midnight. */
function datesOf({ start, end }: { start: string; end: string }, zone: Zone): LocalDate[] {
  const [first, last] = [zone.dateAt(readMoment(start, zone)!), zone.dateAt(readMoment(end, zone)! - 1)];
  return datesFrom(first, daysBetween(first, last) + 1);
}
