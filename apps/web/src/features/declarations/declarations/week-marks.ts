import type { BoardDay } from '@horae/contract/declarations/declaration-board';
import {
  type Icon,
  IconAlertTriangle,
  IconAlertTriangleFilled,
  IconCheck,
  IconClock,
  IconMinus,
  IconX,
} from '@tabler/icons-react';
import type { BadgeTone } from '#ui/badge';
import { clockedText, declaredText, plannedText } from './day-lines';
import type { declarationsWords } from './declarations.words';

type Say = ReturnType<typeof declarationsWords.use>;

/** What the board says of a day, in the order of its legend. */
export const dayMarks = ['found', 'overdue', 'differs', 'refused', 'sent', 'agreed', 'free'] as const;
export type DayMark = (typeof dayMarks)[number];

export const markLooks: Record<DayMark, { icon: Icon; tone: BadgeTone }> = {
  found: { icon: IconAlertTriangleFilled, tone: 'danger' },
  overdue: { icon: IconClock, tone: 'danger' },
  differs: { icon: IconAlertTriangle, tone: 'warning' },
  refused: { icon: IconX, tone: 'danger' },
  sent: { icon: IconClock, tone: 'info' },
  agreed: { icon: IconCheck, tone: 'success' },
  free: { icon: IconMinus, tone: 'neutral' },
};

/** Whether a day needs a person. */
export const needsPerson = (mark: DayMark): boolean => ['found', 'overdue', 'differs', 'refused'].includes(mark);

export function markOf({ sides, finding }: BoardDay): DayMark {
  if (finding) return 'found';
  const differing = sides.filter(({ differs }) => differs);
  if (sides.some(({ state }) => state === 'rejected')) return 'refused';
  if (differing.some(({ isOverdue }) => isOverdue)) return 'overdue';
  if (differing.length > 0) return 'differs';
  if (sides.some(({ state }) => state && state !== 'accepted')) return 'sent';
  return sides.some(({ state }) => state === 'accepted') ? 'agreed' : 'free';
}

/** The hours that differ, and the declared ones beside them where something else was declared; empty where all agree. */
export function differingHours(day: BoardDay, say: Say): { hours: string; declared: string } {
  if (!needsPerson(markOf(day))) return { hours: '', declared: '' };
  if (day.finding) {
    const isClocked = day.clocked.length > 0;
    return { hours: isClocked ? clockedText(day, say) : declaredText(day, say), declared: '' };
  }
  const sides = day.sides.filter(({ differs, state }) => differs || state === 'rejected');
  const isDeclared = sides.some(({ declared }) => declared !== null && declared.length > 0);
  return {
    hours: plannedText({ ...day, sides }, say),
    declared: isDeclared ? declaredText({ ...day, sides }, say) : '',
  };
}

/** The hours as a narrow cell prints them; its name says them in full. */
export const shortHours = (hours: string, say: Say): string =>
  hours.replaceAll(say('overtime', { times: '' }), say('short.overtime', { times: '' }));

/** What a day's mark says, in words. */
export const markText = (day: BoardDay, say: Say): string =>
  day.finding ? say(`finding.${day.finding}`) : say(`mark.${markOf(day)}`);
