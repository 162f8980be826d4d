import { afterEach, beforeEach, expect, it } from 'vitest';
import { selectedHotel } from '#platform/hotel';
import { session } from '#platform/session';
import { atHotel } from './at-hotel';
import { type ExportFile, fileName } from './export-file';

const file: ExportFile = {
  name: 'users',
  date: '2026-11-16',
  title: 'Users',
  scope: ['3 users'],
  sheets: [{ name: 'Users', columns: [{ header: 'Name' }], rows: [] }],
};
const hotels = [
  { ErpCompanyId: 1003, name: 'Asterion' },
  { ErpCompanyId: 1004, name: 'Amalthea' },
];

beforeEach(() => {
  session.set({ hotels } as ReturnType<typeof session.get>);
  selectedHotel.set(hotels[0]!);
});
afterEach(() => {
  session.set(null);
  selectedHotel.set(null);
});

it('is called by the chosen hotel and begins with its name', () => {
  expect(fileName(atHotel(file), 'csv')).toBe('users_1003_20261116.csv');
  expect(atHotel(file).scope).toEqual(['Asterion', '3 users']);
});

it('is called by the hotel that its data are of', () => {
  const other = atHotel({ ...file, hotel: 1004 });

  expect([fileName(other, 'pdf'), other.scope[0]]).toEqual(['users_1004_20261116.pdf', 'Amalthea']);
});

it('names a hotel once', () => {
  expect(atHotel({ ...file, scope: ['Asterion · Nov 16 – 22'] }).scope).toEqual(['Asterion · Nov 16 – 22']);
});

it('is of no hotel before one is chosen', () => {
  selectedHotel.set(null);

  expect(fileName(atHotel(file), 'csv')).toBe('users_20261116.csv');
});

it('heads the pages that a screen lays out itself', () => {
  const print = { title: 'Users', scope: ['3 users'], paper: 'a4', orientation: 'portrait', sections: [] } as const;

  expect(atHotel({ ...file, print }).print?.scope).toEqual(['Asterion', '3 users']);
});
