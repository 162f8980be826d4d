import type { BoardDay, BoardSide } from '@horae/contract/declarations/declaration-board';
import { describe, expect, it } from 'vitest';
import { declarationsWords } from './declarations.words';
import { differingHours, markOf } from './week-marks';

const say = declarationsWords.say;
const work = (from: string, to: string) => [{ kind: 'work' as const, from, to }];
const side = (of: Partial<BoardSide>): BoardSide => ({
  family: 'dailySchedule',
  planned: work('07:00', '15:00'),
  declared: null,
  differs: false,
  declarationId: null,
  state: null,
  protocol: null,
  dueAt: null,
  isOverdue: false,
  ...of,
});
const day = (of: Partial<BoardDay>): BoardDay => ({ day: '2026-11-23', sides: [], finding: null, clocked: [], ...of });

describe('the mark of a day', () => {
  it.each([
    ['free', day({})],
    ['agreed', day({ sides: [side({ state: 'accepted', declared: work('07:00', '15:00') })] })],
    ['sent', day({ sides: [side({ state: 'queued' })] })],
    ['differs', day({ sides: [side({ differs: true })] })],
    ['overdue', day({ sides: [side({ differs: true, isOverdue: true })] })],
    ['refused', day({ sides: [side({ differs: true, isOverdue: true, state: 'rejected' })] })],
    ['found', day({ sides: [side({ differs: true })], finding: 'workedUndeclared' })],
  ])('is %s', (mark, one) => expect(markOf(one)).toBe(mark));
});

describe('the hours of a day', () => {
  it.each([
    ['none where all agree', day({ sides: [side({ state: 'accepted' })] }), '', ''],
    ['the planned ones', day({ sides: [side({ differs: true })] }), '07:00–15:00', ''],
    [
      'beside the declared ones',
      day({ sides: [side({ differs: true, declared: work('08:00', '16:00') })] }),
      '07:00–15:00',
      '08:00–16:00',
    ],
    [
      'only of what differs',
      day({
        sides: [
          side({ declared: work('07:00', '15:00'), state: 'accepted' }),
          side({ family: 'overtime', planned: [{ kind: 'overtime', from: '15:00', to: '17:00' }], differs: true }),
        ],
      }),
      'Overtime 15:00–17:00',
      '',
    ],
    [
      'the clocked ones of a finding',
      day({ sides: [side({})], finding: 'workedUndeclared', clocked: [{ from: '07:02', to: '15:01' }] }),
      '07:02–15:01',
      '',
    ],
    [
      'the declared ones where nobody came',
      day({ sides: [side({ planned: [], declared: work('07:00', '15:00') })], finding: 'declaredNobodyCame' }),
      '07:00–15:00',
      '',
    ],
  ])('%s', (_, one, hours, declared) => expect(differingHours(one, say)).toEqual({ hours, declared }));
});
