import type { WantedPunch } from '@horae/contract/time/correction-requests.contract';
import type { AskedPunch } from '@horae/contract/time/correction-rows';
import type { Punch } from '@horae/contract/time/punches.contract';
import { addDays } from '@horae/local-time/local-date';
import { invalid } from '#platform/errors';
import { hotelClock, secondOf } from '#platform/hotel-time';

/** Checks the requested punches of a day against its current ones, and adds what the clock says of each now. */
export function askedPunches(
  wanted: WantedPunch[],
  day: string,
  current: readonly Punch[],
  timeZone: string,
): AskedPunch[] {
  const named = wanted.flatMap(({ replaces }) => (replaces === null ? [] : [replaces]));
  if (new Set(named).size !== named.length) throw invalid('punches', 'List each punch only once.');
  const asked = wanted.map(({ replaces, isVoid, at, direction }, index): AskedPunch => {
    const path = `punches.${index}`;
    const old = current.find(({ id, isReplaced, isVoid: isGone }) => id === replaces && !isReplaced && !isGone);
    if (replaces !== null && !old)
      throw invalid(`${path}.replaces`, 'That punch is not on this day, or has already been corrected.');
    const was = old ? { at: old.at, direction: old.direction } : null;
    if (isVoid) return { replaces, was, isVoid, at: null, direction: null };
    const moment = momentOn(day, at!, timeZone, `${path}.at`);
    if (old && old.direction === direction && Date.parse(old.at) === Date.parse(moment))
      throw invalid(path, 'This punch already exists: change the time or the direction.');
    return { replaces, was, isVoid, at: moment, direction: direction! };
  });
  return asked.toSorted((a, b) => momentOf(a) - momentOf(b));
}

const momentOf = ({ at, was }: AskedPunch): number => Date.parse(at ?? was!.at);

function momentOn(day: string, at: string, timeZone: string, path: string): string {
  const clock = hotelClock(timeZone);
  const second = secondIn(at, timeZone, path);
  if (second * 1000 > Date.now()) throw invalid(path, 'The time of a punch must not be in the future.');
  if (![day, addDays(day, 1)].includes(clock.dayOf(second)))
    throw invalid(path, 'The time must be on that day or in the night after it.');
  return clock.format(second);
}

function secondIn(at: string, timeZone: string, path: string): number {
  try {
    return secondOf(at, timeZone);
  } catch {
    throw invalid(path, 'This time does not exist.');
  }
}
