import { describe, expect, it } from 'vitest';
import { patternOf, patternParts, patternText } from './hours-by-day';

const pattern = [240, 0, 480, 0, 450, 0, 0];

describe('the hours by day', () => {
  it('are the same after a form', () => {
    expect(patternText(pattern)).toBe('4;;8;;7.5;;');
    expect(patternOf(patternText(pattern))).toEqual(pattern);
  });

  it('are none while every day is empty', () => {
    expect(patternText(null)).toBe('');
    expect(patternOf('')).toBeNull();
    expect(patternOf(';; ;;;;')).toBeNull();
  });

  it('have seven parts while they are being typed', () => {
    expect(patternParts('4;8')).toEqual(['4', '8', '', '', '', '', '']);
  });

  it('take a decimal comma, and no text', () => {
    expect(patternOf('4,5;;;;;;')).toEqual([270, 0, 0, 0, 0, 0, 0]);
    expect(patternOf('x;;;;;;')?.[0]).toBeNaN();
  });
});
