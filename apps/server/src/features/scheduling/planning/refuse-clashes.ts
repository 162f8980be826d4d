import { addDays } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { titleOf } from '#roster/event-title';
import { type AnyItem, hasPerson, type PlannedItem } from '#roster/planned-item';
import { isWithheld } from '#roster/privacy.rules';
import { lockEmployments } from '../../people/people/people.reads';
import { refuseHours } from '../shifts/planned-items.commands';
import { readPublished } from '../shifts/planned-items.reads';
import type { Draft } from './draft';
import { draftsOfPeople } from './drafts.store';
import { type Clash, clashOf, withDrafts } from './plan-clashes.rules';

/** Refuses what nobody could work, with the drafts as they are now written: two places at once, or work on leave. */
export async function refuseClashes(tx: Database, hotel: GrantedHotel, planned: readonly AnyItem[]): Promise<void> {
  const changed = planned.filter(hasPerson);
  if (changed.length === 0) return;
  const days = changed.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
  // A shift of the day before may reach into the first day.
  const around = { first: addDays(days[0]!, -2), last: addDays(days.at(-1)!, 2) };
  const people = [...new Set(changed.map(({ employeeId }) => employeeId))];
  const [published, drafts] = [
    await readPublished(tx, hotel, people, around),
    await draftsOfPeople(tx, hotel.companyId, people, around),
  ];
  const clash = clashOf(withDrafts(published, drafts), new Set(changed.map(({ id }) => id)));
  if (clash) throw await clashing(tx, hotel, clash);
}

/**
 * Refuses to publish work on days on which its person is away by now, leave over work, and leave of whole days over leave
 * by the hour; work that overlaps is refused by the database. Drafts that are not published with them are no obstacle.
 */
export async function refuseAwayByNow(tx: Database, hotel: GrantedHotel, drafts: readonly Draft[]): Promise<void> {
  const changed = drafts.flatMap(({ isRemoved, item }) => (isRemoved || !hasPerson(item) ? [] : [item]));
  if (changed.length === 0) return;
  const days = changed.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
  const people = [...new Set(changed.map(({ employeeId }) => employeeId))];
  const published = await readPublished(tx, hotel, people, { first: days[0]!, last: days.at(-1)! });
  const clash = clashOf(withDrafts(published, drafts), new Set(changed.map(({ id }) => id)), ['away', 'leave']);
  if (clash) throw await clashing(tx, hotel, clash);
  for (const item of changed) if (item.allDay && item.type !== 'DayOff') await refuseHours(tx, hotel, item);
}

async function clashing(tx: Database, hotel: GrantedHotel, clash: Clash): Promise<Error> {
  const { employeeId } = clash.item;
  const { name } = (await lockEmployments(tx, hotel.companyId, [employeeId])).get(employeeId)!;
  return conflict(sentenceOf(clash, name, hotel));
}

function sentenceOf({ item, other, kind }: Clash, name: string, hotel: GrantedHotel): string {
  const clock = hotelClock(hotel.timeZone);
  const titleFor = ({ type, leaveKind, compensates, employeeId }: PlannedItem) =>
    titleOf({ type, leaveKind, compensates: compensates ?? null, isPrivate: isWithheld(hotel, { type, employeeId }) });
  const text = (second: number) => clock.format(second).slice(0, 16).replace('T', ' ');
  if (kind === 'work') return `${name} already works from ${text(other.start)} to ${text(other.end)}.`;
  const leave = item.allDay ? item : other;
  const { firstDay, lastDay } = kind === 'leave' ? other : leave;
  const when = firstDay === lastDay ? `on ${firstDay}` : `from ${firstDay} to ${lastDay}`;
  if (kind === 'leave') return `There is already leave ${when} (${titleFor(other)}). Change it, or choose other days.`;
  if (item.allDay)
    return `${name} works from ${text(other.start)} to ${text(other.end)}. Take that shift off the plan first.`;
  return `${name} is away ${when} (${titleFor(leave)}). Take that off the plan first.`;
}
