import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { listedOn } from '#roster/listed-on.rules';
import {
  findingsOfDraft,
  newlyUnlawful,
  newlyUnlawfulAhead,
  reachOfChange,
} from '../roster-checks/plan-findings.reads';
import type { Draft } from './draft';
import { type Days, widened } from './plan-scope';
import { overlayOf } from './plan-state';

/**
 * What is wrong with the published plans of these people once these drafts are published, and no others: on the days on
 * which they are listed all of it; on others, around them, and by some rules months after them, what is against the law
 * and was not before.
 */
export async function findingsOfPublication(
  db: Database,
  hotel: GrantedHotel,
  days: Days,
  people: readonly Pick<StaffResource, 'employeeId' | 'jobTitle' | 'listed'>[],
  drafts: readonly Draft[],
): Promise<CheckFinding[]> {
  if (people.length === 0) return [];
  const around = widened(days, reachOfChange);
  const found = await findingsOfDraft(db, hotel, around, people, overlayOf(drafts));
  const isListed = listedOn(people);
  const isOnDays = ({ employeeId, day }: CheckFinding) =>
    days.first <= day && day <= days.last && isListed(employeeId, day);
  const outside = newlyUnlawful(
    [],
    found.filter((finding) => !isOnDays(finding)),
  );
  const isKnown = outside.length === 0;
  const isNew = new Set(isKnown ? [] : newlyUnlawful(await findingsOfDraft(db, hotel, around, people), outside));
  const ahead = await newlyUnlawfulAhead(db, hotel, days, people, { after: overlayOf(drafts) });
  return [...found.filter((finding) => isOnDays(finding) || isNew.has(finding)), ...ahead];
}
