import { describe, expect, it } from 'vitest';
import { countDays, patternDayText, readPatternDay, turnTexts, withLength } from './pattern-days.rules';

const times = { start: '06:00', end: '14:00', breakMinutes: 30, type: 'Regular' as const };
const early = { id: 7, code: 'E1', ...times, skill: 'First aid' };
const work = (start: string, end: string, more: object = {}) => ({
  isOff: false,
  work: [{ start, end, breakMinutes: 0, type: 'Regular', skill: null, templateId: null, ...more }],
});

describe('a day of a pattern', () => {
  it.each([
    ['', { isOff: false, work: [] }],
    ['off', { isOff: true, work: [] }],
    ['ρεπό', { isOff: true, work: [] }],
    ['8-16', work('08:00', '16:00')],
    ["8:30-16 (30')", work('08:30', '16:00', { breakMinutes: 30 })],
    ['23-7', work('23:00', '07:00', { type: 'Night' })],
    ['e1', work('06:00', '14:00', { breakMinutes: 30, skill: 'First aid', templateId: 7 })],
    ['8-12/18-22', { isOff: false, work: [...work('08:00', '12:00').work, ...work('18:00', '22:00').work] }],
  ])('is read from %j', (text, expected) => {
    expect(readPatternDay(text, [early])).toEqual(expected);
  });

  it.each(['al', 'sick', 'x', '8-12/off', '6-8/9-11/12-14', 'E2'])('is not read from %j', (text) => {
    expect(readPatternDay(text, [early])).toBeNull();
  });

  it.each(['', 'off', '8-16', "8:30-16 (30')", '23-7', 'E1', '8-12/18-22'])('is written as %j again', (text) => {
    expect(patternDayText(readPatternDay(text, [early])!, [early], 'en')).toBe(text);
  });
});

it('keeps what was typed when a pattern gets longer or shorter', () => {
  expect(withLength(['a', 'b'], 3)).toEqual(['a', 'b', '']);
  expect(withLength(['a', 'b'], 1)).toEqual(['a']);
});

it('counts the days of a turn', () => {
  const days = turnTexts(5, 2, 'en').map((text) => readPatternDay(text, [])!);
  expect(countDays(days)).toEqual({ all: 7, work: 5, off: 2 });
});
