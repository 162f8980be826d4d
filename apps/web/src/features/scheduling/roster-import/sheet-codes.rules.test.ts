import type { GridReading } from '@horae/contract/scheduling/roster-import.contract';
import { expect, it } from 'vitest';
import { answerText, codesOf } from './sheet-codes.rules';

type Line = GridReading['lines'][number];
const cell = (text: string, role: NonNullable<Line['cells'][number]>['role'], type?: string) => ({
  text,
  role,
  said: type ? [{ type }] : [],
});

it('the codes of a sheet come once each; times, heads and what waits for an answer are left out', () => {
  const lines: Line[] = [
    { line: 1, as: 'head', cells: [null, cell('16/11', 'head')] },
    { line: 2, as: 'person', cells: [cell('OFF', 'person'), cell('OFF', 'dayOff', 'DayOff'), cell('8-16', 'shift')] },
    { line: 3, as: 'person', cells: [null, cell('OFF', 'dayOff', 'DayOff'), cell('K7', 'question')] },
    { line: 4, as: 'person', cells: [null, cell('bar', 'note'), null] },
  ];
  expect(codesOf({ lines, columns: ['name', 'day', 'day'] }).map(({ text }) => text)).toEqual(['OFF', 'bar']);
});

it.each([
  [[{ type: 'DayOff' }], 'DayOff'],
  [[{ type: 'Regular', from: '07:00', to: '15:00' }], '07:00-15:00'],
  [
    [
      { type: 'Regular', from: '07:00', to: '11:00' },
      { type: 'Regular', from: '18:00', to: '22:00' },
    ],
    '07:00-11:00/18:00-22:00',
  ],
  [[], undefined],
])('what a code was read as is the answer to begin with: %j', (said, text) => {
  expect(answerText(said)).toBe(text);
});
