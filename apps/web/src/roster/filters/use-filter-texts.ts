import { shiftLook, shiftWords } from '#ui/shift-types';
import type { Board } from '../model/board.rules';
import { typeOfLegend } from '../model/legend.rules';
import type { LegendKey, Program } from '../model/roster-filters.rules';
import { rosterWords } from '../roster.words';
import type { FilterTexts } from './active-filters.rules';

const labelIn = (list: readonly { value: number; label: string }[] | null | undefined, id: string | number) =>
  list?.find(({ value }) => value === id)?.label ?? '';

/** The display names of filters and their values, '' while a name is not known; `people` adds those of other units. */
export function useFilterTexts(board: Board | undefined, people: Board['resources'] = []): FilterTexts {
  const say = rosterWords.use();
  const resources = [...(board?.resources ?? []), ...people];
  const nameOf = (id: string | number) => resources.find(({ employeeId }) => employeeId === id)?.title ?? '';
  const values: Record<string, (value: string | number) => string> = {
    bu: (id) => labelIn(board?.businessUnits, id),
    ou: (id) => labelIn(board?.orgUnits, id),
    wc: (id) => labelIn(board?.workCenters, id),
    dg: (id) => resources.find((one) => one.building_Group_Id === id)?.departmentGroup || say('groupUnnamed', { id }),
    dept: (id) => resources.find((one) => one.building_Id === id)?.department ?? '',
    program: (program) => say(program as Program),
    emp: nameOf,
    find: nameOf,
    q: (text) => `“${text}”`,
    cal: (ids) =>
      String(ids)
        .split(',')
        .filter(Boolean)
        .map((id) => say(`calendar.${id as '3000'}`))
        .join(', ') || say('group.none'),
    ot: () => say('filters.hidden'),
    ergani: () => say('filters.loaded'),
    hide: (key) =>
      key === 'cancelled' ? say('legend.cancelled') : shiftWords.say(shiftLook(typeOfLegend(key as LegendKey)).label),
    focus: (focus) => say(`pulse.${focus as 'now'}`),
  };
  const names: Record<Parameters<FilterTexts['name']>[0], string> = {
    bu: say('businessUnit'),
    ou: say('orgUnit'),
    wc: say('workCentre'),
    dg: say('departmentGroup'),
    dept: say('department'),
    program: say('program'),
    emp: say('employee'),
    q: say('filters.search'),
    cal: say('calendars'),
    ot: say('pulse.overtime'),
    ergani: say('ergani'),
    hide: say('filters.hidden'),
    focus: say('filters.only'),
    find: say('filters.found'),
  };
  return { name: (filter) => names[filter], value: (filter, value) => values[filter]?.(value) ?? '' };
}
