import type { ImportQuestionOf } from '@horae/contract/people/import-memory.contract';
import { workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { shiftWords } from '../shift-types';

/** What a value stands for, as it is called on screens. */
export function meaningName(of: ImportQuestionOf, text: string): string {
  const type = of === 'shiftType' && workedTypes.find((one) => one === text);
  return type ? shiftWords.say(type) : text;
}
