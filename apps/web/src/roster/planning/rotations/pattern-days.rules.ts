import type { PatternDay, PatternWork } from '@horae/contract/scheduling/rotation-rows';
import type { ShiftTemplate } from '@horae/contract/scheduling/shift-templates.contract';
import { codeKey } from '@horae/roster-grid';
import { readDayItems } from '../model/day-items.rules';
import { awayCode, awayOf } from '../model/day-text.rules';

type Codes = readonly Pick<ShiftTemplate, 'id' | 'code' | 'start' | 'end' | 'breakMinutes' | 'type' | 'skill'>[];

/** Any day: a pattern has no dates. */
const anyDay = '2030-01-07';

/** Reads what was typed into a day of a pattern: `8-16`, `E1`, `8-12/18-22`, `off`; null if it is not understood. */
export function readPatternDay(text: string, templates: Codes): PatternDay | null {
  const trimmed = text.trim();
  if (trimmed === '') return { isOff: false, work: [] };
  const work: PatternWork[] = [];
  for (const part of trimmed.split('/')) {
    const template = templates.find(({ code }) => codeKey(code) === codeKey(part.trim()));
    if (template) {
      const { id: templateId, start, end, breakMinutes, type, skill } = template;
      work.push({ start, end, breakMinutes, type, skill: skill || null, templateId });
      continue;
    }
    const items = readDayItems(part, anyDay);
    if (!items || items.length === 0) return null;
    if (items.some(({ typeOfShift }) => typeOfShift === 'DayOff'))
      return trimmed.includes('/') || items.length > 1 ? null : { isOff: true, work: [] };
    for (const { typeOfShift, start, end, breakMinutes } of items) {
      if (awayOf(typeOfShift)) return null;
      const type = typeOfShift === 'Night' ? 'Night' : 'Regular';
      work.push({
        start: start.slice(11),
        end: end.slice(11),
        breakMinutes: breakMinutes ?? 0,
        type,
        skill: null,
        templateId: null,
      });
    }
  }
  return work.length > 2 ? null : { isOff: false, work };
}

/** A day of a pattern as it would be typed. */
export function patternDayText({ isOff, work }: PatternDay, templates: Codes, language: string): string {
  if (isOff) return awayCode('DayOff', language);
  return work
    .map(({ start, end, breakMinutes, templateId }) => {
      const template = templates.find(({ id }) => id === templateId);
      if (template) return template.code;
      return `${short(start)}-${short(end)}${breakMinutes > 0 ? ` (${breakMinutes}')` : ''}`;
    })
    .join('/');
}

/** `8`, `8:30`. */
const short = (time: string): string => time.replace(/:00$/, '').replace(/^0(?=\d)/, '');

/** So many days, the texts of the first ones kept. */
export const withLength = (texts: readonly string[], length: number): string[] =>
  Array.from({ length }, (_, at) => texts[at] ?? '');

/** `8-16` on so many days, then so many days off. */
export const turnTexts = (work: number, off: number, language: string): string[] => [
  ...Array.from({ length: work }, () => '8-16'),
  ...Array.from({ length: off }, () => awayCode('DayOff', language)),
];

export const countDays = (days: readonly PatternDay[]) => ({
  all: days.length,
  work: days.filter(({ work }) => work.length > 0).length,
  off: days.filter(({ isOff }) => isOff).length,
});
