import { expect, it } from 'vitest';
import { overlaps } from './overlaps.rules';

const spansOf = (text: string) =>
  text.split(' ').map((one) => {
    const [start, end] = one.split('-').map(Number);
    return { start: start!, end: end! };
  });

it.each([
  ['one that begins as another ends', '7-15 15-23', []],
  ['one that begins before another ends', '7-15 14-23', ['14-23 in 7-15']],
  ['the same, in another order', '14-23 7-15', ['14-23 in 7-15']],
  ['equal ones', '7-15 7-15', ['7-15 in 7-15']],
  ['ones with the same start, the shorter first', '7-15 7-9', ['7-15 in 7-9']],
  ['two within a long one, but not in each other', '7-23 8-9 10-11', ['8-9 in 7-23', '10-11 in 7-23']],
  ['three in a chain', '7-10 9-12 11-14', ['9-12 in 7-10', '11-14 in 9-12']],
])('finds spans that overlap an earlier one: %s', (_which, spans, found) => {
  const pairs = overlaps(spansOf(spans));
  expect(pairs.map(([a, b]) => `${b.start}-${b.end} in ${a.start}-${a.end}`)).toEqual(found);
});

it('finds none among none, and leaves spans in their order', () => {
  expect(overlaps([])).toEqual([]);
  const spans = spansOf('9-10 7-8');
  overlaps(spans);
  expect(spans).toEqual(spansOf('9-10 7-8'));
});
