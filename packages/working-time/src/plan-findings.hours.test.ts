import { describe, expect, it } from 'vitest';
import type { AttendanceFacts } from './finding';
import { planFindings } from './plan-findings';
import { facts, plan, session, tolerance } from './test/attendance-facts';

const found = (more: Partial<AttendanceFacts>) =>
  planFindings(facts({ toleranceOn: () => ({ ...tolerance, graceIn: 5, graceOut: 7 }), ...more })).map(
    ({ kind, shift, measured, limit }) => [kind, shift, measured, limit],
  );

describe('the hours of a shift with pauses', () => {
  /** Works from 07:00 with the pauses given by their start and end. */
  const withPauses = (to: string, ...pauses: [from: string, to: string][]) => {
    const ins = ['02 07:00', ...pauses.map(([, back]) => back)];
    const outs = [...pauses.map(([out]) => out), to];
    return { sessions: ins.map((from, index) => session(from, outs[index]!)) };
  };
  const withBreak = (breakMinutes: number, to = '02 15:00') => ({ plans: [plan('02 07:00', to, { breakMinutes })] });
  const noon = (to: string): [string, string] => ['02 11:00', to];

  it.each<[string, Partial<AttendanceFacts>, unknown[]]>([
    ['the longest break that needs no plan', withPauses('02 15:00', noon('02 11:30')), []],
    ['a minute more', withPauses('02 15:00', noon('02 11:31')), [['short', 1, 31, 30]]],
    ['a longer break that is planned', { ...withPauses('02 15:00', noon('02 11:45')), ...withBreak(45) }, []],
    [
      'a minute more than a longer planned break',
      { ...withPauses('02 15:00', noon('02 11:46')), ...withBreak(45) },
      [['short', 1, 46, 45]],
    ],
    ['a planned break that nobody clocked', { ...withPauses('02 15:00'), ...withBreak(40) }, []],
    ['a break longer than planned but usual', { ...withPauses('02 15:00', noon('02 11:30')), ...withBreak(10) }, []],
    ['a break shorter than planned', { ...withPauses('02 15:00', noon('02 11:10')), ...withBreak(30) }, []],
    [
      'two pauses that are too long, by the longer one',
      withPauses('02 15:00', ['02 09:00', '02 09:40'], ['02 12:00', '02 12:50']),
      [['short', 1, 50, 30]],
    ],
    [
      'a pause a minute shorter than one that splits the day',
      { ...withPauses('02 18:00', noon('02 13:59')), ...withBreak(0, '02 18:00') },
      [['short', 1, 179, 30]],
    ],
    [
      'a pause that splits the day, which lacks as many hours',
      { ...withPauses('02 18:00', noon('02 14:00')), ...withBreak(0, '02 18:00') },
      [['short', 1, 180, 12]],
    ],
    [
      'two short pauses that lack no more than the grace of both ends in excess of a break',
      { ...withPauses('02 15:00', ['02 09:00', '02 09:16'], ['02 12:00', '02 12:16']), ...withBreak(20) },
      [],
    ],
    [
      'two short pauses that lack a minute more',
      { ...withPauses('02 15:00', ['02 09:00', '02 09:16'], ['02 12:00', '02 12:17']), ...withBreak(20) },
      [['short', 1, 13, 12]],
    ],
  ])('%s', (_, given, wanted) => {
    expect(found(given)).toEqual(wanted);
  });
});

describe('a shift that took longer', () => {
  const until = (to: string) =>
    found({
      sessions: [session('02 07:00', to)],
      toleranceOn: () => ({ ...tolerance, graceIn: 5, graceOut: 7, preparation: 10 }),
    });

  it('may take the grace of both ends and the preparation', () => {
    expect(until('02 15:22')).toEqual([]);
    expect(until('02 15:23')).toEqual([['long', 1, 23, 22]]);
  });

  it('does not count work that was planned for another shift', () => {
    const shifts = [plan('02 07:00', '02 15:00'), plan('02 15:00', '02 17:00', { id: 2, isOvertime: true })];

    expect(found({ plans: shifts, sessions: [session('02 07:00', '02 17:00')] })).toEqual([]);
  });

  it('counts work during stand-by', () => {
    const standBy = plan('02 15:00', '02 17:00', { id: 2, isStandBy: true });

    expect(
      found({ plans: [plan('02 07:00', '02 15:00'), standBy], sessions: [session('02 07:00', '02 17:00')] }),
    ).toEqual([['long', 1, 120, 12]]);
  });
});
