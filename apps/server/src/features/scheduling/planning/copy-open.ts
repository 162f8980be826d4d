import type { AnyChange } from '@horae/contract/scheduling/plan-changes';
import { addDays, daysBetween } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { groupBy } from '#platform/group-by';
import { type AnyItem, hasPerson, type PlannedItem, placeFields } from '#roster/planned-item';
import { readOwnPlaces } from '../shifts/own-places.reads';
import { refusedOpenPlaces } from '../shifts/shift-places.commands';
import { movedItem, wantedOf } from './copy-days.rules';
import { draftsOfOpen } from './drafts.store';
import { readOpenScope } from './open-scope';
import { readOpenOn } from './open-shifts.store';
import type { Days } from './plan-scope';

/** The shifts of people as open shifts of the departments and jobs in which they were planned. */
export async function asOpen(db: Database, hotel: GrantedHotel, items: readonly PlannedItem[]): Promise<AnyItem[]> {
  const work = items.filter(({ allDay }) => !allDay);
  const wanted = work.map(({ employeeId, firstDay }) => ({ employeeId, day: firstDay }));
  const own = work.length === 0 ? [] : await readOwnPlaces(db, hotel.companyId, wanted);
  return work.map((item, at) => {
    const departmentId = item.departmentId ?? own[at]?.departmentId ?? null;
    return Object.assign({}, item, {
      employeeId: null,
      departmentId,
      jobTitle: item.jobTitle ?? own[at]?.jobTitle ?? null,
    });
  });
}

interface OpenCopying extends Days {
  from: string;
  departments: readonly number[];
  replace: boolean;
}

interface OpenCopies {
  changes: AnyChange[];
  added: number;
  kept: number;
  /** What cannot be worked where it was: the department is closed by then, or the account does not plan there. */
  skipped: { departmentId: number; day: string; why: string }[];
}

/** The changes that copy the open shifts of departments to their days without any, and these shifts with them. */
export async function copyOpen(
  db: Database,
  hotel: GrantedHotel,
  more: readonly AnyItem[],
  { first, last, from, departments, replace }: OpenCopying,
): Promise<OpenCopies> {
  const by = daysBetween(from, first);
  const mayPlan = await readOpenScope(db, hotel);
  const isChosen = (id: number) => mayPlan(id) && (departments.length === 0 || departments.includes(id));
  const keyOf = ({ departmentId, firstDay }: AnyItem) => `${departmentId} ${firstDay}`;
  const before = await openPlanOf(db, hotel, isChosen, { first: from, last: addDays(last, -by) });
  const now = await openPlanOf(db, hotel, isChosen, { first, last });
  const there = groupBy(now.items, keyOf);
  const source = [...before.items, ...more].filter(
    ({ firstDay }) => from <= firstDay && firstDay <= addDays(last, -by),
  );
  const wanted = source.map((item) => Object.assign(placeFields(item), { day: addDays(item.firstDay, by) }));
  const faults = await refusedOpenPlaces(db, hotel, wanted, mayPlan);
  const changes: AnyChange[] = [];
  const skipped: OpenCopies['skipped'] = [];
  const gone = new Set<number>();
  let [added, kept] = [0, 0];
  for (const [at, item] of source.entries()) {
    const to = addDays(item.firstDay, by);
    const why = faults[at];
    if (why) {
      skipped.push({ departmentId: item.departmentId!, day: to, why });
      continue;
    }
    const planned = there.get(keyOf({ ...item, firstDay: to })) ?? [];
    const moved = planned.length > 0 && !replace ? undefined : movedItem(item, to, by, hotel.timeZone);
    if (!moved) {
      kept += 1;
      continue;
    }
    added += 1;
    changes.push({ seen: nothing, item: wantedOf(moved, hotel.timeZone) });
    for (const { id } of planned) if (!gone.has(id)) changes.push({ id, seen: now.seenOf(id), item: null });
    for (const { id } of planned) gone.add(id);
  }
  return { changes, added, kept, skipped };
}

const nothing = { published: null, draft: null };

/** The open shifts on some days as they would be published, and what a change of them must name. */
async function openPlanOf(db: Database, hotel: GrantedHotel, isChosen: (id: number) => boolean, days: Days) {
  const published = (await readOpenOn(db, hotel, days)).filter(({ departmentId }) => isChosen(departmentId));
  const drafts = await draftsOfOpen(db, hotel.companyId, isChosen, days);
  const draftOf = new Map(drafts.map((draft) => [draft.item.id, draft]));
  const versionOf = new Map(published.map(({ id, version }) => [id, version]));
  const drafted = drafts.filter(({ isRemoved, item }) => !isRemoved && !hasPerson(item)).map(({ item }) => item);
  const items: AnyItem[] = [...published.filter(({ id }) => !draftOf.has(id)), ...drafted];
  return {
    items: items.filter(({ firstDay }) => days.first <= firstDay && firstDay <= days.last),
    seenOf: (id: number) => ({
      published: versionOf.get(id) ?? draftOf.get(id)?.published?.version ?? null,
      draft: draftOf.get(id)?.version ?? null,
    }),
  };
}
