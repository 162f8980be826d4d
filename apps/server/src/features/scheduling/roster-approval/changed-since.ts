import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { placeNames } from '#roster/place-names';
import { lockEmployments } from '../../people/people/people.reads';
import { lockPlan, type Publication, readPublication } from '../planning/publish-drafts.commands';
import { itemsOf, type SubmittedItem } from './submissions.store';
import { type Range, scopeOf } from './submitted-scope';

interface Changed {
  /** Null: open shifts of a department, which the name is of. */
  employeeId: number | null;
  name: string;
  day: string;
}

/** The drafts now of the people and days of a submission, as publishing would write them. */
export async function publicationOf(db: Database, hotel: GrantedHotel, submission: Range): Promise<Publication> {
  return readPublication(db, hotel, await scopeOf(db, hotel, submission));
}

/** Locks the rosters of everybody whom a submission concerns, so that their drafts stay as they are. */
export async function lockPeopleOf(tx: Database, hotel: GrantedHotel, submission: Range): Promise<void> {
  const items = await itemsOf(tx, hotel.companyId, submission.id);
  await lockPlan(tx, hotel.companyId, [...submission.people, ...items.map(({ employeeId }) => employeeId)]);
}

/** Where the drafts are no longer those that were submitted: changed, taken away, or added for the same people. */
export async function changedSince(
  db: Database,
  hotel: GrantedHotel,
  submission: Range,
  items: readonly SubmittedItem[],
  publication?: Publication,
): Promise<Changed[]> {
  const { drafts } = publication ?? (await publicationOf(db, hotel, submission));
  const versionOf = new Map(drafts.map(({ item, version }) => [item.id, version]));
  const submitted = new Set(items.map(({ itemId }) => itemId));
  const found = [
    ...items.filter(({ itemId, draftVersion }) => versionOf.get(itemId) !== draftVersion),
    ...drafts
      .filter(({ item }) => !submitted.has(item.id))
      .map(({ item }) => ({ employeeId: item.employeeId, departmentId: item.departmentId, day: item.firstDay })),
  ];
  const people = await lockEmployments(db, hotel.companyId, [
    ...new Set(found.flatMap(({ employeeId }) => employeeId ?? [])),
  ]);
  const names = await placeNames(db, hotel.companyId, found);
  const days = new Map(
    found.map(({ employeeId, departmentId, day }) => {
      const name = (employeeId === null ? names.department(departmentId!) : people.get(employeeId)?.name) ?? '';
      return [`${day} ${employeeId ?? name}`, { employeeId, name, day }];
    }),
  );
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day) || a.name.localeCompare(b.name));
}
