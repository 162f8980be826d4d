import { expect, it } from 'vitest';
import { common, joined, lengthOf, type Span, without } from './span';

const spans = (...pairs: [from: number, to: number][]): Span[] => pairs.map(([from, to]) => ({ from, to }));

it('adds up lengths, whether or not spans overlap', () => {
  expect(lengthOf(spans([2, 7], [3, 11]))).toBe(13);
  expect(lengthOf([])).toBe(0);
});

it.each<[string, Span[], Span[]]>([
  ['sorts them', spans([20, 27], [1, 4], [9, 12]), spans([1, 4], [9, 12], [20, 27])],
  ['merges two that overlap', spans([1, 6], [4, 9]), spans([1, 9])],
  ['merges two that touch', spans([1, 6], [6, 9]), spans([1, 9])],
  ['leaves two apart that have a gap between them', spans([1, 6], [7, 9]), spans([1, 6], [7, 9])],
  ['keeps the longer one around one within it', spans([1, 9], [3, 5]), spans([1, 9])],
  ['removes empty ones', spans([1, 1], [3, 5], [8, 8]), spans([3, 5])],
])('joining spans %s', (_, given, wanted) => {
  expect(joined(given)).toEqual(wanted);
});

it('joining leaves the given list as it was', () => {
  const given = spans([20, 27], [1, 4]);
  joined(given);
  expect(given).toEqual(spans([20, 27], [1, 4]));
});

it.each<[string, Span[], Span[], Span[]]>([
  ['the shared part', spans([1, 6]), spans([4, 9]), spans([4, 6])],
  ['nothing where they only touch', spans([1, 6]), spans([6, 9]), []],
  [
    'every shared part',
    spans([1, 6], [8, 15]),
    spans([2, 3], [5, 9], [14, 20]),
    spans([2, 3], [5, 6], [8, 9], [14, 15]),
  ],
])('two lists have in common %s', (_, a, b, wanted) => {
  expect(common(a, b)).toEqual(wanted);
});

it.each<[string, Span[], Span[]]>([
  ['a hole in the middle', spans([13, 15]), spans([10, 13], [15, 20])],
  ['a hole at its start', spans([10, 13]), spans([13, 20])],
  ['a hole that begins before it', spans([7, 13]), spans([13, 20])],
  ['a hole at its end', spans([17, 20]), spans([10, 17])],
  ['a hole that ends after it', spans([17, 29]), spans([10, 17])],
  ['holes that only touch it', spans([7, 10], [20, 29]), spans([10, 20])],
  ['holes wholly before and after it', spans([3, 7], [23, 29]), spans([10, 20])],
  ['two holes', spans([11, 12], [16, 19]), spans([10, 11], [12, 16], [19, 20])],
  ['a hole as long as it', spans([10, 20]), []],
  ['a hole around it', spans([7, 29]), []],
])('a span without %s', (_, holes, wanted) => {
  expect(without(spans([10, 20]), holes)).toEqual(wanted);
});
