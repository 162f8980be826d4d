import type { PublicationPreview } from '@horae/contract/scheduling/plan-publication';
import type { CheckFinding } from '@horae/contract/scheduling/roster-checks.contract';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { hotelClock } from '#platform/hotel-time';
import { placeNames } from '#roster/place-names';
import { type AnyItem, hasPerson, type PlannedItem } from '#roster/planned-item';
import { refuseWithoutPlanning } from '#roster/refuse-without-planning';
import { readListed } from '#roster/resources';
import { wireItem } from '#roster/wire-item';
import { readDeclaringTime } from '../../declarations/declarations/declarations.reads';
import { readTold } from '../publications/publications.reads';
import { isUnlawful } from '../roster-checks/plan-findings.reads';
import { readPublished } from '../shifts/planned-items.reads';
import { daysToDeclare } from './days-to-declare';
import type { Draft } from './draft';
import { draftsInScope, draftsOfListed } from './drafts-in-scope';
import { openChanges } from './open-changes';
import { withDrafts } from './plan-clashes.rules';
import { readPlanFigures } from './plan-figures';
import { type Days, refuseLongRange } from './plan-scope';
import { peopleOf } from './plan-state';
import { findingsOfPublication } from './publication-findings';
import { type AnyPublished, readItemsById } from './published-items';
import { readShortNotice } from './short-notice';

export interface PublicationScope extends Days {
  departments: readonly number[];
  employees: readonly number[];
  /** The departments whose open shifts belong to it; not given: those above, or none if only people are. */
  openIn?: readonly number[];
  /** Of the drafts of open shifts, these alone; not given: all of them. */
  openIds?: ReadonlySet<number>;
  /** More days than can be looked at together, for what somebody has decided as a whole. */
  longest?: number;
}

/** What is about to be published: the drafts, what they change, and whom they concern. */
export interface Publication {
  drafts: Draft[];
  publishedOf: ReadonlyMap<number, AnyPublished>;
  people: readonly StaffResource[];
  /** Those of the people asked for who have drafts; the others are concerned by theirs. */
  asked: number[];
  findings: (CheckFinding & { isUnlawful: boolean })[];
}

/** The drafts that publishing would write, and whom they concern; who moved between two people is published with both. */
export async function readScope(
  db: Database,
  hotel: GrantedHotel,
  { first, last, departments, employees, openIn, openIds, longest }: PublicationScope,
): Promise<Pick<Publication, 'drafts' | 'people' | 'asked'>> {
  refuseWithoutPlanning(hotel);
  refuseLongRange({ first, last }, longest);
  const days = { first, last };
  const everybody = await readListed(db, hotel, {}, days);
  const chosen = await readListed(db, hotel, { departments: [...departments], employees: [...employees] }, days);
  const hasOpen = openIn ? openIn.length > 0 : employees.length === 0;
  const inScope = hasOpen
    ? await draftsInScope(db, hotel, chosen, days, openIn ?? departments)
    : await draftsOfListed(db, hotel, chosen, days);
  const drafts = openIds
    ? inScope.filter((draft) => peopleOf([draft]).size > 0 || openIds.has(draft.item.id))
    : inScope;
  const concerned = peopleOf(drafts);
  return {
    drafts,
    people: everybody.people
      .filter(({ employeeId }) => concerned.has(employeeId))
      .map((person) => chosen.people.find(({ employeeId }) => employeeId === person.employeeId) ?? person),
    asked: chosen.people.map(({ employeeId }) => employeeId).filter((employeeId) => concerned.has(employeeId)),
  };
}

/** Reads what publishing would write, and what is wrong with it. */
export async function readPublication(
  db: Database,
  hotel: GrantedHotel,
  scope: PublicationScope,
): Promise<Publication> {
  const { drafts, people, asked } = await readScope(db, hotel, scope);
  const days = { first: scope.first, last: scope.last };
  const [published, findings] = [
    await readItemsById(
      db,
      hotel,
      drafts.map(({ item }) => item.id),
    ),
    await findingsOfPublication(db, hotel, days, people, drafts),
  ];
  return {
    drafts,
    publishedOf: new Map(published.map((item) => [item.id, item])),
    people,
    asked,
    findings: findings.map((finding) => Object.assign(finding, { isUnlawful: isUnlawful(finding) })),
  };
}

/** What publishing would change for whom. */
export async function previewOf(
  db: Database,
  hotel: GrantedHotel,
  days: Days,
  { drafts, publishedOf, people, findings }: Publication,
): Promise<PublicationPreview> {
  const clock = hotelClock(hotel.timeZone);
  const ids = people.map(({ employeeId }) => employeeId);
  const published = await readPublished(db, hotel, ids, days);
  const planned = withDrafts(published, drafts);
  const figures = await readPlanFigures(db, hotel, ids, days);
  const told = await readTold(db, hotel.companyId, ids);
  const now = new Date();
  const { noticeHours, changesOf } = await readShortNotice(db, hotel.companyId, drafts, publishedOf, now);
  const noticeOf = (employeeId: number, itemId: number): number | null => {
    const own = changesOf.get(employeeId)?.find(({ before, after }) => (after ?? before)!.id === itemId);
    return own?.beginsAt == null ? null : Math.floor((own.beginsAt - now.getTime() / 1000) / 60);
  };
  const names = await placeNames(db, hotel.companyId, [...drafts.map(({ item }) => item), ...publishedOf.values()]);
  const ofPerson = (item: AnyItem | undefined) =>
    item && hasPerson(item) ? wireItem(item, hotel, clock, names) : null;
  return {
    people: people.map(({ employeeId, title, employeeCode }) => ({
      employeeId,
      name: title,
      code: employeeCode,
      changes: drafts.flatMap((draft) => {
        const { item, version, published: ref, isRemoved } = draft;
        const isOwn = !isRemoved && item.employeeId === employeeId;
        const wasOwn = ref?.employeeId === employeeId;
        if (!isOwn && !wasOwn) return [];
        const before = wasOwn ? ofPerson(publishedOf.get(item.id)) : null;
        const after = isOwn ? ofPerson(item) : null;
        return [{ id: item.id, version, before, after, shortNotice: noticeOf(employeeId, item.id) }];
      }),
      hasAccount: told.has(employeeId),
      ...figures(employeeId, published, planned),
    })),
    open: openChanges(drafts, publishedOf, (item) => wireItem(item, hotel, clock, names), names),
    findings,
    noticeHours,
    declares: await readDeclares(db, hotel, drafts, publishedOf),
  };
}

/** What publishing these drafts declares, and when; null where the hotel declares by hand. */
async function readDeclares(
  db: Database,
  hotel: GrantedHotel,
  drafts: readonly Draft[],
  publishedOf: ReadonlyMap<number, AnyItem>,
): Promise<PublicationPreview['declares']> {
  const at = await readDeclaringTime(db, hotel);
  if (at === null) return null;
  const clock = hotelClock(hotel.timeZone);
  const planned = await planAfter(db, hotel, drafts, publishedOf);
  return daysToDeclare(hotel, at, drafts, publishedOf, planned).map(
    ({ employeeId, day, isPast, isUnplanned, declaredAt }) => ({
      employeeId,
      day,
      isPast,
      isUnplanned,
      declaredAt: declaredAt === null ? null : clock.format(declaredAt),
    }),
  );
}

/** The plan of everybody concerned on the days of these drafts, once they are published. */
async function planAfter(
  db: Database,
  hotel: GrantedHotel,
  drafts: readonly Draft[],
  publishedOf: ReadonlyMap<number, AnyItem>,
): Promise<PlannedItem[]> {
  const touched = [...drafts.map(({ item }) => item), ...publishedOf.values()];
  const days = touched.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
  if (days.length === 0) return [];
  const range = { first: days[0]!, last: days.at(-1)! };
  const people = [...new Set(touched.flatMap(({ employeeId }) => employeeId ?? []))];
  return withDrafts(await readPublished(db, hotel, people, range), drafts);
}
