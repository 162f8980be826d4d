import type { DaysTaken } from '@horae/contract/declarations/days-to-submit';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { conflict } from '#platform/errors';
import { lockDeclaring, queueDays } from './queue-days';
import { readPlan } from './read-plan';
import { isAsSeen } from './to-submit.rules';
import { peopleToSubmit, refuseSubmitting } from './to-submit.service';
import { wantedMessages } from './wanted';

/**
 * Queues what the plan of the days that somebody took from the list declares; returns the number of messages. Days of the
 * list that were not taken stay as they are; days without a difference are not in it, and may complete a week.
 */
export async function submitDays(
  tx: Database,
  hotel: GrantedHotel,
  accountId: number,
  { from, to, people }: Omit<DaysTaken, 'hotel'>,
): Promise<number> {
  await lockDeclaring(tx, hotel.companyId);
  await refuseSubmitting(tx, hotel);
  const plan = await readPlan(tx, hotel, { from, to, employees: people.map(({ id }) => id) });
  const listed = peopleToSubmit(plan);
  if (!isAsSeen(listed, people)) throw changedSinceSeen();
  const keysOf = (those: readonly { id: number; days: readonly string[] }[]) =>
    new Set(those.flatMap(({ id, days }) => days.map((day) => `${id} ${day}`)));
  const taken = keysOf(people);
  const offered = keysOf(listed.map(({ id, days }) => ({ id, days: days.map(({ day }) => day) })));
  const isTaken = (id: number, { day }: { day: string }) => taken.has(`${id} ${day}`) || !offered.has(`${id} ${day}`);
  return queueDays(tx, hotel, accountId, wantedMessages(plan, isTaken));
}

const changedSinceSeen = () =>
  conflict('The plan or its declarations have changed since you looked at the list. Look at it again, then submit.');
