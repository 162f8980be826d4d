import type { RosterFilters } from '../model/roster-filters.rules';

export interface ActiveFilter<V> {
  key: string;
  name: string;
  value: string;
  /** The change that removes this filter. */
  without: Partial<V>;
}

export interface FilterTexts {
  name: (
    filter:
      | 'bu'
      | 'ou'
      | 'wc'
      | 'dg'
      | 'dept'
      | 'program'
      | 'q'
      | 'emp'
      | 'cal'
      | 'ot'
      | 'ergani'
      | 'hide'
      | 'focus'
      | 'find',
  ) => string;
  /** The display name of a filter's value. */
  value: (filter: string, value: string | number) => string;
}

/** Returns the non-default filters, one entry per value; `standard` are the calendars shown by default. */
export function activeFilters(
  view: RosterFilters,
  standard: readonly number[],
  { name, value }: FilterTexts,
): ActiveFilter<RosterFilters>[] {
  const found: ActiveFilter<RosterFilters>[] = [];
  const add = (
    filter: Parameters<FilterTexts['name']>[0],
    chosen: string | number,
    without: Partial<RosterFilters>,
  ) => {
    const text = value(filter, chosen);
    // Without a name, because it is not loaded yet or unknown, it would be shown as a number.
    if (text !== '') found.push({ key: `${filter} ${chosen}`, name: name(filter), value: text, without });
  };
  if (view.bu !== null) add('bu', view.bu, { bu: null, ou: null, wc: null, dg: [], dept: [] });
  if (view.ou !== null) add('ou', view.ou, { ou: null, wc: null, dg: [], dept: [] });
  if (view.wc !== null) add('wc', view.wc, { wc: null });
  for (const id of view.dg) add('dg', id, { dg: view.dg.filter((one) => one !== id) });
  for (const id of view.dept) add('dept', id, { dept: view.dept.filter((one) => one !== id) });
  for (const one of view.programs) add('program', one, { programs: view.programs.filter((other) => other !== one) });
  if (view.emp !== null) add('emp', view.emp, { emp: null });
  if (view.q) add('q', view.q, { q: '' });
  if (view.calendars.join() !== standard.join()) add('cal', view.calendars.join(), { calendars: standard });
  if (!view.overtimes) add('ot', 'off', { overtimes: true });
  if (view.ergani) add('ergani', 'on', { ergani: false });
  for (const key of view.hide) add('hide', key, { hide: view.hide.filter((other) => other !== key) });
  return found;
}
