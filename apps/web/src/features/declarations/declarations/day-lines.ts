import type { BoardPart } from '@horae/contract/declarations/day-parts';
import type { BoardDay, BoardSide } from '@horae/contract/declarations/declaration-board';
import { type LeaveKind, leaveKinds } from '@horae/contract/scheduling/leave-kinds';
import { wallTime } from '@horae/local-time/local-date';
import { durationWords } from '#platform/durations.words';
import { dateFormat } from '#platform/in-language';
import { leaveName } from '#ui/leave-kinds';
import type { declarationsWords } from './declarations.words';

const isLeave = (kind: string): kind is LeaveKind => leaveKinds.some((leave) => leave === kind);

type Say = ReturnType<typeof declarationsWords.use>;

const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' });

/** `Mon 3`, the start of a line. */
export const dayName = (day: string): string => `${weekday(wallTime(day))} ${Number(day.slice(8))}`;

export function partsText(parts: readonly BoardPart[], say: Say): string {
  return parts
    .map(({ kind, from, to }) => {
      const times = `${from}–${to}`;
      if (kind === 'overtime') return say('overtime', { times });
      if (kind === 'work') return times;
      if (!isLeave(kind)) return say(`part.${kind}`);
      return from === null ? leaveName(kind) : say('leaveHours', { leave: leaveName(kind), times });
    })
    .join(', ');
}

export const plannedText = ({ sides }: BoardDay, say: Say): string =>
  sides
    .map(({ planned }) => partsText(planned, say))
    .filter(Boolean)
    .join(' · ') || say('nothing');

export const declaredText = ({ sides }: BoardDay, say: Say): string =>
  sides
    .map(({ declared }) => partsText(declared ?? [], say))
    .filter(Boolean)
    .join(' · ') || say('notDeclared');

export const clockedText = ({ clocked }: BoardDay, say: Say): string =>
  clocked.map(({ from, to }) => `${from}–${to ?? '…'}`).join(', ') || say('nothing');

export const differingSide = ({ sides }: BoardDay): BoardSide | undefined => sides.find(({ differs }) => differs);

/** The remaining time: `3 h 10 min`, `2 days`. */
export function timeLeft(until: string, now: number): string {
  const minutes = Math.max(0, Math.floor((Date.parse(until) - now) / 60_000));
  if (minutes >= 2880) return durationWords.say('days', { count: Math.floor(minutes / 1440) });
  const rest = durationWords.say('longMinutes', { minutes: minutes % 60 });
  return minutes < 60 ? rest : `${durationWords.say('hours', { hours: Math.floor(minutes / 60) })} ${rest}`;
}
