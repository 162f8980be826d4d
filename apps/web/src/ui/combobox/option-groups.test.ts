import { expect, it } from 'vitest';
import { findInOrder, groupsOf } from './option-groups';

const options = ['Garage', 'Gym', 'Lobby', 'Άνδρος', 'Αυλή'].map((label) => ({ value: label, label }));

it('groups by the first letter, accents aside, each group with a row for its heading', () => {
  expect(groupsOf(options)).toEqual([
    { name: 'G', row: 0, from: 0, count: 2 },
    { name: 'L', row: 3, from: 2, count: 1 },
    { name: 'Α', row: 5, from: 3, count: 2 },
  ]);
});

it('finds without accents and keeps the order, so that groups stay together', () => {
  expect(findInOrder(options, 'αν').map(({ label }) => label)).toEqual(['Άνδρος']);
  expect(findInOrder(options, 'y').map(({ label }) => label)).toEqual(['Gym', 'Lobby']);
  expect(findInOrder(options, ' ')).toHaveLength(5);
});
