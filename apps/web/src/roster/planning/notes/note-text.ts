import type { PlanNote } from '@horae/contract/scheduling/plan-notes.contract';
import { planNotesWords } from './plan-notes.words';

/** `Pinned · Asked for the morning (Eleni Pappa)`. */
export function noteText({ text, by, isPinned }: PlanNote): string {
  const { say } = planNotesWords;
  const said = text && by ? say('line', { text, by }) : text;
  return [isPinned && say('pinned'), said].filter(Boolean).join(' · ');
}

export const noteOn = (notes: readonly PlanNote[] | undefined, employee: number, date: string): PlanNote | undefined =>
  notes?.find(({ employeeId, day }) => employeeId === employee && day === date);
