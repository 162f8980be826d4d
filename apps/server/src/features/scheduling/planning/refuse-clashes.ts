import { addDays } from '@horae/local-time/local-date';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { type AnyItem, hasPerson } from '#roster/planned-item';
import { titleOf } from '#roster/wire-event';
import { lockEmployments } from '../../people/people/people.reads';
import { readPublished } from '../shifts/planned-items.reads';
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
  if (!clash) return;
  const { employeeId } = clash.item;
  const { name } = (await lockEmployments(tx, hotel.companyId, [employeeId])).get(employeeId)!;
  throw conflict(sentenceOf(clash, name, hotel.timeZone));
}

function sentenceOf({ item, other, kind }: Clash, name: string, timeZone: string): string {
  const clock = hotelClock(timeZone);
  const text = (second: number) => clock.format(second).slice(0, 16).replace('T', ' ');
  if (kind === 'work') return `${name} already works from ${text(other.start)} to ${text(other.end)}.`;
  const leave = item.allDay ? item : other;
  const { firstDay, lastDay } = kind === 'leave' ? other : leave;
  const when = firstDay === lastDay ? `on ${firstDay}` : `from ${firstDay} to ${lastDay}`;
  if (kind === 'leave') return `There is already leave ${when} (${titleOf(other)}). Change it, or choose other days.`;
  if (item.allDay)
    return `${name} works from ${text(other.start)} to ${text(other.end)}. Take that shift off the plan first.`;
  return `${name} is away ${when} (${titleOf(leave)}). Take that off the plan first.`;
}
