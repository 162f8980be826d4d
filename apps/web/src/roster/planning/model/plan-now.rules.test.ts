import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../model/board.rules';
import type { Shift } from '../../model/shift.rules';
import { planNow, publishedShift, withDrafts } from './plan-now.rules';
import { at, boardWith, draftOf, itemOf, planOf, shiftOf, zone } from './test-plan';

const morning = (id: number, more: Partial<Shift> = {}) => shiftOf(7, id, '2026-11-10T07:00', '2026-11-10T15:00', more);
const drafted = (person: number, more = {}) => itemOf(person, '2026-11-10T09:00', '2026-11-10T17:00', more);
const paidBreaks = {
  people: [{ employeeId: 7, rules: [{ from: '2026-01-01', limits: null, isBreakPaid: true }] }],
} as unknown as PlanRules;

describe('the plan of a person', () => {
  it('has what is planned, not what is cancelled, declared or clocked', () => {
    const plan = planOf(
      morning(1),
      morning(2, { status: 'cancelled' }),
      morning(3, { erganiShift: true }),
      morning(4, { isClockRecord: true }),
    );
    expect(plan.entriesOf(7).map(({ id }) => id)).toEqual([1]);
    expect(plan.entriesOf(8)).toEqual([]);
  });

  it('has drafts in place of what they change, by start and then by id', () => {
    const board = boardWith(
      shiftOf(7, 5, '2026-11-10T15:00', '2026-11-10T19:00'),
      shiftOf(7, 3, '2026-11-10T15:00', '2026-11-10T16:00'),
      morning(1),
      morning(2),
    );
    const drafts = [draftOf(-1, itemOf(7, '2026-11-10T10:00', '2026-11-10T11:00')), draftOf(1, drafted(7))];
    const plan = planNow(board, [...drafts, draftOf(2, null)], zone);

    expect(plan.entriesOf(7).map(({ id, start }) => [id, start])).toEqual([
      [1, at('2026-11-10T09:00')],
      [-1, at('2026-11-10T10:00')],
      [3, at('2026-11-10T15:00')],
      [5, at('2026-11-10T15:00')],
    ]);
    expect(plan.draftOf(2)?.item).toBeNull();
    expect(plan.draftOf(3)).toBeUndefined();
  });

  it('has what a draft says of its item', () => {
    const item = drafted(7, {
      departmentId: 4,
      department: 'Bar',
      jobTitle: 'Barista',
      workCentreId: null,
      workCentre: null,
      costPlace: null,
      skill: 'First aid',
    });
    const [entry] = planNow(boardWith(), [draftOf(-1, item)], zone).entriesOf(7);

    expect(entry).toEqual({
      ...item,
      id: -1,
      seen: { published: null, draft: 1 },
      start: at('2026-11-10T09:00'),
      end: at('2026-11-10T17:00'),
    });
  });

  it.each([
    ['a start', { start: 'soon' }],
    ['an end', { end: 'later' }],
  ])('leaves out a draft without %s that can be read', (_what, more) => {
    expect(planNow(boardWith(), [draftOf(-1, drafted(7, more))], zone).entriesOf(7)).toEqual([]);
  });

  it('takes a published type that the product does not know as regular work', () => {
    const types = planOf(morning(1, { typeOfShift: 'Other' }), morning(2, { typeOfShift: 'Night' })).entriesOf(7);
    expect(types.map(({ typeOfShift }) => typeOfShift)).toEqual(['Regular', 'Night']);
  });

  it('has the whole break, also where the calendar has only its unpaid minutes', () => {
    const [entry] = planOf(morning(1, { breakMinutes: 0, paidBreakMinutes: 30 })).entriesOf(7);
    expect(entry?.breakMinutes).toBe(30);
  });
});

describe('what a change of a draft names as published', () => {
  const published = { version: 1, employeeId: 7 };
  const seen = (...shifts: Shift[]) =>
    planNow(boardWith(...shifts), [draftOf(2, drafted(8), { version: 5, published })], zone).entriesOf(8)[0]?.seen;

  it.each([
    ['the version that is published now', [morning(1, { version: 9 }), morning(2, { version: 3 })], 3],
    [
      'version 1 where none is told',
      [shiftOf(7, 2, '2026-11-10T07:00', '2026-11-10T15:00', { version: undefined })],
      1,
    ],
    ['nothing once it was cancelled', [morning(1), morning(2, { status: 'cancelled' })], null],
    ['nothing once the person has no shifts', [], null],
  ])('is %s', (_what, shifts, version) => {
    expect(seen(...shifts)).toEqual({ published: version, draft: 5 });
  });
});

it('a person works where and as what the calendar says', () => {
  const resources = [
    { employeeId: 6, building_Id: 3, jobTitle: 'Waiter' },
    { employeeId: 7, building_Id: 4, jobTitle: 'Cook' },
  ];
  const plan = planNow({ ...boardWith(), resources } as unknown as Board, [], zone);

  expect(plan.personOf(7, '2026-11-10')).toEqual({ departmentId: 4, jobTitle: 'Cook' });
  expect(plan.personOf(8, '2026-11-10')).toBeUndefined();
});

describe('the board with its drafts', () => {
  const idsOf = (board: Board, person: number) => board.shiftsOf.get(person)?.map(({ id }) => id);
  const added = (more = {}, rules?: PlanRules) =>
    withDrafts(boardWith(), [draftOf(-1, drafted(7, more))], zone, rules).shiftsOf.get(7)?.[0];

  it('is the same board without any, and has the same rows of people without any', () => {
    const board = boardWith(morning(1), shiftOf(8, 2, '2026-11-10T07:00', '2026-11-10T15:00'));

    expect(withDrafts(board, [], zone)).toBe(board);
    expect(withDrafts(board, [draftOf(1, null)], zone).shiftsOf.get(8)).toBe(board.shiftsOf.get(8));
  });

  it('moves a shift from the row of one person to that of another', () => {
    const drafts: PlanDraft[] = [draftOf(1, drafted(8), { published: { version: 1, employeeId: 7 } })];
    const board = withDrafts(boardWith(morning(1), morning(2)), drafts, zone);

    expect([idsOf(board, 7), idsOf(board, 8)]).toEqual([[2], [1]]);
  });

  it('leaves other records of a drafted shift where they are', () => {
    const records = [
      morning(1, { status: 'cancelled' }),
      morning(2, { erganiShift: true }),
      morning(3, { isClockRecord: true }),
    ];
    const drafts = [1, 2, 3].map((id) => draftOf(id, null, { published: { version: 1, employeeId: 7 } }));

    expect(idsOf(withDrafts(boardWith(...records), drafts, zone), 7)).toEqual([1, 2, 3]);
  });

  it('has the shifts of a row by start, the longer first, then by id', () => {
    const drafts = [
      draftOf(3, itemOf(7, '2026-11-10T07:00', '2026-11-10T15:00')),
      draftOf(1, itemOf(7, '2026-11-10T07:00', '2026-11-10T16:00')),
      draftOf(9, itemOf(7, '2026-11-09T07:00', '2026-11-09T15:00')),
      draftOf(8, null),
    ];
    expect(idsOf(withDrafts(boardWith(morning(4), morning(2)), drafts, zone), 7)).toEqual([9, 1, 2, 3, 4]);
  });

  it('shows a draft as planned and not yet published', () => {
    expect(added({ breakMinutes: 30 })).toEqual({
      id: -1,
      employeeId: 7,
      resourceId: 7,
      typeOfShift: 'Regular',
      title: '',
      start: at('2026-11-10T09:00'),
      end: at('2026-11-10T17:00'),
      allDay: false,
      breakMinutes: 30,
      notes: null,
      calendarId: 3000,
      erganiShift: false,
      status: 'planned',
      actualStart: null,
      actualEnd: null,
      isDraft: true,
    });
  });

  it('takes a paid break out of the unpaid minutes', () => {
    expect(added({ breakMinutes: 30 }, paidBreaks)).toMatchObject({ breakMinutes: 0, paidBreakMinutes: 30 });
  });

  it('has the kind of a leave', () => {
    expect(added({ typeOfShift: 'AnnualLeave', allDay: true, leaveKind: 'unpaid' })?.leaveKind).toBe('unpaid');
  });

  it.each([{ departmentId: 4, department: 'Bar' }, { jobTitle: 'Barista' }, { skill: 'First aid' }])(
    'has the place of a shift that is not worked as usual: %o',
    (place) => {
      const usual = {
        departmentId: null,
        department: null,
        jobTitle: null,
        workCentreId: null,
        workCentre: null,
        costPlace: null,
        skill: null,
      };
      expect(added(place)?.place).toEqual({ ...usual, ...place });
    },
  );
});

it('a published item is a shift that is no draft', () => {
  const shift = publishedShift({ ...drafted(7, { breakMinutes: 20 }), id: 5 }, zone);

  expect(shift).toMatchObject({ id: 5, start: at('2026-11-10T09:00'), end: at('2026-11-10T17:00'), breakMinutes: 20 });
  expect(shift).not.toHaveProperty('isDraft');
});
