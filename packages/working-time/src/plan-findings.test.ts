import { describe, expect, it } from 'vitest';
import type { AttendanceFacts } from './finding';
import { planFindings } from './plan-findings';
import { at, facts, plan, session, span, strayOut, tolerance } from './test/attendance-facts';

const found = (more: Partial<AttendanceFacts>) =>
  planFindings(facts({ toleranceOn: () => ({ ...tolerance, graceIn: 5, graceOut: 7 }), ...more })).map(
    ({ kind, shift, measured, limit }) => [kind, shift, measured, limit],
  );
const early = plan('02 07:00', '02 15:00');
const late = plan('02 15:00', '02 23:00', { id: 2 });
const flexible = plan('02 07:00', '02 15:00', { flexibleArrival: 60 });

describe('a shift that nobody clocked in for', () => {
  const absent = { sessions: [], now: at('03 12:00') };
  const noPunch = (shift: number) => [['noPunch', shift, null, null]];

  it.each<[string, Partial<AttendanceFacts>, unknown[]]>([
    ['has no punch', absent, noPunch(1)],
    [
      'has none either if the shift before it ended as it began',
      { plans: [early, late], sessions: [session('02 07:00', '02 15:00')] },
      noPunch(2),
    ],
    [
      'has none either if the shift after it began as it ended',
      { plans: [early, late], sessions: [session('02 15:00', '02 23:00', 2)] },
      noPunch(1),
    ],
    ['is covered by leave of that day', { ...absent, leaves: [span('02 00:00', '03 00:00')] }, []],
    [
      'is not covered by leave that starts as it ends',
      { ...absent, plans: [plan('02 16:00', '03 00:00')], leaves: [span('03 00:00', '04 00:00')] },
      noPunch(1),
    ],
    [
      'is not covered by leave that ends as it starts',
      { ...absent, plans: [plan('02 00:00', '02 08:00')], leaves: [span('01 00:00', '02 00:00')] },
      noPunch(1),
    ],
    ['is left to the missing in if its out was clocked', { ...absent, strayOuts: [strayOut('02 15:00', 1)] }, []],
    ['is not excused by the out of another shift', { ...absent, strayOuts: [strayOut('02 23:00', 2)] }, noPunch(1)],
    [
      'is late for now even if the next one is already clocked in',
      { plans: [early, late], sessions: [session('02 15:00', null, 2)], now: at('02 15:04') },
      [['late', 1, null, 5]],
    ],
    [
      'is late for now if somebody was only in and out before it',
      { sessions: [session('02 06:00', '02 06:30', 2)], now: at('02 07:06') },
      [['late', 1, null, 5]],
    ],
  ])('%s', (_, given, wanted) => {
    expect(found(given)).toEqual(wanted);
  });
});

describe('a shift that has not begun', () => {
  const before = (now: string) => ({ sessions: [session('02 06:40', '02 06:50')], now: at(now) });

  it('is not judged by who came and left before it', () => {
    expect(found(before('02 07:00'))).toEqual([]);
    expect(found(before('02 07:01'))).toEqual([['early', 1, 490, 7]]);
  });
});

describe('two shifts in a row', () => {
  const plans = [early, late];

  it.each<[string, Partial<AttendanceFacts>, unknown[]]>([
    ['worked without a punch between them', { plans, sessions: [session('02 07:00', '02 23:00')] }, []],
    [
      'worked with an out and an in after the change',
      { plans, sessions: [session('02 07:00', '02 15:08'), session('02 15:09', '02 23:00', 2)] },
      [],
    ],
    [
      'worked with an out and an in before the change',
      { plans, sessions: [session('02 07:00', '02 14:50'), session('02 14:51', '02 23:00', 2)] },
      [],
    ],
    [
      'late for the second, after leaving the first early',
      { plans, sessions: [session('02 07:00', '02 14:50'), session('02 15:10', '02 23:00', 2)] },
      [
        ['early', 1, 10, 7],
        ['late', 2, 10, 5],
      ],
    ],
    [
      'late for the second, after leaving the first on time',
      { plans, sessions: [session('02 07:00', '02 15:00'), session('02 15:40', '02 23:00', 2)] },
      [['late', 2, 40, 5]],
    ],
    [
      'late for the second, by the pause after the first took longer',
      { plans, sessions: [session('02 07:00', '02 15:03'), session('02 15:09', '02 23:00', 2)] },
      [['late', 2, 6, 5]],
    ],
    [
      'in time for the second, a minute less after the first took longer',
      { plans, sessions: [session('02 07:00', '02 15:04'), session('02 15:09', '02 23:00', 2)] },
      [],
    ],
    [
      'early from the first, before coming to the second on time',
      { plans, sessions: [session('02 07:00', '02 14:20'), session('02 15:00', '02 23:00', 2)] },
      [['early', 1, 40, 7]],
    ],
    [
      'early from the first, by the pause before the second began early',
      { plans, sessions: [session('02 07:00', '02 14:47'), session('02 14:55', '02 23:00', 2)] },
      [['early', 1, 8, 7]],
    ],
    [
      'not early from the first, a minute less before the second began early',
      { plans, sessions: [session('02 07:00', '02 14:48'), session('02 14:55', '02 23:00', 2)] },
      [],
    ],
    [
      'late for the first, at work on the second until its end',
      { plans, sessions: [session('02 07:20', '02 15:00'), session('02 15:01', '02 23:00', 2)] },
      [['late', 1, 20, 5]],
    ],
    [
      'early from the second, after the first from its start',
      { plans, sessions: [session('02 07:00', '02 15:00'), session('02 15:01', '02 22:30', 2)] },
      [['early', 2, 30, 7]],
    ],
    [
      'late for the second, with work on the first whose out is missing',
      { plans, sessions: [session('02 07:00', null), session('02 15:20', '02 23:00', 2)] },
      [
        ['missingOut', 1, null, null],
        ['late', 2, 20, 5],
      ],
    ],
  ])('%s', (_, given, wanted) => {
    expect(found(given)).toEqual(wanted);
  });
});

describe('a flexible day', () => {
  const worked = (from: string, to: string) => found({ plans: [flexible], sessions: [session(from, to)] });

  it.each([
    ['on time and until the planned end', '02 07:00', '02 15:00', []],
    ['early and until the planned end', '02 06:55', '02 15:00', []],
    ['later and as much longer', '02 07:20', '02 15:20', []],
    ['later and less the grace longer', '02 07:20', '02 15:13', []],
    ['later and not as much longer', '02 07:20', '02 15:12', [['early', 1, 8, 7]]],
    ['later than allowed, and as much longer as allowed', '02 08:06', '02 16:00', [['late', 1, 66, 65]]],
  ])('%s', (_, from, to, wanted) => {
    expect(worked(from, to)).toEqual(wanted);
  });
});

describe('a missing out', () => {
  const open = (now: string) => found({ sessions: [session('02 07:00', null)], now: at(now) });

  it('is missed only after the longest session', () => {
    expect(open('02 23:00')).toEqual([]);
    expect(open('02 23:01')).toEqual([['missingOut', 1, null, null]]);
  });

  it('alone has a proposal', () => {
    expect(planFindings(facts({ sessions: [session('02 07:20', null)] }))).toEqual([
      expect.objectContaining({ kind: 'late', subject: 'shift 1', proposal: null }),
      expect.objectContaining({ kind: 'missingOut', proposal: { direction: 'out', at: at('02 15:00') } }),
    ]);
  });
});
