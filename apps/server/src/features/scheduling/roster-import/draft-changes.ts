import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { hotelClock } from '#platform/hotel-time';
import { draftFile, type ItemChange } from '../planning/planning.commands';
import { changedItems } from './changed-items.rules';
import type { Comparison } from './comparison';
import type { Publishing } from './law-of-file';
import type { Matched } from './people';
import type { Written } from './write-changes';
import { addMissing } from './write-rows';

/** About a month of 700 people. */
const mostDrafted = 20_000;

/** Drafts what a file changes, for somebody to publish; only the people and departments that it brings are added at once. */
export async function draftChanges(
  tx: Database,
  { accountId, hotel }: Publishing,
  matched: Matched,
  comparison: Comparison,
  open: readonly ItemChange[],
): Promise<Written> {
  const idOf = await addMissing(tx, { companyId: hotel.companyId, accountId }, matched);
  const changes = [...changedItems(comparison, idOf, hotelClock(hotel.timeZone)), ...open];
  if (changes.length > mostDrafted)
    throw invalid('asDraft', `A draft can have up to ${mostDrafted} shifts and days off. Import a shorter period.`);
  await draftFile(tx, planner(accountId), hotel, { days: daysOf(changes, hotel), changes });
  return {
    added: changes.filter(({ id }) => id === undefined).length,
    changed: changes.filter(({ id, item }) => id !== undefined && item !== null).length,
    removed: changes.filter(({ item }) => item === null).length,
    shiftIds: [],
    people: matched.newPeople.map(idOf),
    events: [],
  };
}

/** Drafts what a file changes about open shifts, while the rest is published; answers their ids. */
export async function draftOpen(
  tx: Database,
  { accountId, hotel }: Publishing,
  changes: readonly ItemChange[],
): Promise<number[]> {
  if (changes.length === 0) return [];
  return draftFile(tx, planner(accountId), hotel, { days: daysOf(changes, hotel), changes });
}

function planner(accountId: number | null): number {
  if (accountId === null) throw new Error('Drafts without an account');
  return accountId;
}

function daysOf(changes: readonly ItemChange[], { timeZone }: Publishing['hotel']): { first: string; last: string } {
  const days = changes.flatMap(({ item }) => (item ? [item.firstDay] : [])).sort();
  const [first, last] = [days[0] ?? hotelClock(timeZone).today(), days.at(-1)];
  return { first, last: last ?? first };
}
