import { expect, it } from 'vitest';
import { hoursText, readCodeMeaning } from './code-meaning';

it.each([
  ['7-15', '07:00-15:00', null],
  ['07:00–15:00', '07:00-15:00', null],
  ['8.30-16.30 Training', '08:30-16:30', 'Training'],
  ['23-7', '23:00-07:00', null],
  ['16-24', '16:00-24:00', null],
  ['7-11/18-22 Split', '07:00-11:00/18:00-22:00', 'Split'],
])('%s is work', (text, hours, type) => {
  const meaning = readCodeMeaning(text);

  expect(meaning && 'hours' in meaning && [hoursText(meaning.hours), meaning.type]).toEqual([hours, type]);
});

it.each(['DayOff', 'AnnualLeave', 'maternity'])('%s is a day away', (away) => {
  expect(readCodeMeaning(away)).toEqual({ away });
});

it.each([
  '',
  '7',
  '7-',
  '25-7',
  '7-7',
  '7:75-15',
  '18-22/7-11',
  '7-11/10-14',
  '1-2/3-4/5-6/7-8',
  'Regular',
  '7-15 Nap',
])('%s is not clear', (text) => {
  expect(readCodeMeaning(text)).toBeNull();
});
