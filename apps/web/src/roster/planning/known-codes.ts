import { leaveFacts, leaveKinds, typeOfLeave } from '@horae/contract/scheduling/leave-kinds';
import { i18n } from '#platform/i18n';
import { leaveName } from '#ui/leave-kinds';
import { shiftWords } from '#ui/shift-types';
import { compensatoryCode } from './model/compensatory-day.rules';
import type { KnownCode } from './model/completion.rules';
import { awayCode } from './model/day-text.rules';
import type { PlannedTemplate } from './model/template-codes.rules';
import { timesText } from './templates/template-texts';

const short: ReadonlySet<string> = new Set(['annual', 'sickness', 'unpaid']);

/** Everything that can be typed by a code: the templates, a day off, and each type of leave. */
export function knownCodes(templates: readonly PlannedTemplate[]): KnownCode[] {
  const { language } = i18n;
  return [
    ...templates.map(({ code, name, from, to, colour }) => ({ code, name, times: timesText(from, to), colour })),
    { code: awayCode('DayOff', language), name: shiftWords.say('DayOff'), times: '' },
    { code: compensatoryCode(language), name: shiftWords.say('CompensatoryDayOff'), times: '' },
    ...leaveKinds.map((kind) => ({
      code: short.has(kind) ? awayCode(typeOfLeave(kind), language) : leaveFacts[kind].code,
      name: leaveName(kind),
      times: '',
    })),
  ];
}
