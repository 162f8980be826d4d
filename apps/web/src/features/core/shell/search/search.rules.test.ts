import { expect, it } from 'vitest';
import { matching } from './search.rules';

const entry = (title: string, note?: string) => ({ key: title, title, ...(note && { note }) });
const hotels = ['The Hotel', 'Αιγαίο', 'Hotel A', 'Grandhotel'].map((name) => entry(name, '1003'));

const found = (search: string) => matching(hotels, search).map(({ title }) => title);

it('puts those that start with the search first, then those with a word that does', () => {
  expect(found('hotel')).toEqual(['Hotel A', 'The Hotel', 'Grandhotel']);
});

it('finds without accents, by the note, and by words in any order', () => {
  expect(found('αιγαιο')).toEqual(['Αιγαίο']);
  expect(found('1003').length).toBe(4);
  expect(found('1003 the')).toEqual(['The Hotel']);
});

it('leaves out what does not match', () => {
  expect(found('zzz')).toEqual([]);
});
