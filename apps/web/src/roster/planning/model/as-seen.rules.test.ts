import { expect, it } from 'vitest';
import { asSeenIn, viewOfDay, viewOfShifts } from './as-seen.rules';
import { days, offOf, planOf, shiftOf } from './test-plan';

const early = shiftOf(1, 11, '2026-12-09T08:00', '2026-12-09T16:00');
const late = shiftOf(1, 11, '2026-12-09T15:00', '2026-12-09T23:00');

it.each([
  ['the same shift saved again', planOf({ ...early, version: 2 }), true],
  ['other people and days', planOf(early, shiftOf(2, 12, '2026-12-09T08:00', '2026-12-09T16:00')), true],
  ['the same hours as a new shift', planOf({ ...early, id: 13 }), true],
  ['other times', planOf(late), false],
  ['another break', planOf({ ...early, breakMinutes: early.breakMinutes + 15 }), false],
  ['a note', planOf({ ...early, notes: 'Pool' }), false],
  ['a day off below it', planOf(early, offOf(1, 14, '2026-12-09', '2026-12-10')), false],
  ['nothing', planOf(), false],
])('a day that later has %s', (_, later, isAsSeen) => {
  expect(asSeenIn(planOf(early), viewOfDay(1, '2026-12-09', days))(later)).toBe(isAsSeen);
});

it.each([
  ['itself', planOf(early), true],
  ['other times', planOf(late), false],
  [
    'another job',
    planOf({
      ...early,
      place: {
        departmentId: null,
        department: null,
        jobTitle: 'Cook',
        workCentreId: null,
        workCentre: null,
        costPlace: null,
        skill: null,
      },
    }),
    false,
  ],
  ['the same hours as another shift', planOf({ ...early, id: 13 }), false],
  ['somebody else', planOf({ ...early, employeeId: 2, resourceId: 2 }), false],
])('a shift that is later with %s', (_, later, isAsSeen) => {
  const plan = planOf(early);
  expect(asSeenIn(plan, viewOfShifts(plan.entriesOf(1)))(later)).toBe(isAsSeen);
});

it('a shift that was not saved yet is as seen once it has its id, and not with other times', () => {
  const unsaved = planOf({ ...early, id: -1 });
  const isAsSeen = asSeenIn(unsaved, viewOfShifts(unsaved.entriesOf(1)));
  expect([isAsSeen(planOf(early)), isAsSeen(planOf(late))]).toEqual([true, false]);
});
