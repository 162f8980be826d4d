import { expect, it } from 'vitest';
import { readTime } from './read-time';

it.each([
  ['8', '08:00'],
  ['08', '08:00'],
  ['8:30', '08:30'],
  ['08:30', '08:30'],
  ['8.30', '08:30'],
  ['8,30', '08:30'],
  ['830', '08:30'],
  ['0830', '08:30'],
  ['2359', '23:59'],
  [' 17:05 ', '17:05'],
  ['0', '00:00'],
  ['24', null],
  ['2400', null],
  ['8:60', null],
  ['860', null],
  ['8:3', null],
  ['8:300', null],
  ['8 pm', null],
  ['', null],
])('reads %j as %s', (text, time) => {
  expect(readTime(text)).toBe(time);
});
