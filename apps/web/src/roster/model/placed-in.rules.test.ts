import { expect, it } from 'vitest';
import { placeless } from './open-rows.rules';
import { isListedOn, placedIn } from './placed-in.rules';

const { employeeId: _, id: _id, title: _title, ...before } = placeless;
const stays = { ...placeless, employeeId: 1, building_Id: 10 };
const moves = { ...stays, employeeId: 2, earlier: [{ ...before, building_Id: 20, until: '2026-11-19' }] };
const leaves = { ...stays, employeeId: 3, listed: [{ since: null, until: '2026-11-19' }] };
const people = [stays, moves, leaves];
const days = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => `2026-11-${first + at}`);
const placesOn = (first: number, last: number) =>
  placedIn(people, days(first, last)).map(({ employeeId, building_Id }) => [employeeId, building_Id]);

it('places people as of the last of the days on which they are listed', () => {
  expect(placesOn(16, 22)).toEqual([
    [1, 10],
    [2, 10],
    [3, 10],
  ]);
  expect(placesOn(16, 18)).toEqual([
    [1, 10],
    [2, 20],
    [3, 10],
  ]);
});

it('leaves out who is listed on none of the days', () => {
  expect(placesOn(19, 22).map(([id]) => id)).toEqual([1, 2]);
  expect(isListedOn(leaves, '2026-11-18')).toBe(true);
  expect(isListedOn(leaves, '2026-11-19')).toBe(false);
  expect(isListedOn({ ...leaves, listed: [{ since: '2026-11-19', until: null }] }, '2026-11-18')).toBe(false);
});

it('gives the same objects for the same days, and the people themselves where nobody moves', () => {
  const week = days(16, 22);
  expect(placedIn(people, week)).toBe(placedIn(people, week));
  expect(placedIn(people, week)[0]).toBe(stays);
  const settled = [stays];
  expect(placedIn(settled, week)).toBe(settled);
});
