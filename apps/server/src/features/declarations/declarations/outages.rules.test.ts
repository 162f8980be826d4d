import { describe, expect, it } from 'vitest';
import { type Outage, outagesAfter, wasOut } from './outages.rules';

const minute = 60_000;

describe('outages', () => {
  it('begin with the first call that reaches nobody and end with the next that does', () => {
    const began = outagesAfter([], false, 5);
    expect(began).toEqual([{ from: 5, to: null }]);
    expect(outagesAfter(began, false, 9)).toBe(began);
    const ended = outagesAfter(began, true, 12);
    expect(ended).toEqual([{ from: 5, to: 12 }]);
    expect(outagesAfter(ended, true, 20)).toBe(ended);
    expect(outagesAfter(ended, false, 30)).toEqual([
      { from: 5, to: 12 },
      { from: 30, to: null },
    ]);
  });

  it('are remembered up to fifty', () => {
    const many = Array.from({ length: 50 }, (_, at): Outage => ({ from: at, to: at }));
    expect(outagesAfter(many, false, 99)).toEqual([...many.slice(1), { from: 99, to: null }]);
  });

  it.each<[string, number, Outage[], boolean]>([
    ['none', 0, [], false],
    ['during the quarter of an hour', 0, [{ from: 14 * minute, to: 40 * minute }], true],
    ['only after it', 0, [{ from: 15 * minute, to: 40 * minute }], false],
    ['over before the punch', 50 * minute, [{ from: 0, to: 50 * minute }], false],
    ['over just after the punch', 49 * minute, [{ from: 0, to: 50 * minute }], true],
    ['not over yet', 90 * minute, [{ from: 0, to: null }], true],
  ])('explain a late card: %s', (_, at, outages, wanted) => {
    expect(wasOut(at, outages)).toBe(wanted);
  });
});
