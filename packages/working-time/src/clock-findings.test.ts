import { describe, expect, it } from 'vitest';
import { clockFindings } from './clock-findings';
import type { AttendanceFacts } from './finding';
import { at, facts, plan, session, span, strayOut } from './test/attendance-facts';

const found = (more: Partial<AttendanceFacts>) =>
  clockFindings(facts(more)).map(({ kind, day, shift, measured, limit }) => [
    kind,
    Number(day.slice(8)),
    shift,
    measured,
    limit,
  ]);
const leave = span('02 00:00', '03 00:00');

describe('work on a day of leave', () => {
  it.each<[string, Partial<AttendanceFacts>, unknown[]]>([
    ['on a shift of that day', { leaves: [leave] }, [['overlap', 2, 1, null, null]]],
    [
      'without a plan, reported once',
      { leaves: [leave], sessions: [session('02 09:00', '02 10:00', null)] },
      [['overlap', 2, null, null, null]],
    ],
    [
      'that begins as the leave begins',
      { leaves: [leave], sessions: [session('02 00:00', '02 06:00')] },
      [['overlap', 2, 1, null, null]],
    ],
    ['is none that begins as the leave ends', { leaves: [leave], sessions: [session('03 00:00', '03 06:00')] }, []],
    ['is none on the day before the leave', { leaves: [span('03 00:00', '04 00:00')] }, []],
  ])('%s', (_, given, wanted) => {
    expect(found(given)).toEqual(wanted);
  });
});

describe('work without a plan', () => {
  const since = (from: string, now: string) => ({ sessions: [session(from, null, null)], now: at(now) });
  const noPlan = ['noPlan', 2, null, null, null];
  const missingOut = ['missingOut', 2, null, null, null];

  it.each<[string, Partial<AttendanceFacts>, unknown[]]>([
    ['has its minutes', { sessions: [session('02 07:00', '02 09:10', null)] }, [['noPlan', 2, null, 130, null]]],
    ['has no minutes while somebody is at work', since('02 07:00', '02 12:00'), [noPlan]],
    ['may last as long as the longest session', since('02 07:00', '02 23:00'), [noPlan]],
    ['lacks its out a minute after that', since('02 07:00', '02 23:01'), [noPlan, missingOut]],
    [
      'lacks its out as soon as somebody comes again',
      { sessions: [session('02 07:00', null, null), session('02 09:00', '02 11:00')], now: at('02 11:00') },
      [noPlan, missingOut],
    ],
    [
      'does not lack its out because of earlier work',
      { sessions: [session('02 07:00', '02 09:00'), session('02 11:00', null, null)], now: at('02 12:00') },
      [noPlan],
    ],
    [
      'does not lack its out once it has ended, however much work follows',
      { sessions: [session('02 07:00', '02 09:10', null), session('02 11:00', '02 15:00')] },
      [['noPlan', 2, null, 130, null]],
    ],
    ['is not what belongs to a shift, even if its out is missing', { sessions: [session('02 07:00', null)] }, []],
  ])('%s', (_, given, wanted) => {
    expect(found(given)).toEqual(wanted);
  });

  it('is named after its clock-in, and so is its missing out', () => {
    const open = session('02 07:00', null, null);
    const subject = `punch ${open.inPunch}`;

    expect(clockFindings(facts({ sessions: [open] }))).toEqual([
      expect.objectContaining({ kind: 'noPlan', subject, proposal: null }),
      expect.objectContaining({ kind: 'missingOut', subject, proposal: null }),
    ]);
  });
});

describe('an out without an in', () => {
  const plans = [plan('02 15:00', '02 23:00', { id: 2 }), plan('02 07:00', '02 15:00')];

  it('proposes the start of its own shift among several', () => {
    const [finding] = clockFindings(facts({ plans, sessions: [], strayOuts: [strayOut('02 15:04', 1)] }));

    expect(finding).toEqual({
      kind: 'missingIn',
      day: '2026-11-02',
      subject: 'punch 9',
      shift: 1,
      measured: null,
      limit: null,
      proposal: { direction: 'in', at: at('02 07:00') },
    });
  });

  it('proposes nothing if it is near no shift', () => {
    expect(clockFindings(facts({ plans, sessions: [], strayOuts: [strayOut('03 15:04', null)] }))).toMatchObject([
      { kind: 'missingIn', shift: null, proposal: null },
    ]);
  });
});

describe('rest between two days of work', () => {
  const nightAfter = (evening: string, morning: string) => ({
    sessions: [session('02 12:00', evening), session(morning, '03 15:00', 2)],
  });

  it.each<[string, Partial<AttendanceFacts>, unknown[]]>([
    ['of exactly eleven hours is enough', nightAfter('02 20:00', '03 07:00'), []],
    ['of a minute less is not', nightAfter('02 20:01', '03 07:00'), [['restBreached', 3, 2, 659, 660]]],
    ['of more is enough', nightAfter('02 18:00', '03 07:00'), []],
    [
      'is as long as the law of the later day says',
      {
        ...nightAfter('02 20:00', '03 07:00'),
        limitsOn: (day) => ({ dailyRest: day === '2026-11-03' ? 720 : 600 }),
      },
      [['restBreached', 3, 2, 660, 720]],
    ],
    [
      'is that from the last part of the day before to the first of the next',
      {
        sessions: [
          session('02 07:00', '02 11:00'),
          session('02 18:00', '02 22:00'),
          session('03 08:00', '03 10:00', 2),
          session('03 12:00', '03 15:00', 2),
        ],
      },
      [['restBreached', 3, 2, 600, 660]],
    ],
    [
      'is unknown if the out of the day before is missing',
      { sessions: [session('02 12:00', null), session('03 07:00', '03 15:00', 2)] },
      [],
    ],
  ])('%s', (_, given, wanted) => {
    expect(found(given)).toEqual(wanted);
  });

  it('is named after the clock-in that came too early', () => {
    const given = facts(nightAfter('02 22:00', '03 07:00'));

    expect(clockFindings(given)).toMatchObject([{ subject: `punch ${given.sessions[1]!.inPunch}`, proposal: null }]);
  });
});
