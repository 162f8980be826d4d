import type { PlanDraft } from '@horae/contract/scheduling/plan-drafts';
import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, it } from 'vitest';
import type { Shift } from '../../model/shift.rules';
import { absentDates, shiftsUnderAbsence, withTakenOff } from './absence-shifts.rules';
import { changesOfCover } from './cover.rules';
import { planNow } from './plan-now.rules';
import { boardWith, days, draftOf, itemOf, linesOf, offOf, shiftOf, zone } from './test-plan';

const dates = ['2026-11-09', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-14', '2026-11-15'];
const people = [7, 8].map((employeeId) => ({ employeeId, building_Id: 5, jobTitle: 'Cook' }) as StaffResource);
const leaveOf = (person: number, id: number, first: string, after: string) => ({
  ...offOf(person, id, first, after),
  typeOfShift: 'AnnualLeave' as const,
});
const shift = shiftOf(7, 11, '2026-11-10T07:00', '2026-11-10T15:00', { version: 4 });

const openShift = (row: number, id: number, day: number, more: Partial<Shift> = {}) =>
  shiftOf(row, id, `2026-11-${day}T07:00`, `2026-11-${day}T15:00`, more);

function absence(shifts: Shift[], drafts: PlanDraft[] = []) {
  const board = { ...boardWith(...shifts), resources: people };
  return { now: planNow(board, drafts, zone), board, days, dates };
}
const idsOf = (shifts: Shift[], drafts: PlanDraft[] = []) =>
  shiftsUnderAbsence(7, ['2026-11-10'], absence(shifts, drafts)).map(({ id }) => id);

it('a leave is looked at as a whole, as far as it is on screen', () => {
  const leaves = [leaveOf(7, 1, '2026-11-05', '2026-11-11'), leaveOf(7, 2, '2026-11-11', '2026-11-12')];
  expect(absentDates(7, ['2026-11-10', '2026-11-14'], absence(leaves))).toEqual(dates.slice(0, 3));
  expect(absentDates(7, ['2026-11-14'], absence(leaves))).toEqual([]);
  expect(absentDates(7, ['2026-11-10'], absence([offOf(7, 3, '2026-11-10', '2026-11-11')]))).toEqual([]);
});

it('shifts that are still planned under it are to be covered', () => {
  const later = shiftOf(7, 12, '2026-11-11T07:00', '2026-11-11T15:00');
  expect(idsOf([shift, later, leaveOf(7, 1, '2026-11-10', '2026-11-12')])).toEqual([11, 12]);
});

it('so are those that typing it took off, and can be given to somebody', () => {
  const typed = draftOf(
    -1,
    itemOf(7, '2026-11-10T00:00', '2026-11-11T00:00', { typeOfShift: 'SickLeave', allDay: true }),
  );
  const gone = draftOf(11, null, { version: 2, published: { version: 4, employeeId: 7 } });
  expect(idsOf([shift], [typed, gone])).toEqual([11]);

  const { now, board } = absence([shift], [typed, gone]);
  const covering = withTakenOff(now, 7, board);
  const [entry] = shiftsUnderAbsence(7, ['2026-11-10'], absence([shift], [typed, gone]));
  const changes = changesOfCover(covering, entry!, 8, { days, people });
  expect(linesOf(changes)).toEqual(['11: 8 Regular 2026-11-10T07:00–2026-11-10T15:00']);
  expect(changes[0]!.seen).toEqual({ published: 4, draft: 2 });
});

it.each([
  [
    'left open by a draft',
    [shift],
    [
      draftOf(11, itemOf(-5, '2026-11-10T07:00', '2026-11-10T15:00', { jobTitle: 'Chef' }), {
        published: { version: 4, employeeId: 7 },
      }),
    ],
    [11],
  ],
  [
    'left open by a draft in another department',
    [shift],
    [draftOf(11, itemOf(-6, '2026-11-10T07:00', '2026-11-10T15:00'), { published: { version: 4, employeeId: 7 } })],
    [11],
  ],
  ['left open by that person and published', [openShift(-5, 31, 10, { leftBy: 7 })], [], [31]],
  ['left open by that person in another department', [openShift(-6, 31, 10, { leftBy: 7 })], [], [31]],
  [
    'left open by that person, and then changed by a draft',
    [openShift(-5, 31, 10, { leftBy: 7 })],
    [draftOf(31, itemOf(-5, '2026-11-10T08:00', '2026-11-10T15:00'), { published: { version: 1, employeeId: -5 } })],
    [31],
  ],
  ['left open by somebody else', [openShift(-5, 31, 10, { leftBy: 8 })], [], []],
  ['open without ever having been theirs', [openShift(-5, 31, 10)], [], []],
  ['left open on another day', [openShift(-5, 31, 12, { leftBy: 7 })], [], []],
])('what is %s', (_, shifts, drafts, ids) => {
  expect(idsOf([...shifts, leaveOf(7, 1, '2026-11-10', '2026-11-11')], drafts)).toEqual(ids);
});

it('nothing is to be covered without an absence', () => {
  expect(idsOf([shift])).toEqual([]);
});
