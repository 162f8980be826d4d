import { type PayCode, partOfCode, payCodes } from '@horae/contract/time/pay-parts';
import { leaveText } from '#ui/leave-kinds';
import { sheetWords } from './sheet.words';

/** What a payroll line is for, in words: "Overwork · Night · Sunday or holiday", or a kind of leave. */
export function codeText(code: string): string {
  const { say } = sheetWords;
  const part = partOfCode(code);
  if (part) {
    const marks: PayCode[] = [
      ...(part.isNight ? ['night' as const] : []),
      ...(part.isSundayHoliday ? ['sundayHoliday' as const] : []),
    ];
    return [part.class, ...marks].map((name) => say(`code.${name}`)).join(' · ');
  }
  const known = payCodes.find((name) => name === code);
  return known ? say(`code.${known}`) : (leaveText(code) ?? say('leave.DayOff'));
}
