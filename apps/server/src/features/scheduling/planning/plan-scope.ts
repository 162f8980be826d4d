import { longestPlan } from '@horae/contract/scheduling/planned-items';
import { addDays, daysBetween } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { nearestEmployedDay } from '#platform/employment.rules';
import { HttpError, invalid, notFound } from '#platform/errors';
import { type AnyItem, hasPerson } from '#roster/planned-item';
import { isWithheld } from '#roster/privacy.rules';
import { refuseNotEmployed } from '#roster/refuse-not-employed';
import { readResources } from '#roster/resources';
import { lockEmployments } from '../../people/people/people.reads';
import { refuseOthersOpen } from './open-scope';

export interface Days {
  first: string;
  last: string;
}

export function refuseLongRange({ first, last }: Days, longest: number = longestPlan): void {
  if (last < first) throw invalid('last', 'The last day must not be before the first.');
  if (daysBetween(first, last) >= longest) throw invalid('last', `Ask for up to ${longest} days at once.`);
}

/** Refuses items of people who are not employed then, or whom the account does not plan; others count as not found. */
export async function refuseOthers(tx: Database, hotel: GrantedHotel, touched: readonly AnyItem[]): Promise<void> {
  await refuseOthersOpen(tx, hotel, touched);
  const items = touched.filter(hasPerson);
  const people = [...new Set(items.map(({ employeeId }) => employeeId))];
  const employments = await lockEmployments(tx, hotel.companyId, people);
  for (const { employeeId } of items) if (!employments.has(employeeId)) throw notFound('Employee');
  if (hotel.scope.kind !== 'hotel') {
    const days = items.map(({ employeeId, firstDay }) => nearestEmployedDay(employments.get(employeeId)!, firstDay));
    for (const day of new Set(days)) {
      const then = items.filter((_, index) => days[index] === day).map(({ employeeId }) => employeeId);
      const seen = await readResources(tx, hotel, { employees: then }, { first: day, last: day });
      const known = new Set(seen.map(({ employeeId }) => employeeId));
      if (then.some((id) => !known.has(id))) throw notFound('Employee');
    }
  }
}

/** Refuses work before or after an employment, and leave that lies outside one. */
export async function refuseItemsNotEmployed(
  tx: Database,
  { companyId }: GrantedHotel,
  planned: readonly AnyItem[],
): Promise<void> {
  const items = planned.filter(hasPerson);
  const people = [...new Set(items.map(({ employeeId }) => employeeId))];
  const employments = await lockEmployments(tx, companyId, people);
  for (const item of items) refuseNotEmployed(employments.get(item.employeeId)!, item, 'item');
}

/** Whoever may not see why somebody is away changes nothing about it: they would overwrite what they do not see. */
export function refuseWithheld(hotel: GrantedHotel, items: readonly AnyItem[]): void {
  if (!items.some((item) => hasPerson(item) && isWithheld(hotel, item))) return;
  throw new HttpError(403, 'FORBIDDEN', 'Only people with the right to approve can change the leave of others.');
}

/** The days before and after, within which plans are looked at together. */
export const widened = ({ first, last }: Days, by: number): Days => ({
  first: addDays(first, -by),
  last: addDays(last, by),
});

/** As many of these days as can be looked at together. */
export const longestRange = ({ first, last }: Days): Days => {
  const end = addDays(first, longestPlan - 1);
  return { first, last: last < end ? last : end };
};
