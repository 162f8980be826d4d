import { expect, it } from 'vitest';
import { dayLimits, daysDue, kindsByWeight, riskOf, severityOf } from './findings.rules';

it('has the gravest first and, among those, the dearest', () => {
  const ranks = { high: 0, medium: 1, low: 2 };
  const order = kindsByWeight.map((kind) => [ranks[severityOf(kind)], -(riskOf(kind)?.fine ?? 0)] as const);
  expect(order).toEqual(order.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]));
  expect(new Set(kindsByWeight).size).toBe(17);
});

it.each([
  ['workedOnRestDay', 'high', 1, 10_500],
  ['missingOut', 'high', 1, 3000],
  ['restBreached', 'high', 1, undefined],
  ['overlap', 'medium', 3, 10_500],
  ['layersDiffer', 'medium', 3, 3000],
  ['late', 'medium', 3, undefined],
  ['short', 'low', 7, undefined],
] as const)('%s is %s and due in %i days', (kind, severity, days, fine) => {
  expect([severityOf(kind), daysDue(kind), riskOf(kind)?.fine]).toEqual([severity, days, fine]);
});

const minors = { minorU16: { rest: 840 }, minorU18: { rest: 720 } };
it.each([
  ['full', { dailyRest: 600, ...minors }, 600],
  ['full', minors, 660],
  ['minor', { dailyRest: 600, ...minors }, 840],
  ['youth', { dailyRest: 600, ...minors }, 720],
  ['minor', { dailyRest: 600 }, 600],
  ['youth', {}, 660],
] as const)('the rest of a person of kind %s by %j is %i minutes', (kind, pack, rest) => {
  expect(dayLimits(Object(pack), kind)).toEqual({ dailyRest: rest });
});
