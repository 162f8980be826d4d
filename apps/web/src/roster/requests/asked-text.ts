import type { AskedPunch } from '@horae/contract/time/correction-rows';
import type { requestsWords } from './requests.words';

/** Returns the hotel's wall time of an ISO instant, with the date if it is on another day. */
function timeOn(moment: string, day: string): string {
  const time = moment.slice(11, 16);
  return moment.slice(0, 10) === day ? time : `${time} (${moment.slice(8, 10)}/${moment.slice(5, 7)})`;
}

/** Describes one requested punch: `In 07:40 → 07:00`. */
export function askedText({ was, at, direction }: AskedPunch, day: string, say: typeof requestsWords.say): string {
  const named = (value: AskedPunch['direction']) => say(`direction.${value ?? 'unknown'}`);
  const [from, to] = [was ? timeOn(was.at, day) : '', at ? timeOn(at, day) : ''];
  if (at === null) return say('never', { was: named(was?.direction ?? null), from });
  if (!was) return say('added', { direction: named(direction), to });
  if (was.direction === direction) return say('moved', { direction: named(direction), from, to });
  return say('turned', { was: named(was.direction), from, direction: named(direction), to });
}
