import { StaffingNeedFields } from '@horae/contract/scheduling/staffing-need-rows';
import type { FormChecks } from '#ui/use-form';
import { isNobody, type NeedTexts } from './need-form.rules';
import type { NeedsSay } from './staffing-needs.words';

const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** What a need must have; the fields that do not show are not asked for. */
export function needChecks(say: NeedsSay): FormChecks<NeedTexts> {
  const timeRule = (value: string, all: NeedTexts) =>
    isNobody(all) || time.test(value) ? undefined : say('timeFault');
  return {
    shape: { people: StaffingNeedFields.shape.people },
    words: { people: say('peopleFault') },
    rules: {
      weekdays: (value, { kind }) => (kind === 'weekly' && value === '' ? say('weekdaysFault') : undefined),
      day: (value, { kind }) => (kind === 'single' && value === '' ? say('dayFault') : undefined),
      start: timeRule,
      end: timeRule,
      people: (value) => (Number(value) === 0 ? say('peopleFault') : undefined),
      firstDay: (value, { kind }) => (kind === 'weekly' && value === '' ? say('dayFault') : undefined),
      lastDay: (value, { kind, firstDay }) =>
        kind === 'weekly' && value !== '' && value < firstDay ? say('lastDayFault') : undefined,
    },
  };
}
