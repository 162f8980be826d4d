import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendanceFindings } from './attendance-findings';
import type { AttendanceFacts } from './finding';
import { at, dayOf, declared, facts, plan, session, span, strayOut, tolerance } from './test/attendance-facts';

const found = (more: Partial<AttendanceFacts>) =>
  attendanceFindings(facts(more)).map(({ kind, measured, limit }) => [kind, measured, limit]);
const overtime = plan('02 15:00', '02 17:00', { id: 2, isOvertime: true });

describe('what is found', () => {
  it.each<[string, Partial<AttendanceFacts>, unknown[]]>([
    ['nothing on a good day', {}, []],
    ['late', { sessions: [session('02 07:06', '02 15:00')] }, [['late', 6, 5]]],
    ['nothing within the grace', { sessions: [session('02 07:05', '02 14:55')] }, []],
    ['early', { sessions: [session('02 07:00', '02 14:30')] }, [['early', 30, 5]]],
    [
      'late and early',
      { sessions: [session('02 07:20', '02 14:30')] },
      [
        ['early', 30, 5],
        ['late', 20, 5],
      ],
    ],
    [
      'nothing when a flexible day begins and ends later',
      { sessions: [session('02 08:00', '02 16:00')], plans: [plan('02 07:00', '02 15:00', { flexibleArrival: 60 })] },
      [],
    ],
    [
      'early when a flexible day begins later and ends as planned',
      { sessions: [session('02 08:00', '02 15:00')], plans: [plan('02 07:00', '02 15:00', { flexibleArrival: 60 })] },
      [['early', 60, 5]],
    ],
    ['long', { sessions: [session('02 07:00', '02 15:40')] }, [['long', 40, 10]]],
    [
      'nothing within the preparation',
      { sessions: [session('02 06:42', '02 15:00')], toleranceOn: () => ({ ...tolerance, preparation: 10 }) },
      [],
    ],
    [
      'nothing when the clocked break is the planned one',
      {
        plans: [plan('02 07:00', '02 15:00', { breakMinutes: 30 })],
        sessions: [session('02 07:00', '02 11:00'), session('02 11:30', '02 15:00')],
      },
      [],
    ],
    [
      'a break between the longest break and a split',
      { sessions: [session('02 07:00', '02 11:00'), session('02 11:45', '02 15:00')] },
      [['short', 45, 30]],
    ],
    [
      'too many short breaks',
      { sessions: [session('02 07:00', '02 09:00'), session('02 09:20', '02 11:00'), session('02 11:20', '02 15:00')] },
      [['short', 40, 10]],
    ],
    ['no punch', { sessions: [] }, [['noPunch', null, null]]],
    ['late, while nobody has come', { sessions: [], now: at('02 07:06') }, [['late', null, 5]]],
    ['late until the end and its grace', { sessions: [], now: at('02 15:05') }, [['late', null, 5]]],
    ['nothing yet within the grace', { sessions: [], now: at('02 07:05') }, []],
    [
      'nothing yet while a flexible day may still begin',
      { sessions: [], plans: [plan('02 07:00', '02 15:00', { flexibleArrival: 60 })], now: at('02 08:05') },
      [],
    ],
    ['nothing yet of one on leave', { sessions: [], leaves: [span('02 00:00', '03 00:00')], now: at('02 08:00') }, []],
    [
      'nothing of the next shift of somebody who is still in',
      {
        plans: [plan('02 07:00', '02 15:00'), plan('02 15:00', '02 23:00', { id: 2 })],
        sessions: [session('02 07:00', null)],
        now: at('02 16:00'),
      },
      [],
    ],
    ['nothing of a stand-by', { plans: [plan('02 07:00', '02 15:00', { isStandBy: true })], sessions: [] }, []],
    ['nothing on a day of leave', { sessions: [], leaves: [span('02 00:00', '03 00:00')] }, []],
    ['no plan', { plans: [], sessions: [session('02 07:00', '02 09:00', null)] }, [['noPlan', 120, null]]],
    ['work on a day of leave', { leaves: [span('02 00:00', '03 00:00')] }, [['overlap', null, null]]],
    [
      'nothing of a night before a day of leave',
      {
        plans: [plan('01 23:00', '02 07:00')],
        sessions: [session('01 23:00', '02 07:00')],
        leaves: [span('02 00:00', '03 00:00')],
      },
      [],
    ],
    [
      'late for the shift after one whose out is missing',
      {
        plans: [plan('02 07:00', '02 15:00'), plan('03 07:00', '03 15:00', { id: 2 })],
        sessions: [session('02 07:00', null)],
        now: at('03 12:00'),
      },
      [
        ['missingOut', null, null],
        ['late', null, 5],
      ],
    ],
    ['missing out', { sessions: [session('02 07:00', null)] }, [['missingOut', null, null]]],
    ['nothing while somebody is at work', { sessions: [session('02 07:00', null)], now: at('02 15:20') }, []],
    [
      'missing out as soon as another punch follows',
      { sessions: [session('02 07:00', null), session('02 18:00', null, null)], now: at('02 18:01') },
      [
        ['missingOut', null, null],
        ['noPlan', null, null],
      ],
    ],
    [
      'missing in',
      {
        plans: [plan('02 07:00', '02 15:00')],
        sessions: [session('02 07:00', '02 15:00')],
        strayOuts: [strayOut('01 15:00', null)],
      },
      [['missingIn', null, null]],
    ],
    [
      'too little rest',
      {
        plans: [plan('02 15:00', '02 23:00'), plan('03 07:00', '03 15:00', { id: 2 })],
        sessions: [session('02 15:00', '02 23:00'), session('03 07:00', '03 15:00', 2)],
      },
      [['restBreached', 480, 660]],
    ],
    [
      'nothing between the parts of a day',
      {
        plans: [plan('02 11:00', '02 15:00'), plan('02 19:00', '02 23:00', { id: 2 })],
        sessions: [session('02 11:00', '02 15:00'), session('02 19:00', '02 23:00', 2)],
      },
      [],
    ],
    ['overtime that was not worked', { plans: [plan('02 07:00', '02 15:00'), overtime] }, [['early', 118, 5]]],
    [
      'a day that was declared otherwise',
      { declared: [declared('02 08:00', '02 16:00')] },
      [['layersDiffer', 0, null]],
    ],
    [
      'nothing of a day that was declared in two parts that touch',
      { declared: [declared('02 07:00', '02 11:00'), declared('02 11:00', '02 15:00')] },
      [],
    ],
  ])('%s', (_, given, wanted) => {
    expect(found(given)).toEqual(wanted);
  });

  it('a missing out proposes the planned end, a missing in the planned beginning', () => {
    const [out] = attendanceFindings(facts({ sessions: [session('02 07:00', null)] }));
    const [stray] = attendanceFindings(
      facts({
        sessions: [],
        strayOuts: [strayOut('02 15:04', 1)],
        now: at('02 15:04'),
      }),
    );

    expect(out).toMatchObject({ subject: 'shift 1', proposal: { direction: 'out', at: at('02 15:00') } });
    expect(stray).toMatchObject({ subject: 'punch 9', shift: 1, proposal: { direction: 'in', at: at('02 07:00') } });
  });

  it('each finding has a subject of its own, and the same facts give the same findings', () => {
    const time = fc.integer({ min: 0, max: 4000 });
    const sessions = fc.array(
      fc.record({
        from: time,
        length: fc.option(fc.integer({ min: 1, max: 900 })),
        shift: fc.option(fc.integer({ min: 0, max: 2 })),
      }),
      { maxLength: 6 },
    );
    const plans = fc.array(
      fc.record({
        from: time,
        length: fc.integer({ min: 30, max: 600 }),
        breakMinutes: fc.integer({ min: 0, max: 29 }),
      }),
      { maxLength: 3 },
    );
    fc.assert(
      fc.property(sessions, plans, (clocked, planned) => {
        const start = at('02 00:00');
        const given = facts({
          plans: planned.map(({ from, length, breakMinutes }, id) => ({
            id,
            from: start + from * 60_000,
            to: start + (from + length) * 60_000,
            day: dayOf(start + from * 60_000),
            breakMinutes,
            flexibleArrival: 0,
            isStandBy: false,
            isOvertime: false,
            isTraining: false,
          })),
          sessions: clocked
            .toSorted((a, b) => a.from - b.from)
            .map(({ from, length, shift }, id) => ({
              inPunch: id,
              outPunch: null,
              from: start + from * 60_000,
              to: length === null ? null : start + (from + length) * 60_000,
              shift: shift !== null && shift < planned.length ? shift : null,
              day: dayOf(start + from * 60_000),
            })),
        });
        const list = attendanceFindings(given);

        expect(new Set(list.map(({ kind, subject }) => `${kind} ${subject}`)).size).toBe(list.length);
        expect(attendanceFindings(given)).toEqual(list);
      }),
    );
  });
});
