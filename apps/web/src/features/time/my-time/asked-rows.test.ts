import type { DayRecord } from '@horae/contract/time/correction-rows';
import type { Punch } from '@horae/contract/time/punches.contract';
import { expect, it } from 'vitest';
import { firstRows, forgottenRow, wantedOf } from './asked-rows';

const day = '2026-11-20';
const punch = (id: number, time: string, direction: 'in' | 'out', more: Partial<Punch> = {}): Punch => ({
  id,
  at: `${day}T${time}:00+02:00`,
  direction,
  source: 'terminal',
  device: null,
  referenceDate: day,
  replaces: null,
  isReplaced: false,
  isVoid: false,
  reason: null,
  author: null,
  skewSeconds: null,
  recordedAt: `${day}T${time}:01+02:00`,
  ...more,
});
const record = (...punches: Punch[]): DayRecord => ({
  planned: [{ from: `${day}T22:00:00+02:00`, to: '2026-11-21T06:00:00+02:00' }],
  declared: [],
  clocked: [],
  strays: [],
  punches,
});

it('begins with the punches that count, each as it is, and asks for nothing', () => {
  const rows = firstRows(record(punch(1, '21:40', 'in', { isReplaced: true }), punch(2, '22:10', 'in')));

  expect(rows).toMatchObject([{ key: 2, action: 'keep', direction: 'in', day, time: '22:10' }]);
  expect(wantedOf(rows)).toEqual([]);
});

it('proposes the forgotten punch that the plan expects, an out after midnight too', () => {
  const current = record(punch(2, '22:10', 'in'));
  const out = forgottenRow(firstRows(current), current, day);

  expect(out).toMatchObject({ direction: 'out', day: '2026-11-21', time: '06:00' });
  expect(forgottenRow([], record(), day)).toMatchObject({ direction: 'in', day, time: '22:00' });
  expect(forgottenRow([...firstRows(current), out], current, day)).toMatchObject({
    key: out.key - 1,
    direction: 'in',
    time: '',
  });
});

it('asks for what was moved, turned, added or never was', () => {
  const [first, second] = firstRows(record(punch(2, '22:10', 'in'), punch(3, '22:11', 'in')));

  expect(
    wantedOf([
      { ...first!, action: 'change', time: '22:00' },
      { ...second!, action: 'never' },
      { key: -1, punch: null, action: 'change', direction: 'out', day: '2026-11-21', time: '06:00' },
    ]),
  ).toEqual([
    { replaces: 2, direction: 'in', at: `${day}T22:00` },
    { replaces: 3, isVoid: true },
    { replaces: null, direction: 'out', at: '2026-11-21T06:00' },
  ]);
});
