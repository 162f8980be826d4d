import { expect, it } from 'vitest';
import { arcsOf, partAt } from './ring-arcs';

const frame = { centre: { x: 100, y: 100 }, inner: 40, outer: 60 };

it('begins at twelve and goes clockwise, or the other way round', () => {
  const [ltr] = arcsOf({ ...frame, shares: [25, 75], isRtl: false });
  const [rtl] = arcsOf({ ...frame, shares: [25, 75], isRtl: true });

  expect(ltr!.path).toBe('M 100.00 40.00 A 60 60 0 0 1 160.00 100.00 L 140.00 100.00 A 40 40 0 0 0 100.00 60.00 Z');
  expect(rtl!.path).toBe('M 100.00 40.00 A 60 60 0 0 0 40.00 100.00 L 60.00 100.00 A 40 40 0 0 1 100.00 60.00 Z');
  expect(rtl!.label.x).toBeCloseTo(200 - ltr!.label.x);
  expect([ltr!.label.anchor, rtl!.label.anchor]).toEqual(['start', 'end']);
});

it('draws a whole as a circle that is all but closed', () => {
  expect(arcsOf({ ...frame, shares: [100], isRtl: false })[0]!.path).toMatch(/ A 60 60 0 1 1 100\.00 40\.00 L/);
});

it.each([
  [10, -50, 0, 1],
  [50, 10, 1, 1],
  [-50, -1, 1, 0],
])('finds the part at %d, %d', (dx, dy, ltr, rtl) => {
  const shares = [25, 75];
  expect([partAt(shares, dx, dy, false), partAt(shares, dx, dy, true)]).toEqual([ltr, rtl]);
});
