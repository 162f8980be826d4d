import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverage } from './coverage';
import type { TimelineItem } from './item';

const minutes = 60_000;
const item = (from: number, to: number): TimelineItem => ({
  id: `${from}`,
  resourceId: 'a',
  start: from * minutes,
  end: to * minutes,
});

describe('coverage', () => {
  it('counts each row in every step it touches', () => {
    expect([...coverage([[item(0, 30)], [item(20, 40)]], 0, 60 * minutes)]).toEqual([1, 2, 1, 0]);
  });

  it('counts a row once, however its items overlap or touch', () => {
    expect([...coverage([[item(0, 30), item(10, 20), item(30, 45)]], 0, 60 * minutes)]).toEqual([1, 1, 1, 0]);
  });

  it('cuts what reaches beyond the range', () => {
    expect([...coverage([[item(-60, 15), item(45, 600)]], 0, 60 * minutes)]).toEqual([1, 0, 0, 1]);
  });

  it('takes other steps and leaves out what does not count', () => {
    expect([...coverage([[item(0, 60), item(60, 90)]], 0, 120 * minutes, 60, ({ start }) => start > 0)]).toEqual([
      0, 1,
    ]);
  });

  it('equals a count by hand', () => {
    const rows = fc.array(
      fc.array(fc.tuple(fc.integer({ min: -50, max: 400 }), fc.integer({ min: 1, max: 200 })), { maxLength: 6 }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(rows, (list) => {
        const items = list.map((row) =>
          row.map(([from, length]) => item(from, from + length)).sort((a, b) => a.start - b.start),
        );

        const counts = coverage(items, 0, 300 * minutes);

        const byHand = Array.from(
          { length: 20 },
          (_, i) =>
            items.filter((row) =>
              row.some(({ start, end }) => start < (i + 1) * 15 * minutes && end > i * 15 * minutes),
            ).length,
        );
        expect([...counts]).toEqual(byHand);
      }),
    );
  });
});
