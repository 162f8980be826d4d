import { expect, it } from 'vitest';
import { legendKeyOf, typeOfLegend } from './legend.rules';
import { legendKeys } from './roster-filters.rules';

it('explains an absent shift as absent and a cancelled one as cancelled, whatever their type', () => {
  expect(legendKeyOf({ status: 'absent', typeOfShift: 'Split' })).toBe('absent');
  expect(legendKeyOf({ status: 'cancelled', typeOfShift: 'Split' })).toBe('cancelled');
  expect(legendKeyOf({ status: 'worked', typeOfShift: 'Split' })).toBe('split');
});

it('tells a compensatory day off from another', () => {
  expect(legendKeyOf({ status: 'planned', typeOfShift: 'DayOff', compensates: 'unknown' })).toBe('compensatory');
  expect(legendKeyOf({ status: 'planned', typeOfShift: 'DayOff' })).toBe('rest');
});

it('has a look of its own for every entry but the cancelled', () => {
  const looks = legendKeys.filter((key) => key !== 'cancelled').map(typeOfLegend);
  expect(new Set(looks).size).toBe(looks.length);
});
