import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../model/board.rules';
import { localDays } from '../../model/local-days.rules';
import type { Shift } from '../../model/shift.rules';
import { testShift } from '../../model/test-shift';
import { readDayItems } from './day-items.rules';
import { usualPlace } from './place-fields';
import { planNow, withDrafts } from './plan-now.rules';
import { replaceDay } from './replace-day.rules';

const zone = createZone('Europe/Athens');
const days = localDays(zone);
const at = (text: string) => Date.parse(`${text}:00+02:00`);
const shift = (id: number, start: string, end: string, more: Partial<Shift> = {}): Shift =>
  testShift(start, end, { id, resourceId: 7, employeeId: 7, ...more });
const board = (...shifts: Shift[]) => ({ shiftsOf: new Map([[7, shifts]]), resources: [] }) as unknown as Board;
const put = (text: string, shown: Board, drafts: PlanDraft[] = []) =>
  replaceDay(
    planNow(shown, drafts, zone),
    { employee: 7, date: '2026-11-10', items: readDayItems(text, '2026-11-10')! },
    days,
  );

const morning = shift(11, '2026-11-10T07:00', '2026-11-10T15:00', { breakMinutes: 30, version: 3, notes: 'Lobby' });
const off = (id: number, first: string, after: string) =>
  shift(id, `${first}T00:00`, `${after}T00:00`, { allDay: true, typeOfShift: 'DayOff', calendarId: 3001 });

describe('a day that gets other contents', () => {
  it('keeps the shift, its break and its note, and changes its times', () => {
    expect(put('8-16', board(morning))).toEqual([
      {
        id: 11,
        seen: { published: 3, draft: null },
        item: expect.objectContaining({
          start: '2026-11-10T08:00',
          end: '2026-11-10T16:00',
          breakMinutes: 30,
          notes: 'Lobby',
        }),
      },
    ]);
  });

  it('takes the skill of a template, also if it has none, and keeps it where times are typed', () => {
    const skilled = shift(11, '2026-11-10T07:00', '2026-11-10T15:00', { place: { ...usualPlace, skill: 'HACCP' } });
    const times = { type: 'Regular' as const, from: 480, to: 960, breakMinutes: 0 };
    const typed = (text: string, skill: string | null) => {
      const items = readDayItems(text, '2026-11-10', (code) =>
        code === 'E1' ? { code, name: 'Early', ...times, skill, colour: null } : undefined,
      )!;
      const wanted = { employee: 7, date: '2026-11-10', items };
      return replaceDay(planNow(board(skilled), [], zone), wanted, days).map(({ item }) => item!.skill);
    };
    expect(typed('E1', 'First aid')).toEqual(['First aid']);
    expect(typed('E1', null)).toEqual([null]);
    expect(typed('9-17', 'First aid')).toEqual(['HACCP']);
  });

  it('takes the break of a template, also if it has none', () => {
    const times = { type: 'Regular' as const, from: 480, to: 960, breakMinutes: 0 };
    const template = { code: 'E1', name: 'Early', ...times, skill: null, colour: null };
    const items = readDayItems('E1', '2026-11-10', () => template)!;
    const wanted = { employee: 7, date: '2026-11-10', items };

    expect(replaceDay(planNow(board(morning), [], zone), wanted, days)).toMatchObject([
      { id: 11, item: { start: '2026-11-10T08:00', breakMinutes: 0, notes: 'Lobby' } },
    ]);
  });

  it('adds the second part of a split shift, and takes what is left over off', () => {
    expect(put('7-11/18-22', board(morning)).map(({ id, item }) => [id, item?.start])).toEqual([
      [11, '2026-11-10T07:00'],
      [undefined, '2026-11-10T18:00'],
    ]);
    expect(put('', board(morning))).toEqual([{ id: 11, seen: { published: 3, draft: null }, item: null }]);
  });

  it('stays as it is if it is off already, alone or among other days', () => {
    expect(put('off', board(off(12, '2026-11-09', '2026-11-12')))).toEqual([]);
    expect(put('off', board(off(12, '2026-11-10', '2026-11-11')))).toEqual([]);
    expect(put('al', board(off(12, '2026-11-10', '2026-11-11'))).map(({ id }) => id)).toEqual([12]);
  });

  it('gets a day off instead of the shift', () => {
    expect(put('off', board(morning)).map(({ id, item }) => [id, item?.typeOfShift])).toEqual([
      [undefined, 'DayOff'],
      [11, undefined],
    ]);
  });

  it.each<[string, string, (string | undefined)[][]]>([
    ['2026-11-10', '2026-11-12', [['2026-11-11T00:00', '2026-11-12T00:00']]],
    ['2026-11-09', '2026-11-11', [['2026-11-09T00:00', '2026-11-10T00:00']]],
    [
      '2026-11-09',
      '2026-11-13',
      [
        ['2026-11-09T00:00', '2026-11-10T00:00'],
        ['2026-11-11T00:00', '2026-11-13T00:00'],
      ],
    ],
  ])('takes the day out of days off from %s to before %s', (first, after, parts) => {
    const changes = put('8-16', board(off(12, first, after)));

    expect(changes.slice(0, -1).map(({ item }) => [item?.start, item?.end])).toEqual(parts);
    expect(changes.at(-1)?.item?.start).toBe('2026-11-10T08:00');
  });

  it('belongs to the day on which the work begins', () => {
    const night = shift(13, '2026-11-09T23:00', '2026-11-10T07:00');

    expect(put('', board(night))).toEqual([]);
  });
});

it('a draft whose published shift changed since takes that one as its base', () => {
  const draft = (published: PlanDraft['published']): PlanDraft => ({
    id: 11,
    version: 2,
    published,
    item: {
      employeeId: 7,
      typeOfShift: 'Regular',
      title: '',
      start: '2026-11-10T08:00:00+02:00',
      end: '2026-11-10T16:00:00+02:00',
      allDay: false,
      breakMinutes: 0,
      notes: null,
      leaveKind: null,
      ...usualPlace,
    },
    by: null,
    at: '',
  });
  const seen = (shown: Board) => put('9-17', shown, [draft({ version: 1, employeeId: 7 })])[0]?.seen;

  expect(seen(board(morning))).toEqual({ published: 3, draft: 2 });
  expect(seen(board())).toEqual({ published: null, draft: 2 });
});

it('drafts lie over the published plan: moved, added and taken off', () => {
  const other = shift(14, '2026-11-11T07:00', '2026-11-11T15:00');
  const item = {
    employeeId: 8,
    typeOfShift: 'Regular' as const,
    title: '',
    allDay: false,
    breakMinutes: 0,
    notes: null,
    leaveKind: null,
    ...usualPlace,
  };
  const draft = (id: number, more: Partial<PlanDraft>): PlanDraft => ({
    id,
    version: 1,
    published: null,
    item: null,
    by: null,
    at: '',
    ...more,
  });
  const drafts = [
    draft(11, {
      published: { version: 3, employeeId: 7 },
      item: { ...item, start: '2026-11-10T08:00:00+02:00', end: '2026-11-10T16:00:00+02:00' },
    }),
    draft(14, { published: { version: 1, employeeId: 7 } }),
    draft(20, { item: { ...item, start: '2026-11-09T08:00:00+02:00', end: '2026-11-09T16:00:00+02:00' } }),
  ];

  const { shiftsOf } = withDrafts(board(morning, other), drafts, zone);

  expect(shiftsOf.get(7)).toEqual([]);
  expect(shiftsOf.get(8)?.map(({ id, start, isDraft }) => [id, start, isDraft])).toEqual([
    [20, at('2026-11-09T08:00'), true],
    [11, at('2026-11-10T08:00'), true],
  ]);
});
