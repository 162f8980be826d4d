import { expect, it } from 'vitest';
import { momentOf, readTime } from './moments.rules';

it.each([
  ['07:30', 450],
  ['7.30', 450],
  ['0:00', 0],
  ['19:30:00', 1170],
  ['23:59', 1439],
  ['24:00', 1440],
  ['7:30 am', 450],
  ['7:30 p.m.', 1170],
  ['7:30PM', 1170],
  ['12:00 am', 0],
  ['12:00 pm', 720],
  ['1:00 pm', 780],
  ['24:01', null],
  ['25:00', null],
  ['7:60', null],
  ['7:59', 479],
  ['7:30:01', null],
  ['0:30 am', null],
  ['13:00 pm', null],
  ['730', null],
  ['107:30', null],
  ['at 7:30', null],
  ['7:30 sharp', null],
  ['', null],
])('the time “%s” is %s minutes after midnight', (text, minutes) => {
  expect(readTime(text)).toBe(minutes);
});

const second = (iso: string) => Date.parse(iso) / 1000;

it.each<[string, string, number, object]>([
  ['an hour of summer', '2030-06-04', 450, { second: second('2030-06-04T04:30Z') }],
  ['midnight at the end of a day', '2030-06-04', 1440, { second: second('2030-06-04T21:00Z') }],
  [
    'the hour that is skipped',
    '2030-03-31',
    210,
    { fault: 'There is no 2030-03-31 03:30 in Europe/Athens: the clocks skip that hour.' },
  ],
  [
    'the hour that is repeated',
    '2030-10-27',
    210,
    {
      second: second('2030-10-27T00:30Z'),
      note: '2030-10-27 03:30 comes twice in Europe/Athens; the first is used.',
    },
  ],
])('a moment of the hotel in %s', (_which, day, minutes, moment) => {
  expect(momentOf(day, minutes, 'Europe/Athens')).toEqual(moment);
});
