import { createZone } from '@horae/local-time/zone';
import { expect, it } from 'vitest';
import type { FindingCode } from './findings.rules';
import { type LocalDays, localDays } from './local-days.rules';
import { presenceOf } from './pulse.rules';
import type { Shift } from './shift.rules';
import { testShift } from './test-shift';

const days = localDays(createZone('Europe/Athens'));
const at = (text: string) => Date.parse(`2026-11-20T${text}:00+02:00`);
const moment = { now: at('12:00'), days };
const today = (from: string, to: string, more: Partial<Shift> = {}) =>
  testShift(`2026-11-20T${from}`, `2026-11-20T${to}`, more);
const nothing = { twins: new Map(), findings: [] };

it.each<[string, Shift, object]>([
  ['at work and clocked in', today('07:00', '15:00', { actualStart: at('07:00') }), { isOnShift: true }],
  ['at work without a clock record', today('07:00', '15:00'), { isOnShift: true, isLate: false }],
  ['starting in two hours', today('14:00', '20:00'), { isOnShift: false, startsSoon: true }],
  ['starting later', today('14:01', '20:00'), { startsSoon: false }],
  ['still clocked in after the end', today('03:00', '11:00', { actualStart: at('03:00') }), { isOnShift: true }],
  ['absent', today('07:00', '15:00', { status: 'absent' }), { isOnShift: false, isLate: false }],
  ['called off', today('07:00', '15:00', { status: 'cancelled' }), { isOnShift: false, isLate: false }],
])('somebody %s', (_what, shift, presence) => {
  expect(presenceOf([shift], nothing, moment)).toMatchObject(presence);
});

it('takes a clock record of two days ago as forgotten', () => {
  const start = moment.now - 48 * 3_600_000;
  const shift = { ...today('07:00', '15:00'), start, end: start + 3_600_000, actualStart: start };

  expect(presenceOf([shift], nothing, moment).isOnShift).toBe(false);
});

it.each([
  [undefined, true],
  [540, true],
  [539, false],
])('by a clock policy of %s minutes, who came nine hours ago is at work: %s', (longestSession, isOnShift) => {
  const shift = today('03:00', '11:00', { actualStart: at('03:00') });

  expect(presenceOf([shift], { ...nothing, longestSession }, moment).isOnShift).toBe(isOnShift);
});

const untilFive: LocalDays = localDays(createZone('Europe/Athens'), { attribution: 'start', divide: 300 });
it.each<[string, FindingCode, string, LocalDays, string, boolean]>([
  ['found late today', 'late', '2026-11-20', days, '12:00', true],
  ['found late yesterday', 'late', '2026-11-19', days, '12:00', false],
  ['found gone early today', 'early', '2026-11-20', days, '12:00', false],
  ['found late on the working day that lasts until five', 'late', '2026-11-19', untilFive, '04:00', true],
])('somebody %s', (_what, code, date, shift, now, isLate) => {
  const findings = [{ code, date, shiftIds: [], amount: null, limit: 5 }];

  expect(presenceOf([], { twins: new Map(), findings }, { now: at(now), days: shift }).isLate).toBe(isLate);
});

it.each([
  ['2026-03-29T05:30:00+03:00', '2026-03-29'],
  ['2026-10-25T04:30:00+02:00', '2026-10-24'],
])('at %s, after a clock change, the working day is %s', (now, date) => {
  const findings = [{ code: 'late' as const, date, shiftIds: [], amount: null, limit: 5 }];

  expect(presenceOf([], { twins: new Map(), findings }, { now: Date.parse(now), days: untilFive }).isLate).toBe(true);
});
