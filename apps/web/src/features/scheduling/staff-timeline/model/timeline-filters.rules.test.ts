import { expect, it } from 'vitest';
import { timelineFilters } from './timeline-filters.rules';
import { readView } from './timeline-view.rules';

const texts = {
  name: (filter: string) => `name of ${filter}`,
  value: (_: string, value: string | number) => `${value}`,
};
const filters = (search: Record<string, string>, names = texts) => timelineFilters(readView(search), names);

it('has none of its own without a choice, while planning either', () => {
  expect(filters({})).toEqual([]);
  expect(filters({ plan: '1' })).toEqual([]);
});

it('has the person to be found and what the pulse shows after the filters of all calendars', () => {
  expect(filters({ find: '7', focus: 'late', dept: '5' })).toEqual([
    { key: 'dept 5', name: 'name of dept', value: '5', without: { dept: [] } },
    { key: 'find 7', name: 'name of find', value: '7', without: { find: null } },
    { key: 'focus late', name: 'name of focus', value: 'late', without: { focus: null } },
  ]);
});

it('leaves out a person whose name is not known', () => {
  expect(filters({ find: '7' }, { ...texts, value: () => '' })).toEqual([]);
});
