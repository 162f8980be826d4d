import { describe, expect, it } from 'vitest';
import { translator } from './sentence-patterns';

const inGreek = translator(
  {
    'It is approved.': 'Έχει εγκριθεί.',
    '{1} is closed.': '{1}: κλειστό.',
    '{1} is closed from {2}.': 'Από {2} κλειστό: {1}.',
    'The {1} {2}': '{1} {2}',
    department: 'τμήμα',
    unit: 'μονάδα',
    'Use {1} to {2} (a+b).': 'Από {1} έως {2} (α+β).',
  },
  (text) => (text === '2026-11-27' ? '27/11/2026' : text),
);

describe('translator', () => {
  it.each([
    ['It is approved.', 'Έχει εγκριθεί.'],
    ['Anna is closed.', 'Anna: κλειστό.'],
    ['Anna is closed from 2026-11-27.', 'Από 27/11/2026 κλειστό: Anna.'],
    ['The department Pool is closed.', 'τμήμα Pool: κλειστό.'],
    ['limits.breakMin: Use 1 to 2 (a+b).', 'limits.breakMin: Από 1 έως 2 (α+β).'],
    ['unit, unit and department is closed.', 'μονάδα, μονάδα, τμήμα: κλειστό.'],
    ['unit and Food and Beverage is closed.', 'unit and Food and Beverage: κλειστό.'],
    ['Nobody knows this.', 'Nobody knows this.'],
    ['', ''],
  ])('%s', (english, greek) => expect(inGreek(english)).toBe(greek));

  it('leaves a long text that almost fits', () => {
    const text = 'x is closed from '.repeat(2000);
    expect(inGreek(text)).toBe(text);
  });
});
