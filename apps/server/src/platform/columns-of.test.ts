import { array, assert, integer, option, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numbersOrNull, texts } from './columns-of';

describe('a column sent as one text', () => {
  it('restores any integers and nulls', () => {
    const column = array(option(integer({ min: -1e15, max: 1e15 })), { minLength: 1 });
    assert(
      property(column, (values) => {
        expect(numbersOrNull(values.map((value) => value ?? '').join(','))).toEqual(
          values.map((value) => (Object.is(value, -0) ? 0 : value)),
        );
      }),
    );
  });

  it('gives no rows if the database aggregated none', () => {
    expect([numbersOrNull(null), texts(null)]).toEqual([[], []]);
  });
});
