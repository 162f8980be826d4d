import { expect, it } from 'vitest';
import { findOptions } from './options';

const hotels = [
  { value: '1003', label: 'Αιγαίο Παλάς', note: '1003' },
  { value: '1004', label: 'Hotel Παλαιά Πόλη', note: '1004' },
  { value: '3000', label: 'Palace of the Winds', note: '3000' },
];

const found = (search: string) => findOptions(hotels, search).map((hotel) => hotel.value);

it('finds all in their order without a search', () => {
  expect(found('  ')).toEqual(['1003', '1004', '3000']);
});

it('finds without accents, words that start with it before others', () => {
  expect(found('παλα')).toEqual(['1003', '1004']);
  expect(found('pala')).toEqual(['3000']);
  expect(found('α')).toEqual(['1003', '1004']);
});

it('finds by the note and nothing where nothing answers', () => {
  expect(found('3000')).toEqual(['3000']);
  expect(found('zzz')).toEqual([]);
});
