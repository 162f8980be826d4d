import { PolicyFields } from '@horae/contract/time/clock-policies.contract';
import { describe, expect, it } from 'vitest';
import { faultOf, numberOf, refusalOf } from './field-schema';

const { splitFrom, roundTo } = PolicyFields.shape;

describe('a text that stands for a number', () => {
  it.each([
    ['30', undefined],
    [' 30,0 ', undefined],
    ['29', 'least'],
    ['481', 'most'],
    ['30,5', 'type'],
    ['half', 'type'],
    ['', 'required'],
  ])('"%s" of 30 to 480 whole minutes: %s', (text, code) => {
    expect(faultOf(splitFrom, text.trim())?.code).toBe(code);
  });

  it('is the number that is sent', () => {
    expect(numberOf(' 30,5 ')).toBe(30.5);
  });

  it('is one of those offered', () => {
    expect(faultOf(roundTo, '15')).toBeUndefined();
    expect(faultOf(roundTo, '7')?.code).toBe('choice');
  });
});

it('a field says its own sentence for what the contract refuses', () => {
  expect(refusalOf(splitFrom, ' 45 ', 'Use 30 to 480.')).toBeUndefined();
  expect(refusalOf(splitFrom, '12', 'Use 30 to 480.')).toBe('Use 30 to 480.');
});
