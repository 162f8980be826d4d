import { expect, it } from 'vitest';
import type { DayFamily, DeclaredPart } from './declared';
import { type Known, missingOf } from './differences.rules';
import type { PlannedDay } from './planned-days.rules';

const planned = (more: Partial<PlannedDay> = {}): PlannedDay => ({
  day: '2030-06-04',
  shifts: [],
  leave: null,
  hourlyLeaves: [],
  isLeaveDay: false,
  isFullTime: true,
  ...more,
});
const work = { kind: 'work', type: 'Regular', start: 100, end: 200, breakMinutes: 0 } as const;
const overtime = { kind: 'overtime', start: 200, end: 300 } as const;
const shifts = [{ type: 'Regular', start: 100, end: 200, breakMinutes: 0 }];
const rest: DeclaredPart[] = [{ kind: 'rest' }];
const sick: DeclaredPart[] = [{ kind: 'sickness' }];
const away = { leave: 'SickLeave', isLeaveDay: true };

const stands = (parts: DeclaredPart[], by: Partial<NonNullable<Known['standing']>['by']> = {}): Known => ({
  standing: { parts, by: { source: 'horae', isLeaving: false, ...by } },
  open: undefined,
});
const isOpen = (parts: DeclaredPart[], state: string, standing?: Known): Known => ({
  standing: standing?.standing,
  open: { parts, by: { state } },
});
const none: Known = { standing: undefined, open: undefined };

const missing = (day: PlannedDay, known: Partial<Record<DayFamily, Known>> = {}) =>
  missingOf(day, (kind) => known[kind] ?? none);
const schedule = (parts: DeclaredPart[]) => ({ kind: 'dailySchedule', day: { day: '2030-06-04', parts } });

it.each<[string, PlannedDay, Partial<Record<DayFamily, Known>>, object[]]>([
  ['what was never declared', planned(), {}, [schedule(rest)]],
  ['nothing that counts already', planned(), { dailySchedule: stands(rest) }, []],
  ['what differs from what counts', planned({ shifts }), { dailySchedule: stands(rest) }, [schedule([work])]],
  [
    'nothing where breaks alone differ',
    planned({ shifts }),
    { dailySchedule: stands([{ ...work, breakMinutes: 30 }]) },
    [],
  ],
  ['nothing that is on its way', planned(), { dailySchedule: isOpen(rest, 'queued', stands([work])) }, []],
  [
    'what differs from what is on its way',
    planned(),
    { dailySchedule: isOpen([work], 'queued', stands(rest)) },
    [schedule(rest)],
  ],
  ['what was rejected', planned(), { dailySchedule: isOpen(rest, 'rejected') }, [schedule(rest)]],
  [
    'nothing where only a change was rejected',
    planned(),
    { dailySchedule: isOpen([work], 'rejected', stands(rest)) },
    [],
  ],
  [
    'overtime that was taken off the roster as none',
    planned(),
    { dailySchedule: stands(rest), overtime: stands([overtime]) },
    [{ kind: 'overtime', day: { day: '2030-06-04', parts: [{ kind: 'noOvertime' }] } }],
  ],
  [
    'nothing about overtime that was declared as none',
    planned(),
    { dailySchedule: stands(rest), overtime: stands([{ kind: 'noOvertime' }]) },
    [],
  ],
  [
    'no schedule that a leave takes the place of',
    planned(away),
    { dailySchedule: stands([work]), leave: stands(sick) },
    [],
  ],
  [
    'a leave, after the schedule',
    planned({ ...away, shifts }),
    {},
    [schedule([work]), { kind: 'leave', day: { day: '2030-06-04', parts: sick } }],
  ],
  [
    'a declared leave off the roster, without parts',
    planned(),
    { dailySchedule: stands(rest), leave: stands(sick) },
    [{ kind: 'leave', day: { day: '2030-06-04', parts: [] } }],
  ],
  [
    'no leave that is being cancelled',
    planned(),
    { dailySchedule: stands(rest), leave: stands(sick, { isLeaving: true }) },
    [],
  ],
  ['no leave of the demo', planned(), { dailySchedule: stands(rest), leave: stands(sick, { source: 'demo' }) }, []],
])('finds %s', (_what, day, known, expected) => {
  expect(missing(day, known)).toEqual(expected);
});
