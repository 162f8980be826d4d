import { type ImportQuestionOf, openLine } from '@horae/contract/people/import-memory.contract';
import { hoursText, readCodeMeaning } from '@horae/contract/scheduling/code-meaning';
import { compensatoryCode } from '@horae/contract/scheduling/compensation';
import { workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';
import { leaveText } from '../leave-kinds';
import { shiftWords } from '../shift-types';
import { importWords } from './import.words';

/** What a value stands for, as it is called on screens. */
export function meaningName(of: ImportQuestionOf, text: string): string {
  if (of === 'employee' && text === openLine) return importWords.say('openShifts');
  if (of !== 'shiftType') return text;
  const meaning = readCodeMeaning(text);
  if (meaning && 'hours' in meaning)
    return [hoursText(meaning.hours), meaning.type && shiftWords.say(meaning.type)].filter(Boolean).join(' ');
  return plannedName(text);
}

/** A type of shift, a day off or a type of leave. */
export function plannedName(type: string): string {
  if (type === 'DayOff' || type === compensatoryCode) return shiftWords.say(type);
  const worked = workedTypes.find((one) => one === type);
  return worked ? shiftWords.say(worked) : (leaveText(type) ?? type);
}
