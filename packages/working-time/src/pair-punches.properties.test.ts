import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairPunches } from './pair-punches';
import type { Punch } from './punch';

const policy = { longestSession: 960, matchWithin: 240, doubleTapSeconds: 60 };

describe('pairing any punches', () => {
  const anyPunches = fc
    .array(fc.record({ minutes: fc.integer({ min: 0, max: 6000 }), direction: fc.constantFrom(null, 'in', 'out') }), {
      maxLength: 14,
    })
    .map((list) => list.map(({ minutes, direction }, id): Punch => ({ id, at: minutes * 60_000, direction })));
  const anyShifts = fc
    .array(fc.record({ start: fc.integer({ min: 0, max: 6000 }), length: fc.integer({ min: 60, max: 600 }) }), {
      maxLength: 5,
    })
    .map((list) => list.map(({ start, length }, id) => ({ id, from: start * 60_000, to: (start + length) * 60_000 })));

  it('uses every punch once, keeps known directions, and no session is too long or overlaps another', () => {
    fc.assert(
      fc.property(anyPunches, anyShifts, (punches, shifts) => {
        const { sessions, strayOuts, repeated, unclear } = pairPunches(punches, shifts, policy);
        const used = sessions.flatMap(({ inPunch, outPunch }) => (outPunch === null ? [inPunch] : [inPunch, outPunch]));
        const open = unclear.flatMap((one) => one.punches.map(({ id }) => id));
        const all = [...used, ...open, ...strayOuts.map(({ id }) => id), ...repeated.map(({ id }) => id)];

        expect(all.toSorted((a, b) => a - b)).toEqual(punches.map(({ id }) => id));
        for (const { inPunch, outPunch, from, to } of sessions) {
          expect(punches[inPunch]!.direction).not.toBe('out');
          if (outPunch !== null) expect(punches[outPunch]!.direction).not.toBe('in');
          if (to !== null) expect(to - from).toBeLessThanOrEqual(policy.longestSession * 60_000);
        }
        for (const [index, { from }] of sessions.slice(1).entries()) {
          expect(from).toBeGreaterThanOrEqual(sessions[index]!.to ?? sessions[index]!.from);
        }
      }),
    );
  });

  it('the order of arrival says nothing', () => {
    fc.assert(
      fc.property(anyPunches, anyShifts, (punches, shifts) => {
        expect(pairPunches(punches.toReversed(), shifts, policy)).toEqual(pairPunches(punches, shifts, policy));
      }),
    );
  });

  it('what lies further apart than the longest session is read by itself', () => {
    fc.assert(
      fc.property(anyPunches, anyPunches, anyShifts, (first, later, shifts) => {
        const far = later.map(({ id, at: moment, direction }) => ({
          id: id + 100,
          at: moment + 8000 * 60_000,
          direction,
        }));
        const [a, b, both] = [first, far, [...first, ...far]].map((list) => pairPunches(list, shifts, policy));
        expect(both!.sessions).toEqual([...a!.sessions, ...b!.sessions]);
      }),
    );
  });
});
