import type { CountedPlace } from '@horae/contract/people/places';
import { describe, expect, it } from 'vitest';
import { choices, pathOf, treeRows, treeStep } from './place-tree.rules';

const place = (
  kind: CountedPlace['kind'],
  id: number,
  name: string,
  parentId: number | null = null,
  closedFrom: string | null = null,
): CountedPlace => ({ kind, id, name, parentId, closedFrom, continuedAs: null, people: 0 });

const places = [
  place('business-unit', 1, 'Rooms'),
  place('business-unit', 2, 'Ωδείο'),
  place('organisation-unit', 3, 'Floors', 1),
  place('organisation-unit', 4, 'Desk', 1, '2026-01-01'),
  place('work-centre', 5, 'First', 3),
  place('department-group', 6, 'Rooms Division'),
];
const rows = treeRows('units', places, new Set());

describe('the rows of a tree', () => {
  it('stand below their parents with level and place', () => {
    expect(rows.map(({ key, level, position, size }) => `${key} ${level} ${position}/${size}`)).toEqual([
      'business-unit.1 1 1/2',
      'organisation-unit.3 2 1/2',
      'work-centre.5 3 1/1',
      'organisation-unit.4 2 2/2',
      'business-unit.2 1 2/2',
    ]);
  });

  it('below a folded one are left out', () => {
    expect(treeRows('units', places, new Set(['business-unit.1'])).map(({ key }) => key)).toEqual([
      'business-unit.1',
      'business-unit.2',
    ]);
  });

  it.each([
    ['ArrowDown', 'business-unit.1', false, { to: 'organisation-unit.3' }],
    ['ArrowUp', 'business-unit.1', false, null],
    ['ArrowRight', 'business-unit.1', false, { to: 'organisation-unit.3' }],
    ['ArrowLeft', 'business-unit.1', true, { to: 'organisation-unit.3' }],
    ['ArrowLeft', 'business-unit.1', false, { fold: 'business-unit.1' }],
    ['ArrowLeft', 'work-centre.5', false, { to: 'organisation-unit.3' }],
    ['ArrowRight', 'work-centre.5', false, null],
    ['Home', 'work-centre.5', false, { to: 'business-unit.1' }],
    ['End', 'work-centre.5', false, { to: 'business-unit.2' }],
    ['d', 'business-unit.1', false, { to: 'organisation-unit.4' }],
    ['ώ', 'business-unit.1', false, { to: 'business-unit.2' }],
    ['x', 'business-unit.1', false, null],
  ])('%s at %s (rtl %s) leads to %j', (key, at, isRtl, step) => {
    expect(treeStep(rows, at, key, isRtl)).toEqual(step);
  });

  it('unfold by the arrow first', () => {
    const folded = treeRows('units', places, new Set(['business-unit.1']));

    expect(treeStep(folded, 'business-unit.1', 'ArrowRight', false)).toEqual({ unfold: 'business-unit.1' });
  });
});

it('a place is named by its path, and only open ones can be chosen', () => {
  expect(pathOf(places, places[4]!)).toEqual(['Rooms', 'Floors', 'First']);
  expect(choices(places, 'organisation-unit')).toEqual([{ value: '3', label: 'Rooms › Floors' }]);
  expect(choices(places, 'business-unit', 1)).toEqual([{ value: '2', label: 'Ωδείο' }]);
});
